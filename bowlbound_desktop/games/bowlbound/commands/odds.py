"""`bowlbound odds`: the exact odds of a situation, as tables, CSV or JSON."""

import argparse
from typing import TYPE_CHECKING, Any

from bowlbound_desktop.cli.arguments import LONGEST, add_correction_switches, add_options, add_system, count
from bowlbound_desktop.cli.main import Subparsers

if TYPE_CHECKING:
    from bowlbound_desktop.cli.odds_output import Told
    from bowlbound_desktop.games.bowlbound.odds.asking import Asked
    from bowlbound_desktop.games.bowlbound.rules.game import Game
    from bowlbound_desktop.games.bowlbound.rules.system import BowlBound
    from bowlbound_desktop.kernel.score import Score

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
)
USUAL = {
    "scrimmage": ("yards", "points"),
    "try": ("score", "points"),
    "kickoff": ("start", "points"),
    "free-kick": ("start", "points"),
}
"""What is printed unless figures are named, by what is to be played."""
WHOLE_QUARTER = "15:00"


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
    kinds.add_argument("--csv", action="store_true", help="one line a pair of calls, for spreadsheets")
    add_options(parser)
    add_correction_switches(parser)


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
    parser.add_argument("--clock", metavar="M:SS", help=f"time left in the quarter ({WHOLE_QUARTER})")
    parser.add_argument("--score", default="0-0", metavar="HOME-AWAY", help="points so far (%(default)s)")


def _add_choice(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--figure", action="append", choices=FIGURES, help="what to print; may be repeated")
    parser.add_argument(
        "--call", action="append", metavar="CALL", help="only this call of the offence, such as 7 or punt"
    )
    parser.add_argument(
        "--defense", action="append", metavar="CALL", help="only this call of the defence, such as C"
    )
    parser.add_argument("--fakes", action="store_true", help="the plays after a fake as well")
    parser.add_argument("--gains", action="store_true", help="how often each gain follows, call by call")
    parser.add_argument(
        "--answer",
        action="append",
        default=[],
        metavar="KIND=OPTION",
        help="what is answered on the way, such as kick_rush=rush or coffin_corner=10",
    )


def run(args: argparse.Namespace) -> int:
    """Reckon and print."""
    from bowlbound_desktop.cli.odds_output import as_csv, as_json, as_text

    odds, asked = _ask(args)
    write = as_json if args.json else as_csv if args.csv else as_text
    told = write(odds, asked, tuple(args.figure or USUAL[args.next]), gains=args.gains)
    _check_asked(args.answer, odds.answered)
    print(told)
    return 0


def _ask(args: argparse.Namespace) -> tuple["Told", list["Asked"]]:
    """The odds of the situation, and what is asked of them."""
    from bowlbound_desktop.games.bowlbound.rules.system import BowlBound
    from bowlbound_desktop.games.paper_bowl.rules.system import PaperBowl
    from bowlbound_desktop.kernel.errors import BowlboundError
    from bowlbound_desktop.play.systems import system

    rules = system(args.system)
    if isinstance(rules, BowlBound):
        return _ask_bowlbound(rules, args)
    if isinstance(rules, PaperBowl):
        from bowlbound_desktop.games.paper_bowl.commands import odds as paper_odds

        return paper_odds.ask(rules, args)
    raise BowlboundError(f'nobody reckons odds for "{args.system}"')


def _ask_bowlbound(rules: "BowlBound", args: argparse.Namespace) -> tuple["Told", list["Asked"]]:
    from bowlbound_desktop.games.bowlbound.odds.asking import blocks
    from bowlbound_desktop.games.bowlbound.odds.table import book_of
    from bowlbound_desktop.games.bowlbound.values.judge import expected_points

    game = _situation(rules, args)
    asked = blocks(game, args.call, args.defense, fakes=args.fakes)
    return book_of(game).odds(game, expected_points, answers=_answers(args.answer)), asked


def _check_asked(words: list[str], asked: set[str]) -> None:
    """An answer to a question that nobody asked is a mistake."""
    from bowlbound_desktop.kernel.errors import BowlboundError

    for kind in _answers(words):
        if kind not in asked:
            raise BowlboundError(f"nobody is asked {kind} in this situation")


def _situation(rules: "BowlBound", args: argparse.Namespace) -> "Game":
    """The game that the arguments describe."""
    from bowlbound_desktop.games.bowlbound.charts.layers import chart_for_play
    from bowlbound_desktop.games.bowlbound.rules.clock.dead_ball import FREE_KICK_LINE
    from bowlbound_desktop.kernel.clock import Clock, parse_clock
    from bowlbound_desktop.kernel.field import FIELD, Side
    from bowlbound_desktop.play.opening import read_option_words, read_switches

    options = rules.read_options(read_option_words(rules, args.options))
    off = read_switches(args.without)
    home, away = (
        chart_for_play(name, "blank", not args.as_published, off) for name in (args.home, args.away)
    )
    game = rules.new_game(home, away, options)
    usual = {"try": FIELD - options.two_point_line, "kickoff": options.kickoff_line}
    y = spot_of(args, usual.get(args.next, FREE_KICK_LINE))
    clock = Clock(args.quarter, parse_clock(args.clock or WHOLE_QUARTER))
    place: dict[str, Any] = {"y": y, "line": min(FIELD, y + args.to_go), "down": args.down}
    if args.next == "try":
        place |= {"line": FIELD, "down": 4}
    score = score_of(args)
    return game.change(next=args.next, offense=Side(args.offense), clock=clock, score=score, **place)


def spot_of(args: argparse.Namespace, usual: int) -> int:
    """Where the ball is, counted by the side that has it; where it usually is unless something is said."""
    from bowlbound_desktop.kernel.errors import BowlboundError
    from bowlbound_desktop.kernel.field import FIELD, Side, parse_spot

    y = usual if args.ball is None else parse_spot(args.ball).seen_by(Side(args.offense))
    if not 0 < y < FIELD:
        raise BowlboundError("the ball must lie between the goal lines")
    return y


def _answers(words: list[str]) -> dict[str, str]:
    from bowlbound_desktop.kernel.errors import BowlboundError

    for word in words:
        if "=" not in word:
            raise BowlboundError(f'"{word}" is no answer: write "kick_rush=rush"')
    return dict(word.split("=", 1) for word in words)


def score_of(args: argparse.Namespace) -> "Score":
    """The points so far."""
    from bowlbound_desktop.kernel.errors import BowlboundError
    from bowlbound_desktop.kernel.score import Score

    home, dash, away = args.score.partition("-")
    if not (dash and home.isdecimal() and away.isdecimal() and len(args.score) < LONGEST):
        raise BowlboundError(f'"{args.score}" is no score: write "14-10"')
    return Score((int(home), 0, 0, 0), (int(away), 0, 0, 0))
