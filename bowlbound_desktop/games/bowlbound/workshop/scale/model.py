"""Fits strengths to all games together: a side scores exp(its attack - the other's guard) points on average.

Attack and guard are a constant of each team and a response to its steps of offense and defense, which
all teams share; a good defense also helps the attack, by field position, and a good offense the guard.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from attrs import frozen

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]

SLOPES = 4
"""Attack by offense and by defense, guard by offense and by defense."""
TURNS = 12
CLOSE = 1e-12
RIDGE = 1e-3
"""Keeps parameters near 0 that no game determines, such as a constant added to all attacks and guards."""


@frozen
class Meeting:
    """The games of two teams, by their places, with the steps of their charts and the points of each."""

    teams: tuple[int, int]
    steps: tuple[tuple[float, float], tuple[float, float]]
    """Offense and defense of both."""
    points: tuple[int, int]
    games: int


@frozen
class Model:
    """The fit: a constant of attack and of guard for each team, and the response of both to steps."""

    own: Array
    """A line for each team: attack, guard."""
    response: Array
    """Attack by offense, by defense; guard by offense, by defense."""

    def effects(self, steps: Array) -> Array:
        """Attack and guard of every team with these steps."""
        found: Array = self.own + steps @ self.response.T
        return found

    def steps_for(self, effects: Array) -> Array:
        """The steps that give these effects."""
        found: Array = np.linalg.solve(self.response, (effects - self.own).T).T
        return found


def fit(meetings: Sequence[Meeting], teams: int) -> Model:
    """The strengths that explain all scores best, by repeated weighted least squares."""
    design, scored, games = _observations(meetings, teams)
    found = np.zeros(design.shape[1])
    found[:teams] = np.log(scored.sum() / games.sum())
    hold = RIDGE * np.eye(len(found))
    for _ in range(TURNS):
        expected = np.exp(np.clip(design @ found, -3.0, 5.0))
        weights = games * expected
        rest = design.T @ (scored - weights) - hold @ found
        step = np.linalg.solve(design.T @ (design * weights[:, None]) + hold, rest)
        found = found + np.clip(step, -1.0, 1.0)
        if np.abs(step).max() < CLOSE:
            break
    own = np.column_stack([found[:teams], found[teams : 2 * teams]])
    return Model(own, found[2 * teams :].reshape(2, 2))


def _observations(meetings: Sequence[Meeting], teams: int) -> tuple[Array, Array, Array]:
    """A line for each side of each meeting: what its points depend on, the points, the games."""
    design = np.zeros((2 * len(meetings), 2 * teams + SLOPES))
    scored, games = np.zeros(len(design)), np.zeros(len(design))
    for place, meeting in enumerate(meetings):
        for side in (0, 1):
            line = design[2 * place + side]
            line[meeting.teams[side]] = 1.0
            line[teams + meeting.teams[1 - side]] = -1.0
            line[-4:-2] = meeting.steps[side]
            line[-2:] = [-step for step in meeting.steps[1 - side]]
            scored[2 * place + side], games[2 * place + side] = meeting.points[side], meeting.games
    return design, scored, games


def expected_points(effects: Array) -> Array:
    """What each team scores against each other team."""
    found: Array = np.exp(effects[:, :1] - effects[:, 1][None, :])
    return found


@frozen
class Wanted:
    """The margins and levels that strengths should give."""

    margins: Array
    """A line for each team with its margins over the others."""
    weights: Array
    """The weight of a point of each margin."""
    level: Array
    """Mean points of both sides in the games of each team."""
    mates: Array
    """A line for each team with the weights of the opponents over which its level is averaged."""


def solve(effects: Array, wanted: Wanted) -> Array:
    """The effects, starting from these, whose margins and levels come nearest to those wanted."""
    found = effects.copy()
    for _ in range(TURNS):
        rest, slope = _equations(found, wanted)
        step = np.linalg.lstsq(slope, -rest, rcond=None)[0]
        found = found + np.clip(step.reshape(2, -1).T, -0.5, 0.5)
        if np.abs(step).max() < CLOSE:
            break
    return found


LEVEL_WEIGHT = 8.0
"""The weight of a point of a team's level, where a point of one margin has the weight 1."""


def _equations(effects: Array, wanted: Wanted) -> tuple[Array, Array]:
    """The error of every pair's margin and of every level, and their derivatives by attacks and guards."""
    scored, teams = expected_points(effects), len(effects)
    first, second = np.triu_indices(teams, 1)
    weights = wanted.weights[first, second]
    margins = weights * (scored[first, second] - scored[second, first] - wanted.margins[first, second])
    slope = np.zeros((len(first) + teams, 2 * teams))
    lines = np.arange(len(first))
    for one, other, sign in ((first, second, weights), (second, first, -weights)):
        slope[lines, one] += sign * scored[one, other]
        slope[lines, teams + other] -= sign * scored[one, other]
    levels = (wanted.mates * (scored + scored.T)).sum(axis=1) / 2 - wanted.level
    slope[len(first) :] = LEVEL_WEIGHT * _level_slope(scored, wanted.mates)
    return np.concatenate([margins, LEVEL_WEIGHT * levels]), slope


def _level_slope(scored: Array, mates: Array) -> Array:
    scoring, yielding = mates * scored / 2, mates * scored.T / 2
    attack = np.diag(scoring.sum(axis=1)) + yielding
    guard = np.diag(yielding.sum(axis=1)) + scoring
    return np.hstack([attack, -guard])
