"""Expected points: what a place is worth when both sides call their best, for the rest of a game without end.

A play counts by its points and the worth of the place to which it leads, negative where the other side has
the ball. What the stronger side gains per tick wherever the ball is, is subtracted, so that worths only
compare places.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from attrs import frozen
from scipy.sparse import csr_matrix

from bowlbound_desktop.games.bowlbound.rules.charts.chart import FORMATIONS, PLAYS
from bowlbound_desktop.games.bowlbound.rules.plays.defenses import PASSES
from bowlbound_desktop.games.bowlbound.values.making.explore import MoveModel
from bowlbound_desktop.games.bowlbound.values.making.games import ROUNDS as EXACT
from bowlbound_desktop.games.bowlbound.values.making.games import solve_many
from bowlbound_desktop.games.bowlbound.values.making.moves import CODES, Moves
from bowlbound_desktop.games.bowlbound.values.making.numbers import Array

SHAPE = (len(PLAYS), len(FORMATIONS))
RUN_ROWS = [row for row, play in enumerate(PLAYS) if play not in PASSES]
PASS_ROWS = [row for row, play in enumerate(PLAYS) if play in PASSES]
ROUNDS, QUICK = 5, 100
"""How often calls and worths follow from each other, and how roughly calls are solved before the last."""
TICKS = np.array([0.0, 1.0, 2.0, 3.0, 1.0])
"""Ticks of each code of time."""
SMALLEST = 2e-5
"""Less likely entries are left out, and the rest scaled up: a third of the entries, 0.02 % of the plays."""


@frozen(eq=False)
class ExpectedPoints:
    """Expected points of every place of one side, and the mixtures that make them."""

    worth: Array
    ours: Array
    """By down of the grid: how often each play is called."""
    theirs: Array
    payoffs: Array
    """By down of the grid and pair of calls."""
    scores: Array
    """What each kind of score is worth, tries and the kickoff after it with it."""
    firsts: Array
    """Which places are ordinary first downs."""


def as_matrix(moves: Sequence[Moves], width: int) -> Any:
    """Rows of all moves, one after the other."""
    rows, columns, chances, start = [], [], [], 0
    for each in moves:
        kept = np.where(each.chances > SMALLEST, each.chances, 0.0)
        kept /= kept.sum(axis=1, keepdims=True)
        row, column = np.nonzero(kept)
        rows.append(row + start)
        columns.append(each.columns[column])
        chances.append(kept[row, column])
        start += len(each.chances)
    places = (np.concatenate(rows), np.concatenate(columns))
    return csr_matrix((np.concatenate(chances).astype(np.float32), places), shape=(start, width))


def score_points(ours: MoveModel, theirs: MoveModel) -> Array:
    """Points of every kind of score, tries with them."""
    us, them = (6 + max(model.extra_point, 2 * model.two_points) for model in (ours, theirs))
    return np.array([us, -them, 3.0, -2.0, 2.0])


class _Side:
    """One side's moves as matrices."""

    def __init__(self, model: MoveModel, other: MoveModel) -> None:
        width = CODES * model.layout.width
        self.model, self.points = model, score_points(model, other)
        self.pairs, self.kicks, self.kickoffs = (
            as_matrix(moves, width) for moves in (model.downs, model.kicks, model.kickoffs)
        )
        grid = model.layout.grid
        self.after = [grid.numbers[kind, y, 1, 10] for kind, y in (("kickoff", 30), ("free-kick", 20))]

    def values(self, mine: Array, theirs: Array, drift: float) -> Array:
        """What every column is worth to this side."""
        kick, free = self.after
        after = np.array([mine[kick], -theirs[kick], mine[kick], mine[free], -theirs[free]])
        once = np.concatenate([mine, -theirs, self.points + after])
        found: Array = (once[None, :] - drift * TICKS[:, None]).ravel()
        return found

    def policy(self, values: Array, rounds: int) -> tuple[Any, Array, Array, Array]:
        """The rows of the best calls, and the mixtures."""
        count = len(self.model.downs)
        payoffs = (self.pairs @ values).reshape(count, *SHAPE)
        found, ours, theirs = solve_many(payoffs, rounds)
        kicked = (self.kicks @ values).reshape(count, 3)
        both = (ours[:, :, None] * theirs[:, None, :]).reshape(count, 1, -1)
        kicks = kicked.max(axis=1) > found
        rows = [
            Moves(moves.columns, moves.chances[[best]])
            if kicking
            else Moves(pairs.columns, mix @ pairs.chances)
            for kicking, moves, best, pairs, mix in zip(
                kicks, self.model.kicks, kicked.argmax(axis=1), self.model.downs, both, strict=True
            )
        ]
        matrix = as_matrix([*rows, *self.model.kickoffs], self.pairs.shape[1])
        return matrix, ours, theirs, payoffs

    def equations(self, matrix: Any) -> tuple[Array, Array, Array, Array]:
        """Shares of places kept and lost, points at once, and ticks, by place."""
        places, width = self.model.layout.places, self.model.layout.width
        whole = matrix.toarray().reshape(places, CODES, width)
        ticks = whole.sum(axis=2) @ TICKS
        flat = whole.sum(axis=1)
        kept, lost, scores = flat[:, :places], flat[:, places : 2 * places], flat[:, 2 * places :]
        kick, free = self.after
        kept[:, kick] += scores[:, 0] + scores[:, 2]
        kept[:, free] += scores[:, 3]
        lost[:, kick] += scores[:, 1]
        lost[:, free] += scores[:, 4]
        return kept, lost, scores @ self.points, ticks


