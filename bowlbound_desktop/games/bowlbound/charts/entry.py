"""One cell as a chart file has it: its text, and its colour where the legend has another."""

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
    """A cell as a chart file has it: its text, and after a bar the colour where it is not the legend's."""
    if not isinstance(raw, str):
        raise CellError("", 1, "a cell is text in quotes")
    if column == "extra_point":
        return read_cell(column, raw)
    text, bar, colour = raw.partition("|")
    return read_cell(column, text, colour if bar else None)


def entry_text(cell: Cell) -> str:
    """A cell as a chart file has it; its colour only where the legend has another."""
    if cell in (GOOD, NO_GOOD, MISPRINT, UNTYPED) or cell.colour == legend_colour(cell.text):
        return cell.text
    return f"{cell.text}|{cell.colour}"


def printed_text(value: Printed) -> str:
    """A cell as a chart file has it, or marks with a blank between them."""
    return entry_text(value) if isinstance(value, Cell) else " ".join(value)
