"""Teams for any game system: a whole chart where the game is played with charts, its face where it is not.

team_for_play(rules, id, side)    the team as a game starts with it
team_record(team, side)           a team as a save file keeps it
team_from_record(rules, ...)      and back
"""

import re
from collections.abc import Collection
from functools import lru_cache
from typing import Any

from attrs import frozen

from bowlbound_desktop.games.bowlbound.charts.files import chart_fingerprint, chart_text
from bowlbound_desktop.games.bowlbound.charts.layers import chart_for_play
from bowlbound_desktop.games.bowlbound.charts.reader import read_chart
from bowlbound_desktop.games.bowlbound.rules.charts.chart import TeamChart, blank_chart
from bowlbound_desktop.kernel.errors import SaveError
from bowlbound_desktop.kernel.system import TeamFace
from bowlbound_desktop.storage.converter import FaultError, from_plain, to_plain
from bowlbound_desktop.storage.toml import parse_toml, toml_value

LONGEST_LINE = 6000
"""A chart's own lines have at most 2000 characters, and escapes may double them."""
_HEX = re.compile("#[0-9a-fA-F]{6}")


@frozen
class TeamRecord:
    """A whole team, as a save file has it."""

    id: str
    fingerprint: str
    text: str


def team_for_play(
    rules: Any, chart_id: str, side: str = "blank", corrections: bool = True, off: Collection[str] = ()
) -> Any:
    """The team with this chart as the system wants it."""
    chart = chart_for_play(chart_id, side, corrections, off)
    return face_of(chart) if rules.team is TeamFace else chart


def face_of(chart: TeamChart) -> TeamFace:
    """What a chart tells of its team without the cells."""
    return TeamFace(id=chart.id, name=chart.name, short=chart.school, colours=chart.colours)


def team_record(team: Any, side: str) -> TeamRecord:
    """A team as a save file keeps it."""
    if isinstance(team, TeamFace):
        return TeamRecord(team.id, "", _face_text(team))
    if team == blank_chart(side):
        return TeamRecord(team.id, "", "")
    return TeamRecord(team.id, chart_fingerprint(team), chart_text(team))


def _face_text(face: TeamFace) -> str:
    return "".join(f"{name} = {toml_value(value)}\n" for name, value in to_plain(face).items())


def team_from_record(rules: Any, record: TeamRecord, side: str) -> Any:
    """The team of a save file; SaveError says what is wrong with it."""
    if rules.team is TeamFace:
        return _face(record, side)
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


def _face(record: TeamRecord, side: str) -> TeamFace:
    where = f"charts.{side}.text"
    try:
        face = from_plain(parse_toml(record.text, where, LONGEST_LINE), TeamFace, where)
    except FaultError as error:
        raise SaveError(str(error)) from error
    if not all(_HEX.fullmatch(colour) for colour in face.colours):
        raise SaveError(f'{where}: colours must be two like "#0c2340"')
    return face
