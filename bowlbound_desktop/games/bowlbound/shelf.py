"""The shelf of Bowl Bound: team charts, listed by their headers, played with their corrections."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from attrs import frozen

from bowlbound_desktop import paths
from bowlbound_desktop.games.bowlbound.charts.files import (
    LIMIT,
    chart_files,
    chart_fingerprint,
    chart_text,
    shipped_files,
)
from bowlbound_desktop.games.bowlbound.charts.header import CHECKS
from bowlbound_desktop.games.bowlbound.charts.layers import chart_for_play, chart_to_show
from bowlbound_desktop.games.bowlbound.charts.reader import read_chart
from bowlbound_desktop.games.bowlbound.rules.charts.chart import UNTYPED, TeamChart, blank_chart
from bowlbound_desktop.kernel.errors import BowlboundError, SaveError
from bowlbound_desktop.kernel.team_face import TeamFace
from bowlbound_desktop.play.teams.search import aliases_in
from bowlbound_desktop.play.teams.shelf import GREY, ON_PAPER, Choices, TeamEntry, TeamRecord
from bowlbound_desktop.storage.files import read_text, shown
from bowlbound_desktop.storage.toml import parse_toml

READ = ("school", "year", "set", "conference", "record", "coach", "origin", "colours", "nicely", "mays")
"""The keys of a header that lists of teams show."""
LONGEST_LINE = 6000
"""A chart's own lines have at most 2000 characters, but escapes make them longer."""


@frozen
class ChartShelf:
    """Every chart that can be played, shipped or the player's own."""

    def entries(self) -> tuple[TeamEntry, ...]:
        """All charts by school and year.

        A damaged copy of a shipped chart is replaced by the original; other damaged files are left out.
        """
        found = [header for name in chart_files() if (header := header_of(name))]
        found.sort(key=lambda header: (header.values["school"], header.values["year"]))
        return tuple(map(_entry, found))

    def face(self, team: str) -> TeamFace:
        """Name and colours of a chart's team."""
        chart = chart_to_show(team)
        return TeamFace(id=chart.id, name=chart.name, short=chart.school, colours=chart.colours)

    def load(self, team: str, side: str, choices: Choices) -> TeamChart:
        """The chart with its corrections that are not switched off; half-typed charts only on paper."""
        load = chart_to_show if choices.get(ON_PAPER) else chart_for_play
        return load(team, side, choices.get("corrections", True), choices.get("without", ()))

    def record(self, team: TeamChart, side: str) -> TeamRecord:
        """The whole chart, so that a saved game does not depend on its file."""
        if team == blank_chart(side):
            return TeamRecord(team.id, "", "")
        return TeamRecord(team.id, chart_fingerprint(team), chart_text(team))

    def restore(self, record: TeamRecord, side: str) -> TeamChart:
        """The chart of a save file."""
        if record.id == "blank" and not record.text:
            return blank_chart(side)
        chart = _chart(record.text, side)
        if (chart.id, chart_fingerprint(chart)) != (record.id, record.fingerprint):
            raise SaveError(f"charts.{side}: the chart was changed after the game was saved")
        return chart


@lru_cache(maxsize=8)
def _chart(text: str, side: str) -> TeamChart:
    chart, problems = read_chart(parse_toml(text, f"charts.{side}.text", LONGEST_LINE))
    if chart is None:
        reason = next(str(problem) for problem in problems if problem.severity == "error")
        raise SaveError(f"charts.{side}.text: {reason}")
    return chart


@frozen
class Header:
    """The checked keys of a chart file before its first section."""

    path: Path
    values: Mapping[str, Any]
    half_typed: bool = False
    """Whether cells are still to type."""

    @property
    def name(self) -> str:
        """Year and school; invented teams have no year."""
        year, school = self.values["year"], str(self.values["school"])
        return f"{year} {school}" if year else school


def header_of(chart: str) -> Header | None:
    """The header of a chart; that of the shipped one where a copy of it is damaged."""
    files = (chart_files().get(chart), shipped_files().get(chart))
    return next(filter(None, (_header(path) for path in files if path)), None)


def _header(path: Path) -> Header | None:
    try:
        text = read_text(path, LIMIT)
        header, _, cells = text.partition("\n[")
        raw = parse_toml(header, shown(path))
        values = {key: CHECKS[key](raw[key]) for key in READ if key in raw}
    except BowlboundError:
        return None
    half_typed = f'"{UNTYPED.text}"' in cells
    return Header(path, values, half_typed) if {"school", "year", "set"} <= values.keys() else None


def _entry(header: Header) -> TeamEntry:
    values, name = header.values, header.name
    conference, record, coach, origin = (
        str(values.get(key, "")) for key in ("conference", "record", "coach", "origin")
    )
    rating = values.get("mays")
    power = f"rating {rating.base:g}" if rating else ""
    number, ready = values["set"], "not typed to the end" if header.half_typed else ""
    return TeamEntry(
        id=header.path.stem,
        name=name,
        details=" · ".join(filter(None, (ready, record, conference, power, f"set {number}", origin))),
        searched=" ".join((name, conference, coach, f"set {number}", f"set{number}", origin)).lower(),
        aliases=aliases_in(paths.RESOURCES / "bowlbound").get(values["school"], ()),
        colours=values.get("colours", GREY),
        own=header.path.is_relative_to(paths.own_charts()),
    )
