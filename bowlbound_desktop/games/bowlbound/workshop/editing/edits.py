"""What can be done to the cells of a grid, as named steps that change nothing by themselves."""

from collections.abc import Callable, Iterable, Sequence

from attrs import frozen

from bowlbound_desktop.games.bowlbound.charts.entry import parse_entry
from bowlbound_desktop.games.bowlbound.charts.sheet import safe_text
from bowlbound_desktop.games.bowlbound.rules.charts.chart import UNTYPED, Place
from bowlbound_desktop.games.bowlbound.workshop.editing.clipboard import Block
from bowlbound_desktop.games.bowlbound.workshop.editing.entering import body_of, coloured, entered
from bowlbound_desktop.games.bowlbound.workshop.editing.places import (
    GRIDS,
    TEAM,
    ChartGrid,
    column_of,
    spoken,
)
from bowlbound_desktop.games.bowlbound.workshop.editing.reading import is_wrong
from bowlbound_desktop.games.bowlbound.workshop.editing.sheet import Edit, Sheet
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.kernel.nouns import counted


@frozen
class EditStep:
    """Something the player did, as the menu names it."""

    name: str
    edits: tuple[Edit, ...]


@frozen
class GridArea:
    """A rectangle of a grid; rows and columns count from 0, the last ones included."""

    grid: ChartGrid
    top: int
    left: int
    bottom: int
    right: int

    @property
    def height(self) -> int:
        """Its rows."""
        return self.bottom - self.top + 1

    @property
    def width(self) -> int:
        """Its columns."""
        return self.right - self.left + 1

    def places(self) -> list[Place]:
        """Its cells, row by row."""
        rows = self.grid.places[self.top : self.bottom + 1]
        return [place for row in rows for place in row[self.left : self.right + 1]]


def _step(sheet: Sheet, name: str, texts: Iterable[tuple[Place, str]]) -> EditStep:
    edits = (sheet.change(place, text) for place, text in texts)
    return EditStep(name, tuple(edit for edit in edits if edit.old != edit.new))


def type_text(sheet: Sheet, place: Place, text: str) -> EditStep:
    """Put what was typed into a cell."""
    entry = entered(place, text)
    shown = body_of(entry) if place[0] != TEAM else entry
    name = f"type {shown[:20]}" if shown else "clear"
    return _step(sheet, f"{name} in {spoken(place)}", [(place, entry)])


def type_texts(sheet: Sheet, places: Sequence[Place], text: str) -> EditStep:
    """Put what was typed once into several cells."""
    if len(places) == 1:
        return type_text(sheet, places[0], text)
    name = f"type {body_of(text)[:20] or 'a blank'} in {counted(len(places), 'cell')}"
    return _step(sheet, name, [(place, entered(place, text)) for place in places])


def clear(sheet: Sheet, places: Sequence[Place], name: str = "clear") -> EditStep:
    """Empty cells; extra points become good."""
    return _step(
        sheet, f"{name} {counted(len(places), 'cell')}", [(place, blank_at(place)) for place in places]
    )


def blank_at(place: Place) -> str:
    """The text of an empty cell."""
    return "good" if place[1] == "extra_point" else ""


def colour(sheet: Sheet, places: Sequence[Place], wanted: str | None) -> EditStep:
    """Give cells a colour, or the one of their text."""
    cells = [place for place in places if place[0] != TEAM and column_of(place) != "extra_point"]
    name = f"colour {wanted or 'from text'}, {counted(len(cells), 'cell')}"
    return _step(sheet, name, [(place, coloured(place, sheet[place], wanted)) for place in cells])


def covered(area: GridArea, block: Block) -> GridArea:
    """The cells that a block covers: the whole area if it fits several times, else from its first cell on."""
    high, wide = len(block), len(block[0])
    if area.height % high == 0 and area.width % wide == 0:
        return area
    grid = area.grid
    room = len(grid.rows) - area.top, len(grid.columns) - area.left
    if high > room[0] or wide > room[1]:
        raise BowlboundError(
            f"what is on the clipboard has {high} × {wide} cells, and from here on there are only "
            f"{room[0]} × {room[1]}"
        )
    return GridArea(grid, area.top, area.left, area.top + high - 1, area.left + wide - 1)


def paste(sheet: Sheet, area: GridArea, block: Block) -> EditStep:
    """Paste a block into an area, repeated where the area is larger."""
    area = covered(area, block)
    texts = []
    for place in area.places():
        row, column = area.grid.spots[place]
        text = block[(row - area.top) % len(block)][(column - area.left) % len(block[0])]
        texts.append((place, entered(place, text)))
    return _step(sheet, f"paste {counted(len(texts), 'cell')}", texts)


def fill_down(sheet: Sheet, area: GridArea) -> EditStep:
    """Copy the first row of an area to its others, or to one row what is above it."""
    top = area.top - 1 if area.height == 1 else area.top
    return _fill(sheet, area, "fill down", lambda _, column: (top, column))


def fill_right(sheet: Sheet, area: GridArea) -> EditStep:
    """Copy the first column of an area to its others, or to one column what is left of it."""
    left = area.left - 1 if area.width == 1 else area.left
    return _fill(sheet, area, "fill right", lambda row, _: (row, left))


def same_as_left(sheet: Sheet, place: Place) -> EditStep:
    """Copy the column on the left to the cells of a column that are still to type."""
    grid = GRIDS[place[0]]
    column = grid.spots[place][1]
    texts = [
        (row[column], entered(row[column], sheet[row[column - 1]]))
        for row in grid.places
        if column > 0 and sheet[row[column]] == UNTYPED.text
    ]
    return _step(sheet, f"same as the column on the left, {counted(len(texts), 'cell')}", texts)


def _fill(sheet: Sheet, area: GridArea, name: str, source: Callable[[int, int], tuple[int, int]]) -> EditStep:
    texts = []
    for place in area.places():
        row, column = source(*area.grid.spots[place])
        if row >= 0 and column >= 0:
            texts.append((place, entered(place, sheet[area.grid.places[row][column]])))
    return _step(sheet, f"{name}, {counted(len(texts), 'cell')}", texts)


def copied(sheet: Sheet, area: GridArea) -> list[list[str]]:
    """The texts of an area, with their colour where a spreadsheet would otherwise change them."""
    return [[_safe(sheet, place) for place in row[area.left : area.right + 1]] for row in _rows(area)]


def _rows(area: GridArea) -> tuple[tuple[Place, ...], ...]:
    return area.grid.places[area.top : area.bottom + 1]


def _safe(sheet: Sheet, place: Place) -> str:
    text = sheet[place]
    if place[0] == TEAM or is_wrong(place, text):
        return text
    return safe_text(parse_entry(text, column_of(place)))
