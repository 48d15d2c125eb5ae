"""A situation between plays as numbers for the network, from the coach's view."""

from functools import lru_cache

from bowlbound_desktop.games.nailbiter.rules.frame.game import (
    BACKUP,
    HALF_TIME,
    LAST_QUARTER,
    OVERTIME,
    STARTER,
    Game,
)
from bowlbound_desktop.games.nailbiter.rules.printed.tables import CHARTS, Tables
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.gridiron import LAST_DOWN

STAGES = {
    "kickoff": 0,
    "safety-kick": 1,
    "launch": 2,
    "jolt": 3,
    "rare": 4,
    "scrimmage": 5,
    "try": 6,
}
STANDING, CALLS, LONG = ("launch", "jolt", "rare", "scrimmage"), 33, 20
LONGEST_DRILL, HURRY = 120, 40
FIELD = 100


def features(game: Game) -> tuple[float, ...]:
    """The numbers: score and time, the ball, and what lasts."""
    return (*_score_and_time(game), *_ball(game), *_lasting(game))


SIZE = 17 + 2 * (len(STAGES) + 8) + 12
"""How many numbers a situation has."""


@lru_cache(maxsize=64)
def _entries_left(tables: Tables, quarter: int, entry: int) -> tuple[int, int]:
    """Possessions of coach and ghost from this one on, to the end of regulation or overtime."""
    last = LAST_QUARTER if quarter <= LAST_QUARTER else quarter
    left = [*tables.tracker[quarter][entry - 1 :]]
    for later in range(quarter + 1, last + 1):
        left += tables.tracker[later]
    coached = sum(one.coached for one in left)
    return coached, len(left) - coached


def _score_and_time(game: Game) -> tuple[float, ...]:
    lead = game.behind
    ours, theirs = _entries_left(game.tables, game.quarter, game.entry)
    left: float = ours + theirs
    if game.seconds is not None:
        left = left - 1 + game.seconds / LONGEST_DRILL
    last = game.quarter >= LAST_QUARTER
    seconds = game.seconds or 0
    ratio = lead / (left + 0.3) ** 0.5
    return (
        lead / 10,
        max(-1.0, min(1.0, lead / 3)),
        max(-1.0, min(1.0, lead / 8)),
        max(-1.0, min(1.0, lead / 16)),
        (lead > 0) - (lead < 0),
        max(-4.0, min(4.0, ratio)) / 2,
        left / 19,
        1 / (left + 0.5),
        ours / 10,
        theirs / 10,
        game.quarter <= HALF_TIME,
        game.quarter >= OVERTIME,
        game.drill,
        game.drill and last,
        seconds / LONGEST_DRILL,
        min(seconds, HURRY) / HURRY if game.drill else 0.0,
        game.owner is game.offense,
    )


def _ball(game: Game) -> tuple[float, ...]:
    """The next play and its place: one half of the numbers is for the coach's ball, one for the ghost's."""
    numbers = [0.0] * (len(STAGES) + 8)
    numbers[STAGES[game.next]] = 1.0
    if game.next in STANDING:
        base = len(STAGES)
        numbers[base] = game.y / FIELD
        numbers[base + 1] = (game.y / FIELD) ** 2
        numbers[base + 2] = game.y >= 70
        numbers[base + 3] = max(0, game.y - 60) / 40
        if game.next in ("rare", "scrimmage"):
            numbers[base + 4] = min(game.to_go, LONG) / LONG
            numbers[base + 5] = game.down / LAST_DOWN
            numbers[base + 6] = game.down == LAST_DOWN
            numbers[base + 7] = game.distance <= 2
    none = [0.0] * len(numbers)
    return (*numbers, *none) if game.offense is game.coached else (*none, *numbers)


def _lasting(game: Game) -> tuple[float, ...]:
    setup = game.setup
    favored = 0 if setup.favored is None else 1 if setup.favored is setup.coached else -1
    ours, theirs = game.timeouts_of(game.coached), game.timeouts_of(game.ghost)
    used = sum(map(min, game.counts, game.tables.counts.values()))
    return (
        favored,
        favored * setup.heavy,
        1.0 if setup.lucky is setup.coached else -1.0,
        *(float(setup.options.chart == chart) for chart in CHARTS),
        ours / 3,
        theirs / 3,
        used / CALLS,
        _weaker(game, game.coached),
        _weaker(game, game.ghost),
        game.penalty_run or (0 in game.called and game.quarter == LAST_QUARTER),
    )


def _weaker(game: Game, side: Side) -> float:
    string = game.string(side)
    return 0.0 if string == STARTER else 0.5 if string == BACKUP else 1.0
