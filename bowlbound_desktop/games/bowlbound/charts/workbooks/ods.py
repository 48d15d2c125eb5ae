"""Reads .ods files."""

import io
from datetime import date, datetime, timedelta
from decimal import Decimal
from typing import Any

from bowlbound_desktop.games.bowlbound.charts.workbooks.number_formats import plain_number
from bowlbound_desktop.games.bowlbound.charts.workbooks.values import (
    Area,
    Grid,
    SheetCell,
    Spot,
    Workbook,
    grid_of,
)
from bowlbound_desktop.games.bowlbound.charts.workbooks.xlsx import EPOCH, MOST_COLUMNS, MOST_ROWS

_DEEPEST = 8
"""Styles that stand on one another, at most."""


def read_ods(data: bytes, name: str) -> Workbook:
    """The sheets of an .ods file; whatever odfdo raises is the caller's to explain."""
    from odfdo import Document

    document = Document(io.BytesIO(data))
    fills = _Fills(document)
    return Workbook(name, tuple(_grid(table, fills) for table in document.body.tables))


class _Fills:
    """The fill of every style, looked up once."""

    def __init__(self, document: Any) -> None:
        self._document = document
        self._known: dict[str, str] = {}

    def of(self, style: str | None) -> str:
        """Six hex digits, or nothing where the style has no fill."""
        if not style:
            return ""
        if style not in self._known:
            self._known[style] = self._look(style)
        return self._known[style]

    def _look(self, name: str) -> str:
        for _ in range(_DEEPEST):
            style = self._document.get_style("table-cell", name)
            if style is None:
                return ""
            found = str((style.get_properties(area="table-cell") or {}).get("fo:background-color", ""))
            if found:
                return found.removeprefix("#").lower() if found.startswith("#") and len(found) == 7 else ""
            name = str(style.get_attribute("style:parent-style-name") or "")
        return ""


def _grid(table: Any, fills: _Fills) -> Grid:
    cells: dict[Spot, SheetCell] = {}
    merged: list[Area] = []
    usual = _usual_styles(table)
    row_number = 0
    for row in table.get_elements("descendant::table:table-row"):
        repeated = min(row.repeated or 1, MOST_ROWS - row_number)
        read = _row(row, usual, fills, merged, row_number)
        worth = any(cell.text or cell.formula for cell in read.values()) or repeated < 100
        for number in range(row_number, row_number + repeated if worth else row_number):
            cells.update({(number, column): cell for column, cell in read.items()})
        row_number += repeated
    return grid_of(table.name or "", cells, tuple(merged))


def _usual_styles(table: Any) -> list[str | None]:
    """The style that cells of each column have where they name none."""
    styles: list[str | None] = []
    for column in table.get_elements("descendant::table:table-column"):
        room = MOST_COLUMNS - len(styles)
        styles += [column.default_cell_style] * min(column.repeated or 1, room)
    return styles


def _row(
    row: Any, usual: list[str | None], fills: _Fills, merged: list[Area], number: int
) -> dict[int, SheetCell]:
    read: dict[int, SheetCell] = {}
    column = 0
    for cell in row.get_elements("table:table-cell | table:covered-table-cell"):
        repeated = min(cell.repeated or 1, MOST_COLUMNS - column)
        spans = [int(cell.get_attribute(f"table:number-{way}-spanned") or 1) for way in ("rows", "columns")]
        if max(spans) > 1:
            merged.append(Area(number, column, number + spans[0] - 1, column + spans[1] - 1))
        for place in range(column, column + repeated):
            found = _cell(cell, fills.of(cell.style or (usual[place] if place < len(usual) else None)))
            if found != SheetCell() and (found.text or found.formula or repeated < 100):
                read[place] = found
        column += repeated
    return read


def _cell(cell: Any, fill: str) -> SheetCell:
    value: Any = cell.value
    formula = (cell.formula or "").removeprefix("of:").removeprefix("oooc:")
    shown = "\n".join(part.inner_text for part in cell.get_elements("text:p"))
    match value:
        case None:
            return SheetCell(shown, fill=fill, formula=formula)
        case bool():
            return SheetCell(str(value).upper(), fill=fill, formula=formula)
        case int() | float() | Decimal():
            number = float(value)
            return SheetCell(shown or plain_number(number), number, fill=fill, formula=formula)
        case datetime() | date() | timedelta():
            day = _day(value)
            number = float((day - EPOCH).days)
            return SheetCell(plain_number(number), number, "", day, formula, fill)
    return SheetCell(shown or str(value), fill=fill, formula=formula)


def _day(value: datetime | date | timedelta) -> date:
    if isinstance(value, datetime):
        return value.date()
    return value if isinstance(value, date) else EPOCH
