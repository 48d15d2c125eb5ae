"""Reads a chart file into a TeamChart, and finds all its problems at once."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from bowlbound_desktop.games.bowlbound.charts.applied import read_applied
from bowlbound_desktop.games.bowlbound.charts.entry import parse_entry
from bowlbound_desktop.games.bowlbound.charts.header import CHECKS, REQUIRED, HeaderError
from bowlbound_desktop.games.bowlbound.rules.charts.cells import BLANK, Cell, CellError
from bowlbound_desktop.games.bowlbound.rules.charts.chart import (
    DEFENSE_TOTALS,
    FORMATIONS,
    OFFENSE_COLUMNS,
    PLAYS,
    SPECIAL_COLUMNS,
    TOTALS,
    Column,
    TeamChart,
)
from bowlbound_desktop.games.bowlbound.rules.charts.validation import ALIKE, Problem, cell_problems, place

__all__ = ["parse_entry", "read_chart"]

PARTS = ("offense", "defense", "special", "applied")


def read_chart(raw: Mapping[str, Any]) -> tuple[TeamChart | None, list[Problem]]:
    """The chart, or None where a problem is an error; warnings come along with the chart."""
    problems: list[Problem] = []
    header = _header(raw, problems)
    offense = _grid(raw.get("offense"), "offense", OFFENSE_COLUMNS, TOTALS, problems)
    defense = _defense(raw.get("defense"), problems)
    special = _grid(raw.get("special"), "special", SPECIAL_COLUMNS, TOTALS, problems)
    applied = read_applied(raw.get("applied", {}), problems)
    if any(problem.severity == "error" for problem in problems):
        return None, problems
    chart = TeamChart(**header, offense=offense, defense=defense, special=special, applied=applied)
    return chart, problems


def _error(problems: list[Problem], where: str, reason: str) -> None:
    problems.append(Problem("error", where, reason))


def _header(raw: Mapping[str, Any], problems: list[Problem]) -> dict[str, Any]:
    values = {}
    for key, value in raw.items():
        if key in CHECKS:
            try:
                values[key] = CHECKS[key](value)
            except HeaderError as error:
                _error(problems, "", f"{key} {error}")
        elif key not in PARTS:
            _error(problems, "", f"a chart has no {_short(key)}")
    for key in REQUIRED:
        if key not in raw:
            _error(problems, "", f"{key} is missing")
    return values


def _defense(raw: Any, problems: list[Problem]) -> dict[str, dict[str, Column]]:
    if not isinstance(raw, dict):
        _error(problems, "defense", "this part is missing")
        return {}
    for name in raw:
        if name not in FORMATIONS:
            _error(problems, "defense", f"there is no formation {_short(name)}")
    return {
        formation: _grid(raw.get(formation), f"defense {formation}", PLAYS, DEFENSE_TOTALS, problems)
        for formation in FORMATIONS
    }


def _grid(
    raw: Any, title: str, names: Sequence[str], totals: Sequence[int], problems: list[Problem]
) -> dict[str, Column]:
    """The columns of one table: a row of cells for each total."""
    if not isinstance(raw, dict):
        _error(problems, title, "this part is missing")
        return {}
    _check_keys(raw, title, names, totals, problems)
    rows = [_row(raw.get(str(total)), title, names, total, problems) for total in totals]
    return dict(zip(names, zip(*rows, strict=True), strict=True))


def _check_keys(
    raw: Mapping[str, Any], title: str, names: Sequence[str], totals: Iterable[int], problems: list[Problem]
) -> None:
    if raw.get("columns") != list(names):
        _error(problems, title, f"columns must be {', '.join(names)}, in this order")
    known = {"columns", *map(str, totals)}
    for key in raw:
        if key not in known:
            _error(problems, f"{title}, total {_short(key)[1:-1]}", "the dice have no such total")


def _row(raw: Any, title: str, names: Sequence[str], total: int, problems: list[Problem]) -> list[Cell]:
    if raw is None:
        _error(problems, place(title, total=total), "this row is missing")
    elif not isinstance(raw, list) or len(raw) != len(names):
        _error(
            problems, place(title, total=total), f"this row must be a list of {len(names)} cells{_count(raw)}"
        )
    else:
        return _cells(raw, title, names, total, problems)
    return [BLANK] * len(names)


def _count(raw: Any) -> str:
    return f", not {len(raw)}" if isinstance(raw, list) else ""


def _cells(
    row: list[Any], title: str, names: Sequence[str], total: int, problems: list[Problem]
) -> list[Cell]:
    part = title.partition(" ")[0]
    read = [
        read_entry(text if isinstance(text, str) else None, part, ALIKE.get(name, name))
        for name, text in zip(names, row, strict=True)
    ]
    for name, (_, found) in zip(names, read, strict=True):
        if found:
            where = place(title, name, total)
            problems.extend(Problem(severity, where, reason) for severity, reason in found)
    return [cell for cell, _ in read]


@lru_cache(maxsize=8192)
def read_entry(raw: str | None, part: str, name: str) -> tuple[Cell, tuple[tuple[str, str], ...]]:
    """A cell of a part's column, and severity and reason of all that is wrong or odd about it.

    Charts share most of their entries, so that all charts together take little longer than their files.
    """
    try:
        cell = parse_entry(raw, name)
    except CellError as error:
        return BLANK, (("error", str(error)),)
    return cell, () if name == "extra_point" else tuple(cell_problems(part, name, cell))


def _short(key: str) -> str:
    return ascii(key if len(key) <= 20 else key[:20] + "...")
