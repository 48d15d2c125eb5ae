"""What situations of any game are worth in points, from what one play can make of each.

A game says which calls a situation has and where each can lead; nothing else is known of it. Worths are those
of the side that moves. Where a move leads to a situation of the other side, it is turned: its worth counts
against. A game for one coach against a ghost counts everything for the coach and turns nothing.
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
    """Whether the situation after it is seen by the other side."""
    ticks: int = 1
    """Time taken."""


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
    """By situation the row of its first call."""

    def matrix(self, sign: Callable[[Move], float]) -> Any:
        """By row and situation how often that follows, each move with its sign."""
        return self.as_matrix(
            (row, move.to, move.chance * sign(move))
            for row, moves in enumerate(self.moves)
            for move in moves
            if move.to is not None
        )

    def as_matrix(self, entries: Iterable[tuple[int, Situation, float]]) -> Any:
        """A matrix of rows and situations with these entries, those of one place added up."""
        found = [(row, self.numbers[to], chance) for row, to, chance in entries]
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
    """What every situation is worth to the side that moves, and the call that makes it so."""

    situations: Situations
    values: Array
    rows: Whole
    """By situation the row of its best call."""

    def of(self, situation: Situation) -> float:
        """One of them."""
        return float(self.values[self.situations.numbers[situation]])

    def call(self, situation: Situation) -> str:
        """The best call."""
        number = self.situations.numbers[situation]
        return self.situations.calls[number][int(self.rows[number] - self.situations.first_rows[number])]


def expected_points(situations: Situations) -> Worths:
    """Points for the rest of a game without a clock: calls follow from worths, and worths from calls.

    It needs an end: moves that lead nowhere, or turns, with which the hopes of both sides sum up to nothing.
    """
    signed = situations.matrix(lambda move: -1.0 if move.turned else 1.0)
    gains = np.array([sum(move.chance * move.points for move in moves) for moves in situations.moves])
    rows, unit = situations.first_rows, identity(len(situations.numbers), format="csr")
    for _ in range(ROUNDS):
        values: Array = np.atleast_1d(spsolve((unit - signed[rows]).tocsc(), gains[rows]))
        assert np.isfinite(values).all(), "the game does not come to an end"
        worths = gains + signed @ values
        best = best_rows(worths, situations)
        better = worths[best] > worths[rows] + BETTER
        if not better.any():
            break
        rows = np.where(better, best, rows)
    return Worths(situations, values, rows)


def best_rows(worths: Array, situations: Situations) -> Whole:
    """By situation the row that is worth most, the first of equal ones."""
    bounds = [*situations.first_rows.tolist(), len(worths)]
    return np.array([first + int(worths[first:last].argmax()) for first, last in pairwise(bounds)])
