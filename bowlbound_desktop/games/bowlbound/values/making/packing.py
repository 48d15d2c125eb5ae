"""Packs values for the tables: chosen ticks, whole numbers, monotonic."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from bowlbound_desktop.games.bowlbound.values import shape
from bowlbound_desktop.games.bowlbound.values.grid import PlaceGrid
from bowlbound_desktop.games.bowlbound.values.making.explore import MoveModel
from bowlbound_desktop.games.bowlbound.values.making.monotonic import by_axes, by_place
from bowlbound_desktop.games.bowlbound.values.making.numbers import Array
from bowlbound_desktop.games.bowlbound.values.making.overtime import Period
from bowlbound_desktop.games.bowlbound.values.making.points import ExpectedPoints
from bowlbound_desktop.games.bowlbound.values.making.sides import by_side
from bowlbound_desktop.games.bowlbound.values.making.steps import Steps

Ticks = Mapping[int, Sequence[Array]]
"""By tick and side: place, state, lead."""


def whole(values: Any) -> Array:
    """Values as whole numbers, which take less space."""
    found: Array = np.round(np.clip(values, -1, 1) * shape.SCALE).astype(np.int16)
    return found


def packed_points(models: Sequence[MoveModel], points: Sequence[ExpectedPoints]) -> dict[str, Any]:
    """Expected points by side and place, and the chances of tries."""
    grid = models[0].layout.grid
    return {
        "points": by_place(grid, np.stack([each.worth for each in points]), 1),
        "tries": np.array([[model.extra_point, model.two_points] for model in models]),
    }


def packed_second(
    steps: Sequence[Steps], points: Sequence[ExpectedPoints], late: Sequence[Sequence[Array]], by_tick: Ticks
) -> dict[str, Any]:
    """The tables of the second half; every one begins with the side."""
    grid = steps[0].model.layout.grid
    edge = shape.MOST_LEAD - shape.LATE_LEAD
    sides = range(len(steps))
    last = by_side(lambda side: _by_timeouts(grid, [late[tick][side] for tick in shape.LATE_TICKS]), sides)
    middle = [np.stack([by_tick[t][s][:, 0, edge:-edge] for t in shape.MIDDLE_TICKS]) for s in sides]
    early = [np.stack([_promised(points[s], by_tick[t][s])[0] for t in shape.EARLY_TICKS]) for s in sides]
    number = grid.numbers["kickoff", 30, 1, 10]
    kickers = np.stack([by_tick[shape.HALF_TICKS][s][number, 0] for s in sides])
    return {
        "late": whole(np.stack([behind for behind, _ in last])),
        "tied": whole(np.stack([tied for _, tied in last])),
        "middle": whole(_smooth(grid, np.stack(middle), 2, (3,))),
        "early": whole(by_axes(np.stack(early), (2, 3))),
        "kickoff": whole(by_axes(kickers, (1,))),
    }


def _smooth(grid: PlaceGrid, values: Array, places: int, axes: Sequence[int]) -> Array:
    return by_axes(by_place(grid, values, places), axes)


def _by_timeouts(grid: PlaceGrid, values: Sequence[Array]) -> tuple[Array, Array]:
    """Late values by the timeouts of the side that is behind; tied ones by those of both."""
    every = np.stack(values)  # tick, place, state, lead
    square = every.reshape(*every.shape[:2], 4, 4, every.shape[3])
    square = _smooth(grid, square, 1, (2, ~3, 4))
    one, middle = 1, shape.LATE_LEAD
    behind, ahead = square[:, :, :, one], square[:, :, one]
    both = np.concatenate([behind[..., :middle], ahead[..., middle + 1 :]], axis=-1)
    return both.transpose(0, 2, 1, 3), square[..., middle].reshape(*every.shape[:2], -1).transpose(0, 2, 1)


def _promised(points: ExpectedPoints, values: Array) -> Array:
    """By state, expected points and lead: first downs stand for every place with the same points."""
    order = points.firsts[np.argsort(points.worth[points.firsts])]
    worth = points.worth[order]
    found = [
        [np.interp(shape.PROMISES, worth, values[order, state, lead]) for lead in range(values.shape[2])]
        for state in range(values.shape[1])
    ]
    return np.array(found).transpose(0, 2, 1)


def packed_half(steps: Sequence[Steps], late: Sequence[Sequence[Array]]) -> dict[str, Any]:
    """Points until the end of the first half, by the timeouts of both."""
    grid = steps[0].model.layout.grid
    found = []
    for side in range(len(steps)):
        every = np.stack([late[tick][side][..., 0] for tick in shape.HALF_LATE_TICKS])
        square = _smooth(grid, every.reshape(*every.shape[:2], 4, 4), 1, (2, ~3))
        found.append(square.reshape(every.shape).transpose(0, 2, 1))
    return {"half": np.stack(found).astype(np.float16)}


def packed_first(points: Sequence[ExpectedPoints], by_tick: Ticks) -> dict[str, Any]:
    """The first half before its end: side, tick, who receives, points, lead."""
    sides = range(len(points))
    found = [np.stack([_promised(points[s], by_tick[t][s]) for t in shape.FIRST_TICKS]) for s in sides]
    return {"first": whole(by_axes(np.stack(found), (3, 4)))}


def packed_overtime(periods: Sequence[Sequence[Period]], sides: int) -> dict[str, Any]:
    """Extra periods: side, period, whether that side or the other chose, place, and the second one's lead."""
    second = [
        [[each.second[side] for each in (period[side], period[1 - side])] for period in periods]
        for side in range(sides)
    ]
    first = [
        [[each.first[side] for each in (period[side], period[1 - side])] for period in periods]
        for side in range(sides)
    ]
    return {"second_series": whole(second), "first_series": whole(first)}
