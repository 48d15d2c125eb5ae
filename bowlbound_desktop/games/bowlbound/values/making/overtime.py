"""Extra periods, solved backwards as they are played (R-50): the second series, the first, the choice.

A value is the chance to win less the chance to lose of the side with the ball. No clock runs: one place leads
to another until the series is over, so values are found by going over all places until they no longer change.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from attrs import frozen

from bowlbound_desktop.games.bowlbound.rules.clock.overtime import SERIES_START
from bowlbound_desktop.games.bowlbound.values import shape
from bowlbound_desktop.games.bowlbound.values.grid import PlaceGrid
from bowlbound_desktop.games.bowlbound.values.making.chances import Mixes
from bowlbound_desktop.games.bowlbound.values.making.explore import MoveModel
from bowlbound_desktop.games.bowlbound.values.making.moves import CODES
from bowlbound_desktop.games.bowlbound.values.making.numbers import Array
from bowlbound_desktop.games.bowlbound.values.making.steps import MODES, Steps

SWEEPS = 40
SETTLED = 4e-4
ROUNDS = 3
"""How often the value of all later periods is refined; about a quarter of periods are tied."""
LEADS = np.arange(-shape.OVERTIME_LEAD, shape.OVERTIME_LEAD + 1)
TRIED = (6, 7, 8)


def overtime_places(grid: PlaceGrid) -> Array:
    """The downs from which extra periods are played."""
    downs = grid.places[: grid.downs]
    return np.array([number for number, place in enumerate(downs) if place[1] >= shape.OVERTIME_FROM])


@frozen(eq=False)
class Period:
    """One extra period by side: the second series (place, lead) and the first (place)."""

    second: Sequence[Array]
    first: Sequence[Array]


class OvertimeValues:
    """The series of both sides, or of one of two equal sides."""

    def __init__(self, steps: Sequence[Steps]) -> None:
        self._sides = [_Series(each) for each in steps]
        grid = steps[0].model.layout.grid
        places = overtime_places(grid).tolist()
        self.start = places.index(grid.numbers["scrimmage", SERIES_START, 1, 10])

    def periods(self) -> list[list[Period]]:
        """By period and by the side that chooses in it."""
        choices = [0.0, 0.0]
        for _ in range(ROUNDS):
            last = [self._period(choices[1 - chooser], two=True) for chooser in range(2)]
            choices = self._choices(last)
        found = [last]
        while len(found) < shape.PERIODS:
            earlier = [self._period(choices[1 - chooser], two=False) for chooser in range(2)]
            choices = self._choices(earlier)
            found.insert(0, earlier)
        return found

    def toss(self, periods: Sequence[Sequence[Period]]) -> float:
        """What a tie is worth to the home side, before the toss."""
        return sum(self._choices(periods[0])) / 2

    def _choices(self, periods: Sequence[Period]) -> list[float]:
        """What a period is worth to the home side, by the side that chooses who begins."""
        found = []
        for chooser, period in enumerate(periods):
            begins = [float(period.first[0][self.start]), -float(period.first[-1][self.start])]
            found.append(max(begins) if chooser == 0 else min(begins))
        return found

    def _period(self, tied: float, *, two: bool) -> Period:
        """`tied` is what the next period is worth to the home side."""
        ties = [tied, -tied]
        second = [side.second(ties[number], two) for number, side in enumerate(self._two_sides())]
        after = [-np.interp(-LEADS, LEADS, each[self.start]) for each in second]
        first = [side.first(after[1 - number], two) for number, side in enumerate(self._two_sides())]
        return Period(second, first)

    def _two_sides(self) -> "list[_Series]":
        return [self._sides[0], self._sides[-1]]


class _Series:
    """The plays of one side from a series of downs, whatever time they take."""

    def __init__(self, steps: Steps) -> None:
        self._model: MoveModel = steps.model
        places = overtime_places(steps.model.layout.grid)
        self._count = len(places)
        rows = (places[:, None] * MODES * MODES + np.arange(MODES * MODES)).ravel()
        self._last = dict[tuple[str, bool], tuple[Array, Mixes]]()
        """Where the sweeps for other ties ended, by series and kind of try."""
        self._pairs = self._reduced(steps.pairs[0][rows], places)
        self._goals = self._reduced(steps.kicks[places * MODES + 1], places)

    def _reduced(self, matrix: Any, places: Array) -> Any:
        """Columns of all codes of time together: places kept, lost, and scores."""
        layout = self._model.layout
        whole = sum(matrix[:, code * layout.width : (code + 1) * layout.width] for code in range(CODES))
        kept = whole[:, : layout.places]
        behind = np.setdiff1d(np.arange(layout.places), places)
        lost = whole[:, layout.places : 2 * layout.places].sum(axis=1) + kept[:, behind].sum(axis=1)
        scores = whole[:, 2 * layout.places :].toarray()
        return kept[:, places].tocsr(), np.column_stack([np.asarray(lost), scores])

    def second(self, tied: float, two: bool) -> Array:
        """By place and lead: the lead decides when it is over."""
        over = np.where(LEADS == 0, tied, np.sign(LEADS))

        def at(points: int) -> Array:
            return np.asarray(over[np.clip(np.arange(len(LEADS)) + points, 0, len(LEADS) - 1)])

        ends = np.stack([over, self._tried(at, two), at(-6), at(3), at(-2), at(2)])
        return self._swept(ends, ("second", two))

    def first(self, after: Array, two: bool) -> Array:
        """By place, the score level; `after` is what the other side's series leaves, by the lead then."""

        def at(points: int) -> Array:
            return after[[points + shape.OVERTIME_LEAD]]

        lost = -np.ones(1)  # a touchdown of the others ends the game
        ends = np.stack([at(0), self._tried(at, two), lost, at(3), at(-2), at(2)])
        return self._swept(ends, ("first", two))[:, 0]

    def _tried(self, at: Any, two: bool) -> Array:
        """After a touchdown: the better of the kick and the play for two."""
        none, one, both = (at(points) for points in TRIED)
        played = self._model.two_points * both + (1 - self._model.two_points) * none
        kicked = self._model.extra_point * one + (1 - self._model.extra_point) * none
        found: Array = played if two else np.maximum(played, kicked)
        return found

    def _swept(self, ends: Array, series: tuple[str, bool]) -> Array:
        """Over all places until nothing changes; `ends` are those of a ball lost and of the scores."""
        ends = ends.astype(np.float32)
        usual = np.tile(ends[0], (self._count, 1)), Mixes()
        values, mixes = self._last.get(series, usual)
        (kept, gone), (kick, missed) = self._pairs, self._goals
        played, kicked = gone.astype(np.float32) @ ends, missed.astype(np.float32) @ ends
        for _ in range(SWEEPS):
            payoff = (kept @ values + played).reshape(self._count, MODES, MODES, -1)
            found = np.maximum(mixes.values(payoff), kick @ values + kicked)
            moved = float(np.abs(found - values).max())
            values = found
            if moved < SETTLED:
                break
        self._last[series] = values, mixes
        return np.asarray(values)
