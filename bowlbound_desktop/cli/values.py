"""`bowlbound values`: fit the worth of situations to the program's own games."""

import argparse

from bowlbound_desktop.cli.main import Subparsers


def add_parser(subparsers: Subparsers) -> None:
    """Describe the command."""
    parser = subparsers.add_parser("values", help="fit what situations are worth to simulated games")
    parser.add_argument("action", choices=("build",))
    parser.add_argument("--teams", nargs=2, default=["average-1966", "average-1968"], metavar="CHART")
    parser.add_argument("--games", type=int, default=600, help="whole games: %(default)s")
    parser.add_argument("--late", type=int, default=12000, help="ends of close games: %(default)s")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", metavar="FILE", help="where to write; the program's own file unless named")


def run(args: argparse.Namespace) -> int:
    """Fit and write."""
    from pathlib import Path

    from bowlbound_desktop import paths
    from bowlbound_desktop.coaches.value_fit import collect, fit, values_text
    from bowlbound_desktop.storage.charts import load_by_id
    from bowlbound_desktop.storage.files import write_text

    home, away = (load_by_id(name) for name in args.teams)
    seen = list(collect((home, away), args.games, args.late, args.seed))
    teams = " ".join(args.teams)
    command = (
        f"bowlbound values build --teams {teams} --games {args.games} --late {args.late} --seed {args.seed}"
    )
    out = Path(args.out) if args.out else paths.RESOURCES / "values" / "bowlbound.toml"
    write_text(out, values_text(fit(seen), command))
    print(f"{len(seen)} situations; written to {out.name}")
    return 0
