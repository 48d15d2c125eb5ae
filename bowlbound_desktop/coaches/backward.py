"""What situations of any game are worth in points, from what one play can make of each.

A game says which calls a situation has and where each can lead; nothing else is known of it. A worth is that
of the side that moves. Where a move gives the ball away, it is turned: what the situation after it is worth
counts against the side that moved. A game for one coach against a ghost counts everything for the coach and
turns nothing.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any, TypeAlias

import numpy as np
from attrs import frozen
from scipy.sparse import csr_matrix, identity
from scipy.sparse.linalg import spsolve

from bowlbound_desktop.coaches.matrix_game import Array

Situation: TypeAlias = Hashable
Whole: TypeAlias = np.ndarray[Any, np.dtype[np.int64]]
ROUNDS = 100
"""Far more than calls ever take to settle."""
BETTER = 1e-9


@frozen
class Move:
    """One thing that a play can come to."""

    chance: float
    to: Situation | None
    """The situation after it; None where nothing follows."""
    points: int = 0
    """Made at once by the side that moves; negative for points of the others."""
    turned: bool = False
    """Whether the other side moves in the situation after it."""


Choices: TypeAlias = Mapping[str, Sequence[Move]]
"""What can come of each call; a situation without a choice has one call."""


@frozen(eq=False)
class Situations:
    """All situations that can be reached, numbered, with all calls of all of them as rows."""

    numbers: Mapping[Situation, int]
    calls: Sequence[tuple[str, ...]]
    """By situation."""
    moves: Sequence[Sequence[Move]]
    """By row."""
    first_rows: Whole
    """For each situation, the row of its first call."""

    def matrix(self) -> Any:
        """For each row and situation, how often it follows; negative where the other side moves in it."""
        found = [
            (row, self.numbers[move.to], -move.chance if move.turned else move.chance)
            for row, moves in enumerate(self.moves)
            for move in moves
            if move.to is not None
        ]
        rows, columns, chances = zip(*found, strict=True) if found else ((), (), ())
        return csr_matrix((chances, (rows, columns)), shape=(len(self.moves), len(self.numbers)))


def explored(starts: Iterable[Situation], choices: Callable[[Any], Choices]) -> Situations:
    """Everything that can be reached from some situations; each is asked for its calls once."""
    waiting, found = list(dict.fromkeys(starts)), dict[Situation, Choices]()
    while waiting:
        situation = waiting.pop()
        if situation in found:
            continue
        found[situation] = choices(situation)
        assert found[situation], f"no call at all in {situation}"
        waiting += [move.to for moves in found[situation].values() for move in moves if move.to is not None]
    counts = [len(calls) for calls in found.values()]
    return Situations(
        numbers={situation: number for number, situation in enumerate(found)},
        calls=[tuple(calls) for calls in found.values()],
        moves=[moves for calls in found.values() for moves in calls.values()],
        first_rows=np.cumsum([0, *counts[:-1]]),
    )


@frozen(eq=False)
class Worths:
    """What every situation, and every call in it, is worth to the side that moves."""

    situations: Situations
    values: Array
    """By situation."""
    rows: Array
    """By row."""

    def of(self, situation: Situation) -> float:
        """What a situation is worth."""
        return float(self.values[self.situations.numbers[situation]])

    def calls(self, situation: Situation) -> dict[str, float]:
        """What each call of a situation is worth."""
        number = self.situations.numbers[situation]
        first, calls = int(self.situations.first_rows[number]), self.situations.calls[number]
        return dict(zip(calls, self.rows[first : first + len(calls)].tolist(), strict=True))


def expected_points(situations: Situations) -> Worths:
    """Points for the rest of a game without a clock: calls follow from worths, and worths from calls.

    The sums must converge: some moves lead nowhere, or the ball changes hands, so that points of both sides
    cancel out.
    """
    signed = situations.matrix()
    gains = np.array([sum(move.chance * move.points for move in moves) for moves in situations.moves])
    best, unit = situations.first_rows, identity(len(situations.numbers), format="csr")
    for _ in range(ROUNDS):
        values: Array = np.atleast_1d(spsolve((unit - signed[best]).tocsc(), gains[best]))
        assert np.isfinite(values).all(), "the game does not come to an end"
        rows = gains + signed @ values
        found = _best_rows(rows, situations)
        better = rows[found] > rows[best] + BETTER
        if not better.any():
            break
        best = np.where(better, found, best)
    return Worths(situations, values, rows)


def _best_rows(rows: Array, situations: Situations) -> Whole:
    """For each situation, the row that is worth most; the first of equal ones."""
    bounds = [*situations.first_rows.tolist(), len(rows)]
    return np.array([first + int(rows[first:last].argmax()) for first, last in pairwise(bounds)])
