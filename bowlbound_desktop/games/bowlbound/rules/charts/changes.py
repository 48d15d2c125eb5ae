"""Changes of a chart, place by place: makes them, and finds them between two charts."""

from collections.abc import Iterable, Iterator

from attrs import evolve

from bowlbound_desktop.games.bowlbound.rules.charts.cells import Cell
from bowlbound_desktop.games.bowlbound.rules.charts.chart import (
    DEFENSE_TOTALS,
    FORMATIONS,
    OFFENSE_COLUMNS,
    PLAYS,
    SPECIAL_COLUMNS,
    TOTALS,
    Change,
    Place,
    Printed,
    TeamChart,
    with_cell,
)
from bowlbound_desktop.kernel.errors import BowlboundError

MARKS_PLACE: Place = ("marks",)
CELL_PLACES: tuple[Place, ...] = (
    *(("offense", name, str(total)) for name in OFFENSE_COLUMNS for total in TOTALS),
    *(
        ("defense", formation, play, str(total))
        for formation in FORMATIONS
        for play in PLAYS
        for total in DEFENSE_TOTALS
    ),
    *(("special", name, str(total)) for name in SPECIAL_COLUMNS for total in TOTALS),
)
"""Every cell of a chart, in the order of its file."""
_KNOWN = frozenset(CELL_PLACES)


def is_cell(place: Place) -> bool:
    """Whether charts have a cell at this place."""
    return place in _KNOWN


def cell_at(chart: TeamChart, place: Place) -> Cell:
    """The cell at a place."""
    match place:
        case ("offense", name, total) if place in _KNOWN:
            return chart.offense[name][int(total) - TOTALS[0]]
        case ("special", name, total) if place in _KNOWN:
            return chart.special[name][int(total) - TOTALS[0]]
        case ("defense", formation, play, total) if place in _KNOWN:
            return chart.defense[formation][play][int(total) - DEFENSE_TOTALS[0]]
    raise BowlboundError(f"{'.'.join(place)[:40]!a} is not a cell of a chart")


def printed_at(chart: TeamChart, place: Place) -> Printed:
    """What is at a place: a cell, or the marks."""
    return chart.marks if place == MARKS_PLACE else cell_at(chart, place)


def put(chart: TeamChart, place: Place, value: Printed) -> TeamChart:
    """The chart with another cell, or other marks, at a place."""
    if isinstance(value, Cell):
        return with_cell(chart, place, value)
    return evolve(chart, marks=value)


def make(chart: TeamChart, changes: Iterable[Change]) -> TeamChart:
    """The chart after changes."""
    for change in changes:
        chart = put(chart, change.place, change.new)
    return chart


def differences(before: TeamChart, after: TeamChart) -> tuple[Change, ...]:
    """What must change in one chart to have the cells and marks of another."""
    return tuple(_differences(before, after))


def _differences(before: TeamChart, after: TeamChart) -> Iterator[Change]:
    for place in (MARKS_PLACE, *CELL_PLACES):
        old, new = printed_at(before, place), printed_at(after, place)
        if old != new:
            yield Change(place, old, new)
