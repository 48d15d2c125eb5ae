"""Reads .xlsx files."""

import io
import warnings
from collections.abc import Iterator
from datetime import date, datetime, timedelta
from typing import Any

from bowlbound_desktop.games.bowlbound.charts.workbooks.number_formats import plain_number, shown_number
from bowlbound_desktop.games.bowlbound.charts.workbooks.values import (
    Area,
    Grid,
    SheetCell,
    Spot,
    Workbook,
    grid_of,
)
from bowlbound_desktop.games.bowlbound.charts.workbooks.xlsx_fills import fill_of, theme_colours

MOST_ROWS, MOST_COLUMNS = 4000, 400
"""No sheet is read beyond these."""
EPOCH = date(1899, 12, 30)
"""Day 0 of spreadsheets."""


def read_xlsx(data: bytes, name: str) -> Workbook:
    """The sheets of an .xlsx file; whatever openpyxl raises is the caller's to explain."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about parts of the file that charts do without
        book = _loaded(data, results=False)
        formulas = _formulas(book)
        if formulas:
            book = _loaded(data, results=True)
    theme = theme_colours(book.loaded_theme)
    return Workbook(name, tuple(_grid(sheet, theme, formulas) for sheet in book.worksheets))


def _loaded(data: bytes, results: bool) -> Any:
    """The file with numbers as they are: made into dates, 59 and 60 would be the same day."""
    from openpyxl.reader.excel import ExcelReader

    class Reader(ExcelReader):
        def read_worksheets(self) -> None:
            book: Any = self.wb
            book._date_formats, book._timedelta_formats = set(), set()
            super().read_worksheets()

    reader = Reader(io.BytesIO(data), data_only=results, keep_links=False)
    reader.read()
    return reader.wb


Formulas = dict[tuple[str, int, int], str]


def _formulas(book: Any) -> Formulas:
    """Every formula by its sheet, row and column."""
    return {
        (sheet.title, cell.row, cell.column): str(getattr(cell.value, "text", cell.value))
        for sheet in book.worksheets
        for cell in _cells(sheet)
        if cell.data_type == "f"
    }


def _cells(sheet: Any) -> Iterator[Any]:
    """The cells that the file holds, row by row; openpyxl would make up all those between them as well."""
    for (row, column), cell in sorted(sheet._cells.items()):
        if row <= MOST_ROWS and column <= MOST_COLUMNS:
            yield cell


def _grid(sheet: Any, theme: tuple[str, ...], formulas: Formulas) -> Grid:
    cells: dict[Spot, SheetCell] = {}
    indexed, fills = sheet.parent._colors, {}  # openpyxl offers the palette of a file nowhere else
    for cell in _cells(sheet):
        style = cell._style.fillId if cell.has_style else 0
        if style not in fills:
            fills[style] = fill_of(cell.fill if cell.has_style else None, theme, indexed)
        formula = formulas.get((sheet.title, cell.row, cell.column), "")
        if cell.value is not None or fills[style] or formula:
            spot = (cell.row - 1, cell.column - 1)
            dated = sheet.parent.epoch if cell.is_date else None
            cells[spot] = _cell(cell.value, cell.number_format, fills[style], formula, dated)
    areas = (area.bounds for area in sheet.merged_cells.ranges)
    merged = tuple(Area(top - 1, left - 1, bottom - 1, right - 1) for left, top, right, bottom in areas)
    return grid_of(sheet.title, cells, merged)


def _cell(value: Any, form: str, fill: str, formula: str, epoch: datetime | None) -> SheetCell:
    """A cell; `epoch` is the day that dates are counted from, where it is shown as one."""
    match value:
        case None:
            return SheetCell(fill=fill, formula=formula)
        case bool():
            return SheetCell(str(value).upper(), fill=fill, formula=formula)
        case int() | float():
            day = _day(value, epoch) if epoch else None
            text = plain_number(value) if day else shown_number(value, form)
            return SheetCell(text, float(value), form, day, formula, fill)
        case datetime() | date():
            day = value.date() if isinstance(value, datetime) else value
            number = float((day - EPOCH).days)
            return SheetCell(plain_number(number), number, form, day, formula, fill)
    return SheetCell(str(value), fill=fill, formula=formula)


def _day(number: float, epoch: datetime) -> date:
    try:
        return epoch.date() + timedelta(days=int(number))
    except OverflowError:
        return EPOCH
