"""Moves: where calls lead from a place of the grid and how long they take, as columns."""

from collections.abc import Iterable
from typing import Any

import numpy as np
from attrs import frozen
from scipy.sparse import csr_matrix

from bowlbound_desktop.games.bowlbound.rules.clock.timing import chart_row
from bowlbound_desktop.games.bowlbound.rules.fouls.penalties import Settled
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.values.grid import PlaceGrid
from bowlbound_desktop.games.bowlbound.values.making.grid_rows import SCORES
from bowlbound_desktop.games.bowlbound.values.making.numbers import Array

TICK = 10
"""Seconds: every play of the Timing Chart takes a whole number of these."""
CODES = 5
PROLONGED = 4
"""The codes of time are 0 to 3 ticks, and one tick after which the quarter cannot end."""


@frozen(eq=False)
class Moves:
    """From one place: where calls lead (columns) and how often, a row for each call or pair of calls."""

    columns: np.ndarray[Any, np.dtype[np.intp]]
    chances: Array


def gathered(grid_rows: Any, rows: Array, codes: Array, chances: Array) -> Moves:
    """Moves from rows of shares, the time each of them takes, and how often it follows from each call."""
    used = np.flatnonzero(chances.any(axis=0))
    shares = grid_rows[rows[used]]
    columns = shares.indices + np.repeat(codes[used], np.diff(shares.indptr)) * grid_rows.shape[1]
    unique, inverse = np.unique(columns, return_inverse=True)
    leads = csr_matrix((shares.data, inverse, shares.indptr), shape=(len(used), len(unique)))
    found = (leads.T @ chances[:, used].T).T
    return Moves(unique, found / found.sum(axis=1, keepdims=True))


@frozen(eq=False)
class Layout:
    """The columns of moves: by code of time, the places kept, the places lost, and the scores."""

    grid: PlaceGrid

    @property
    def places(self) -> int:
        """How many places there are."""
        return len(self.grid.places)

    @property
    def width(self) -> int:
        """Columns of one code of time."""
        return 2 * self.places + len(SCORES)

    def columns(self, before: Game, settled: Settled) -> Iterable[tuple[int, float]]:
        """Where a settled play leads."""
        base = self.width * _code(before, settled)
        return ((base + column, share) for column, share in self._where(before, settled.game))

    def _where(self, before: Game, after: Game) -> Iterable[tuple[int, float]]:
        ours = after.offense is before.offense
        scored = after.score.lead(before.offense) - before.score.lead(before.offense)
        if scored:
            return [(2 * self.places + _score(scored), 1.0)]
        return ((number if ours else self.places + number, share) for number, share in self.grid.find(after))


def _code(before: Game, settled: Settled) -> int:
    if settled.prolongs:
        return PROLONGED
    row = chart_row(before, settled.rows)
    return before.tables.timing[row].seconds // TICK


def _score(points: int) -> int:
    return {6: 0, -6: 1, 3: 2, -2: 3, 2: 4}[points]
