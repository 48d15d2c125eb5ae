"""The charts of a workbook file, found by themselves or where somebody says that they are."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from attrs import field, frozen

from bowlbound_desktop.games.bowlbound.charts.workbooks.finding import Outline, find_outlines, picked_outline
from bowlbound_desktop.games.bowlbound.charts.workbooks.opening import open_workbook
from bowlbound_desktop.games.bowlbound.charts.workbooks.reading import FoundChart, read_outline
from bowlbound_desktop.games.bowlbound.charts.workbooks.values import Area, Grid, Workbook
from bowlbound_desktop.kernel.errors import BowlboundError, FileError


@frozen
class Picks:
    """What somebody wants of a workbook; without any wish, all that can be found."""

    charts: tuple[str, ...] = ()
    """Ids or names of teams."""
    sheet: str = ""
    areas: Mapping[str, Area] = field(factory=dict)
    """The cells of parts that are not found by their headings."""


ALL = Picks()


def find_charts(path: Path, picks: Picks = ALL) -> tuple[FoundChart, ...]:
    """The wanted charts of a file, each with its problems; FileError where there is none."""
    book = open_workbook(path)
    found = [read_outline(book, outline) for outline in _outlines(book, picks)]
    if not found:
        raise FileError(
            f"{book.name}: no chart was found by its headings: name its cells in the chart room, "
            "or with --sheet, --offense, --defense and --special"
        )
    return _chosen(found, picks.charts, book.name)


def _outlines(book: Workbook, picks: Picks) -> Sequence[Outline]:
    if picks.areas:
        if not picks.sheet and len(book.grids) > 1:
            raise FileError(f"{book.name} has {len(book.grids)} sheets: say with --sheet which one is meant")
        return [picked_outline(book, picks.sheet or book.grids[0].name, picks.areas)]
    if picks.sheet:
        book.grid(picks.sheet)
    return [
        outline
        for outline in find_outlines(book)
        if not picks.sheet or any(block.sheet == picks.sheet for block in outline.blocks.values())
    ]


def _chosen(found: Sequence[FoundChart], wanted: Sequence[str], name: str) -> tuple[FoundChart, ...]:
    chosen = []
    for words in wanted:
        fitting = [one for one in found if words.lower() in (one.name.lower(), one.raw["id"])]
        if not fitting:
            names = ", ".join(one.name for one in found)
            raise BowlboundError(f"{name} holds no chart {words[:40]!a}, only {names}")
        chosen += fitting
    return tuple(chosen or found)


def where(found: FoundChart) -> str:
    """The blocks of a chart in words: offense A3:M33, defense O3:Y33 in the sheet 1966 Notre Dame."""
    blocks = found.outline.blocks
    sheets = {block.sheet for block in blocks.values()}
    if len(sheets) == 1:
        parts = ", ".join(f"{part} {block.area}" for part, block in blocks.items())
        return f'sheet "{sheets.pop()}": {parts}'
    return ", ".join(f'{part} "{block.sheet}"!{block.area}' for part, block in blocks.items())


FEWEST_CELLS = 20
"""Texts of a sheet in which somebody may see a chart where the program sees none."""


def all_charts(book: Workbook) -> tuple[FoundChart, ...]:
    """Every chart of a workbook, and sheets in which none was found, for somebody to name the cells."""
    outlines = find_outlines(book)
    used = {block.sheet for outline in outlines for block in outline.blocks.values()}
    rest = [Outline(grid.name) for grid in book.grids if grid.name not in used and _may_hold_one(grid)]
    return tuple(read_outline(book, outline) for outline in (*outlines, *rest))


def _may_hold_one(grid: Grid) -> bool:
    return sum(1 for _ in grid.walk()) >= FEWEST_CELLS


def chart_at(book: Workbook, sheet: str, areas: Mapping[str, Area]) -> FoundChart:
    """The chart whose cells somebody named."""
    return read_outline(book, picked_outline(book, sheet, areas))