def find_points(models: Sequence[MoveModel], worths: Sequence[Array] = ()) -> tuple[ExpectedPoints, ...]:
    """Solve the calls at every place and the worths that follow from them, until nothing changes.

    `models` are those of both sides, or one for two equal sides; `worths` are a help to begin with.
    """
    sides = [_Side(model, other) for model, other in zip(models, reversed(models), strict=True)]
    places = models[0].layout.places
    worths = [worths[n % len(worths)][:places] if worths else np.zeros(places) for n in range(len(sides))]
    drift = 0.0
    for left in reversed(range(ROUNDS)):
        found = []
        for number, side in enumerate(sides):
            values = side.values(worths[number], worths[-1 - number], _sign(number) * drift)
            found.append(side.policy(values, QUICK if left else EXACT))
        equations = [side.equations(each[0]) for side, each in zip(sides, found, strict=True)]
        worths, drift = _solved(equations, sides[0].after[0])
    grid = models[0].layout.grid
    downs = enumerate(grid.places[: grid.downs])
    firsts = np.array([number for number, (_, _, down, yards) in downs if down == 1 and yards in (0, 10)])
    return tuple(
        ExpectedPoints(
            worths[number], *each[1:], side.values(worths[number], worths[-1 - number], 0.0)[-5:], firsts
        )
        for number, (side, each) in enumerate(zip(sides, found, strict=True))
    )


def _sign(number: int) -> int:
    return -1 if number else 1


def _solved(equations: Sequence[tuple[Array, Array, Array, Array]], kick: int) -> tuple[list[Array], float]:
    """Worths by side, and the home side's gain by the tick; a kickoff is worth the same to either side."""
    count = len(equations[0][0])
    if len(equations) == 1:
        kept, lost, points, _ = equations[0]
        return [np.linalg.solve(np.eye(count) - kept + lost, points)], 0.0
    whole, right = np.zeros((2 * count + 1, 2 * count + 1)), np.zeros(2 * count + 1)
    for number, (kept, lost, points, ticks) in enumerate(equations):
        mine = slice(number * count, (number + 1) * count)
        other = slice((1 - number) * count, (2 - number) * count)
        whole[mine, mine], whole[mine, other] = np.eye(count) - kept, lost
        whole[mine, -1], right[mine] = _sign(number) * ticks, points
    whole[-1, kick], whole[-1, count + kick] = 1.0, -1.0
    found = np.linalg.solve(whole, right)
    return [found[:count], found[count:-1]], float(found[-1])
