"""The calls of both sides as a matrix game: what each pair is worth, and how often each is made."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from bowlbound_desktop.games.bowlbound.coaches import plain_sense
from bowlbound_desktop.games.bowlbound.coaches.kick_game import KickGame
from bowlbound_desktop.games.bowlbound.coaches.known import Array
from bowlbound_desktop.games.bowlbound.coaches.known_matrix import known_matrix
from bowlbound_desktop.games.bowlbound.coaches.leaf import plain_timing, settled_chance
from bowlbound_desktop.games.bowlbound.coaches.mixing.yards import yards_matrix
from bowlbound_desktop.games.bowlbound.coaches.naming import named_columns
from bowlbound_desktop.games.bowlbound.odds.table import book_of
from bowlbound_desktop.games.bowlbound.rules.calls.calls import defense_options, offense_options
from bowlbound_desktop.games.bowlbound.rules.calls.wild_card import PREFIX, is_void
from bowlbound_desktop.games.bowlbound.rules.charts.chart import FORMATIONS, PLAYS
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.values.judge import expected_points, ticks_left, win_chance
from bowlbound_desktop.games.bowlbound.values.shape import LATE
from bowlbound_desktop.kernel.clock import QUARTERS
from bowlbound_desktop.kernel.gridiron import LAST_DOWN

if TYPE_CHECKING:
    from bowlbound_desktop.games.bowlbound.odds.landings import Judge
    from bowlbound_desktop.games.bowlbound.odds.table import Odds

FLOOR = 1e-4
"""Ways of a kick less likely than this are not needed to weigh it."""
SHORT, LONG, LAST_TICKS = 2, 8, 6
"""Most yards to go for a sneak, fewest for Razzle-Dazzle (slow to weigh), and the last ticks of a game."""
KICKS = ("punt", "field_goal")
GIVE_UP_FROM, GIVE_UP_LEAD = 5, 2
"""An elected safety is considered this near to its own goal and with more than this lead."""


def formations(game: Game) -> tuple[str, ...]:
    """The calls of the defense that are weighed, including naming a play with the Wild Card."""
    return tuple(defense_options(game))


def opposed(level: str, game: Game) -> tuple[str, ...]:
    """The calls of the offense to which the defense's call matters."""
    options = offense_options(game)
    calls = [call for call in options if call in PLAYS]
    if level != "yards":
        fitting = {"sneak": game.to_go <= SHORT, "razzle": _long(game)}
        calls += [call for call, fits in fitting.items() if fits and call in options]
    return tuple(calls)


def _long(game: Game) -> bool:
    return game.next == "scrimmage" and game.down > 1 and game.to_go >= LONG and not _by_the_second(game)


def unopposed(level: str, game: Game) -> tuple[str, ...]:
    """The calls of the offense to which no formation matters, as far as they make sense now."""
    if game.next != "scrimmage" or level == "yards":
        return ()
    late = game.clock.quarter in (2, 4) and ticks_left(game) <= LATE
    fourth, lead = game.down == LAST_DOWN, game.score.lead(game.offense)
    fitting = {
        "punt": fourth,
        "field_goal": fourth or late or game.overtime is not None,
        "spike": late and plain_sense.may_spike(game),
        "hail_mary": late,
        "kneel": late and plain_sense.may_kneel(game),
        "safety": late and game.y <= GIVE_UP_FROM and lead > GIVE_UP_LEAD,
    }
    options = offense_options(game)
    return tuple(call for call, fits in fitting.items() if fits and call in options)


def worth_alone(level: str, game: Game, call: str) -> float:
    """What a call without a defense is worth to the offense, with the best answers to a kick's questions."""
    if call in KICKS and game.overtime is None:
        return KickGame(level, game, call).worth
    return float(matrix(level, game, (call,), FORMATIONS[:1])[0, 0])


def matrix(level: str, game: Game, ours: Sequence[str], theirs: Sequence[str]) -> Array:
    """What each pair of calls is worth to the offense, by cached odds where these are exact enough."""
    named = [] if is_void(game) else [call for call in theirs if call.startswith(PREFIX)]
    if named:
        plain = [call for call in theirs if call not in named]
        found = named_columns(partial(_exactly, level, game), ours, named)
        return np.hstack([_exactly(level, game, ours, plain), found]) if plain else found
    return _exactly(level, game, ours, theirs)


def _exactly(level: str, game: Game, ours: Sequence[str], theirs: Sequence[str]) -> Array:
    if level == "yards":
        return yards_matrix(game, ours, theirs)
    return (exact_matrix if _by_the_second(game) else known_matrix)(level, game, ours, theirs)


def exact_matrix(
    level: str, game: Game, ours: Sequence[str], theirs: Sequence[str], floor: float = FLOOR
) -> Array:
    """What each pair of calls is worth to the offense, computed for this score and clock."""
    odds = book_of(game).odds(game, judge(level, game), floor=floor)
    found = odds.chances([(call, other) for call in ours for other in theirs])
    chances = np.zeros((len(found), len(odds.situation.landings)))
    for row, one in zip(chances, found, strict=True):
        row[: len(one)] = one[: len(row)]
    flat: Array = chances @ _worths(level, odds, chances) / chances.sum(axis=1)
    return flat.reshape(len(ours), len(theirs))


def judge(level: str, game: Game) -> "Judge":
    """The judge of fouls and the like inside the odds: by points, towards the end of a game by the win."""
    last = game.clock.quarter == QUARTERS and _by_the_second(game)
    return win_chance if level == "equilibrium" and last else expected_points


def _by_the_second(game: Game) -> bool:
    """Whether score and clock matter even for fouls, or there is no clock."""
    last = game.clock.quarter == QUARTERS and ticks_left(game) <= LAST_TICKS
    return game.overtime is not None or (plain_timing(game) and (last or game.extra_play))


def _worths(level: str, odds: "Odds", chances: Array) -> Array:
    """What every landing is worth; the clock counts only for the chance to win."""
    game, situation = odds.game, odds.situation
    worths, plain = np.zeros(chances.shape[1]), plain_timing(game)
    for number in np.flatnonzero(chances.any(axis=0)).tolist():
        landing = situation.landings[number]
        if level != "equilibrium":
            worths[number] = landing.worth
        elif plain:
            worths[number] = settled_chance(game, landing.settled)
        else:
            worths[number] = win_chance(situation.after(number), game.offense)
    return worths
