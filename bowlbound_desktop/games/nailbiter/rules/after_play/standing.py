"""How a side ranks what a dead ball may come to."""

from bowlbound_desktop.games.nailbiter.rules.frame.game import Game
from bowlbound_desktop.kernel.field import Side, Spot
from bowlbound_desktop.kernel.procedure import Procedure, play_out
from bowlbound_desktop.kernel.requests import Answer, Request


def standing(game: Game, side: Side) -> tuple[int, bool, int, int]:
    """A game as `side` ranks it: score, the ball, a first down, yards (NB-R58)."""
    has_ball = game.offense is side
    first = (1 if has_ball else -1) if game.down == 1 else 0
    return game.score.lead(side), has_ball, first, Spot(game.spot()).seen_by(side)


def settled(procedure: Procedure[Game]) -> Game:
    """What comes of a dead ball, which asks nothing."""
    return play_out(procedure, _nobody_is_asked)


def _nobody_is_asked(request: Request) -> Answer:
    raise AssertionError(f"a dead ball asks nothing, but it asked {request}")
