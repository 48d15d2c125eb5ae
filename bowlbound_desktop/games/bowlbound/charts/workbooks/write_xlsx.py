"""Writes .xlsx files."""

import io
from collections.abc import Sequence
from typing import Any

from bowlbound_desktop.games.bowlbound.charts.workbooks.values import column_name
from bowlbound_desktop.games.bowlbound.charts.workbooks.writing import FILLS, HEAD_ROWS, SheetPage


def xlsx_bytes(pages: Sequence[SheetPage]) -> bytes:
    """A workbook with these sheets."""
    from openpyxl import Workbook

    book = Workbook()
    book.remove(book.worksheets[0])
    looks = _looks()
    for page in pages:
        sheet = book.create_sheet(page.name)
        for written in page.cells:
            cell = sheet.cell(written.row + 1, written.column + 1)
            cell.value = written.value
            if isinstance(written.value, str):
                cell.data_type = "s"  # "=" and "-DS" stay text
            for name, value in looks[written.kind].items():
                setattr(cell, name, value)
            cell.number_format = "@" if isinstance(written.value, str) else "0"
        for column, width in enumerate(page.widths):
            sheet.column_dimensions[column_name(column)].width = width
        sheet.freeze_panes = f"B{HEAD_ROWS + 1}"
        sheet.page_setup.orientation = "landscape"
        sheet.page_setup.fitToHeight = 1
        sheet.sheet_properties.pageSetUpPr.fitToPage = True
    target = io.BytesIO()
    book.save(target)
    return target.getvalue()


def _looks() -> dict[str, dict[str, Any]]:
    """Font, fill, border and alignment of each kind of cell."""
    from openpyxl.styles import Alignment, Border, Font, PatternFill, Side

    line = Side("thin", color="FF9AA3AB")
    box, centre = Border(line, line, line, line), Alignment("center", "center")
    looks: dict[str, dict[str, Any]] = {
        colour: {
            "font": Font(color="FFFFFFFF" if colour == "black" else "FF1A2229", bold=True),
            "fill": PatternFill("solid", fgColor=f"FF{fill.upper()}"),
            "border": box,
            "alignment": centre,
        }
        for colour, fill in FILLS.items()
    }
    looks["title"] = {"font": Font(bold=True, size=15)}
    looks["heading"] = {"font": Font(bold=True), "alignment": Alignment(wrap_text=True, vertical="center")}
    looks["dice"] = {"font": Font(bold=True, color="FF515C67"), "alignment": centre, "border": box}
    looks["label"] = {"font": Font(color="FF515C67"), "alignment": Alignment(vertical="top")}
    looks["value"] = {"alignment": Alignment(vertical="top")}
    return looks
