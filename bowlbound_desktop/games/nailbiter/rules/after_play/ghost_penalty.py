"""Whether the ghost accepts a penalty on the coach (NB-G4, NB-R58, NB-R65, NB-R68)."""

from bowlbound_desktop.games.nailbiter.rules.after_play.standing import standing
from bowlbound_desktop.games.nailbiter.rules.frame.dead_ball import Dead
from bowlbound_desktop.games.nailbiter.rules.frame.game import Game
from bowlbound_desktop.games.nailbiter.rules.frame.ghost_die import SURE
from bowlbound_desktop.games.nailbiter.rules.printed.fouls import BEFORE, Foul
from bowlbound_desktop.kernel.gridiron import LAST_DOWN

NEVER = 0
LONG_FOUL = 10
THIRD_DOWN = 3


def penalty_number(game: Game, dead: Dead, foul: Foul, table: str, accepted: Game, declined: Game) -> int:
    """The ghost's number for accepting a penalty."""
    if game.offense is game.ghost or foul.when != BEFORE:
        better = standing(accepted, game.ghost) > standing(declined, game.ghost)
        return SURE if better else NEVER
    if table in ("kick", "return"):
        return _own_kick(game, dead, foul)
    return _on_defense(game, dead, foul, accepted, declined)


def _own_kick(game: Game, dead: Dead, foul: Foul) -> int:
    """The number for a foul of the coach on his own kick (NB-R68)."""
    if dead.score == "field_goal":
        return SURE
    if not dead.kicked or (dead.score and dead.side is game.ghost):
        return NEVER
    return SURE if dead.side is game.coached else _by_yards(game, foul)


def _on_defense(game: Game, dead: Dead, foul: Foul, accepted: Game, declined: Game) -> int:
    """The number for a foul of the coach on a play of his own (NB-R58)."""
    if dead.score == "touchdown" and dead.side is game.coached:
        return SURE
    if dead.side is game.ghost or dead.score:
        return NEVER
    if foul.loss_of_down:
        farther = standing(accepted, game.ghost)[-1] > standing(declined, game.ghost)[-1]
        return SURE if farther else NEVER
    if dead.first or dead.back or game.made(dead.y, dead.inches):
        return SURE
    if game.down == LAST_DOWN or game.y - dead.y >= min(foul.yards, game.y // 2):
        return NEVER
    if game.down == THIRD_DOWN:
        return game.tables.ghost.numbers["accept_failed_third"]
    return _by_yards(game, foul)


def _by_yards(game: Game, foul: Foul) -> int:
    return game.tables.ghost.numbers["accept_10" if foul.yards >= LONG_FOUL else "accept_5"]
