"""`bowlbound simulate`: plays many games between two teams and adds up their figures."""

import argparse
import sys
from collections.abc import Iterable
from contextlib import closing
from typing import TYPE_CHECKING

from bowlbound_desktop.cli.many_games import (
    Mistakes,
    ProgressBar,
    Stop,
    add_many_games,
    hired,
    matchup_of,
    print_csv,
    wish_of,
)
from bowlbound_desktop.console.command import Subparsers

if TYPE_CHECKING:
    from bowlbound_desktop.play.many.simulate import GameRecord
    from bowlbound_desktop.play.many.summary import Summary

GAMES = 100


def add_parser(subparsers: Subparsers) -> None:
    """Describe the command."""
    parser = subparsers.add_parser("simulate", help="play many games and count")
    parser.add_argument("home", metavar="HOME", help="chart of the home side, such as 1966-notre-dame")
    parser.add_argument("away", metavar="AWAY", help="chart of the visitors")
    add_many_games(parser, GAMES)


def run(args: argparse.Namespace) -> int:
    """Play them; Ctrl+C stops and shows the figures so far."""
    from bowlbound_desktop.play.many.simulate import Order, play_orders, prepare, team_names
    from bowlbound_desktop.play.many.summary import Summary

    matchup, summary = matchup_of(wish_of(args), args.home, args.away, args.coach), Summary()
    prepare(matchup, _tell_work)
    order = Order(matchup=matchup, seeds=range(args.seed, args.seed + args.games))
    with Stop() as stop, hired(args) as workers, closing(play_orders([order], workers)) as records:
        _follow(records, summary, args, stop)
    code = stop.told(summary.games, args.games)
    if not args.csv:
        _show(summary, team_names(matchup), as_json=args.json)
    return code


def _tell_work(words: str) -> None:
    print(f"first, the {words} are computed once: about half a minute", file=sys.stderr, flush=True)


def _follow(
    records: "Iterable[GameRecord]", summary: "Summary", args: argparse.Namespace, stop: Stop
) -> None:
    """Add up the games as they come; each is forgotten once it is counted and written."""
    from bowlbound_desktop.play.many.summary import running

    bar, mistakes = ProgressBar(args.games, quiet=args.csv and sys.stdout.isatty()), Mistakes()
    for record in records:
        summary.add(record)
        mistakes.add(record)
        if args.csv:
            print_csv(_row(record), heading=summary.games == 1)
        if bar.shown:
            bar.show(summary.games, running(summary))
        if stop.asked:
            break
    bar.close()
    mistakes.tell()


def _row(record: "GameRecord") -> dict[str, int]:
    lines = {"home": record.home.values(), "away": record.away.values()}
    return {"seed": record.seed} | {
        f"{side}_{name}": value for side, line in lines.items() for name, value in line.items()
    }


def _show(summary: "Summary", names: tuple[str, str], *, as_json: bool) -> None:
    import json

    from bowlbound_desktop.play.many.summary import report

    if as_json:
        print(json.dumps({"teams": names, **summary.figures()}, indent=2))
        return
    print("\n".join(report(summary, *names)))
