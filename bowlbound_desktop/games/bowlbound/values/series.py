"""Tables of extra periods; all values are from the view of the side with the ball."""

from collections.abc import Mapping
from typing import Any

from bowlbound_desktop.games.bowlbound.rules.clock.overtime import SERIES_START
from bowlbound_desktop.games.bowlbound.values import shape
from bowlbound_desktop.games.bowlbound.values.grid import PlaceGrid
from bowlbound_desktop.kernel.field import FIELD


class SeriesTables:
    """The values of one side's series, by period and by who chose in it: that side (0) or the other (1)."""

    def __init__(self, raw: Mapping[str, Any], grid: PlaceGrid) -> None:
        self._grid = grid
        downs = enumerate(grid.places[: grid.downs])
        kept = [number for number, place in downs if place[1] >= shape.OVERTIME_FROM]
        self._numbers = {number: place for place, number in enumerate(kept)}
        self._second, self._first = raw["second_series"], raw["first_series"]

    def first(self, period: int, chooser: int, y: int, down: int, line: int) -> float:
        """The value in the first series, with the score level."""
        return self._mean(self._first[min(period, shape.PERIODS) - 1, chooser], y, down, line)

    def second(self, period: int, chooser: int, y: int, down: int, line: int, lead: int) -> float:
        """The value in the second series with a lead."""
        most = shape.OVERTIME_LEAD
        table = self._second[min(period, shape.PERIODS) - 1, chooser]
        return self._mean(table[:, min(max(lead, -most), most) + most], y, down, line)

    def _mean(self, table: Any, y: int, down: int, line: int) -> float:
        mix = self._grid.mix("scrimmage", max(y, shape.OVERTIME_FROM), down, line)
        return sum(float(table[self._numbers[number]]) * share for number, share in mix) / shape.SCALE

    def begins(self, period: int, chooser: int) -> float:
        """The value at the start of the first series."""
        return self.first(period, chooser, SERIES_START, 1, min(FIELD, SERIES_START + 10))

    def answers(self, period: int, chooser: int, lead: int) -> float:
        """The value at the start of the second series."""
        return self.second(period, chooser, SERIES_START, 1, min(FIELD, SERIES_START + 10), lead)
