"""How a side ranks the games that a dead ball may lead to."""

from bowlbound_desktop.games.nailbiter.rules.frame.game import Game
from bowlbound_desktop.kernel.field import Side, Spot


def standing(game: Game, side: Side) -> tuple[int, bool, int, int]:
    """The sort key by which `side` ranks games: score, ball, first down, yards (NB-R58)."""
    has_ball = game.offense is side
    first = (1 if has_ball else -1) if game.down == 1 else 0
    return game.score.lead(side), has_ball, first, Spot(game.spot()).seen_by(side)
