"""Blocks of charts in a sheet."""

from collections.abc import Iterable, Mapping

from attrs import field, frozen

from bowlbound_desktop.games.bowlbound.charts.workbooks.values import Area, Spot
from bowlbound_desktop.games.bowlbound.rules.charts.chart import Place


@frozen
class Remark:
    """A remark about a place of a sheet that is not about a single result."""

    severity: str
    spot: Spot
    reason: str


@frozen
class ChartBlock:
    """One part of a chart in a sheet."""

    part: str
    sheet: str
    area: Area
    spots: Mapping[Place, Spot] = field(repr=False)
    """The spot of each result."""
    dice: Mapping[int, Spot] = field(factory=dict, repr=False)
    """The spots of the totals."""
    remarks: tuple[Remark, ...] = ()

    def __str__(self) -> str:
        return f"{self.sheet}!{self.area}"


def reading_order(found: Iterable[ChartBlock]) -> list[ChartBlock]:
    """Blocks row by row: those beside one another from left to right."""
    rows: list[list[ChartBlock]] = []
    for block in sorted(found, key=lambda one: (one.area.top, one.area.left)):
        row = next((row for row in rows if _beside(row[0].area, block.area)), None)
        if row is None:
            rows.append([block])
        else:
            row.append(block)
    return [block for row in rows for block in sorted(row, key=lambda one: one.area.left)]


def _beside(one: Area, other: Area) -> bool:
    shared = min(one.bottom, other.bottom) - max(one.top, other.top) + 1
    return shared * 2 > min(one.height, other.height)
