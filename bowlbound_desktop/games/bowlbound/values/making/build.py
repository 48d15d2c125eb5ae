"""Builds the values of a pairing: odds, then points, then chances to win from the end of the game back."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np
from attrs import evolve

from bowlbound_desktop.games.bowlbound.odds.landings import Judge
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.values.grid import PlaceGrid
from bowlbound_desktop.games.bowlbound.values.making.explore import Explorer, MoveModel, Tell, rough_points
from bowlbound_desktop.games.bowlbound.values.making.halves import first_half, second_half
from bowlbound_desktop.games.bowlbound.values.making.numbers import Array
from bowlbound_desktop.games.bowlbound.values.making.overtime import OvertimeValues
from bowlbound_desktop.games.bowlbound.values.making.packing import packed_overtime, packed_points
from bowlbound_desktop.games.bowlbound.values.making.points import ExpectedPoints, find_points
from bowlbound_desktop.games.bowlbound.values.making.sides import by_side
from bowlbound_desktop.games.bowlbound.values.making.steps import Steps, find_steps
from bowlbound_desktop.games.bowlbound.values.tables import ValueTables
from bowlbound_desktop.kernel.field import SIDES, Side

PLAIN: Mapping[str, Any] = {
    "timing": "normal",
    "alt_timing_prelude": False,
    "weather": "off",
    "fake_block": False,
    "punt_options": False,
    "return_options": False,
}
EXPLORED, POINTED, OVER = 0.4, 0.5, 0.55
"""The share of the work that is done after the odds, the points and the extra periods."""


def build(
    start: Game, tell: Tell, worths: Sequence[Array] = (), grid: PlaceGrid | None = None
) -> dict[str, Any]:
    """All tables of a game between two teams; `worths` of the same places are a starting point.

    Two equal teams on neutral ground count as one: their tables have a single side.
    """
    grid, start = grid or PlaceGrid(), plainly(start)
    if not worths:
        rough = find_models(start, grid, rough_points, (), lambda _: None)
        worths = _columns(find_points(rough))
    models = find_models(start, grid, judge_by(grid, worths), worths, lambda part: tell(EXPLORED * part))
    points = find_points(models, worths)
    tell(POINTED)
    steps = by_side(find_steps, models, points)
    return {**packed_points(models, points), **_chances(start, steps, points, tell)}


def _chances(start: Game, steps: list[Steps], points: Sequence[ExpectedPoints], tell: Tell) -> dict[str, Any]:
    periods = OvertimeValues(steps)
    found = periods.periods()
    tied = periods.toss(found) if start.options.overtime != "none" and len(steps) > 1 else 0.0
    tell(OVER)
    later, kickoff = second_half(steps, points, tied, lambda part: tell(OVER + (1 - OVER) * 0.6 * part))
    first = first_half(steps, points, kickoff, lambda part: tell(OVER + (1 - OVER) * (0.6 + 0.4 * part)))
    return {**later, **first, **packed_overtime(found, len(steps))}


def plainly(start: Game) -> Game:
    """The game by the Timing Chart, in fine weather and with plain kicks only, which is far quicker."""
    return start.change(setup=evolve(start.setup, options=evolve(start.options, **PLAIN)))


def equal_sides(start: Game) -> bool:
    """Whether both sides have the same chances."""
    return start.setup.home == start.setup.away and start.options.site == "neutral"


def find_models(
    start: Game, grid: PlaceGrid, judge: Judge, worths: Sequence[Array], tell: Tell
) -> tuple[MoveModel, ...]:
    """The moves of both sides, or of one of two equal sides."""
    sides = SIDES[:1] if equal_sides(start) else SIDES
    found = []
    for number, side in enumerate(sides):
        explorer = Explorer(start, side, grid, judge)
        columns = worths[number % len(worths)] if worths else rough_columns(start, grid)
        part = partial(_part, tell, number, len(sides))
        found.append(explorer.model(explorer.rows @ columns, part))
    return tuple(found)


def _part(tell: Tell, number: int, count: int, part: float) -> None:
    tell((number + part) / count)


def _columns(points: Sequence[ExpectedPoints]) -> list[Array]:
    """For each side, what all places (kept or lost) and scores are worth."""
    return [
        np.concatenate([each.worth, -other.worth, each.scores])
        for each, other in zip(points, reversed(points), strict=True)
    ]


def columns_of(tables: ValueTables) -> Array:
    """The same, from tables that were built before."""
    worth, numbers = np.array(tables.points), tables.grid.numbers
    kick, free = worth[numbers["kickoff", 30, 1, 10]], worth[numbers["free-kick", 20, 1, 10]]
    touchdown = 6 + max(tables.one, 2 * tables.two) + kick
    return np.concatenate([worth, -worth, [touchdown, -touchdown, 3 + kick, free - 2, 2 - free]])


def rough_columns(start: Game, grid: PlaceGrid) -> Array:
    """The same, as a rough guess to start from."""
    games = [grid.game(start, place) for place in grid.places]
    worth = np.array([rough_points(game, game.offense) for game in games])
    return np.concatenate([worth, -worth, [6.2, -6.2, 2.2, -3.2, 3.2]])


def judge_by(grid: PlaceGrid, worths: Sequence[Array]) -> Judge:
    """A judge by the worths of a grid."""
    by_side = [each[: len(grid.places)].tolist() for each in worths]
    places = dict(zip(SIDES, (by_side[0], by_side[-1]), strict=True))
    kick = grid.numbers["kickoff", 30, 1, 10]

    def judge(game: Game, side: Side) -> float:
        worth = places[game.offense]
        mix = grid.find(game) if game.next != "try" else ()
        promise = sum(worth[number] * share for number, share in mix) if mix else 1 + worth[kick]
        return float(game.score.lead(side) + (promise if game.offense is side else -promise))

    return judge
