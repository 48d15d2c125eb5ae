"""Reads a cell of a sheet as a result of a chart: the text from what is shown, the colour from the fill."""

from collections.abc import Iterable

from attrs import evolve, frozen

from bowlbound_desktop.games.bowlbound.charts.entry import entry_text, parse_entry
from bowlbound_desktop.games.bowlbound.charts.workbooks.fills import chart_colour
from bowlbound_desktop.games.bowlbound.charts.workbooks.mending import Mended, mended
from bowlbound_desktop.games.bowlbound.charts.workbooks.values import SheetCell
from bowlbound_desktop.games.bowlbound.rules.charts.cells import Cell, CellError, parse_cell
from bowlbound_desktop.games.bowlbound.rules.charts.chart import GOOD, MISPRINT, NO_GOOD, UNTYPED
from bowlbound_desktop.games.bowlbound.rules.charts.validation import cell_problems

PASSES = ("6", "7", "8", "9")


@frozen
class BlockHabits:
    """How a block is written, which decides what a single cell of it means."""

    filled: bool = True
    """Whether some cells have a fill."""
    white: bool = True
    """Whether some cells have a white fill, so that no fill does not mean white."""
    brackets_are_signs: bool = False
    """Whether every loss is shown in brackets, as in book-keeping."""


@frozen
class CellReading:
    """An entry of a chart file, with severity and reason of all its problems."""

    entry: str
    remarks: tuple[tuple[str, str], ...] = ()


def habits_of(cells: Iterable[SheetCell]) -> BlockHabits:
    """How a block with these cells is written."""
    colours, brackets, signs = set(), 0, 0
    for cell in cells:
        colours.add(chart_colour(cell.fill) if cell.fill else None)
        if cell.number is not None and cell.number < 0 and cell.day is None:
            brackets += cell.text.startswith("(")
            signs += not cell.text.startswith("(")
    return BlockHabits(colours != {None}, "white" in colours, brackets > 2 and not signs)


def read_cell(cell: SheetCell, part: str, column: str, habits: BlockHabits) -> CellReading:
    """The entry that a cell of a sheet means in a column."""
    found = mended(cell, column)
    if found.wrong:
        return CellReading(cell.text, (("error", found.wrong),))
    if column == "extra_point":
        return _extra_point(found, cell, habits)
    found = _bracketed(found, cell, habits)
    try:
        meant = parse_entry(found.text, column)
    except CellError as error:
        return CellReading(found.text, (("error", str(error)),))
    coloured, doubts = _coloured(meant, found.text, cell.fill, column, habits)
    remarks = [("warning", doubt) for doubt in (*found.doubts, *doubts)]
    return CellReading(entry_text(coloured), (*remarks, *cell_problems(part, column, coloured)))


def _bracketed(found: Mended, cell: SheetCell, habits: BlockHabits) -> Mended:
    """Restore brackets that the spreadsheet turned into a minus sign, and signs turned into brackets."""
    number, colour = cell.number, chart_colour(cell.fill) if cell.fill else ""
    if number is None or number != int(number) or cell.day is not None:
        return found
    size = abs(int(number))
    if number <= 0 and not found.text.startswith("(") and colour == ("green" if size else "red"):
        return _doubted(found, f"({size})", f"the number {int(number)} in a {colour} box")
    if number < 0 and found.text == f"({size})" and colour != "green":
        if habits.brackets_are_signs:
            return _doubted(found, f"-{size}", f"shown as ({size}), like every loss here")
        return _doubted(found, f"(-{size})", f"shown as ({size}), the number is {int(number)}")
    return found


def _doubted(found: Mended, text: str, why: str) -> Mended:
    return evolve(found, text=text, doubts=(*found.doubts, f"{why}: read as {text}"))


def _coloured(
    meant: Cell, text: str, fill: str, column: str, habits: BlockHabits
) -> tuple[Cell, tuple[str, ...]]:
    """The cell in the colour of its fill, or in that of its text where there is no usable fill."""
    if meant in (MISPRINT, UNTYPED) or "|" in text:
        return meant, ()
    colour = chart_colour(fill) if fill else ""
    if colour:
        return parse_cell(text, colour), ()
    if fill:
        return meant, (f"its fill #{fill} is not a colour of charts: taken as {meant.colour}",)
    if not habits.filled:
        empty = not text.strip(" *†") and column in PASSES
        return meant, ("blank without a fill: taken as white, black is an incomplete pass",) if empty else ()
    if meant.colour != "white" or habits.white:
        return meant, (f"it has no fill, unlike its neighbours: taken as {meant.colour}",)
    return meant, ()


def _extra_point(found: Mended, cell: SheetCell, habits: BlockHabits) -> CellReading:
    """Good or not: by its words, else by its fill (bowl-bound.md 3.3)."""
    red = bool(cell.fill) and chart_colour(cell.fill) == "red"
    words = {"": NO_GOOD if red else GOOD, "1": GOOD, "0": NO_GOOD}
    words |= {cell.text: cell for cell in (GOOD, NO_GOOD, UNTYPED)}
    meant = words.get(found.text)
    if meant is None:
        return CellReading(
            found.text, (("error", f'"{found.text[:12]}" is not an extra point: write good or no good'),)
        )
    remarks = [("warning", doubt) for doubt in found.doubts]
    if not found.text and not habits.filled:
        remarks.append(("warning", "neither a word nor a fill: taken as good"))
    elif meant == GOOD and red:
        remarks.append(("warning", "good in a red box: taken as good"))
    return CellReading(meant.text, tuple(remarks))
