"""The way through a chart in the making: the next cell to type, the row read back, figures of a column."""

from attrs import frozen

from bowlbound_desktop.games.bowlbound.charts.typed import PARTS, TITLES, left_of_texts
from bowlbound_desktop.games.bowlbound.rules.charts.chart import UNTYPED, Place
from bowlbound_desktop.games.bowlbound.workshop.analysis.counts import Count, count
from bowlbound_desktop.games.bowlbound.workshop.analysis.exact import shipped_chart
from bowlbound_desktop.games.bowlbound.workshop.analysis.facts import facts_of
from bowlbound_desktop.games.bowlbound.workshop.analysis.sections import columns_of, columns_of_chart
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
    """A cell as one would read it aloud: its colour is said where its text does not say it."""
    colour = f" {cell_of(place, text).colour}" if "|" in text else ""
    return f"{body_of(text) or 'blank'}{colour}"


@frozen
class Compared:
    """Dice-weighted figures of a column so far beside those of an average team."""

    title: str
    typed: float
    """The share of all throws whose cells are typed."""
    own: Count
    usual: Count

    def __str__(self) -> str:
        mean = f"mean {_number(self.own.mean)} yards (usual {_number(self.usual.mean)})"
        shares = (
            f"{colour} {_percent(self.own.colours[colour] / self.typed)} "
            f"({_percent(self.usual.colours[colour])})"
            for colour in ("green", "red", "yellow", "black", "white")
            if self.own.colours[colour] or self.usual.colours[colour]
        )
        return f"{self.title}, {_percent(self.typed)} of its throws: {mean}; {', '.join(shares)}"


def compared(sheet: Sheet, place: Place) -> Compared | None:
    """The column of a cell beside the same one of an average team; None before its first cell is typed."""
    part = place[:-1]
    own = count(columns_of(sheet)[part])
    typed = 1 - own.kinds.get(UNTYPED.text, 0.0)
    if typed <= 0:
        return None
    usual = columns_of_chart(shipped_chart(facts_of(sheet).opponent))[part]
    words = " ".join(part[1:]).replace("_", " ")
    return Compared(f"{TITLES[part[0]].capitalize()} {words}", typed, own, count(usual))


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _number(value: float | None) -> str:
    return "–" if value is None else f"{value:.1f}"
