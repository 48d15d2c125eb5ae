"""Writes a TeamChart as the text of its file: header first, then a line per total with cells in columns."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bowlbound_desktop.games.bowlbound.charts.entry import entry_text, printed_text
from bowlbound_desktop.games.bowlbound.charts.header import CHECKS
from bowlbound_desktop.games.bowlbound.charts.team_facts import number_text
from bowlbound_desktop.games.bowlbound.rules.charts.chart import (
    DEFENSE_TOTALS,
    FORMATIONS,
    OFFENSE_COLUMNS,
    PLAYS,
    SPECIAL_COLUMNS,
    TOTALS,
    Change,
    Column,
    Rating,
    TeamChart,
)
from bowlbound_desktop.storage.toml import toml_value


def chart_text(chart: TeamChart) -> str:
    """The text of the chart's file."""
    return "".join(f"{line}\n" for line in _lines(chart))


def _lines(chart: TeamChart) -> Iterator[str]:
    for key in CHECKS:
        if key != "play_names" or chart.play_names:
            yield f"{key} = {header_value(getattr(chart, key))}"
    yield from _grid("offense", chart.offense, OFFENSE_COLUMNS, TOTALS)
    for formation in FORMATIONS:
        yield from _grid(f"defense.{formation}", chart.defense[formation], PLAYS, DEFENSE_TOTALS)
    yield from _grid("special", chart.special, SPECIAL_COLUMNS, TOTALS)
    for key, changes in chart.applied.items():
        yield from _applied(key, changes)


def _grid(title: str, columns: Mapping[str, Column], names: Sequence[str], totals: range) -> Iterator[str]:
    rows = [[toml_value(entry_text(columns[name][index])) for name in names] for index in range(len(totals))]
    rows.insert(0, [toml_value(name) for name in names])
    widths = [max(map(len, column)) + 1 for column in zip(*rows, strict=True)]
    yield ""
    yield f"[{title}]"
    for key, row in zip(("columns", *totals), rows, strict=True):
        cells = [f"{cell}," for cell in row[:-1]]
        padded = [cell.ljust(width) for cell, width in zip(cells, widths, strict=False)]
        yield f"{key:<7} = [{' '.join([*padded, row[-1]])}]"


def _applied(key: str, changes: Sequence[Change]) -> Iterator[str]:
    """What a correction replaced, a line for each place: the old and the new entry."""
    yield ""
    yield f"[applied.{key}]"
    for change in changes:
        entries = ", ".join(toml_value(printed_text(value)) for value in (change.old, change.new))
        yield f"{toml_value('.'.join(change.place))} = [{entries}]"


def header_value(value: Any) -> str:
    """A value of the header as TOML."""
    match value:
        case Rating(base, home):
            return f"{{ base = {number_text(base)}, home = {number_text(home)} }}"
        case int() | float():
            return number_text(value)
    return toml_value(value)
