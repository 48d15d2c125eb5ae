"""Makes tables monotonic: a yard, a down, a timeout or a point more is never worse.

Places between the marks of the grid are means, and calls near the end are solved in a few rounds: both leave
small faults, which are shared between the two values at fault.
"""

from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache

import numpy as np

from bowlbound_desktop.games.bowlbound.values.grid import PlaceGrid
from bowlbound_desktop.games.bowlbound.values.making.numbers import Array, rising

FARTHEST = 1000
"""Goal to go counts as this many yards to go, so that it sorts after all others."""


@lru_cache(maxsize=4)
def chains(grid: PlaceGrid) -> tuple[tuple[int, ...], ...]:
    """Chains of places from the worst to the best: by yard line, by yards to go and by down."""
    found = defaultdict[object, list[tuple[int, int]]](list)
    for number, (kind, y, down, to_go) in enumerate(grid.places):
        if kind != "scrimmage":
            continue
        found["yard", down, to_go].append((y, number))
        found["to go", down, y].append((-(to_go or FARTHEST), number))
        found["down", y, to_go].append((-down, number))
    return tuple(tuple(number for _, number in sorted(chain)) for chain in found.values() if len(chain) > 1)


def by_place(grid: PlaceGrid, values: Array, axis: int) -> Array:
    """Values made to rise along every chain of places."""
    moved = np.moveaxis(values, axis, 0).copy()
    for _ in range(2):
        for chain in chains(grid):
            moved[list(chain)] = rising(moved[list(chain)], axis=0)
    return np.moveaxis(moved, 0, axis)


def by_axes(values: Array, axes: Iterable[int]) -> Array:
    """Values made to rise along some axes, or to fall along those given inverted (~axis)."""
    for axis in axes:
        values = rising(values, axis) if axis >= 0 else -rising(-values, ~axis)
    return values
