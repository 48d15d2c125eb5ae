"""Whether the ghost takes a penalty on the coach (NB-G4, NB-R58, NB-R65, NB-R68)."""

from bowlbound_desktop.games.nailbiter.rules.frame.dead_ball import LAST_DOWN, Dead
from bowlbound_desktop.games.nailbiter.rules.frame.game import Game
from bowlbound_desktop.games.nailbiter.rules.frame.ghost_die import SURE
from bowlbound_desktop.games.nailbiter.rules.printed.fouls import BEFORE, Foul
from bowlbound_desktop.kernel.field import Spot

NEVER = 0
LONG_FOUL = 10
THIRD_DOWN = 3


def penalty_number(game: Game, dead: Dead, foul: Foul, table: str, accepted: Game, declined: Game) -> int:
    """How much the ghost wants the penalty."""
    if game.offense is game.ghost or foul.when != BEFORE:
        return SURE if standing(accepted) > standing(declined) else NEVER
    if table in ("kick", "return"):
        return _own_kick(game, dead, foul)
    return _on_defense(game, dead, foul, accepted, declined)


def standing(game: Game) -> tuple[int, bool, int, int]:
    """A game as the ghost ranks it: score, the ball, a first down, yards."""
    has_ball = game.offense is game.ghost
    first = (1 if has_ball else -1) if game.down == 1 else 0
    return -game.behind, has_ball, first, Spot(game.spot()).seen_by(game.ghost)


def _own_kick(game: Game, dead: Dead, foul: Foul) -> int:
    """The coach's foul on his own kick (NB-R68)."""
    if dead.score == "field_goal":
        return SURE
    if not dead.kicked or (dead.score and dead.side is game.ghost):
        return NEVER
    return SURE if dead.side is game.coached else _by_yards(game, foul)


def _on_defense(game: Game, dead: Dead, foul: Foul, accepted: Game, declined: Game) -> int:
    """The coach's foul on a play of his own (NB-R58)."""
    if dead.score == "touchdown" and dead.side is game.coached:
        return SURE
    if dead.side is game.ghost or dead.score:
        return NEVER
    if foul.loss_of_down:
        return SURE if standing(accepted)[-1] > standing(declined)[-1] else NEVER
    if dead.first or dead.back or game.made(dead.y, dead.inches):
        return SURE
    if game.down == LAST_DOWN or game.y - dead.y >= min(foul.yards, game.y // 2):
        return NEVER
    if game.down == THIRD_DOWN:
        return game.tables.ghost.numbers["accept_failed_third"]
    return _by_yards(game, foul)


def _by_yards(game: Game, foul: Foul) -> int:
    return game.tables.ghost.numbers["accept_10" if foul.yards >= LONG_FOUL else "accept_5"]
