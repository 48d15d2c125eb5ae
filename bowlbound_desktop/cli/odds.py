"""`bowlbound odds`: the exact odds of a situation, printed as a table."""

import argparse
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bowlbound_desktop.cli.arguments import add_options
from bowlbound_desktop.cli.main import Subparsers

if TYPE_CHECKING:
    from bowlbound_desktop.play.odds.table import Summary
    from bowlbound_desktop.rules.bowlbound.game import Game

FIGURES = ("yards", "points", "first_down", "touchdown", "turnover", "penalty", "safety")
WIDTH = 9


def add_parser(subparsers: Subparsers) -> None:
    """Describe the command."""
    parser = subparsers.add_parser("odds", help="print the exact odds of every call in a situation")
    parser.add_argument("home", metavar="HOME", help="team chart of the home side")
    parser.add_argument("away", metavar="AWAY", help="team chart of the visitors")
    parser.add_argument("--system", default="bowlbound", help="which game: %(default)s unless named")
    parser.add_argument("--offense", default="home", choices=("home", "away"), help="who has the ball")
    parser.add_argument("--down", type=int, default=1, choices=(1, 2, 3, 4))
    parser.add_argument("--to-go", type=int, default=10, metavar="YARDS")
    parser.add_argument("--ball", default="home 20", metavar="SPOT", help='"home 17", "away 44" or "50"')
    parser.add_argument("--quarter", type=int, default=1, choices=(1, 2, 3, 4))
    parser.add_argument("--clock", default="15:00", metavar="M:SS")
    parser.add_argument("--score", default="0-0", metavar="HOME-AWAY")
    parser.add_argument(
        "--figure", action="append", choices=FIGURES, help="what to print; yards and points unless named"
    )
    add_options(parser)


def run(args: argparse.Namespace) -> int:
    """Print the table."""
    from bowlbound_desktop.coaches.values import expected_points
    from bowlbound_desktop.play.odds.table import UNFOLLOWED, book_of
    from bowlbound_desktop.rules.bowlbound.calls import defense_options, offense_options

    game = situation(args)
    offense = [call for call in offense_options(game) if call not in UNFOLLOWED]
    defense = defense_options(game)
    table = book_of(game).odds(game, expected_points).table(offense, defense)
    for figure in args.figure or ("yards", "points"):
        print("\n".join(_lines(table, offense, defense, figure)), end="\n\n")
    print(f"Left out: at most {max(found.left_out for found in table.values()):.3%} of a play")
    return 0


def situation(args: argparse.Namespace) -> "Game":
    """The game that the arguments describe."""
    from bowlbound_desktop.kernel.clock import Clock, parse_clock
    from bowlbound_desktop.kernel.errors import BowlboundError
    from bowlbound_desktop.kernel.field import FIELD, Side, parse_spot
    from bowlbound_desktop.play.opening import read_option_words
    from bowlbound_desktop.play.systems import system
    from bowlbound_desktop.storage.charts import load_by_id

    rules = system(args.system)
    options = rules.read_options(read_option_words(rules, args.options))
    game: Game = rules.new_game(load_by_id(args.home), load_by_id(args.away), options)
    offense = Side(args.offense)
    y = parse_spot(args.ball).seen_by(offense)
    if not 0 < y < FIELD or args.to_go < 1:
        raise BowlboundError("the ball must lie between the goal lines, with at least a yard to go")
    clock = Clock(args.quarter, parse_clock(args.clock))
    place: dict[str, Any] = {"y": y, "line": min(FIELD, y + args.to_go), "down": args.down}
    return game.change(next="scrimmage", offense=offense, clock=clock, score=_score(args), **place)


def _score(args: argparse.Namespace) -> Any:
    from bowlbound_desktop.kernel.errors import BowlboundError
    from bowlbound_desktop.kernel.score import Score

    home, dash, away = args.score.partition("-")
    if not (dash and home.isdigit() and away.isdigit()):
        raise BowlboundError(f'"{args.score}" is no score: write "14-10"')
    return Score((int(home), 0, 0, 0), (int(away), 0, 0, 0))


def _lines(
    table: Mapping[tuple[str, str], "Summary"], offense: Sequence[str], defense: Sequence[str], figure: str
) -> list[str]:
    """One figure of all pairs of calls."""
    share = figure not in ("yards", "points")
    widths = [max(WIDTH, len(call) + 1) for call in defense]
    head = f"{figure.replace('_', ' '):12}" + "".join(
        f"{c:>{w}}" for c, w in zip(defense, widths, strict=True)
    )
    lines = [head]
    for ours in offense:
        values = [getattr(table[ours, theirs], figure) for theirs in defense]
        cells = [f"{value:.1%}" if share else f"{value:.2f}" for value in values]
        lines.append(f"{ours:12}" + "".join(f"{c:>{w}}" for c, w in zip(cells, widths, strict=True)))
    return lines
