"""The calls of both sides as a matrix game: what each pair is worth, and how often each is made."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from bowlbound_desktop.coaches.matrix_game import solve
from bowlbound_desktop.games.bowlbound.coaches.known_matrix import known_matrix
from bowlbound_desktop.games.bowlbound.coaches.leaf import plain_timing, settled_chance
from bowlbound_desktop.games.bowlbound.rules.calls.calls import defense_options, offense_options
from bowlbound_desktop.games.bowlbound.rules.charts.chart import FORMATIONS, PLAYS
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.values.judge import expected_points, ticks_left, win_chance
from bowlbound_desktop.games.bowlbound.values.shape import LATE

if TYPE_CHECKING:
    from bowlbound_desktop.games.bowlbound.odds.landings import Judge
    from bowlbound_desktop.games.bowlbound.odds.table import Odds
    from bowlbound_desktop.play.call_figures import CallFigures

DECIDED = 2e-4
"""Where no call changes the chance to win by more, points are played for."""
FLOOR = 1e-4
"""Kicks need no more than this to be weighed."""
TURNOVER, TOUCHDOWN = 35, 20
"""Yards that a coach who thinks of yards only counts them for."""
SHORT, LAST_TICKS = 2, 6
FOURTH = 4
Solution: TypeAlias = tuple[tuple[str, ...], tuple[float, ...], tuple[str, ...], tuple[float, ...]]
"""Both sides' calls and shares."""


def solution(level: str, game: Game) -> Solution:
    """How often each side should make each call, as a level sees it."""
    ours, theirs = weighed(level, game), formations(game)
    payoff = matrix(level, game, ours, theirs)
    if level == "equilibrium" and payoff.max() - payoff.min() < DECIDED:
        return _decided(game, ours)
    return _solved(payoff, ours, theirs)


def _decided(game: Game, ours: tuple[str, ...]) -> Solution:
    """No call changes the chance to win: the leaders kneel down late, everybody else plays for points."""
    calls, shares, theirs, columns = solution("points", game)
    if "kneel" in ours and game.score.lead(game.offense) > 0:
        shares = tuple(float(call == "kneel") for call in calls)
    return calls, shares, theirs, columns


def _solved(payoff: Any, ours: tuple[str, ...], theirs: tuple[str, ...]) -> Solution:
    charted = len(PLAYS)
    value, rows, columns = solve(payoff[:charted])
    shares = [*map(float, rows), *[0.0] * (len(ours) - charted)]
    others = payoff[charted:, 0]  # no formation touches these: the best one is taken or none
    if len(others) and others.max() > value:
        shares = [float(number == charted + others.argmax()) for number in range(len(ours))]
    return ours, tuple(shares), theirs, tuple(map(float, columns))


def formations(game: Game) -> tuple[str, ...]:
    """The calls of the defence that are weighed; a named play is a gamble that these coaches leave alone."""
    return tuple(call for call in defense_options(game) if call in (*FORMATIONS, "R", "P", "Q"))


def weighed(level: str, game: Game) -> tuple[str, ...]:
    """The calls of the offence that are weighed just now."""
    options = offense_options(game)
    calls = [call for call in options if call in PLAYS]
    if game.next == "scrimmage" and level != "yards":
        late = game.clock.quarter in (2, 4) and ticks_left(game) <= LATE
        kicks = {"punt": game.down == FOURTH, "field_goal": game.down == FOURTH or late}
        others = {"sneak": game.to_go <= SHORT, **dict.fromkeys(("spike", "hail_mary", "kneel"), late)}
        calls += [call for call, fitting in (kicks | others).items() if fitting and call in options]
    return tuple(calls)


def matrix(level: str, game: Game, ours: Sequence[str], theirs: Sequence[str]) -> Any:
    """What each pair of calls is worth to the offence, by odds that were met before where that is enough."""
    if level != "yards" and not _by_the_second(game):
        return known_matrix(level, game, ours, theirs)
    return exact_matrix(level, game, ours, theirs)


def exact_matrix(
    level: str, game: Game, ours: Sequence[str], theirs: Sequence[str], floor: float = FLOOR
) -> Any:
    """What each pair of calls is worth to the offence, computed for this score and clock."""
    import numpy as np

    from bowlbound_desktop.games.bowlbound.odds.table import book_of

    odds = book_of(game).odds(game, judge(level, game), floor=floor)
    if level == "yards":
        table = odds.table(ours, theirs)
        return np.array([[_gain(table[call, other]) for other in theirs] for call in ours])
    found = odds.chances([(call, other) for call in ours for other in theirs])
    chances = np.zeros((len(found), len(odds.situation.landings)))
    for row, one in zip(chances, found, strict=True):
        row[: len(one)] = one[: len(row)]
    flat = chances @ _worths(level, odds, chances) / chances.sum(axis=1)
    return flat.reshape(len(ours), len(theirs))


def judge(level: str, game: Game) -> "Judge":
    """Who decides about fouls and the like inside the odds: points, but towards the end of a game the win."""
    last = game.clock.quarter == FOURTH and _by_the_second(game)
    return win_chance if level == "equilibrium" and last else expected_points


def _by_the_second(game: Game) -> bool:
    """Whether score and clock decide about fouls too, or there is no clock at all."""
    last = game.clock.quarter == FOURTH and ticks_left(game) <= LAST_TICKS
    return game.overtime is not None or (plain_timing(game) and (last or game.extra_play))


def _gain(summary: "CallFigures") -> float:
    return float(summary.yards - TURNOVER * summary.turnover + TOUCHDOWN * summary.touchdown)


def _worths(level: str, odds: "Odds", chances: Any) -> Any:
    """What every landing is worth; the clock counts only where the chance to win is asked for."""
    import numpy as np

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
