"""Calls that a side may dispute (NB-B17, NB-R35)."""

from bowlbound_desktop.games.nailbiter.rules.frame.dice import D6
from bowlbound_desktop.games.nailbiter.rules.frame.game import Game
from bowlbound_desktop.kernel.asking import choose, ruled
from bowlbound_desktop.kernel.events import TimeoutTaken
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Procedure, roll

NO, YES = "no", "yes"
REVERSES = 1
KEPT, FAILED, WON = "kept", "failed", "won"


def challenge(game: Game, side: Side) -> Procedure[str]:
    """Ask for a challenge: kept (none), failed (a timeout is lost) or won (the call is reversed)."""
    if not game.timeouts_of(side):
        yield ruled("NB-R35", "no challenge without a timeout")
        return KEPT
    if side is game.coached and (yield from choose(side, "challenge", (NO, YES), NO)) == NO:
        return KEPT
    shown = yield from roll(side, D6, "challenge")
    won = shown == REVERSES
    yield ruled("NB-B17", "challenge on {}: the call {}", shown, "is reversed" if won else "stands")
    if won:
        return WON
    yield TimeoutTaken(rule="NB-B17", side=side, left=game.timeouts_of(side) - 1)
    return FAILED
