"""A workbook as plain values, whichever program wrote it."""

import re
from collections.abc import Iterator, Mapping
from datetime import date
from typing import TypeAlias

from attrs import field, frozen

from bowlbound_desktop.kernel.errors import BowlboundError

Spot: TypeAlias = tuple[int, int]
"""Row and column of a sheet, both from 0."""

_CELL = re.compile(r"\$?([A-Za-z]{1,3})\$?([0-9]{1,7})")


def column_name(column: int) -> str:
    """The letters of a column: 0 is A, 26 is AA."""
    letters = ""
    number = column + 1
    while number:
        number, letter = divmod(number - 1, 26)
        letters = chr(ord("A") + letter) + letters
    return letters


def cell_name(spot: Spot) -> str:
    """A spot as spreadsheets write it: B7."""
    return f"{column_name(spot[1])}{spot[0] + 1}"


def parse_spot(text: str) -> Spot:
    """The spot that a name like B7 means."""
    match = _CELL.fullmatch(text.strip())
    if match is None or int(match[2]) < 1:
        raise BowlboundError(f"{text[:20]!a} is not a cell: write B7, or A1:K31 for many")
    column = 0
    for letter in match[1].upper():
        column = column * 26 + ord(letter) - ord("A") + 1
    return int(match[2]) - 1, column - 1


@frozen
class Area:
    """A rectangle of a sheet, its last row and column included."""

    top: int
    left: int
    bottom: int
    right: int

    def __contains__(self, spot: Spot) -> bool:
        return self.top <= spot[0] <= self.bottom and self.left <= spot[1] <= self.right

    def __str__(self) -> str:
        return f"{cell_name((self.top, self.left))}:{cell_name((self.bottom, self.right))}"

    @property
    def height(self) -> int:
        """How many rows it has."""
        return self.bottom - self.top + 1

    @property
    def width(self) -> int:
        """How many columns it has."""
        return self.right - self.left + 1


def parse_area(text: str) -> Area:
    """The rectangle that a text like A1:K31 means."""
    first, _, last = text.partition(":")
    one, other = parse_spot(first), parse_spot(last or first)
    rows, columns = sorted((one[0], other[0])), sorted((one[1], other[1]))
    return Area(rows[0], columns[0], rows[1], columns[1])


@frozen
class SheetCell:
    """What a cell of a sheet shows, and what is behind it."""

    text: str = ""
    """As it is shown."""
    number: float | None = None
    """Where it is a number; of a date, the number that spreadsheets count it by."""
    form: str = ""
    """How the number is to be shown, as .xlsx files write it."""
    day: date | None = None
    """Where it is shown as a date."""
    formula: str = ""
    fill: str = ""
    """Six hex digits, or nothing where it has no fill."""


EMPTY = SheetCell()


@frozen
class Grid:
    """One sheet: the cells that have something, by their spots."""

    name: str
    cells: Mapping[Spot, SheetCell] = field(repr=False)
    merged: tuple[Area, ...] = ()
    rows: int = 0
    columns: int = 0

    def __getitem__(self, spot: Spot) -> SheetCell:
        return self.cells.get(spot, EMPTY)

    def text(self, spot: Spot) -> str:
        """What a cell shows, without blanks around."""
        return self[spot].text.strip()

    def walk(self) -> Iterator[tuple[Spot, SheetCell]]:
        """All cells that show a text, row by row."""
        return ((spot, self.cells[spot]) for spot in sorted(self.cells) if self.cells[spot].text.strip())

    def merged_at(self, spot: Spot) -> Area | None:
        """The merged cells that a spot belongs to."""
        return next((area for area in self.merged if spot in area), None)


def grid_of(name: str, cells: Mapping[Spot, SheetCell], merged: tuple[Area, ...] = ()) -> Grid:
    """A sheet as large as its cells need."""
    rows = max((row for row, _ in cells), default=-1) + 1
    columns = max((column for _, column in cells), default=-1) + 1
    return Grid(name, cells, merged, rows, columns)


@frozen
class Workbook:
    """All sheets of a file."""

    name: str
    grids: tuple[Grid, ...]

    def grid(self, name: str) -> Grid:
        """The sheet of this name."""
        for grid in self.grids:
            if grid.name == name:
                return grid
        names = ", ".join(grid.name for grid in self.grids)
        raise BowlboundError(f"{self.name} has no sheet {name[:31]!a}, only {names}")
