"""The event of a chart cell that was read, cached."""

from functools import lru_cache

from bowlbound_desktop.games.bowlbound.rules.charts.cells import Cell, legend_rule
from bowlbound_desktop.kernel.events import CellRead
from bowlbound_desktop.kernel.field import Side


@lru_cache(maxsize=32768)
def read(rule: str, side: Side, part: str, column: str, row: object, cell: Cell) -> CellRead:
    """The event of a cell that was read; charts have few cells, and each is read again and again."""
    return CellRead(
        rule=f"{rule}, {legend_rule(cell)}",
        side=side,
        part=part,
        column=column,
        row=str(row),
        text=cell.text,
        colour=cell.colour,
    )
