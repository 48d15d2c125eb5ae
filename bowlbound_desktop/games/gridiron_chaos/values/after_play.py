"""The values of the choices after a play of 45 seconds: timeouts, then 45, 30 or spike (GC-R39)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from attrs import frozen
from scipy.sparse import csr_matrix

from bowlbound_desktop.games.gridiron_chaos.values import shape
from bowlbound_desktop.games.gridiron_chaos.values.bundles import Array
from bowlbound_desktop.games.gridiron_chaos.values.grid import Grid
from bowlbound_desktop.kernel.gridiron import LAST_DOWN

BARRED = -2.0
"""The value of a choice that is not allowed, worse than any other."""


@frozen(eq=False)
class Stretch:
    """A part of the game with its own states."""

    swap: tuple[int, ...]
    """For each state the one of the other side."""
    leads: int
    """Leads of either side up to this many points are distinguished."""
    timeouts: bool = False
    """Whether the states are the timeouts of the side that trails, or in a tie of both."""
    sudden: bool = False

    def standing(self, sign: int) -> Any:
        """The numbers of all leads of one sign."""
        leads = np.arange(-self.leads, self.leads + 1)
        return np.flatnonzero(np.sign(leads) == sign)


@lru_cache(maxsize=4)
def spiked(grid: Grid) -> tuple[Any, Any]:
    """The place after a spike for every place, and the places where a spike is not allowed."""
    rows, columns, shares, barred = [], [], [], np.zeros(len(grid.places), dtype=np.bool_)
    for number, (kind, y, down, to_go) in enumerate(grid.places):
        if kind != "scrimmage" or down == LAST_DOWN:
            barred[number] = True
            continue
        for other, share in grid.mix(kind, y, down + 1, y + to_go):
            rows.append(number)
            columns.append(other)
            shares.append(share)
    return csr_matrix((shares, (rows, columns)), shape=(len(barred), len(barred))), barred


def running(grid: Grid, stretch: Stretch, past: Sequence[Array]) -> Array:
    """Values of places where the ball was kept and the clock runs; `past` has those of fewer ticks left."""
    ticks = len(past)
    short = past[shape.after(ticks, 1)]
    hurried = past[shape.after(ticks, 2)] if ticks <= shape.WARNING else None
    return stopped(stretch, paced(grid, past[shape.after(ticks, 3)], hurried, short), short)


def paced(grid: Grid, long: Array, hurried: Array | None, short: Array) -> Array:
    """The best of 45 seconds, 30 and a spike for the side with the ball; the last axis is places."""
    found = long if hurried is None else np.maximum(long, hurried)
    following, barred = spiked(grid)
    spikes = (following @ short.reshape(-1, short.shape[-1]).T).T.reshape(short.shape)
    best: Array = np.maximum(found, np.where(barred, BARRED, spikes))
    return best


def stopped(stretch: Stretch, runs: Array, short: Array) -> Array:
    """The values if the side that trails may take a timeout; in a tie the offense is asked first."""
    if not stretch.timeouts:
        return runs
    called = np.concatenate([np.full_like(short[:1], np.nan), short[:-1]])
    behind, level, ahead = (stretch.standing(sign) for sign in (-1, 0, 1))
    found = runs.copy()
    for picked in (level, ahead):
        found[:, picked] = np.fmin(found[:, picked], called[:, picked])
    for picked in (behind, level):
        found[:, picked] = np.fmax(found[:, picked], called[:, picked])
    return found
