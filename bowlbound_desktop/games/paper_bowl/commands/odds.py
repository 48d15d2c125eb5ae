"""`bowlbound odds --system paper-bowl`: the situation that the arguments describe, and its cards."""

import argparse

from bowlbound_desktop.console.situation import placed_game
from bowlbound_desktop.games.paper_bowl.odds.table import PaperTable, paper_blocks
from bowlbound_desktop.games.paper_bowl.rules.game import KICKOFF_LINE, TRY_LINE, Game
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.odds_asking import Asked, Told

USUAL_LINES = {"scrimmage": 20, "try": TRY_LINE, "kickoff": KICKOFF_LINE}


def ask(descriptor: Descriptor, args: argparse.Namespace) -> tuple[Told, list[Asked]]:
    """The odds of the situation, and what is asked of them."""
    from bowlbound_desktop.games.paper_bowl.values.judge import points

    _refuse(args)
    game = _situation(descriptor, args)
    return PaperTable(game, points), paper_blocks(game, args.call, args.defense)


def _refuse(args: argparse.Namespace) -> None:
    """Raise an error for arguments that make no sense in this game."""
    if args.next not in USUAL_LINES:
        raise BowlboundError("there is no free kick in Paper Bowl: a safety is followed by a kickoff")
    if args.clock is not None:
        raise BowlboundError("there is no clock in Paper Bowl: the cards of a quarter are its time")
    if args.fakes:
        raise BowlboundError("there are no fakes in Paper Bowl")


def _situation(descriptor: Descriptor, args: argparse.Namespace) -> Game:
    found: Game = placed_game(descriptor, args, USUAL_LINES, quarter=args.quarter)
    return found
