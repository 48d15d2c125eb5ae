"""Reads .xlsx files."""

import io
import warnings
from datetime import date, datetime, time, timedelta
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


def read_xlsx(data: bytes, name: str) -> Workbook:
    """The sheets of an .xlsx file; whatever openpyxl raises is the caller's to explain."""
    from openpyxl import load_workbook

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about parts of the file that charts do without
        book = load_workbook(io.BytesIO(data))
        formulas = _formulas(book)
        if formulas:
            book = load_workbook(io.BytesIO(data), data_only=True)
    theme = theme_colours(book.loaded_theme)
    return Workbook(name, tuple(_grid(sheet, theme, formulas) for sheet in book.worksheets))


Formulas = dict[tuple[str, int, int], str]


def _formulas(book: Any) -> Formulas:
    """Every formula by its sheet, row and column."""
    return {
        (sheet.title, cell.row, cell.column): str(getattr(cell.value, "text", cell.value))
        for sheet in book.worksheets
        for row in sheet.iter_rows(max_row=min(sheet.max_row, MOST_ROWS))
        for cell in row
        if cell.data_type == "f"
    }


def _grid(sheet: Any, theme: tuple[str, ...], formulas: Formulas) -> Grid:
    cells: dict[Spot, SheetCell] = {}
    indexed, fills = sheet.parent._colors, {}  # openpyxl offers the palette of a file nowhere else
    limits = {"max_row": min(sheet.max_row, MOST_ROWS), "max_col": min(sheet.max_column, MOST_COLUMNS)}
    for row in sheet.iter_rows(**limits):
        for cell in row:
            style = cell._style.fillId if cell.has_style else 0
            if style not in fills:
                fills[style] = fill_of(cell.fill if cell.has_style else None, theme, indexed)
            formula = formulas.get((sheet.title, cell.row, cell.column), "")
            if cell.value is not None or fills[style] or formula:
                spot = (cell.row - 1, cell.column - 1)
                cells[spot] = _cell(cell.value, cell.number_format, fills[style], formula, sheet.parent.epoch)
    areas = (area.bounds for area in sheet.merged_cells.ranges)
    merged = tuple(Area(top - 1, left - 1, bottom - 1, right - 1) for left, top, right, bottom in areas)
    return grid_of(sheet.title, cells, merged)


def _cell(value: Any, form: str, fill: str, formula: str, epoch: datetime) -> SheetCell:
    match value:
        case None:
            return SheetCell(fill=fill, formula=formula)
        case bool():
            return SheetCell(str(value).upper(), fill=fill, formula=formula)
        case int() | float():
            text = shown_number(value, form)
            return SheetCell(text, float(value), form, fill=fill, formula=formula)
        case datetime() | date() | time() | timedelta():
            number = serial(value, epoch)
            return SheetCell(plain_number(number), number, form, _day(value), formula, fill)
    return SheetCell(str(value), fill=fill, formula=formula)


def serial(value: datetime | date | time | timedelta, epoch: datetime) -> float:
    """The number that a spreadsheet counts a date by."""
    from openpyxl.utils.datetime import to_excel

    convert: Any = to_excel
    number = convert(value, epoch=epoch)
    return float(number or 0)


def _day(value: datetime | date | time | timedelta) -> date:
    if isinstance(value, datetime):
        return value.date()
    return value if isinstance(value, date) else date(1900, 1, 1)
