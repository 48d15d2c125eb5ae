"""Expected points: what a place is worth when both sides call their best, for the rest of a game without end.

A play's points count, and then the worth of the place it leads to; a place of the others counts against.
As both sides have the same chart, this sums up: sooner or later everybody is as likely to have the ball.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from attrs import evolve, frozen

from bowlbound_desktop.coaches.matrix_game import solve
from bowlbound_desktop.games.bowlbound.rules.charts.chart import FORMATIONS, PLAYS
from bowlbound_desktop.games.bowlbound.rules.plays.defenses import PASSES
from bowlbound_desktop.games.bowlbound.values.moves import Array, Layout, Moves

SHAPE = (len(PLAYS), len(FORMATIONS))
RUN_ROWS = [row for row, play in enumerate(PLAYS) if play not in PASSES]
PASS_ROWS = [row for row, play in enumerate(PLAYS) if play in PASSES]
ROUNDS = 5


@frozen(eq=False)
class Model:
    """All moves of a chart against itself."""

    layout: Layout
    downs: Sequence[Moves]
    """By place: pairs of calls; for a kickoff its one row."""
    kicks: Sequence[Moves]
    """By place, but for kickoffs: punt, field goal and kneel-down."""
    extra_point: float
    two_points: float = 0.0


@frozen(eq=False)
class Points:
    """Expected points of every place, and the mixtures that make them."""

    worth: Array
    ours: Array
    """By place: how often each play is called."""
    theirs: Array
    first: np.ndarray[Any, np.dtype[np.bool_]]
    """Which places are ordinary first downs."""


def find_points(model: Model) -> Points:
    """Solve the calls at every place and the worths that follow from them, until nothing changes."""
    count, places = model.layout.places, model.layout.grid.places
    first = [kind == "scrimmage" and down == 1 and needed in (0, 10) for kind, _, down, needed in places]
    found = Points(np.zeros(count), np.zeros((count, SHAPE[0])), np.zeros((count, SHAPE[1])), np.array(first))
    for _ in range(ROUNDS):
        values = column_values(model, found.worth)
        rows, gains = [], []
        for place in range(count):
            moves, chances = _best(model, found, place, values)
            rows.append(_signed(model.layout, moves, chances))
            gains.append(float(chances @ _scored(model, moves)))
        worth: Array = np.linalg.solve(np.eye(count) - np.array(rows), np.array(gains))
        found = evolve(found, worth=worth)
    return found


def column_values(model: Model, worth: Array) -> Array:
    """What every column is worth to the side that makes the move."""
    kick = worth[model.layout.grid.numbers["kickoff", 30, 1, 10]]
    free = worth[model.layout.grid.numbers["free-kick", 20, 1, 10]]
    points = score_points(model)
    scores = points + np.array([kick, -kick, kick, free, -free])
    return np.tile(np.concatenate([worth, -worth, scores]), 5)


def score_points(model: Model) -> Array:
    """Points of every kind of score, tries with them."""
    touchdown = 6 + max(model.extra_point, 2 * model.two_points)
    return np.array([touchdown, -touchdown, 3.0, -2.0, 2.0])


def _best(model: Model, found: Points, place: int, values: Array) -> tuple[Moves, Array]:
    """The moves and chances of the best call; mixtures are kept."""
    moves = model.downs[place]
    if len(moves.chances) == 1:
        return moves, moves.chances[0]
    payoff = (moves.chances @ values[moves.columns]).reshape(SHAPE)
    value, found.ours[place], found.theirs[place] = solve(payoff)
    mixed = np.outer(found.ours[place], found.theirs[place]).ravel() @ moves.chances
    kicks = model.kicks[place]
    worths = kicks.chances @ values[kicks.columns]
    if worths.max() > value:
        return kicks, kicks.chances[int(worths.argmax())]
    return moves, mixed


def _signed(layout: Layout, moves: Moves, chances: Array) -> Array:
    """How often each place follows, those of the others negative."""
    signs = np.zeros(layout.places)
    inside = moves.columns % layout.width
    kick, free = (layout.grid.numbers[kind, y, 1, 10] for kind, y in (("kickoff", 30), ("free-kick", 20)))
    after = np.array([kick, kick, kick, free, free])
    score_signs = np.array([1.0, -1.0, 1.0, 1.0, -1.0])
    for column, chance in zip(inside.tolist(), chances.tolist(), strict=True):
        if column < layout.places:
            signs[column] += chance
        elif column < 2 * layout.places:
            signs[column - layout.places] -= chance
        else:
            kind = column - 2 * layout.places
            signs[after[kind]] += chance * score_signs[kind]
    return signs


def _scored(model: Model, moves: Moves) -> Array:
    """Points that each column brings at once."""
    inside = moves.columns % model.layout.width - 2 * model.layout.places
    found: Array = np.where(inside >= 0, score_points(model)[np.maximum(inside, 0)], 0.0)
    return found


def two_point_chance(moves: Moves, layout: Layout) -> float:
    """The chance of a touchdown from the line of a two-point try when both sides mix."""
    good = (moves.columns % layout.width) == 2 * layout.places
    return float(solve((moves.chances @ good.astype(np.float64)).reshape(SHAPE))[0])
