"""Two-sided games by linear programming: how often each side should make each call."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from attrs import frozen
from scipy.optimize import linprog

Array = np.ndarray[Any, np.dtype[np.float64]]
FLAT = 1e-12


def solve(payoff: Array) -> tuple[float, Array, Array]:
    """The value for the side of the rows, and both sides' mixes."""
    count, others = payoff.shape
    least, spread = float(payoff.min()), float(payoff.max() - payoff.min())
    if spread < FLAT:
        return least, np.full(count, 1 / count), np.full(others, 1 / others)
    scaled = (payoff - least) / spread  # the solver gives up when all values are nearly the same
    found: Any = linprog(
        c=[0.0] * count + [-1.0],
        A_ub=np.hstack([-scaled.T, np.ones((others, 1))]),
        b_ub=np.zeros(others),
        A_eq=[[1.0] * count + [0.0]],
        b_eq=[1.0],
        bounds=[(0.0, None)] * count + [(None, None)],
    )
    columns = -np.asarray(found.ineqlin.marginals, dtype=np.float64)  # the dual values are the other mix
    rows = np.asarray(found.x[:-1], dtype=np.float64)
    return least + spread * float(found.x[-1]), rows, columns / columns.sum()


@frozen(eq=False)
class Keeping:
    """Calls whose common share should stay near what it was."""

    marks: Array
    """1 for each of these calls, 0 for the others."""
    share: float
    worth: float
    """The gain that makes it worth moving all of the share."""


def expecting(
    payoff: Array,
    columns: Array,
    value: float,
    expected: Array,
    price: float,
    keepings: Sequence[Keeping] = (),
) -> Array:
    """The columns' best answer to expected rows that gives no row more than `price` above `value`."""
    count, others = payoff.shape
    spread = float(payoff.max() - payoff.min())
    if price <= 0 or spread < FLAT:
        return columns
    marks = np.array([each.marks for each in keepings]).reshape(len(keepings), others)
    shares = np.array([each.share for each in keepings])
    moved = np.eye(len(keepings))  # the last variables are how far each kept share moves
    found: Any = linprog(
        c=[*(expected @ payoff / spread), *(each.worth / spread for each in keepings)],
        A_ub=np.block(
            [[payoff / spread, np.zeros((count, len(keepings)))], [marks, -moved], [-marks, -moved]]
        ),
        b_ub=[*[(value + price) / spread] * count, *shares, *-shares],
        A_eq=[[1.0] * others + [0.0] * len(keepings)],
        b_eq=[1.0],
    )
    return columns if found.x is None else np.asarray(found.x[:others], dtype=np.float64)
