"""Charts and reference tables as lines of text."""

from collections.abc import Sequence

from bowlbound_desktop.kernel.system import Table

_MARKS = {"green": "g", "red": "r", "yellow": "y", "black": "k", "white": ""}
LEGEND = "The letter after a result is its colour: g green, r red, y yellow, k black."


_PAINT = {"green": "97;42", "red": "97;41", "yellow": "30;43", "black": "97;40", "white": "30;107"}
"""Escape codes of a terminal: ink and ground."""


def coloured_lines(table: Table) -> list[str]:
    """The table in its printed colours, for a terminal that knows them."""
    width = max(len(cell.text) for row in table.cells for cell in row) + 1
    width = max(width, *(len(name) + 1 for name in table.columns))
    margin = max(map(len, table.rows)) + 1
    head = " " * margin + "".join(name.center(width) for name in table.columns)
    rows = [
        name.ljust(margin) + "".join(_painted(cell.text.center(width - 1), cell.colour) for cell in row)
        for name, row in zip(table.rows, table.cells, strict=True)
    ]
    return [table.title, head, *rows, *table.notes]


def _painted(text: str, colour: str) -> str:
    return f"\x1b[{_PAINT.get(colour, '0')}m{text}\x1b[0m "


def find_table(tables: Sequence[Table], words: Sequence[str]) -> Table | None:
    """The table that "home offense" or "priority" names."""
    for table in tables:
        name = [table.side.value, table.key] if table.side else [table.key]
        if name == list(words):
            return table
    return None


def table_names(tables: Sequence[Table]) -> list[str]:
    """What can follow the command "chart"."""
    return [f"{table.side.value} {table.key}" if table.side else table.key for table in tables]


def table_lines(table: Table) -> list[str]:
    """The table with its columns set straight."""
    shown = [[f"{cell.text} {_MARKS.get(cell.colour, '')}".strip() for cell in row] for row in table.cells]
    grid = [["", *table.columns]] + [[name, *row] for name, row in zip(table.rows, shown, strict=True)]
    widths = [max(map(len, column)) for column in zip(*grid, strict=True)]
    lines = ["  ".join(map(str.ljust, row, widths)).rstrip() for row in grid]
    legend = [LEGEND] if table.side else []
    return [table.title, *lines, *table.notes, *legend]
