"""`bowlbound odds`: the exact odds of a situation, as tables, CSV or JSON."""

import argparse
from typing import TYPE_CHECKING

from bowlbound_desktop.cli.game_arguments import add_choices, add_system
from bowlbound_desktop.console.arguments import add_options, count
from bowlbound_desktop.console.command import Subparsers

if TYPE_CHECKING:
    from bowlbound_desktop.play.odds_asking import Asked, Told

FIGURES = (
    "yards",
    "points",
    "first_down",
    "touchdown",
    "score",
    "turnover",
    "penalty",
    "safety",
    "start",
    "completion",
    "win",
)
USUAL = {
    "scrimmage": ("yards", "points"),
    "try": ("score", "points"),
    "kickoff": ("start", "points"),
    "free-kick": ("start", "points"),
}
"""The figures that are printed by default, by what is to be played."""


def add_parser(subparsers: Subparsers) -> None:
    """Describe the command."""
    parser = subparsers.add_parser("odds", help="print the exact odds of every call in a situation")
    parser.add_argument("home", metavar="HOME", help="team chart of the home side, such as 1966-notre-dame")
    parser.add_argument("away", metavar="AWAY", help="team chart of the visitors")
    add_system(parser)
    _add_situation(parser)
    _add_choice(parser)
    kinds = parser.add_mutually_exclusive_group()
    kinds.add_argument("--json", action="store_true", help="everything, for programs")
    kinds.add_argument("--csv", action="store_true", help="one line per pair of calls, for spreadsheets")
    add_options(parser)
    add_choices(parser)


def _add_situation(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--next", default="scrimmage", choices=tuple(USUAL), help="what is to be played (%(default)s)"
    )
    parser.add_argument(
        "--offense", default="home", choices=("home", "away"), help="who has the ball (%(default)s)"
    )
    parser.add_argument("--down", type=int, default=1, choices=(1, 2, 3, 4), help="the down (%(default)s)")
    parser.add_argument(
        "--to-go", type=count, default=10, metavar="YARDS", help="yards to a first down (%(default)s)"
    )
    parser.add_argument("--ball", metavar="SPOT", help='where the ball lies: "home 17", "away 44" or "50"')
    parser.add_argument(
        "--quarter", type=int, default=1, choices=(1, 2, 3, 4), help="the quarter (%(default)s)"
    )
    parser.add_argument("--clock", metavar="M:SS", help="time left in the quarter (default: all of it)")
    parser.add_argument("--score", default="0-0", metavar="HOME-AWAY", help="points so far (%(default)s)")


def _add_choice(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--figure", action="append", choices=FIGURES, help="what to print; may be repeated")
    parser.add_argument(
        "--call", action="append", metavar="CALL", help="only this call of the offense, such as 7 or punt"
    )
    parser.add_argument(
        "--defense", action="append", metavar="CALL", help="only this call of the defense, such as C"
    )
    parser.add_argument("--fakes", action="store_true", help="the plays after a fake as well")
    parser.add_argument("--gains", action="store_true", help="how often each gain comes up, call by call")
    parser.add_argument(
        "--answer",
        action="append",
        default=[],
        metavar="KIND=OPTION",
        help="what is answered on the way, such as kick_rush=rush or coffin_corner=10",
    )


def run(args: argparse.Namespace) -> int:
    """Compute and print."""
    from bowlbound_desktop.cli.odds_output import as_csv, as_json, as_text

    odds, asked = _ask(args)
    write = as_json if args.json else as_csv if args.csv else as_text
    told = write(odds, asked, tuple(args.figure or USUAL[args.next]), gains=args.gains)
    _check_asked(args.answer, odds.answered)
    print(told)
    return 0


def _ask(args: argparse.Namespace) -> tuple["Told", list["Asked"]]:
    """The odds of the situation, and what is asked of them."""
    from bowlbound_desktop.games.register import game
    from bowlbound_desktop.kernel.errors import BowlboundError

    found = game(args.system)
    if found.ask_odds is None:
        raise BowlboundError(f'no exact odds are known for "{args.system}"')
    return found.ask_odds(found, args)


def _check_asked(words: list[str], asked: set[str]) -> None:
    """Refuse an answer to a question that was not asked."""
    from bowlbound_desktop.console.situation import answers_of
    from bowlbound_desktop.kernel.errors import BowlboundError

    for kind in answers_of(words):
        if kind not in asked:
            raise BowlboundError(f"{kind} is not asked in this situation")
