"""The scoresheet as a document: blank, or filled in from a game."""

from collections.abc import Iterator

from bowlbound_desktop.kernel.system import Scorepad
from bowlbound_desktop.play.paper.game_log import period_label
from bowlbound_desktop.play.paper.grid import Column, PaperGrid, Row
from bowlbound_desktop.play.paper.scoresheet import Scoresheet
from bowlbound_desktop.ui.paper.charts import Columns
from bowlbound_desktop.ui.paper.clock import ClockBlock
from bowlbound_desktop.ui.paper.drives import DriveStrips
from bowlbound_desktop.ui.paper.field_strip import FieldStrip, Notes
from bowlbound_desktop.ui.paper.flow import Block, Document, PageBreak
from bowlbound_desktop.ui.paper.grid import GridBlock
from bowlbound_desktop.ui.paper.pencil import FactsBlock, PlayLines
from bowlbound_desktop.ui.paper.scorepad import PadBlock, PadHeading, PaperLineScore

BLANK_SCORES = 10
SCORE_COLUMNS = (
    Column("Qtr", 0.5),
    Column("Time", 0.7, "right", whole=True),
    Column("Team", 2.2),
    Column("How", 4.6),
    Column("Visitors", 0.9, "right"),
    Column("Home", 0.9, "right"),
)

DRIVE_COLUMNS = (
    Column("Team", 1.4),
    Column("Qtr", 0.5),
    Column("Time", 0.7),
    Column("Spots, with a mark for a first down", 6.0),
    Column("Ended", 1.6),
)


def scoresheet_document(sheet: Scoresheet) -> Document:
    """A scoresheet with all its parts."""
    parts: list[Block] = [*heading(sheet), PaperLineScore(sheet), ClockBlock(sheet), PadBlock(sheet)]
    if sheet.blank:
        parts.append(FieldStrip())
    parts += [GridBlock(score_grid(sheet)), DriveStrips(sheet) if sheet.drives else Notes()]
    if sheet.rosters:
        parts += [PageBreak(), Columns(tuple(map(GridBlock, sheet.rosters)), stretches=False)]
    if sheet.blank:
        parts += _to_write_on(sheet.pad)
    return Document(sheet.title, tuple(parts), columns_across=2)


def heading(sheet: Scoresheet) -> list[Block]:
    """Which game it is, and its facts."""
    return [PadHeading(sheet), *([FactsBlock(sheet.facts)] if sheet.facts else [])]


def _to_write_on(pad: Scorepad) -> Iterator[Block]:
    """Lines for drives, or a page of plays for each period."""
    if pad.drives:
        yield GridBlock(_blank_drives(pad.drives))
        return
    for period in range(1, pad.periods + 1):
        yield PageBreak()
        yield PlayLines(f"Plays, quarter {period_label(period)}")


def _blank_drives(lines: int) -> PaperGrid:
    rows = tuple(Row(("",) * len(DRIVE_COLUMNS)) for _ in range(lines))
    return PaperGrid(title="Drives", columns=DRIVE_COLUMNS, rows=rows, size=11.0)


def _blank_scores(sheet: Scoresheet) -> int:
    """How many rows for scores; the clock of an overtime takes the place of three."""
    return BLANK_SCORES - 3 * sheet.pad.overtime


def score_grid(sheet: Scoresheet) -> PaperGrid:
    """The scoring summary, or blank rows for it."""
    if sheet.blank:
        rows = tuple(Row(("",) * len(SCORE_COLUMNS)) for _ in range(_blank_scores(sheet)))
        return PaperGrid(title="Scoring", columns=SCORE_COLUMNS, rows=rows, size=11.0)
    rows = tuple(
        Row((*row.when, sheet.teams[row.side].short, row.how, *map(str, row.score))) for row in sheet.scores
    )
    return PaperGrid(
        title="Scoring", columns=SCORE_COLUMNS, rows=rows or (Row(("", "", "Nobody scored.", "", "", "")),)
    )
