"""The chance to win by backward induction over the clock, from what one play can make of each situation.

A value is the chance to win less the chance to lose, for the side that moves. Values are told apart by time
left, situation and lead; what else counts, such as timeouts, a game puts into its situations.
"""

from collections import defaultdict
from typing import Any, TypeAlias

import numpy as np
from attrs import frozen

from bowlbound_desktop.coaches.backward import Situation, Situations
from bowlbound_desktop.coaches.matrix_game import Array

SETTLED = 1e-9
CHAINS = 12
"""Plays in a row that can take no time, such as a try and a kickoff."""


@frozen
class MoveKind:
    """Moves that differ in nothing but where they lead."""

    points: int
    turned: bool
    ticks: int
    ends: bool
    """Whether nothing follows."""


Kinds: TypeAlias = list[tuple[MoveKind, Any]]


@frozen(eq=False)
class Chances:
    """Values of one stretch of a game: a half, or what is left of it."""

    situations: Situations
    values: Array
    """By ticks left, situation, and lead from minus to plus the largest."""

    def win_chance(self, ticks: int, situation: Situation, lead: int) -> float:
        """The chance of the side that moves to win; a tie counts half."""
        most = self.values.shape[2] // 2
        column = most + max(-most, min(most, lead))
        number = self.situations.numbers[situation]
        return float(0.5 + 0.5 * self.values[min(ticks, len(self.values) - 1), number, column])


def final(situations: Situations, leads: int) -> Array:
    """The values after the final whistle: who leads has won."""
    signs = np.sign(np.arange(-leads, leads + 1, dtype=np.float64))
    return np.tile(signs, (len(situations.numbers), 1))


def find_chances(situations: Situations, ticks: int, end: Array) -> Chances:
    """Values of all situations from the end of a stretch to its beginning.

    `end` are the values when its time is over: `final`, or those that the next stretch begins with.
    """
    values = np.empty((ticks + 1, *end.shape))
    values[0] = end
    kinds = _by_kind(situations)
    later = [each for each in kinds if each[0].ticks]
    at_once = [each for each in kinds if not each[0].ticks]
    for left in range(1, ticks + 1):
        sooner = _followed(values, left, later) + np.zeros((len(situations.moves), end.shape[1]))
        values[left] = values[left - 1]
        for _ in range(CHAINS):
            rows = sooner + _followed(values, left, at_once)
            found: Array = np.maximum.reduceat(rows, situations.first_rows, axis=0)
            moved = float(np.abs(found - values[left]).max())
            values[left] = found
            if moved < SETTLED:
                break
    return Chances(situations, values)


def _by_kind(situations: Situations) -> Kinds:
    """The moves of each kind as a matrix; where nothing follows, a single column of chances."""
    found = defaultdict[MoveKind, list[tuple[int, Any, float]]](list)
    for row, moves in enumerate(situations.moves):
        for move in moves:
            kind = MoveKind(move.points, move.turned, move.ticks, move.to is None)
            found[kind].append((row, move.to, move.chance))
    return [
        (kind, _ending(situations, entries) if kind.ends else situations.as_matrix(entries))
        for kind, entries in found.items()
    ]


def _ending(situations: Situations, entries: list[tuple[int, Any, float]]) -> Array:
    column = np.zeros((len(situations.moves), 1))
    for row, _, chance in entries:
        column[row] += chance
    return column


def _followed(values: Array, left: int, kinds: Kinds) -> Any:
    """What the moves of some kinds make of every row."""
    return sum(_follow(values, left, kind, matrix) for kind, matrix in kinds)


def _follow(values: Array, left: int, kind: MoveKind, matrix: Any) -> Array:
    """What the moves of a kind add to the value of every row."""
    width = values.shape[2]
    if kind.ends:
        signs = np.sign(np.arange(width) - width // 2)[None, :].astype(np.float64)
        return np.asarray(matrix @ _shifted(signs, kind.points))
    later = values[max(0, left - kind.ticks)]
    seen = -later[:, ::-1] if kind.turned else later
    return np.asarray(matrix @ _shifted(seen, kind.points))


def _shifted(values: Array, points: int) -> Array:
    """Values by the lead before some points were made; beyond the largest lead nothing changes."""
    width = values.shape[1]
    return values[:, np.clip(np.arange(width) + points, 0, width - 1)]
