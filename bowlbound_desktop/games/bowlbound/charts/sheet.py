"""A chart as sheets of text, as a spreadsheet shows it, and back.

There is a sheet for the header and one for each part; the first cell of a sheet names it. Spreadsheets turn
what looks like a number, a date or a formula into one, so such cells are written with their colour, and texts
of the header in quotes, to remain text.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from bowlbound_desktop.games.bowlbound.charts.entry import entry_text, parse_entry, printed_text
from bowlbound_desktop.games.bowlbound.charts.header import CHECKS
from bowlbound_desktop.games.bowlbound.charts.reader import read_chart
from bowlbound_desktop.games.bowlbound.charts.writer import header_value
from bowlbound_desktop.games.bowlbound.rules.charts.cells import Cell, CellError
from bowlbound_desktop.games.bowlbound.rules.charts.chart import (
    DEFENSE_TOTALS,
    FORMATIONS,
    GOOD,
    NO_GOOD,
    OFFENSE_COLUMNS,
    PLAYS,
    SPECIAL_COLUMNS,
    TOTALS,
    TeamChart,
)
from bowlbound_desktop.games.bowlbound.rules.charts.validation import Problem
from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.storage.toml import parse_toml

Rows: TypeAlias = list[list[str]]
SHEETS = ("header", "offense", "defense", "special", "applied")
"""The first cell of each sheet; the last one is there only where corrections were applied for good."""
_COLUMNS = {"offense": OFFENSE_COLUMNS, "special": SPECIAL_COLUMNS}
_CHANGEABLE = re.compile(r"[(+=@'].*|[-–−](?![0-9]+\Z).*")
_DECIMAL = re.compile(r"([-+–−(\[]*[0-9]+)\.0+([)\]]*[ *†]*)")


def sheets(chart: TeamChart) -> dict[str, Rows]:
    """All sheets of a chart by their names."""
    found = {
        "header": [["header", "value"], *_header(chart)],
        "offense": [["offense", *OFFENSE_COLUMNS], *_part(chart.offense, OFFENSE_COLUMNS, TOTALS)],
        "defense": [["defense", "dice", *PLAYS], *_defense(chart)],
        "special": [["special", *SPECIAL_COLUMNS], *_part(chart.special, SPECIAL_COLUMNS, TOTALS)],
        "applied": [["applied", "place", "old", "new"], *_applied(chart)],
    }
    return found if chart.applied else {name: rows for name, rows in found.items() if name != "applied"}


def _header(chart: TeamChart) -> Iterator[list[str]]:
    for key in CHECKS:
        if key != "play_names" or chart.play_names:
            yield [key, header_value(getattr(chart, key))]


def _part(columns: Mapping[str, Sequence[Cell]], names: Sequence[str], totals: range) -> Iterator[list[str]]:
    for index, total in enumerate(totals):
        yield [str(total), *(safe_text(columns[name][index]) for name in names)]


def _defense(chart: TeamChart) -> Iterator[list[str]]:
    for formation in FORMATIONS:
        for row in _part(chart.defense[formation], PLAYS, DEFENSE_TOTALS):
            yield [formation, *row]


def _applied(chart: TeamChart) -> Iterator[list[str]]:
    for key, changes in chart.applied.items():
        for change in changes:
            yield [key, ".".join(change.place), printed_text(change.old), printed_text(change.new)]


def safe_text(cell: Cell) -> str:
    """A cell's entry, with its colour where a spreadsheet would otherwise change it."""
    entry = entry_text(cell)
    if cell in (GOOD, NO_GOOD) or "|" in entry or not _CHANGEABLE.fullmatch(entry):
        return entry
    return f"{entry}|{cell.colour}"


