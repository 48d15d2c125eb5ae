"""Every down and place as a row of shares of the grid's places, to turn what plays lead to into columns."""

from functools import lru_cache
from typing import Any

import numpy as np
from scipy.sparse import csr_matrix

from bowlbound_desktop.games.bowlbound.values.grid import PlaceGrid
from bowlbound_desktop.games.bowlbound.values.making.numbers import Array
from bowlbound_desktop.kernel.field import FIELD
from bowlbound_desktop.kernel.gridiron import LAST_DOWN

SCORES = ("touchdown", "lost touchdown", "field goal", "safety", "won safety")
SPOTS, LONGEST = FIELD - 1, 30
ROWS = LAST_DOWN * SPOTS * (LONGEST + 1)
THEIRS, SCORED = ROWS, 2 * ROWS
"""Where the rows of the other side begin, and those of the scores."""


def row_of(down: Any, y: Any, line: Any) -> Any:
    """The row of a down; works on arrays too."""
    to_go = np.where(np.asarray(line) >= FIELD, 0, np.clip(np.asarray(line) - y, 1, LONGEST))
    return ((down - 1) * SPOTS + (y - 1)) * (LONGEST + 1) + to_go


def first_of(y: Any) -> Any:
    """The row of a first and ten."""
    return row_of(1, y, np.asarray(y) + 10)


@lru_cache(maxsize=4)
def grid_rows(grid: PlaceGrid) -> Any:
    """By row the shares of places: kept, lost, and then the scores."""
    numbers, shares, ends = [], [], [0]
    for down in range(1, LAST_DOWN + 1):
        for y in range(1, FIELD):
            for to_go in range(LONGEST + 1):
                mix = grid.mix("scrimmage", y, down, min(FIELD, y + to_go) if to_go else FIELD)
                numbers += [number for number, _ in mix]
                shares += [share for _, share in mix]
                ends.append(len(numbers))
    return _three_fold(np.array(numbers), np.array(shares), np.array(ends), len(grid.places))


def _three_fold(numbers: Array, shares: Array, ends: Array, places: int) -> Any:
    count = len(SCORES)
    scores = 2 * places + np.arange(count)
    return csr_matrix(
        (
            np.concatenate([shares, shares, np.ones(count)]),
            np.concatenate([numbers, numbers + places, scores]),
            np.concatenate([ends, ends[1:] + ends[-1], 2 * ends[-1] + 1 + np.arange(count)]),
        ),
        shape=(SCORED + count, 2 * places + count),
    )
