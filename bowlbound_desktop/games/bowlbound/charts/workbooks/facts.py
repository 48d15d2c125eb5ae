"""What is printed around a chart, found in a sheet by its labels."""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from attrs import field, frozen

from bowlbound_desktop.games.bowlbound.charts.header import CHECKS, HeaderError
from bowlbound_desktop.games.bowlbound.charts.sheet import tidy
from bowlbound_desktop.games.bowlbound.charts.team_facts import FACTS
from bowlbound_desktop.games.bowlbound.charts.workbooks.blocks import Remark
from bowlbound_desktop.games.bowlbound.charts.workbooks.headings import words
from bowlbound_desktop.games.bowlbound.charts.workbooks.values import Area, Grid, SheetCell, Spot
from bowlbound_desktop.games.bowlbound.rules.charts.chart import MARKS

APPLIED = "applied"
TITLES: Mapping[str, str] = {
    "id": "Id",
    **{key: fact.title for key, fact in FACTS.items()},
    APPLIED: "Corrections applied",
}
"""The label of each fact in an exported workbook."""
_OTHER_LABELS = {
    "team": "school",
    "college": "school",
    "university": "school",
    "season": "year",
    "head coach": "coach",
    "score": "points",
    "colors": "colours",
    "power rating": "nicely",
    "rating": "nicely",
    "nicely": "nicely",
    "mays": "mays",
    "factor": "factor",
    "upper": "upper",
    "lower": "lower",
    "fumble": "fumble",
    "fumbles": "fumble",
    "fumble line": "fumble",
    "fumbles recovered": "fumble",
    "fumbles kept": "fumble",
}
_LABELS = {words(title): key for key, title in TITLES.items()} | _OTHER_LABELS
_RATING = re.compile(r"([0-9]+(?:\.[0-9]+)?)\s*(?:[,;+±/]|\+/-)?\s*([0-9]+(?:\.[0-9]+)?)?")
_TITLE = re.compile(r"(?:((?:18|19|20)[0-9]{2})\W+(.+)|(.+?)\W+((?:18|19|20)[0-9]{2}))")
_RANGES = ("record", "points", "fumble")
_FAR = 3
"""Rows between two labels of one list."""


@frozen
class Facts:
    """Labels and values below one another."""

    top: int
    left: int
    bottom: int
    values: Mapping[str, Spot] = field(repr=False)
    """The cell of each value."""


@frozen
class ToldFacts:
    """Values of a header that could be read, and what there is to say of the others."""

    values: Mapping[str, Any]
    remarks: tuple[Remark, ...] = ()


def find_facts(grid: Grid, taken: Sequence[Area]) -> list[Facts]:
    """Every list of facts in a sheet, the longest first; cells of blocks are none."""
    columns: dict[int, list[tuple[Spot, str]]] = {}
    for spot, cell in grid.walk():
        key = _LABELS.get(words(cell.text.partition(":")[0]))
        if key and not any(spot in area for area in taken):
            columns.setdefault(spot[1], []).append((spot, key))
    found = [facts for labels in columns.values() for facts in _lists(grid, labels)]
    return sorted(found, key=lambda facts: -len(facts.values))


def _lists(grid: Grid, labels: Sequence[tuple[Spot, str]]) -> list[Facts]:
    groups: list[list[tuple[Spot, str]]] = []
    for spot, key in labels:
        if not groups or spot[0] - groups[-1][-1][0][0] > _FAR:
            groups.append([])
        groups[-1].append((spot, key))
    found = []
    for group in groups:
        values = {key: place for spot, key in group if (place := _value_spot(grid, spot)) is not None}
        if values:
            found.append(Facts(group[0][0][0], group[0][0][1], group[-1][0][0], values))
    return found


def _value_spot(grid: Grid, label: Spot) -> Spot | None:
    """The cell of a value: that of the label itself, after a colon, or the next one in its row."""
    if grid.text(label).partition(":")[2].strip():
        return label
    merged = grid.merged_at(label)
    first = (merged.right if merged else label[1]) + 1
    return next(((label[0], column) for column in (first, first + 1) if grid.text((label[0], column))), None)


def read_facts(grid: Grid, values: Mapping[str, Spot]) -> ToldFacts:
    """The values of a header in cells of a sheet."""
    told: dict[str, Any] = {}
    remarks = []
    for key, spot in values.items():
        cell = grid[spot]
        text = _value_text(cell)
        if cell.day is not None and key in _RANGES:
            text = f"{cell.day.month}-{cell.day.day}"
            remarks.append(Remark("warning", spot, f"a date instead of {TITLES[key]}: read as {text}"))
        try:
            told[key] = _value(key, text)
        except (HeaderError, ValueError) as error:
            remarks.append(Remark("warning", spot, f"{TITLES[key]} {_reason(error)}: left out"))
    return ToldFacts(told, tuple(remarks))


def _reason(error: Exception) -> str:
    return str(error) if isinstance(error, HeaderError) else "cannot be read"


def _value_text(cell: SheetCell) -> str:
    label, colon, rest = cell.text.partition(":")
    return rest.strip() if colon and words(label) in _LABELS else cell.text.strip()


def _value(key: str, text: str) -> Any:
    if key == APPLIED:
        return json.loads(text)
    if key == "id":
        return CHECKS["id"](text) and text
    if key in ("nicely", "mays", "factor"):
        text = _rating_text(text)
    value = FACTS[key].read(tidy(text) if key in ("year", "set", "upper", "lower") else text)
    CHECKS[key](value)
    return value


def _rating_text(text: str) -> str:
    match = _RATING.fullmatch(tidy(text))
    return f"{match[1]}, {match[2] or 0}" if match else text


def title_above(grid: Grid, area: Area) -> tuple[str, int] | None:
    """School and year in a cell above a block or, where there is none, in the name of the sheet."""
    texts = [cell.text for spot, cell in grid.walk() if spot[0] < area.top]
    for text in (*texts, grid.name):
        match = _TITLE.fullmatch(tidy(text)[:80])
        if match and any(letter.isalpha() for letter in match[2] or match[3]):
            school = re.split(r"\s+[-–:]\s+|:", match[2] or match[3])[0]
            return school.strip(" -–:,"), int(match[1] or match[4])
    return None


def marks_near(grid: Grid, area: Area) -> tuple[str, ...]:
    """The marks that stand above a defense, or at its upper left."""
    near = Area(max(0, area.top - 3), max(0, area.left - 2), area.top, area.right)
    found = [grid.text(spot).upper() for spot in sorted(grid.cells) if spot in near]
    return tuple(mark for mark in MARKS if mark in found)


def merged_facts(lists: Iterable[Facts]) -> dict[str, Spot]:
    """All facts of several lists; the earlier one counts."""
    found: dict[str, Spot] = {}
    for facts in lists:
        found = {**facts.values, **found}
    return found
