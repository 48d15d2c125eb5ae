"""`bowlbound simulate`: many games between two teams, and what came of them."""

import argparse
import sys
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from bowlbound_desktop.cli.arguments import add_correction_switches, add_options
from bowlbound_desktop.cli.main import Subparsers

if TYPE_CHECKING:
    from bowlbound_desktop.play.simulate import GameRecord
    from bowlbound_desktop.play.summary import Summary

BAR = 30


def add_parser(subparsers: Subparsers) -> None:
    """Describe the command."""
    parser = subparsers.add_parser("simulate", help="play many games and count")
    parser.add_argument("home", metavar="HOME", help="chart of the home side, such as 1966-notre-dame")
    parser.add_argument("away", metavar="AWAY", help="chart of the visitors")
    parser.add_argument("-n", "--games", type=int, default=100, metavar="N", help="how many games (100)")
    parser.add_argument("--system", default="bowlbound", help="which game: %(default)s unless named")
    parser.add_argument("--coach", default="book", help="who coaches both sides: %(default)s unless named")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes at work (1)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the first game's seed (0)")
    add_options(parser)
    shape = parser.add_mutually_exclusive_group()
    shape.add_argument("--csv", action="store_true", help="one line a game")
    shape.add_argument("--json", action="store_true", help="the figures as JSON")
    add_correction_switches(parser)


def run(args: argparse.Namespace) -> int:
    """Play them; Ctrl+C stops and shows what there is so far."""
    from bowlbound_desktop.kernel.errors import BowlboundError
    from bowlbound_desktop.play.summary import Summary

    if args.games < 1 or args.jobs < 1:
        raise BowlboundError("at least one game and one job")
    summary = Summary()
    names, records = _records(args)
    try:
        for record in _counted(records, args.games):
            summary.add(record)
            if args.csv:
                _csv_line(record, summary.games == 1)
    except KeyboardInterrupt:
        print("\nstopped", file=sys.stderr)
    if not args.csv:
        _show(summary, names, as_json=args.json)
    return 0


def _records(args: argparse.Namespace) -> tuple[tuple[str, str], "Iterator[GameRecord]"]:
    """The names of the teams, and the games as they come."""
    from bowlbound_desktop.coaches.register import coach
    from bowlbound_desktop.play.opening import read_option_words
    from bowlbound_desktop.play.systems import system
    from bowlbound_desktop.storage.teams import team_for_play

    coach(args.coach, 0, args.system)  # an unknown name is refused before anything starts
    rules = system(args.system)
    options = read_option_words(rules, args.options)
    rules.read_options(options)
    home, away = (
        team_for_play(rules, name, side, not args.as_published, args.without)
        for side, name in (("home", args.home), ("away", args.away))
    )
    how = {"system": args.system, "options": options, "coaches": (args.coach, args.coach)}
    return (home.name, away.name), _played(args, home, away, how)


def _played(args: argparse.Namespace, home: Any, away: Any, how: dict[str, Any]) -> "Iterator[GameRecord]":
    from concurrent.futures import ProcessPoolExecutor

    from bowlbound_desktop.play.simulate import simulate

    if args.jobs == 1:
        yield from simulate(home, away, args.games, args.seed, **how)
        return
    with ProcessPoolExecutor(args.jobs) as pool:
        try:
            yield from simulate(home, away, args.games, args.seed, pool, **how)
        finally:
            pool.shutdown(cancel_futures=True)


def _counted(records: "Iterable[GameRecord]", games: int) -> "Iterator[GameRecord]":
    """The same records, with a bar on the terminal while they come."""
    for done, record in enumerate(records, 1):
        if sys.stderr.isatty():
            full = BAR * done // games
            print(f"\r[{'#' * full}{'.' * (BAR - full)}] {done} of {games}", end="", file=sys.stderr)
        yield record
    if sys.stderr.isatty():
        print(file=sys.stderr)


def _csv_line(record: "GameRecord", first: bool) -> None:
    import csv

    from attrs import asdict

    lines = {"home": asdict(record.home), "away": asdict(record.away)}
    row = {"seed": record.seed} | {
        f"{side}_{name}": value for side, line in lines.items() for name, value in line.items()
    }
    writer = csv.DictWriter(sys.stdout, fieldnames=list(row))
    if first:
        writer.writeheader()
    writer.writerow(row)


def _show(summary: "Summary", names: tuple[str, str], *, as_json: bool) -> None:
    import json

    from bowlbound_desktop.play.summary import report

    if as_json and summary.games:
        print(json.dumps({"teams": names, **summary.figures()}, indent=2))
        return
    print("\n".join(report(summary, *names)))
