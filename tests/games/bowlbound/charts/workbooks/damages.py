"""What spreadsheets and their users do to charts, as functions on a sheet of openpyxl."""

import datetime
import re

from openpyxl.styles import PatternFill
from openpyxl.styles.colors import Color

RESULTS = {"offense": (2, 13), "defense": (17, 25), "special": (28, 33)}
"""First and last column of each part's results in an exported sheet, without extra points."""
FIRST_ROW, LAST_ROW = 4, 33
NONE = PatternFill()


def results(sheet):
    """Every cell with a result."""
    for first, last in RESULTS.values():
        for row in sheet.iter_rows(FIRST_ROW, LAST_ROW, first, last):
            yield from row


def numbers(sheet):
    return [cell for cell in results(sheet) if isinstance(cell.value, int)]


def texts(sheet):
    return [cell for cell in results(sheet) if isinstance(cell.value, str)]


def fact(sheet, title):
    """The cell with the value of a fact."""
    return next(sheet.cell(row, 37) for row in range(4, 40) if sheet.cell(row, 36).value == title)


def fills_lost(sheet):
    for cell in results(sheet):
        cell.fill = NONE


def some_fills_lost(sheet):
    for cell in list(results(sheet))[::7]:
        cell.fill = NONE


def fills_by_theme(sheet):
    """Light red, light green and black as in Excel's own palette."""
    theme = {"FFF2A9A0": (5, 0.6), "FFA9D8AE": (6, 0.6), "FF1B1E21": (1, 0.0)}
    for cell in results(sheet):
        number, tint = theme.get(cell.fill.fgColor.rgb, (None, 0))
        if number is not None:
            cell.fill = PatternFill("solid", fgColor=Color(theme=number, tint=tint))


def numbers_as_dates(sheet):
    for cell in numbers(sheet)[::3]:
        cell.number_format = "d-mmm"


def facts_as_dates(sheet):
    fact(sheet, "Own free balls").value = datetime.datetime(2026, 10, 25)
    sheet["C9"].value = datetime.datetime(2026, 5, 4)


def brackets_as_negative_numbers(sheet):
    for cell in texts(sheet):
        match = re.fullmatch(r"\((\d+)\)", cell.value)
        if match:
            cell.value, cell.number_format = -int(match[1]), "General"


def brackets_in_number_formats(sheet):
    for cell in texts(sheet):
        match = re.fullmatch(r"\((-?\d+)\)", cell.value)
        if match:
            cell.value, cell.number_format = int(match[1]), "(0)"


def losses_as_book_keepers_write_them(sheet):
    for cell in numbers(sheet):
        cell.number_format = "#,##0_);(#,##0)"


def merged_headings(sheet):
    for area in ("A1:AH1", "A2:M2", "O2:Y2", "AA2:AH2"):
        sheet.merge_cells(area)
    for row in range(4, 34, 5):
        sheet.merge_cells(start_row=row, end_row=row + 4, start_column=15, end_column=15)


def merged_results(sheet):
    sheet.merge_cells("B20:B21")
    sheet.merge_cells("E30:F30")


def shifted_block(sheet):
    sheet.move_range("AA2:AH33", rows=38, cols=-20)


def all_shifted(sheet):
    sheet.insert_rows(1, 4)
    sheet.insert_cols(1, 2)


def notes_column(sheet):
    sheet.insert_cols(5)
    sheet["E3"] = "Notes"
    for row in (7, 12, 30):
        sheet.cell(row, 5).value = "see page 12"


def decimals(sheet):
    for place, cell in enumerate(numbers(sheet)):
        if place % 2:
            cell.value = f"{cell.value}.0"
        else:
            cell.number_format = "0.00"


def numbers_as_text(sheet):
    for cell in numbers(sheet):
        cell.value = str(cell.value)
    for row in range(FIRST_ROW, LAST_ROW + 1):
        sheet.cell(row, 1).value = f"{sheet.cell(row, 1).value} "


def stray_blanks(sheet):
    for cell in texts(sheet):
        cell.value = f" {cell.value}\xa0 " if cell.value else "  "
    for cell in (*sheet[2], *sheet[3]):
        cell.value = f" {cell.value}\u2003" if cell.value else None


def hidden_rows_and_columns(sheet):
    for row in range(10, 20):
        sheet.row_dimensions[row].hidden = True
    sheet.column_dimensions["D"].hidden = True
    sheet.auto_filter.ref = "A3:M33"


def other_minus_signs(sheet):
    for cell in results(sheet):
        if "-" in str(cell.value or ""):
            cell.value = str(cell.value).replace("-", "\u2212")


def wrong_encoding(sheet):
    """Daggers instead of stars, as in older charts; then the bytes of UTF-8 read in another encoding."""
    for place, cell in enumerate(texts(sheet)):
        if "*" in cell.value:
            marked = cell.value.replace("*", "†")
            cell.value = marked.encode().decode(("cp1252", "latin-1", "mac_roman")[place % 3])


def variable_yards_as_formulas(sheet):
    sheet["B20"].value = "=-DS"
    sheet["C21"].value = "=+X"
    sheet["D22"].value = "=SUM(A1:A3)"


def truncated_block(sheet):
    for row in sheet.iter_rows(30, 33, 27, 34):
        for cell in row:
            cell.value, cell.fill = None, NONE


def lost_total(sheet):
    sheet["A15"].value = "Nov"
    sheet["AA22"].value = None


def lost_headings(sheet):
    for cell in (*sheet[2], *sheet[3]):
        if cell.column < 36:
            cell.value = None


def misspelt_headings(sheet):
    words = {
        "Kickoff Return": "KO RET.",
        "Punt Return": "Punt retrun",
        "Field Goal": "F.G.",
        "Kickoff": "Kick-off",
    }
    for cell in sheet[3]:
        cell.value = words.get(cell.value, cell.value)
        if str(cell.value) in "123456789":
            cell.value = f"#{cell.value}"


def misprints(sheet):
    sheet["B10"].value, sheet["Q8"].value, sheet["AC9"].value = "1O", "OFF 5", "F8"


def doubled_row(sheet):
    for column in range(1, 14):
        sheet.cell(20, column).value = sheet.cell(19, column).value


DAMAGES = {
    damage.__name__: damage
    for damage in (
        fills_lost,
        some_fills_lost,
        fills_by_theme,
        numbers_as_dates,
        facts_as_dates,
        brackets_as_negative_numbers,
        brackets_in_number_formats,
        losses_as_book_keepers_write_them,
        merged_headings,
        merged_results,
        shifted_block,
        all_shifted,
        notes_column,
        decimals,
        numbers_as_text,
        stray_blanks,
        hidden_rows_and_columns,
        other_minus_signs,
        wrong_encoding,
        variable_yards_as_formulas,
        truncated_block,
        lost_total,
        lost_headings,
        misspelt_headings,
        misprints,
        doubled_row,
    )
}
SAME = (
    "fills_by_theme",
    "merged_headings",
    "all_shifted",
    "shifted_block",
    "decimals",
    "numbers_as_text",
    "stray_blanks",
    "hidden_rows_and_columns",
    "misspelt_headings",
    "other_minus_signs",
    "brackets_in_number_formats",
    "numbers_as_dates",
    "brackets_as_negative_numbers",
    "losses_as_book_keepers_write_them",
    "notes_column",
    "lost_total",
    "lost_headings",
)
"""Damages after which the chart is read without any change."""
SILENT = SAME[:11]
"""Damages after which there is not even a problem to report."""
