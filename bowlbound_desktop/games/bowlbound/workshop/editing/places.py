"""The grids of a chart on the workbench, and the place on the chart of each of their cells."""

from collections.abc import Iterator, Mapping

from attrs import field, frozen

from bowlbound_desktop.games.bowlbound.charts.team_facts import FACTS
from bowlbound_desktop.games.bowlbound.rules.charts.changes import is_cell
from bowlbound_desktop.games.bowlbound.rules.charts.chart import (
    DEFENSE_TOTALS,
    FORMATIONS,
    OFFENSE_COLUMNS,
    PLAYS,
    SPECIAL_COLUMNS,
    TOTALS,
    Place,
)
from bowlbound_desktop.games.bowlbound.rules.charts.validation import place_words

APPLIED: Place = ("applied",)
TEAM = "team"


@frozen
class ChartGrid:
    """A rectangle of cells with names of its rows and columns."""

    key: str
    title: str
    rows: tuple[str, ...] = field(repr=False)
    columns: tuple[str, ...] = field(repr=False)
    places: tuple[tuple[Place, ...], ...] = field(repr=False)
    spots: Mapping[Place, tuple[int, int]] = field(init=False, repr=False)

    @spots.default
    def _find_spots(self) -> dict[Place, tuple[int, int]]:
        return {place: (row, column) for row, column, place in self.walk()}

    def walk(self) -> Iterator[tuple[int, int, Place]]:
        """Every cell, row by row."""
        for row, places in enumerate(self.places):
            for column, place in enumerate(places):
                yield row, column, place


def _by_totals(key: str, title: str, columns: tuple[str, ...]) -> ChartGrid:
    rows = tuple(map(str, TOTALS))
    return ChartGrid(
        key, title, rows, columns, tuple(tuple((key, name, row) for name in columns) for row in rows)
    )


def _defense() -> ChartGrid:
    rows = tuple((formation, str(total)) for formation in FORMATIONS for total in DEFENSE_TOTALS)
    places = tuple(tuple(("defense", formation, play, total) for play in PLAYS) for formation, total in rows)
    return ChartGrid("defense", "Defense", tuple(map("".join, rows)), PLAYS, places)


def _team() -> ChartGrid:
    rows = tuple(fact.title for fact in FACTS.values())
    return ChartGrid(TEAM, "Team", rows, ("",), tuple(((TEAM, key),) for key in FACTS))


GRIDS: Mapping[str, ChartGrid] = {
    "offense": _by_totals("offense", "Offense", OFFENSE_COLUMNS),
    "defense": _defense(),
    "special": _by_totals("special", "Special teams", SPECIAL_COLUMNS),
    TEAM: _team(),
}
"""The three charts as they are printed, and the facts of the team that are printed around them."""


def spoken(place: Place) -> str:
    """A place in words: defense A, column 3, total 2."""
    if is_cell(place):
        return place_words(place)
    return FACTS[place[1]].title if place[0] == TEAM else place[0]


def column_of(place: Place) -> str:
    """The column that decides how a text is read."""
    return place[-2]
