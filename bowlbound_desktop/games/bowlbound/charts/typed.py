"""How much of a chart is typed: a cell that has not been typed yet is not a blank cell."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from attrs import frozen

from bowlbound_desktop.games.bowlbound.rules.charts.cells import Cell
from bowlbound_desktop.games.bowlbound.rules.charts.changes import CELL_PLACES
from bowlbound_desktop.games.bowlbound.rules.charts.chart import UNTYPED, TeamChart
from bowlbound_desktop.kernel.errors import ChartError

PARTS: Mapping[str, int] = Counter(place[0] for place in CELL_PLACES)
"""How many cells each part has."""
TITLES: Mapping[str, str] = {"offense": "offense", "defense": "defense", "special": "special teams"}
ALL = len(CELL_PLACES)
MOST_BLANK = 120
"""Twice as many blank cells as any printed chart has."""


@frozen
class Left:
    """How many cells of each part are still to type."""

    parts: Mapping[str, int]

    @property
    def count(self) -> int:
        """All of them."""
        return sum(self.parts.values())

    @property
    def words(self) -> str:
        """The count: 412 of 840 cells to type; empty where all are typed."""
        if self.count == ALL:
            return f"nothing typed yet, {ALL} cells to type"
        return f"{self.count} of {ALL} cells to type" if self.count else ""

    @property
    def by_part(self) -> str:
        """How many cells are left in each unfinished part, and which parts are complete."""
        return ", ".join(
            f"{TITLES[part]} {f'{left} of {PARTS[part]}' if left else 'done'}"
            for part, left in self.parts.items()
        )


def left_of(chart: TeamChart) -> Left:
    """What is still to type of a chart."""
    columns = {
        "offense": chart.offense.values(),
        "defense": [column for rows in chart.defense.values() for column in rows.values()],
        "special": chart.special.values(),
    }
    return Left(
        {part: _untyped(cell for column in found for cell in column) for part, found in columns.items()}
    )


def _untyped(cells: Iterable[Cell]) -> int:
    return sum(cell.text == UNTYPED.text for cell in cells)


def left_of_texts(texts: Mapping[tuple[str, ...], str]) -> Left:
    """The same from the texts of a chart by their places."""
    counted = Counter(_parts_to_type(texts))
    return Left({part: counted[part] for part in PARTS})


def _parts_to_type(texts: Mapping[tuple[str, ...], str]) -> Iterator[str]:
    return (place[0] for place, text in texts.items() if text == UNTYPED.text and place[0] in PARTS)


def refuse_half_typed(chart: TeamChart) -> TeamChart:
    """The chart itself; ChartError if some of its cells are still to type."""
    left = left_of(chart)
    if left.count:
        raise ChartError(
            f"{chart.name} cannot be played yet: {left.words} in the chart room ({left.by_part})"
        )
    return chart


def blank_suspicion(texts: Mapping[tuple[str, ...], str]) -> str:
    """A warning where more cells are blank than in any printed chart; old files have untyped ones so."""
    blank = sum(not text for place, text in texts.items() if place[0] in PARTS)
    if blank <= MOST_BLANK:
        return ""
    return (
        f"{blank} of {ALL} cells are blank, more than in any printed chart: an older version kept cells that"
        " nobody had typed as blank ones. Type ? into those that are still to type"
    )
