"""Charts and reference tables as lines of text."""

from collections.abc import Sequence

from bowlbound_desktop.kernel.system import Table

_MARKS = {"green": "g", "red": "r", "yellow": "y", "black": "k", "white": ""}
LEGEND = "The letter after a result is its colour: g green, r red, y yellow, k black."


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
