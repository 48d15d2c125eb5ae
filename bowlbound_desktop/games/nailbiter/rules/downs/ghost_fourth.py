"""The ghost's fourth down: go for it, kick or punt (NB-G1, NB-G2)."""

from bowlbound_desktop.games.nailbiter.rules.frame.game import LAST_QUARTER, Game
from bowlbound_desktop.games.nailbiter.rules.frame.ghost_die import SURE, ghost_does
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.field import MIDFIELD
from bowlbound_desktop.kernel.procedure import Procedure

BANDS = ((1, "1"), (3, "2-3"), (9, "4-9"), (100, "10+"))
ZONES = (10, 33, 50)
"""The most yards to the goal line of each column, from the right."""
ONE_KICK = 3
FAR_BEHIND = 9
NO_LATER_CHANCE = 60
KICK_ZONE = 33


def fourth_down(game: Game) -> Procedure[str]:
    """Decide on field_goal or punt; empty if a play is drawn."""
    if 1 <= game.behind <= ONE_KICK and game.late and game.to_goal < KICK_ZONE:
        yield ruled("NB-G1", "late, behind by {}: a field goal", game.behind)
        return "field_goal"
    if (yield from ghost_does(game, go_number(game), "ghost_fourth", "NB-G1")):
        return ""
    if (yield from ghost_does(game, kick_number(game), "ghost_kick", "NB-G2")):
        return "field_goal"
    yield ruled("NB-G2", "the ghost punts")
    return "punt"


def go_number(game: Game) -> int:
    """The ghost's number for going for it."""
    last_chance = game.seconds is not None and game.seconds <= NO_LATER_CHANCE
    if game.quarter == LAST_QUARTER and last_chance and game.behind > ONE_KICK:
        return SURE
    band = next(name for most, name in BANDS if game.distance <= most)
    number = game.tables.ghost.fourth_down[band][_zone(game)]
    return min(SURE, max(0, number + _urgency(game, band)))


def _zone(game: Game) -> int:
    """The column: own 49 or less, 50 to 34, 33 to 11, 10 to goal."""
    if game.y < MIDFIELD:
        return 0
    return len(ZONES) - next(place for place, most in enumerate(ZONES) if game.to_goal <= most)


def _urgency(game: Game, band: str) -> int:
    """What the score adds to the number in the fourth quarter."""
    numbers = game.tables.ghost.numbers
    if game.quarter != LAST_QUARTER:
        return 0
    if game.behind < 0:
        return numbers["ahead"]
    if game.behind <= ONE_KICK or band == "10+":
        return 0
    added = numbers["behind_9" if game.behind >= FAR_BEHIND else "behind_4"]
    return added // 2 if band == "4-9" else added


def kick_number(game: Game) -> int:
    """The ghost's number for a field goal."""
    return next((number for most, number in game.tables.ghost.field_goal.items() if game.to_goal <= most), 0)
