"""Reads sheets as charts, and finds the problems at each place."""

import json
from collections.abc import Iterable
from typing import Any

from attrs import define, field, frozen

from bowlbound_desktop.games.bowlbound.charts.applied import read_applied
from bowlbound_desktop.games.bowlbound.charts.header import CHECKS, HeaderError
from bowlbound_desktop.games.bowlbound.charts.reader import read_chart, read_entry
from bowlbound_desktop.games.bowlbound.charts.team_facts import FACTS, fact_text, fact_value
from bowlbound_desktop.games.bowlbound.rules.charts.cells import Cell
from bowlbound_desktop.games.bowlbound.rules.charts.chart import Place, TeamChart
from bowlbound_desktop.games.bowlbound.rules.charts.validation import ALIKE, Problem
from bowlbound_desktop.games.bowlbound.workshop.editing.places import APPLIED, GRIDS, TEAM, column_of, spoken
from bowlbound_desktop.games.bowlbound.workshop.editing.sheet import Sheet, raw_chart


@frozen
class Trouble:
    """An error or a warning about one place; a chart with errors cannot be saved."""

    severity: str
    place: Place
    reason: str

    def __str__(self) -> str:
        return f"{spoken(self.place)}: {self.reason}"


def cell_of(place: Place, text: str) -> Cell:
    """The cell that a text means; a blank one where it means none."""
    return _read(place, text)[0]


def _read(place: Place, text: str) -> tuple[Cell, tuple[tuple[str, str], ...]]:
    column = column_of(place)
    return read_entry(text, place[0], ALIKE.get(column, column))


def troubles_at(place: Place, text: str) -> tuple[Trouble, ...]:
    """The errors and warnings about a text at its place."""
    if place[0] != TEAM:
        return tuple(Trouble(severity, place, reason) for severity, reason in _read(place, text)[1])
    try:
        fact_value(place[1], text)
    except HeaderError as error:
        return (Trouble("error", place, str(error)),)
    return ()


def is_wrong(place: Place, text: str) -> bool:
    """Whether a text is an error at its place."""
    return any(trouble.severity == "error" for trouble in troubles_at(place, text))


_ORDER = {place: number for number, place in enumerate(p for g in GRIDS.values() for _, _, p in g.walk())}


@define
class Checks:
    """The problems of a sheet, kept up to date edit by edit."""

    _found: dict[Place, tuple[Trouble, ...]] = field(factory=dict)

    def look_at(self, sheet: Sheet, places: Iterable[Place] = _ORDER) -> None:
        """Check places again."""
        for place in places:
            found = troubles_at(place, sheet[place]) if place in _ORDER else ()
            if found:
                self._found[place] = found
            else:
                self._found.pop(place, None)

    def troubles(self) -> tuple[Trouble, ...]:
        """All problems, grid by grid; errors first."""
        found = (
            trouble for place in sorted(self._found, key=_ORDER.__getitem__) for trouble in self._found[place]
        )
        return tuple(sorted(found, key=lambda trouble: trouble.severity != "error"))


def troubles(sheet: Sheet) -> tuple[Trouble, ...]:
    """All problems of a sheet, errors first."""
    checks = Checks()
    checks.look_at(sheet)
    return checks.troubles()


def chart_of(sheet: Sheet) -> TeamChart | None:
    """The chart; None if the sheet has an error."""
    return read_chart({"id": sheet.id, **_header(sheet, strict=True), **raw_chart(sheet)})[0]


def likely_chart(sheet: Sheet) -> TeamChart:
    """The chart with everything that cannot be read left blank: to be shown, never to be written."""
    whole = chart_of(sheet)
    if whole is not None:
        return whole
    raw = raw_chart(sheet)
    for key, grid in GRIDS.items():
        for row, _, place in grid.walk():
            if key != TEAM and is_wrong(place, sheet[place]):
                _blank(raw, key, row, place)
    chart, problems = read_chart({"id": sheet.id, **_header(sheet, strict=False), **raw})
    assert chart is not None, problems
    return chart


def _blank(raw: dict[str, Any], key: str, row: int, place: Place) -> None:
    rows = raw["defense"][place[1]] if key == "defense" else raw[key]
    grid = GRIDS[key]
    column = grid.spots[place][1]
    rows[grid.places[row][0][-1]][column] = "good" if place[1] == "extra_point" else ""


_SPARE = {"school": "?", "year": 0, "set": 3, "fumble": "10-25", "origin": "typed in"}


def _header(sheet: Sheet, strict: bool) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for key in FACTS:
        try:
            values[key] = fact_value(key, sheet[TEAM, key])
        except HeaderError:
            if strict:
                values[key] = None
            elif key in _SPARE:
                values[key] = _SPARE[key]
    return values


def sheet_from_raw(chart_id: str, raw: dict[str, Any], blank: Sheet) -> Sheet:
    """The sheet of a chart file that cannot be played; what the file lacks comes from `blank`."""
    texts = dict(blank.texts)
    for key in FACTS:
        try:
            texts[TEAM, key] = fact_text(key, CHECKS[key](raw[key]))
        except (HeaderError, KeyError):
            texts[TEAM, key] = str(raw.get(key, ""))
    for key, grid in GRIDS.items():
        for row, column, place in grid.walk():
            if key != TEAM:
                texts[place] = _raw_text(raw, grid.places[row][0], column, texts[place])
    problems: list[Problem] = []
    read_applied(raw.get("applied", {}), problems)
    if not problems:
        texts[APPLIED] = json.dumps(raw.get("applied", {}), ensure_ascii=False)
    return Sheet(chart_id, texts)


def is_applied(text: str) -> bool:
    """Whether a text is a valid record of applied corrections."""
    problems: list[Problem] = []
    try:
        read_applied(json.loads(text), problems)
    except (ValueError, RecursionError):
        return False
    return not problems


def _raw_text(raw: Any, first: Place, column: int, otherwise: str) -> str:
    """A text of a damaged file, or `otherwise` if it has none."""
    path = (*first[:-2], first[-1])
    for part in path:
        raw = raw.get(part) if isinstance(raw, dict) else None
    if not isinstance(raw, list) or column >= len(raw) or not isinstance(raw[column], str):
        return otherwise
    return str(raw[column])
