"""Charts with the misprints that the published corrections are about."""

from functools import cache
from itertools import islice

from attrs import evolve

from bowlbound_desktop.games.bowlbound.charts.corrections import published_corrections
from bowlbound_desktop.games.bowlbound.charts.files import load_chart, shipped_files
from bowlbound_desktop.games.bowlbound.charts.ratings import ratings_table
from bowlbound_desktop.games.bowlbound.rules.charts.cells import parse_cell
from bowlbound_desktop.games.bowlbound.rules.charts.changes import cell_at
from bowlbound_desktop.games.bowlbound.rules.charts.chart import MISPRINT, TeamChart, blank_chart, with_cell
from bowlbound_desktop.games.bowlbound.rules.charts.corrections import examine

CORRECTIONS = {correction.id: correction for correction in published_corrections()}

WRONG = {
    "CC-01": {"offense.7.16": "INC"},
    "CC-02": {"special.interception_return.38": "4*"},
    "CC-03": {"special.punt.10": "44*"},
    "CC-04": {"defense.A.3.2": "-3"},
    "CC-05": {f"defense.E.5.{total}": text for total, text in enumerate(("2", "4", "(3)", "6", "[9]"), 1)},
    "CC-06": {"defense.A.7.5": "(4)"},
    "CC-07": {"offense.B.38": "35"},
    "CC-08": {f"special.punt.{total}": text for total, text in ((17, "T1*"), (22, "41†"), (35, "38 *"))},
    "CC-09": {"offense.QT.13": "–1"},
    "CC-10": {"special.kickoff.37": "T1"},
    "CC-11": {"offense.9.18": "29"},
    "CC-12": {"defense.D.6.5": "INT −4"},
    "CC-13": {"special.punt.15": "DEF R"},
    "CC-14": {"special.field_goal.15": "DEF R"},
    "CC-15": {"offense.8.20": "9"},
    "CC-16": {"special.field_goal.34": "28*"},
    "CC-17": {"offense.3.24": "3"},
    "CC-18": {"offense.4.26": "4"},
    "CC-19": {"offense.B.19": "TD"},
    "CC-20": {"defense.E.1.5": "3"},
    "CC-21": {"special.kickoff.33": "DEF R"},
    "CC-22": {"special.kickoff_return.37": "OFFS"},
    "CC-23": {"special.punt.12": "OFF R"},
    "CC-24": {"special.interception_return.19": "TF"},
    "CC-25": {"offense.6.23": "INC"},
    "CC-26": {"defense.F.9.5": "(TD)"},
}
"""Misprinted cells, by the correction that mends them."""
EVERYWHERE = {
    "special.kickoff_return.11": "31*",
    "special.punt_return.39": "*",
    "special.punt_return.20": "T1†",
    "special.interception_return.22": "-3 *",
    "defense.B.6.4": "(TD)",
    "defense.F.9.3": "(TD)*",
}
"""The misprints of GC-1 and GC-2."""


def wrong_cell(key, text):
    if text == MISPRINT.text:
        return MISPRINT
    return parse_cell(text, "red" if key == "CC-05" else None)


def made_chart(chart_id) -> TeamChart:
    """A chart of a team, as published: with every misprint listed for it."""
    team = ratings_table()[chart_id]
    chart = evolve(blank_chart("home"), id=chart_id, school=team.school, year=team.year, set=team.set)
    for path, text in EVERYWHERE.items():
        chart = with_cell(chart, tuple(path.split(".")), parse_cell(text))
    for key, cells in WRONG.items():
        if chart_id in CORRECTIONS[key].charts:
            for path, text in cells.items():
                chart = with_cell(chart, tuple(path.split(".")), wrong_cell(key, text))
    return chart


def concerned(key):
    """A chart made for the test, and a shipped one where there is one, that a correction applies to."""
    correction = CORRECTIONS[key]
    made = made_chart((correction.charts or ("1966-notre-dame",))[0])
    shipped = (chart for chart in shipped_teams() if correction.concerns(chart))
    if not correction.charts:
        shipped = (chart for chart in shipped if examine(chart, correction).changes)
    return [made, *islice(shipped, 1)]


@cache
def shipped_teams():
    """The teams of the table that the workshop has made."""
    files = [path for path in shipped_files().values() if path.parent.name.startswith("set")]
    return [load_chart(path) for path in files]


def cells_of(chart, key):
    return [cell_at(chart, place) for place in CORRECTIONS[key].places]
