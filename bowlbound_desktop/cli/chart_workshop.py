"""`bowlbound charts build|fidelity`."""

import argparse

from bowlbound_desktop.cli.main import Subparsers

GAMES = 500


def add_actions(actions: Subparsers) -> None:
    """Describe what this module can do."""
    build = actions.add_parser("build", help="make charts from profiles")
    build.add_argument("profiles", nargs="*", metavar="PROFILE", help="a shipped profile's id, or a file")
    build.add_argument("--all", action="store_true", help="every shipped profile")
    build.set_defaults(act=build_charts)
    fidelity = actions.add_parser("fidelity", help="play every team and compare it with its season")
    fidelity.add_argument("--games", type=int, default=GAMES, metavar="N", help=f"games a team ({GAMES})")
    fidelity.add_argument("--jobs", type=int, default=1, metavar="N", help="processes (1)")
    fidelity.set_defaults(act=report_fidelity)


def build_charts(args: argparse.Namespace) -> int:
    """Write charts: of shipped profiles to their folder, of files to the player's own charts."""
    from pathlib import Path

    from bowlbound_desktop import paths
    from bowlbound_desktop.kernel.errors import BowlboundError
    from bowlbound_desktop.storage.charts import save_chart
    from bowlbound_desktop.workshop.build import build_chart, chart_path
    from bowlbound_desktop.workshop.profile import profile_files, read_profile

    files = profile_files()
    names = list(files) if args.all else args.profiles
    if not names:
        raise BowlboundError("name a profile, or --all")
    for name in names:
        profile = read_profile(files.get(name, Path(name)))
        path = chart_path(profile) if name in files else paths.own_charts() / f"{profile.id}.toml"
        save_chart(build_chart(profile), path)
        print(path.name)
    return 0


def report_fidelity(args: argparse.Namespace) -> int:
    """Print the fidelity report; progress goes to the error stream."""
    import sys

    from bowlbound_desktop.kernel.errors import BowlboundError
    from bowlbound_desktop.workshop.fidelity import measure_all, report

    if args.games < 2 or args.jobs < 1:
        raise BowlboundError("fidelity needs at least two games and one process")
    measured = []
    for one in measure_all(args.games, args.jobs):
        measured.append(one)
        print(f"\r{len(measured)} charts played", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(report(measured), end="")
    return 0
