"""Expected points of every place of the grid, as if the game went on forever."""

from collections.abc import Iterator
from functools import partial

import numpy as np
from attrs import frozen

from bowlbound_desktop.coaches.backward import Choices, Move, expected_points, explored
from bowlbound_desktop.games.gridiron_chaos.values.bundles import Array
from bowlbound_desktop.games.gridiron_chaos.values.grid import Grid
from bowlbound_desktop.games.gridiron_chaos.values.moves import CALLS, SCORES, Moves, width

TRY = -1
"""The number of the situation before a try, which has no place on the grid."""
NEVER = -1e3
"""The worth of a call that the rules forbid."""


@frozen
class Tries:
    """How often a kick after a touchdown and a try for two are good."""

    one: float
    two: float

    @property
    def points(self) -> float:
        """The expected points of a try."""
        return max(self.one, 2 * self.two)


@frozen(eq=False)
class Promise:
    """Expected points of every place, and of every call there."""

    worth: Array
    calls: Array


def find_points(grid: Grid, moves: Moves, tries: Tries) -> Promise:
    """The expected points of every place if both sides make their best calls."""
    count = len(grid.places)
    found = expected_points(explored([*range(count), TRY], partial(_choices, grid, moves, tries)))
    worth = np.array([found.of(place) for place in range(count)])
    calls = np.full((count, len(CALLS)), NEVER)
    for place in range(count):
        for call, value in found.calls(place).items():
            calls[place, CALLS.index(call)] = value
    return Promise(worth, calls)


def _choices(grid: Grid, moves: Moves, tries: Tries, place: int) -> Choices:
    if place == TRY:
        return {"kick": _try(grid, tries.one, 1), "two": _try(grid, tries.two, 2)}
    slots = np.flatnonzero(moves.legal[place]).tolist()
    return {CALLS[slot]: list(_moves(grid, moves, place * len(CALLS) + slot)) for slot in slots}


def _try(grid: Grid, good: float, points: int) -> list[Move]:
    kick = grid.kick("kickoff")
    return [Move(good, kick, points), Move(1 - good, kick)]


def _moves(grid: Grid, moves: Moves, row: int) -> Iterator[Move]:
    """The moves of a row, without their times."""
    line, count = moves.matrix[row], len(grid.places)
    after = (TRY, TRY, grid.kick("kickoff"), grid.kick("free-kick"), grid.kick("free-kick"))
    for column, chance in zip((line.indices % width(grid)).tolist(), line.data.tolist(), strict=True):
        number = column - 2 * count
        if number >= 0:
            turned = SCORES[number] in (-6, 2)  # who scores a touchdown, or gives a safety, kicks next
            yield Move(chance, after[number], SCORES[number], turned)
        else:
            yield Move(chance, column % count, turned=column >= count)
