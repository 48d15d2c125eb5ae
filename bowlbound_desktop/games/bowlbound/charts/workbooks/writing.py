"""Charts laid out for a workbook: a sheet each, three blocks beside one another, then the facts."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from attrs import field, frozen

from bowlbound_desktop.games.bowlbound.charts.applied import applied_text
from bowlbound_desktop.games.bowlbound.charts.team_facts import FACTS, fact_text
from bowlbound_desktop.games.bowlbound.charts.workbooks.facts import APPLIED, TITLES
from bowlbound_desktop.games.bowlbound.charts.workbooks.mending import mended
from bowlbound_desktop.games.bowlbound.charts.workbooks.values import SheetCell
from bowlbound_desktop.games.bowlbound.rules.charts.cells import Cell, legend_colour
from bowlbound_desktop.games.bowlbound.rules.charts.chart import (
    DEFENSE_TOTALS,
    FORMATIONS,
    GOOD,
    MISPRINT,
    NO_GOOD,
    OFFENSE_COLUMNS,
    PLAYS,
    SPECIAL_COLUMNS,
    TOTALS,
    Column,
    TeamChart,
)

FILLS = {"green": "a9d8ae", "red": "f2a9a0", "white": "ffffff", "yellow": "f7df7c", "black": "1b1e21"}
HEAD_ROWS = 3
"""Rows that stay in sight: title, parts, columns."""
WIDTHS = {"dice": 7.0, "result": 8.0, "gap": 2.5, "label": 19.0, "value": 46.0}
LONGEST_NAME = 31
_FORBIDDEN = re.compile(r"[\[\]:*?/\\]")
_NUMBER = re.compile(r"-?[1-9][0-9]{0,2}|0")


@frozen
class WrittenCell:
    """A cell to write, in one of the kinds that look alike."""

    row: int
    column: int
    value: str | int
    kind: str
    """A colour of charts, or title, heading, dice, label, value."""


@frozen
class SheetPage:
    """A sheet to write."""

    name: str
    cells: tuple[WrittenCell, ...] = field(repr=False)
    widths: tuple[float, ...] = field(repr=False)


def pages_of(charts: Iterable[TeamChart]) -> tuple[SheetPage, ...]:
    """A sheet for each chart, named after its team."""
    names: set[str] = set()
    pages = []
    for chart in charts:
        name = _free_name(chart.name, names)
        names.add(name.lower())
        pages.append(_page(chart, name))
    return tuple(pages)


def _free_name(wanted: str, taken: set[str]) -> str:
    plain = _FORBIDDEN.sub(" ", wanted).strip(" '")[:LONGEST_NAME] or "Chart"
    name, number = plain, 1
    while name.lower() in taken:
        number += 1
        name = f"{plain[: LONGEST_NAME - len(str(number)) - 1]} {number}"
    return name


def _page(chart: TeamChart, name: str) -> SheetPage:
    widths: list[float] = []
    cells = [WrittenCell(0, 0, chart.name, "title")]
    for part in (_offense(chart), _defense(chart), _special(chart), _facts(chart)):
        left = len(widths)
        cells += [WrittenCell(cell.row, cell.column + left, cell.value, cell.kind) for cell in part.cells]
        widths += [*part.widths, WIDTHS["gap"]]
    return SheetPage(name, tuple(cells), tuple(widths[:-1]))


def _block(
    heading: str, names: Sequence[str], rows: Sequence[tuple[Sequence[str | int], Sequence[Cell]]]
) -> SheetPage:
    """Headings and rows of results; what stands before the results of a row is its dice total."""
    front = len(rows[0][0])
    cells = [WrittenCell(1, 0, heading, "heading")]
    cells += [WrittenCell(2, column, name, "heading") for column, name in enumerate(names)]
    for row, (totals, results) in enumerate(rows, HEAD_ROWS):
        cells += [WrittenCell(row, column, total, "dice") for column, total in enumerate(totals)]
        cells += [
            WrittenCell(row, front + column, result_value(cell), cell.colour)
            for column, cell in enumerate(results)
        ]
    widths = [WIDTHS["dice"]] * front + [WIDTHS["result"]] * (len(names) - front)
    return SheetPage("", tuple(cells), tuple(widths))


def _by_total(columns: Mapping[str, Column], names: Sequence[str]) -> list[tuple[tuple[int], list[Cell]]]:
    return [((total,), [columns[name][index] for name in names]) for index, total in enumerate(TOTALS)]


def _offense(chart: TeamChart) -> SheetPage:
    return _block("OFFENSE", ("# on dice", *OFFENSE_COLUMNS), _by_total(chart.offense, OFFENSE_COLUMNS))


def _defense(chart: TeamChart) -> SheetPage:
    rows = [
        ((formation, total), [chart.defense[formation][play][index] for play in PLAYS])
        for formation in FORMATIONS
        for index, total in enumerate(DEFENSE_TOTALS)
    ]
    return _block("DEFENSE", ("Formation", "# on dice", *PLAYS), rows)


def _special(chart: TeamChart) -> SheetPage:
    names = [name.replace("_", " ").title() for name in SPECIAL_COLUMNS]
    return _block("SPECIAL TEAMS", ("# on dice", *names), _by_total(chart.special, SPECIAL_COLUMNS))


def _facts(chart: TeamChart) -> SheetPage:
    cells = [WrittenCell(1, 0, "TEAM", "heading")]
    for row, (key, text) in enumerate(_fact_texts(chart), HEAD_ROWS):
        cells += [WrittenCell(row, 0, TITLES[key], "label"), WrittenCell(row, 1, text, "value")]
    return SheetPage("", tuple(cells), (WIDTHS["label"], WIDTHS["value"]))


def _fact_texts(chart: TeamChart) -> Iterator[tuple[str, str]]:
    yield "id", chart.id
    for key in FACTS:
        if text := fact_text(key, getattr(chart, key)):
            yield key, text
    if chart.applied:
        yield APPLIED, applied_text(chart)


def result_value(cell: Cell) -> str | int:
    """A number only where nothing can be lost: usual colour, no mark, no bracket, no odd sign."""
    if cell != MISPRINT and _NUMBER.fullmatch(cell.text) and cell.colour == legend_colour(cell.text):
        return int(cell.text)
    lasting = cell in (GOOD, NO_GOOD) or mended(SheetCell(cell.text), "").text == cell.text
    return cell.text if lasting or cell == MISPRINT else f"{cell.text}|{cell.colour}"
