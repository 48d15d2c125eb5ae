"""The report of a game as a document."""

from bowlbound_desktop.play.paper.grid import PaperGrid
from bowlbound_desktop.play.paper.report import Report
from bowlbound_desktop.play.paper.scoresheet import Scoresheet
from bowlbound_desktop.ui.paper.drives import DriveStrips
from bowlbound_desktop.ui.paper.flow import Block, Document, PageBreak
from bowlbound_desktop.ui.paper.grid import GridBlock
from bowlbound_desktop.ui.paper.scorepad import PaperLineScore
from bowlbound_desktop.ui.paper.scoresheet import heading, score_grid
from bowlbound_desktop.ui.paper.win_curve import WinCurve


def report_document(report: Report) -> Document:
    """The report: score, statistics, drives and every play."""
    blocks = (*_figures(report), PageBreak(), GridBlock(report.plays))
    return Document(f"{report.sheet.title}: report", blocks)


def box_document(report: Report) -> Document:
    """The box score: score, statistics, chance to win and drives."""
    return Document(f"{report.sheet.title}: box score", _figures(report))


def plays_document(sheet: Scoresheet, plays: PaperGrid) -> Document:
    """The play-by-play alone."""
    return Document(f"{sheet.title}: play by play", (*heading(sheet), GridBlock(plays)))


def _figures(report: Report) -> tuple[Block, ...]:
    sheet = report.sheet
    blocks: tuple[Block, ...] = (
        *heading(sheet),
        PaperLineScore(sheet),
        GridBlock(report.figures),
        GridBlock(score_grid(sheet)),
        *([WinCurve(report)] if report.curve else []),
    )
    return (*blocks, PageBreak(), DriveStrips(sheet)) if sheet.drives else blocks
