"""Builds a chart and its file from a profile."""

from pathlib import Path

from attrs import evolve

from bowlbound_desktop import paths
from bowlbound_desktop.games.bowlbound.charts.chart_toml import parse_chart_toml
from bowlbound_desktop.games.bowlbound.charts.ratings import (
    APART,
    average_ratings,
    house_ratings,
    ratings_table,
)
from bowlbound_desktop.games.bowlbound.charts.reader import read_chart
from bowlbound_desktop.games.bowlbound.charts.writer import chart_text
from bowlbound_desktop.games.bowlbound.rules.charts.cells import Cell
from bowlbound_desktop.games.bowlbound.rules.charts.chart import Rating, TeamChart, read_cell, with_cell
from bowlbound_desktop.games.bowlbound.workshop.make_defense import make_defense
from bowlbound_desktop.games.bowlbound.workshop.make_offense import make_offense
from bowlbound_desktop.games.bowlbound.workshop.make_special import make_special
from bowlbound_desktop.games.bowlbound.workshop.profile import Profile, read_profile, shipped_profile
from bowlbound_desktop.kernel.errors import BowlboundError, FileError
from bowlbound_desktop.storage.files import shown

FUMBLE_LINES = ("10-23", "10-24", "10-24", "10-25", "10-25", "10-26", "10-27")
"""By steps of ball security from -3 to 3."""
NOTES = {
    "averages": "An average major team of the season, made by the chart workshop from national averages.",
    "house": "An invented team of the house league, made by the chart workshop.",
}
NOTE = (
    "Our reconstruction from public season facts and an estimate of style; not the printed chart. "
    "The profile of the same name says what it was made from."
)


def build_chart(profile: Profile) -> TeamChart:
    """The chart of a profile; the same profile always gives the same chart."""
    chart = TeamChart(
        id=profile.id,
        school=profile.school,
        year=profile.year,
        set=profile.set,
        conference=profile.conference,
        coach=profile.coach,
        record=profile.record,
        points=profile.points,
        colours=profile.colours,
        marks=profile.marks,
        fumble=FUMBLE_LINES[min(6, max(0, round(profile.style.security) + 3))],
        notes=NOTES.get(profile.folder, NOTE),
        offense=make_offense(profile),
        defense=make_defense(profile),
        special=make_special(profile),
    )
    return _as_published(_rated(chart), profile)


def chart_from_file(path: Path) -> tuple[TeamChart, Profile]:
    """The chart of a profile's file, and the profile; FileError says what is wrong with it."""
    profile = read_profile(path)
    try:
        shipped_profile(profile.average)  # raises if the season has no average chart to compare with
        made = build_chart(profile)
        chart, problems = read_chart(parse_chart_toml(chart_text(made), shown(path)))
    except BowlboundError as error:
        raise FileError(f"{shown(path)}: {error}") from None
    if chart is None:
        wrong = next(problem for problem in problems if problem.severity == "error")
        raise FileError(f"{shown(path)}: {wrong}")
    return chart, profile


def _rated(chart: TeamChart) -> TeamChart:
    """The chart with its ratings from the published table, or as measured, if it has any."""
    measured = average_ratings().get(chart.id)
    if measured is not None:
        return evolve(chart, mays=measured, nicely=Rating(measured.base - APART, measured.home))
    rating = (ratings_table() | house_ratings()).get(chart.id)
    if rating is None:
        return chart
    return evolve(
        chart,
        nicely=rating.nicely,
        mays=rating.mays,
        factor=rating.factor,
        upper=rating.upper,
        lower=rating.lower,
    )


def _as_published(chart: TeamChart, profile: Profile) -> TeamChart:
    for place, text in profile.as_published.items():
        chart = with_cell(chart, tuple(place.split(".")), _entry(place, text))
    return chart


def _entry(place: str, text: str) -> Cell:
    """A cell as a chart file has it: text, and after a bar a colour of its own."""
    written, bar, colour = text.partition("|")
    return read_cell(place.split(".")[1], written, colour if bar else None)


def chart_path(profile: Profile) -> Path:
    """Where the chart of a profile is kept."""
    return paths.TEAMCHARTS / profile.folder / f"{profile.id}.toml"
