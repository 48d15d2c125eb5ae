"""Expected points: what a place is worth when both sides call their best, for the rest of a game without end.

A play's points count, and then the worth of the place it leads to; a place of the others counts against.
"""

import numpy as np
from attrs import frozen

from bowlbound_desktop.games.gridiron_chaos.values.bundles import CODES, Array
from bowlbound_desktop.games.gridiron_chaos.values.grid import Grid
from bowlbound_desktop.games.gridiron_chaos.values.moves import CALLS, Moves, width

ROUNDS = 12
NEVER = -1e3


@frozen
class Tries:
    """How often a kick after a touchdown and a try for two are good."""

    one: float
    two: float

    @property
    def points(self) -> float:
        """What a try is worth when only points count."""
        return max(self.one, 2 * self.two)


@frozen(eq=False)
class Promise:
    """Expected points of every place, and of every call there."""

    worth: Array
    calls: Array


def find_points(grid: Grid, moves: Moves, tries: Tries) -> Promise:
    """Take the best call everywhere and solve for the worths that follow, until nothing changes."""
    count = len(grid.places)
    signed, at_once = _reduced(grid, moves, tries)
    worth: Array = np.zeros(count)
    for _ in range(ROUNDS):
        calls = _calls(moves, signed @ worth + at_once)
        rows = np.arange(count) * len(CALLS) + calls.argmax(axis=1)
        worth = np.linalg.solve(np.eye(count) - signed[rows].toarray(), at_once[rows])
    return Promise(worth, _calls(moves, signed @ worth + at_once))


def _calls(moves: Moves, worths: Array) -> Array:
    found: Array = np.where(moves.legal, worths.reshape(moves.legal.shape), NEVER)
    return found


def _reduced(grid: Grid, moves: Moves, tries: Tries) -> tuple[Array, Array]:
    """How often each place follows, those of the others negative; and the points that come at once."""
    from scipy.sparse import csr_matrix

    count, kick, free = len(grid.places), grid.kick("kickoff"), grid.kick("free-kick")
    touchdown = 6 + tries.points
    leads = [(place, place, 1.0) for place in range(count)]
    leads += [(count + place, place, -1.0) for place in range(count)]
    after = ((kick, 1.0), (kick, -1.0), (kick, 1.0), (free, 1.0), (free, -1.0))
    leads += [(2 * count + number, to, sign) for number, (to, sign) in enumerate(after)]
    rows, columns, signs = zip(*leads, strict=True)
    one = csr_matrix((signs, (rows, columns)), shape=(width(grid), count))
    points = np.concatenate([np.zeros(2 * count), [touchdown, -touchdown, 3.0, -2.0, 2.0]])
    wide = sum(moves.matrix[:, code * width(grid) : (code + 1) * width(grid)] for code in range(CODES))
    return wide @ one, wide @ points
