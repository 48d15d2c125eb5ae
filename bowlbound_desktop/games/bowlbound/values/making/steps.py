"""One side's moves as matrices for the induction: by down the nine pairs of mixtures, and the kicks."""

from collections.abc import Sequence
from itertools import product
from typing import Any

import numpy as np
from attrs import frozen

from bowlbound_desktop.games.bowlbound.values.making.explore import MoveModel
from bowlbound_desktop.games.bowlbound.values.making.games import solve_many
from bowlbound_desktop.games.bowlbound.values.making.moves import CODES, Moves
from bowlbound_desktop.games.bowlbound.values.making.numbers import Array
from bowlbound_desktop.games.bowlbound.values.making.points import (
    PASS_ROWS,
    RUN_ROWS,
    SHAPE,
    ExpectedPoints,
    as_matrix,
)
from bowlbound_desktop.kernel.gridiron import LAST_DOWN

MODES = 3
KICKS = 2
"""Punt and field goal; the kneel-down is the third."""


@frozen(eq=False)
class Steps:
    """What each side can do at every place, as matrices."""

    model: MoveModel
    pairs: Sequence[Any]
    """By down, nine rows: mixtures for points, of runs and of passes, against one another; when going out of
    bounds stops the clock (LATE), and when it does not (USUAL)."""
    single: Sequence[Any]
    """The first of the nine alone."""
    kicks: Any
    """By down, three rows."""
    fourth: Any
    """By fourth down, punt and field goal."""
    kickoffs: Any
    fourths: slice
    """Fourth downs among the places."""


def find_steps(model: MoveModel, points: ExpectedPoints) -> Steps:
    """Mixtures for points, for runs and for passes at every down."""
    width, mixtures = CODES * model.layout.width, _mixtures(points)
    pairs = [as_matrix(_mixed(moves, mixtures), width) for moves in (model.late, model.downs)]
    kicks = [Moves(each.columns, each.chances[:KICKS]) for each in model.kicks]
    fourths = _fourths(model)
    return Steps(
        model,
        pairs,
        [each[:: MODES * MODES] for each in pairs],
        as_matrix(model.kicks, width),
        as_matrix(kicks[fourths], width),
        as_matrix(model.kickoffs, width),
        fourths,
    )


def _mixtures(points: ExpectedPoints) -> Array:
    """By down and pair of mixtures, the shares of all pairs of calls."""
    ours, theirs = [points.ours], [points.theirs]
    for rows in (RUN_ROWS, PASS_ROWS):
        _, some, columns = solve_many(points.payoffs[:, rows])
        whole = np.zeros((len(some), SHAPE[0]))
        whole[:, rows] = some
        ours.append(whole)
        theirs.append(columns)
    both = np.stack([np.einsum("pr,pc->prc", *pair) for pair in product(ours, theirs)], axis=1)
    return both.reshape(len(both), MODES * MODES, -1)


def _fourths(model: MoveModel) -> slice:
    places = model.layout.grid.places[: len(model.downs)]
    return slice(next(number for number, place in enumerate(places) if place[2] == LAST_DOWN), len(places))


def _mixed(downs: Sequence[Moves], mixtures: Array) -> list[Moves]:
    return [Moves(moves.columns, mix @ moves.chances) for moves, mix in zip(downs, mixtures, strict=True)]
