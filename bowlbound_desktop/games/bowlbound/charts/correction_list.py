"""The corrections that a game between two charts would start with, in words."""

from collections.abc import Sequence

from bowlbound_desktop.games.bowlbound.charts.layers import chart_layers
from bowlbound_desktop.games.bowlbound.rules.charts.cells import Cell
from bowlbound_desktop.games.bowlbound.rules.charts.chart import Change, Place
from bowlbound_desktop.games.bowlbound.rules.charts.corrections import State
from bowlbound_desktop.play.checklist import Checklist, ChecklistItem

HEADS = ("Correction", "What it changes", "Where it comes from")
SWITCH = "Play with corrected charts"
INTRO = "Published corrections of these two charts, and your own. What is ticked counts in this game."


def corrections_for(charts: Sequence[str]) -> Checklist:
    """What would be corrected in these charts when a game starts, by id."""
    found: dict[str, list[str]] = {}
    sources: dict[str, str] = {}
    for chart in dict.fromkeys(charts):
        layers = chart_layers(chart)
        for finding in layers.findings:
            if finding.state is State.TO_DO:
                key = finding.correction.id
                steps = (f"{layers.published.name}, {_words(change)}" for change in finding.changes)
                found.setdefault(key, []).extend(steps)
                sources[key] = finding.correction.source
    items = tuple(ChecklistItem(key, tuple(steps), sources[key]) for key, steps in sorted(found.items()))
    return Checklist(title="Corrections", heads=HEADS, switch=SWITCH, intro=INTRO, items=items)


def _words(change: Change) -> str:
    return f"{_place(change.place)}: {_cell(change.old)} becomes {_cell(change.new)}"


def _place(place: Place) -> str:
    """A cell in the words of a player."""
    match place:
        case ("offense", column, row):
            return f"offense, column {column}, row {row}"
        case ("defense", formation, column, row):
            return f"defense {formation}{row}, column {column}"
        case ("special", column, row):
            return f"{column.replace('_', ' ')}, row {row}"
    return " ".join(place)


def _cell(value: Cell | tuple[str, ...]) -> str:
    if isinstance(value, Cell):
        return f"{value.text or 'an empty box'} ({value.colour})"
    return ", ".join(value) or "none"
