"""Returns of kicks and turnovers, all by the one printed rule (PB-17, PBR-13)."""

from bowlbound_desktop.games.paper_bowl.rules.dead_ball import touchback, touchdown
from bowlbound_desktop.games.paper_bowl.rules.dice import throw
from bowlbound_desktop.games.paper_bowl.rules.game import Game
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.events import BallMoved, PossessionChanged
from bowlbound_desktop.kernel.field import FIELD, Side, Spot
from bowlbound_desktop.kernel.procedure import Procedure

PLAIN, DOUBLET = 2, 4


def run_back(game: Game, side: Side, y: int) -> Procedure[Game]:
    """Return the ball with `side` from `y` of its own count."""
    end = y + (yield from return_yards(side))
    start = Spot.seen_from(side, y).yards
    last = Spot.seen_from(side, min(end, FIELD)).yards
    yield BallMoved(rule="PB-17", side=side, start=start, end=last, how="return")
    if end >= FIELD:
        return (yield from touchdown(game, side, "PB-17"))
    if end <= 0:
        return (yield from touchback(game, side, "PB-17"))
    after = game.series(side, end)
    yield PossessionChanged(rule="PB-17", side=side, ball=after.spot())
    return after


def return_yards(side: Side) -> Procedure[int]:
    """Throw for a return: twice the score; a doublet counts four times and is followed by another throw."""
    yards = 0
    while True:
        shown = yield from throw(side, "return")
        yards += shown.score * (DOUBLET if shown.doublet else PLAIN)
        yield ruled("PB-17", "return: {} makes {} yards so far", shown, yards)
        if not shown.doublet:
            return yards
