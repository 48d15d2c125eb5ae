"""Cells as they are written in chart files: a text, and the colour where it is not the legend's."""

from typing import Any

from bowlbound_desktop.games.bowlbound.rules.charts.cells import Cell, CellError, legend_colour
from bowlbound_desktop.games.bowlbound.rules.charts.chart import (
    GOOD,
    MISPRINT,
    NO_GOOD,
    UNTYPED,
    Printed,
    read_cell,
)


def parse_entry(raw: Any, column: str = "") -> Cell:
    """Read a cell of a chart file: its text and, after a bar, the colour where it is not the legend's."""
    if not isinstance(raw, str):
        raise CellError("", 1, "a cell is text in quotes")
    if column == "extra_point":
        return read_cell(column, raw)
    text, bar, colour = raw.partition("|")
    return read_cell(column, text, colour if bar else None)


def entry_text(cell: Cell) -> str:
    """A cell as it is written in chart files, with its colour only where it is not the legend's."""
    if cell in (GOOD, NO_GOOD, MISPRINT, UNTYPED) or cell.colour == legend_colour(cell.text):
        return cell.text
    return f"{cell.text}|{cell.colour}"


def printed_text(value: Printed) -> str:
    """A cell as it is written in chart files, or marks separated by blanks."""
    return entry_text(value) if isinstance(value, Cell) else " ".join(value)
