"""Guides typing through an unfinished chart: the next cell to type, and rows read back."""

from bowlbound_desktop.games.bowlbound.charts.typed import PARTS, left_of_texts
from bowlbound_desktop.games.bowlbound.rules.charts.chart import UNTYPED, Place
from bowlbound_desktop.games.bowlbound.workshop.editing.entering import body_of
from bowlbound_desktop.games.bowlbound.workshop.editing.places import GRIDS
from bowlbound_desktop.games.bowlbound.workshop.editing.reading import cell_of
from bowlbound_desktop.games.bowlbound.workshop.editing.sheet import Sheet


def next_to_type(sheet: Sheet, after: Place) -> Place | None:
    """The next cell to type as a printed chart is read: row by row, then the next part; None at the end."""
    keys = list(PARTS)
    first = keys.index(after[0])
    order = [place for _, _, place in GRIDS[keys[first]].walk()]
    here = order.index(after) + 1
    later = [place for key in (*keys[first + 1 :], *keys[:first]) for _, _, place in GRIDS[key].walk()]
    around = (*order[here:], *order[:here], *later)
    return next((place for place in around if sheet[place] == UNTYPED.text), None)


def first_to_type(sheet: Sheet) -> Place | None:
    """The first cell to type."""
    return next_to_type(sheet, GRIDS["special"].places[-1][-1])


def progress(sheet: Sheet) -> str:
    """How much is left of each part."""
    left = left_of_texts(sheet.texts)
    return f"To type: {left.by_part}" if left.count else "All cells are typed."


def read_back(sheet: Sheet, place: Place) -> str:
    """The row of a cell in the order of its columns, as far as it is typed."""
    grid = GRIDS[place[0]]
    row = grid.spots[place][0]
    cells = [_said(one, sheet[one]) for one in grid.places[row] if sheet[one] != UNTYPED.text]
    more = "" if len(cells) == len(grid.columns) else " …"
    return f"{grid.title} {grid.rows[row]}: {', '.join(cells)}{more}"


def _said(place: Place, text: str) -> str:
    """A cell as one would read it aloud, with its colour where its text does not imply it."""
    colour = f" {cell_of(place, text).colour}" if "|" in text else ""
    return f"{body_of(text) or 'blank'}{colour}"
