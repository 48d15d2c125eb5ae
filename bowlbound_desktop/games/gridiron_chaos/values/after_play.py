"""What is asked after a play of 45 seconds, in values: time outs, then 45, 30 or spike (GC-R39)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from attrs import frozen
from scipy.sparse import csr_matrix

from bowlbound_desktop.games.gridiron_chaos.values import shape
from bowlbound_desktop.games.gridiron_chaos.values.bundles import Array
from bowlbound_desktop.games.gridiron_chaos.values.grid import DOWNS, Grid

BARRED = -2.0
"""Worse than any value."""


@frozen(eq=False)
class Stretch:
    """A part of the game with its own states."""

    swap: tuple[int, ...]
    """By state: the same for the other side."""
    leads: int
    """Leads from minus to plus this are told apart."""
    timeouts: bool = False
    """Whether the states are the time outs of the side that trails; both sides' in a tie."""
    sudden: bool = False

    def standing(self, sign: int) -> Any:
        """The leads of one sign, by number."""
        leads = np.arange(-self.leads, self.leads + 1)
        return np.flatnonzero(np.sign(leads) == sign)


@lru_cache(maxsize=4)
def spiked(grid: Grid) -> tuple[Any, Any]:
    """Where the next down of every place is on the grid, and which places have none to spare."""
    rows, columns, shares, barred = [], [], [], np.zeros(len(grid.places), dtype=np.bool_)
    for number, (kind, y, down, to_go) in enumerate(grid.places):
        if kind != "scrimmage" or down == DOWNS:
            barred[number] = True
            continue
        for other, share in grid.mix(kind, y, down + 1, y + to_go):
            rows.append(number)
            columns.append(other)
            shares.append(share)
    return csr_matrix((shares, (rows, columns)), shape=(len(barred), len(barred))), barred


def running(grid: Grid, stretch: Stretch, past: Sequence[Array]) -> Array:
    """Values of places where the ball was kept and the clock runs, by ticks left until now."""
    ticks = len(past)
    short = past[shape.after(ticks, 1)]
    hurried = past[shape.after(ticks, 2)] if ticks <= shape.WARNING else None
    return stopped(stretch, paced(grid, past[shape.after(ticks, 3)], hurried, short), short)


def paced(grid: Grid, long: Array, hurried: Array | None, short: Array) -> Array:
    """45 seconds, 30 or a spike, whichever is best for the side with the ball; places come last."""
    found = long if hurried is None else np.maximum(long, hurried)
    following, barred = spiked(grid)
    spikes = (following @ short.reshape(-1, short.shape[-1]).T).T.reshape(short.shape)
    best: Array = np.maximum(found, np.where(barred, BARRED, spikes))
    return best


def stopped(stretch: Stretch, runs: Array, short: Array) -> Array:
    """A time out of the side that trails, if it wants one; the side with the ball is asked first."""
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
