"""What a damaged sheet did to a chart, and whether the import reported it."""

from bowlbound_desktop.games.bowlbound.charts.entry import entry_text
from bowlbound_desktop.games.bowlbound.rules.charts.changes import CELL_PLACES, cell_at


def entry_in(raw, place):
    """The entry that was read for a place."""
    *head, column, total = place
    table = raw
    for part in head:
        table = table[part]
    return table[total][table["columns"].index(column)]


def changed_places(chart, found):
    """The places whose results have changed."""
    return [place for place in CELL_PLACES if entry_in(found.raw, place) != entry_text(cell_at(chart, place))]


def is_named(place, problems):
    """Whether a problem is about a place: its cell, its row, or the lost fills of its block."""
    return any(
        problem.place == place
        or (problem.spot and f"row of {place[0]} for total" in problem.reason and place[-1] in problem.reason)
        or (problem.spot and f"column of {place[0]} for" in problem.reason and place[-2] in problem.reason)
        or (problem.spot and problem.reason.startswith("the total") and place[-1] in problem.reason)
        or (problem.spot and "has a fill" in problem.reason)
        for problem in problems
    )


def unnamed(chart, found):
    """Changed results without a report; there must be none, whatever the damage."""
    return [place for place in changed_places(chart, found) if not is_named(place, found.problems)]
