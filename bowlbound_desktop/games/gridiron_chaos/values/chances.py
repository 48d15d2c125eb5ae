"""Computes the chance to win by backward induction, from the last tick of the clock to the first.

A value is the chance to win less the chance to lose, so that the other side's value is its negative. Values
are arrays of states, leads and places; a state is what else matters in a stretch of the game: the timeouts
of the side that trails, or who receives after half-time.
"""

from collections.abc import Mapping, Sequence

import numpy as np
from attrs import frozen

from bowlbound_desktop.games.gridiron_chaos.values import shape
from bowlbound_desktop.games.gridiron_chaos.values.after_play import Stretch, running
from bowlbound_desktop.games.gridiron_chaos.values.bundles import Array
from bowlbound_desktop.games.gridiron_chaos.values.grid import Grid
from bowlbound_desktop.games.gridiron_chaos.values.moves import CALLS, Moves
from bowlbound_desktop.games.gridiron_chaos.values.points import NEVER, Tries

STANDINGS = (-1, 0, 1)
"""Behind, level, ahead."""


@frozen(eq=False)
class Model:
    """All moves: by standing, and whether the two-minute warning has passed."""

    grid: Grid
    moves: Mapping[tuple[int, bool], Moves]
    tries: Tries


def ahead(values: Array, points: int) -> Array:
    """The values after the lead has grown by some points."""
    count = values.shape[1]
    return values[:, np.clip(np.arange(count) + points, 0, count - 1)]


def flipped(values: Array, stretch: Stretch) -> Array:
    """The values for the other side."""
    turned: Array = -values[list(stretch.swap)][:, ::-1]
    return turned


def tried(kick: Array, tries: Tries) -> Array:
    """The values before a try, the better of one and two points, from the values of the kickoff after it."""
    none, one, two = (ahead(kick, points) for points in range(3))
    best: Array = np.maximum(
        tries.one * one + (1 - tries.one) * none, tries.two * two + (1 - tries.two) * none
    )
    return best


def columns(model: Model, stretch: Stretch, values: Array, kept: Array) -> Array:
    """The values of every column of one time code; `kept` are those of places where the ball is kept."""
    grid = model.grid
    if stretch.sudden:
        return _sudden(values, kept)
    kick, free = values[:, :, grid.kick("kickoff")], values[:, :, grid.kick("free-kick")]
    touchdown = ahead(tried(kick, model.tries), 6)
    safety = ahead(free, -2)
    lost = [-touchdown[list(stretch.swap)][:, ::-1], -safety[list(stretch.swap)][:, ::-1]]
    scores = np.stack([touchdown, lost[0], ahead(kick, 3), safety, lost[1]], axis=2)
    return np.concatenate([kept, flipped(values, stretch), scores], axis=2)


def _sudden(values: Array, kept: Array) -> Array:
    """The values of columns in overtime, where the first points win (GC-R59)."""
    scores = np.broadcast_to([1.0, -1.0, 1.0, -1.0, 1.0], (*values.shape[:2], 5))
    return np.concatenate([kept, -values, scores], axis=2)


def induce(model: Model, stretch: Stretch, last: Sequence[Array], ticks: int) -> list[Array]:
    """Values by ticks left, continued from those in `last`."""
    found = list(last)
    while len(found) <= ticks:
        found.append(_step(model, stretch, found))
    return found


def _step(model: Model, stretch: Stretch, past: Sequence[Array]) -> Array:
    ticks = len(past)
    short, long = (past[shape.after(ticks, cost)] for cost in (1, 3))
    prolonged = past[max(shape.after(ticks, 1), 1)] if ticks > 1 else short
    blocks = [
        columns(model, stretch, short, short),
        columns(model, stretch, long, running(model.grid, stretch, past)),
        columns(model, stretch, prolonged, prolonged),
    ]
    return _best(model, stretch, np.concatenate(blocks, axis=2), ticks <= shape.WARNING)


def _best(model: Model, stretch: Stretch, after: Array, late: bool) -> Array:
    """The best call for every state, lead and place."""
    states, leads, _ = after.shape
    places = len(model.grid.places)
    found = np.empty((states, leads, places), dtype=np.float32)
    for standing in STANDINGS:
        picked = stretch.standing(standing)
        if len(picked):
            moves = model.moves[standing, late]
            some = after[:, picked].reshape(-1, after.shape[2]).T.astype(np.float32)
            worths = (moves.matrix @ some).reshape(places, len(CALLS), -1)
            best = np.where(moves.legal[:, :, None], worths, NEVER).max(axis=1)
            found[:, picked] = best.T.reshape(states, len(picked), places)
    return found
