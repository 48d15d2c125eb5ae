"""Two-sided games by linear programming: how often each side should make each call."""

from typing import Any

import numpy as np
from scipy.optimize import linprog

Array = np.ndarray[Any, np.dtype[np.float64]]
FLAT = 1e-12


def solve(payoff: Array) -> tuple[float, Array, Array]:
    """The value for the side of the rows, and both sides' shares."""
    count, others = payoff.shape
    least, spread = float(payoff.min()), float(payoff.max() - payoff.min())
    if spread < FLAT:
        return least, np.full(count, 1 / count), np.full(others, 1 / others)
    scaled = (payoff - least) / spread  # the solver gives up where all values are nearly the same
    found: Any = linprog(
        c=[0.0] * count + [-1.0],
        A_ub=np.hstack([-scaled.T, np.ones((others, 1))]),
        b_ub=np.zeros(others),
        A_eq=[[1.0] * count + [0.0]],
        b_eq=[1.0],
        bounds=[(0.0, None)] * count + [(None, None)],
    )
    columns = -np.asarray(found.ineqlin.marginals, dtype=np.float64)  # the other side's shares are the prices
    rows = np.asarray(found.x[:-1], dtype=np.float64)
    return least + spread * float(found.x[-1]), rows, columns / columns.sum()


def expecting(payoff: Array, columns: Array, value: float, expected: Array, price: float) -> Array:
    """The columns' best answer to expected rows, of all that promise no row more than the price."""
    count, others = payoff.shape
    spread = float(payoff.max() - payoff.min())
    if price <= 0 or spread < FLAT:
        return columns
    found: Any = linprog(
        c=expected @ payoff / spread,
        A_ub=payoff / spread,
        b_ub=np.full(count, (value + price) / spread),
        A_eq=[[1.0] * others],
        b_eq=[1.0],
        bounds=[(0.0, None)] * others,
    )
    return columns if found.x is None else np.asarray(found.x, dtype=np.float64)