def read_sheets(found: Mapping[str, Rows]) -> tuple[TeamChart | None, list[Problem]]:
    """The chart that the sheets hold, or None where a problem is an error."""
    problems = [Problem("error", name, "this sheet is missing") for name in SHEETS[:-1] if name not in found]
    raw = _raw_header(found.get("header", []), problems)
    for name in ("offense", "special"):
        raw[name] = _raw_part(found.get(name, []), name, problems)
    raw["defense"] = _raw_defense(found.get("defense", []), problems)
    raw["applied"] = _raw_applied(found.get("applied", []))
    if problems:
        return None, [*problems, *_other_problems(raw, found)]
    return read_chart(raw)


def _other_problems(raw: Mapping[str, Any], found: Mapping[str, Rows]) -> list[Problem]:
    """Other problems than those that only follow from a missing sheet."""
    missing = [name for name in SHEETS[:-1] if name not in found]
    return [
        problem
        for problem in read_chart(raw)[1]
        if problem.place.split(",")[0].split()[:1] not in [[name] for name in missing]
        and not ("header" in missing and not problem.place)
    ]


def _raw_header(rows: Rows, problems: list[Problem]) -> dict[str, Any]:
    raw: dict[str, Any] = {}
    for key, value, *_ in ([*row, ""] for row in rows[1:]):
        if key in raw:
            problems.append(Problem("error", "header", f"{key[:20]!a} appears twice"))
        raw[key] = _value(value)
    return raw


def _value(text: str) -> Any:
    """A value of the header: TOML, or plain text where it is not."""
    try:
        parsed = parse_toml(f"value = {tidy(text)}\n", "value")
    except FileError:
        return text
    value = parsed.get("value")
    return value if len(parsed) == 1 and isinstance(value, str | int | float | list | dict) else text


def _raw_part(rows: Rows, title: str, problems: list[Problem]) -> dict[str, Any]:
    names = _COLUMNS.get(title, PLAYS)
    raw: dict[str, Any] = {"columns": _cut(rows[0][1:], len(names)) if rows else []}
    for total, *cells in rows[1:]:
        key = tidy(total)
        if key in raw:
            problems.append(
                Problem("error", f"{title}, total {ascii(key[:20])[1:-1]}", "this row appears twice")
            )
        raw[key] = [clean(text, name) for text, name in _paired(_cut(cells, len(names)), names)]
    return raw


def _raw_defense(rows: Rows, problems: list[Problem]) -> dict[str, Any]:
    heading = rows[0][1:] if rows else []
    formations = list(dict.fromkeys(row[0] for row in rows[1:]))
    return {
        name: _raw_part(
            [heading, *(row[1:] or [""] for row in rows[1:] if row[0] == name)], f"defense {name}", problems
        )
        for name in formations
    }


def _raw_applied(rows: Rows) -> dict[str, Any]:
    raw: dict[str, Any] = {}
    for key, place, *entries in ([*row, ""] for row in rows[1:]):
        raw.setdefault(key, {})[place] = _cut(entries[:-1], 2)
    return raw


def _paired(cells: list[str], names: Sequence[str]) -> list[tuple[str, str]]:
    """Cells with the names of their columns; surplus cells have none."""
    return [(text, names[index] if index < len(names) else "") for index, text in enumerate(cells)]


def _cut(cells: list[str], length: int) -> list[str]:
    """The cells of a row without the empty ones that spreadsheets add at its end."""
    while len(cells) > length and not cells[-1].strip():
        cells = cells[:-1]
    return cells


def clean(text: str, column: str = "") -> str:
    """A cell's text, tidied only if it is not a valid cell as it is."""
    for candidate in (text, tidy(text)):
        try:
            parse_entry(candidate, column)
        except CellError:
            continue
        return candidate
    return text


def tidy(text: str) -> str:
    """Text without what spreadsheets add: blanks around it, non-breaking spaces, decimals, an apostrophe."""
    plain = " ".join(text.split()).removeprefix("'")
    match = _DECIMAL.fullmatch(plain)
    return match[1] + match[2] if match else plain
