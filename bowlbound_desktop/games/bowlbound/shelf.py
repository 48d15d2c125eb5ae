"""The shelf of Bowl Bound: team charts, listed by their headers, played with their corrections."""

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from attrs import frozen

from bowlbound_desktop import paths
from bowlbound_desktop.games.bowlbound.charts.files import chart_files, chart_fingerprint, chart_text
from bowlbound_desktop.games.bowlbound.charts.layers import chart_for_play
from bowlbound_desktop.games.bowlbound.charts.reader import read_chart
from bowlbound_desktop.games.bowlbound.rules.charts.chart import TeamChart, blank_chart
from bowlbound_desktop.kernel.errors import SaveError
from bowlbound_desktop.kernel.system import TeamFace
from bowlbound_desktop.play.team_shelf import GREY, Choices, TeamEntry, TeamRecord
from bowlbound_desktop.storage.toml import parse_toml

LONGEST_LINE = 6000
"""A chart's own lines have at most 2000 characters, and escapes may double them."""


@frozen
class ChartShelf:
    """Every chart that can be played, shipped or the player's own."""

    def entries(self) -> tuple[TeamEntry, ...]:
        """All charts by school and year; damaged files are left out."""
        found = [(header, path) for path in chart_files().values() if (header := read_header(path))]
        found.sort(key=lambda item: (item[0]["school"], item[0]["year"]))
        return tuple(_entry(header, path) for header, path in found)

    def face(self, team: str) -> TeamFace:
        """Name and colours of a chart's team."""
        chart = chart_for_play(team)
        return TeamFace(id=chart.id, name=chart.name, short=chart.school, colours=chart.colours)

    def load(self, team: str, side: str, choices: Choices) -> TeamChart:
        """The chart with its corrections, as far as they were not switched off."""
        return chart_for_play(team, side, choices.get("corrections", True), choices.get("without", ()))

    def record(self, team: TeamChart, side: str) -> TeamRecord:
        """The whole chart, so that a game goes on with it whatever becomes of its file."""
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


def read_header(path: Path) -> Mapping[str, Any] | None:
    """The keys of a chart file before its first section; None where it is damaged."""
    try:
        header = tomllib.loads(path.read_text(encoding="utf-8").partition("\n[")[0])
        _entry(header, path)
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return header


def _entry(header: Mapping[str, Any], path: Path) -> TeamEntry:
    name = f"{header['year']} {header['school']}"
    conference, record, coach, origin = (
        str(header.get(key, "")) for key in ("conference", "record", "coach", "origin")
    )
    rating = header.get("nicely")
    power = f"rating {rating['base']:g}" if rating else ""
    number = header["set"]
    return TeamEntry(
        id=path.stem,
        name=name,
        details=" · ".join(filter(None, (record, conference, power, f"set {number}", origin))),
        searched=" ".join((name, conference, coach, f"set {number}", f"set{number}", origin)).lower(),
        colours=tuple(header.get("colours", GREY)),
        own=path.is_relative_to(paths.own_charts()),
    )
