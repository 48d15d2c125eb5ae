"""`bowlbound odds --system gridiron-chaos`: the situation that the arguments describe, and its calls."""

import argparse

from bowlbound_desktop.console.situation import answers_of, placed_game
from bowlbound_desktop.games.gridiron_chaos.rules.game import KICKOFF_LINE, TRY_LINE, Game
from bowlbound_desktop.kernel.clock import QUARTER_SECONDS, Clock, parse_clock
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.odds_asking import Asked, Told

USUAL_LINES = {"scrimmage": 20, "try": TRY_LINE, "kickoff": KICKOFF_LINE}
BOX = 15


def ask(descriptor: Descriptor, args: argparse.Namespace) -> tuple[Told, list[Asked]]:
    """The odds of the situation, and what is asked of them."""
    from bowlbound_desktop.games.gridiron_chaos.coaches.call_odds import table_of

    _refuse(args)
    table = table_of(_situation(descriptor, args))
    return table, table.blocks(args.call, None)


def _refuse(args: argparse.Namespace) -> None:
    """Raise an error for arguments that make no sense in this game."""
    if args.next not in USUAL_LINES:
        raise BowlboundError("nobody calls anything before a free kick in Gridiron Chaos")
    if args.defense:
        raise BowlboundError("the defense calls nothing in Gridiron Chaos")
    if args.fakes:
        raise BowlboundError("fakes are forced by the dice in Gridiron Chaos, never called")
    if answers_of(args.answer):
        raise BowlboundError(
            "later questions get their default answers in Gridiron Chaos: leave out --answer"
        )


def _situation(descriptor: Descriptor, args: argparse.Namespace) -> Game:
    found: Game = placed_game(descriptor, args, USUAL_LINES, clock=Clock(args.quarter, _seconds(args.clock)))
    return found


def _seconds(clock: str | None) -> int:
    """The seconds left, which must be a box of the clock."""
    seconds = QUARTER_SECONDS if clock is None else parse_clock(clock)
    if seconds % BOX or not seconds:
        raise BowlboundError(
            f'"{clock}" is not a box of the clock: it goes by {BOX} seconds, down to 0:{BOX}'
        )
    return seconds
