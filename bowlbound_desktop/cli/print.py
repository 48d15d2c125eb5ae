"""`bowlbound print`: scoresheets, reports, charts and cards as PDF, without a display."""

import argparse
import os
import sys
from typing import TYPE_CHECKING, Any

from bowlbound_desktop.cli import display
from bowlbound_desktop.cli.main import Subparsers
from bowlbound_desktop.kernel.errors import BowlboundError

if TYPE_CHECKING:
    from bowlbound_desktop.play.paper.game_log import GameLog
    from bowlbound_desktop.ui.paper.flow import Document


def add_parser(subparsers: Subparsers) -> None:
    """Describe the command."""
    parser = subparsers.add_parser("print", help="papers as PDF: scoresheets, reports, charts, cards")
    papers = parser.add_subparsers(dest="what", required=True, metavar="PAPER")
    blank = papers.add_parser("blank", help="the blank scorepad")
    blank.add_argument("--system", default="bowlbound", help="which game: %(default)s unless named")
    sheet = papers.add_parser("scoresheet", help="the scoresheet of a saved game, with every mark")
    sheet.add_argument("save", metavar="SAVE")
    for paper in papers.choices.values():
        _add_output(paper)


def _add_output(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("-o", "--output", required=True, metavar="FILE.pdf", help="where to write")
    parser.add_argument("--paper", choices=("a4", "letter"), default="a4")
    parser.add_argument("--landscape", action="store_true", default=None, help="the long side below")


def run(args: argparse.Namespace) -> int:
    """Draw the paper and write it whole, or not at all."""
    from pathlib import Path

    from bowlbound_desktop.storage.files import write_bytes

    _use_no_display()
    try:
        from bowlbound_desktop.ui.app import make_application
        from bowlbound_desktop.ui.paper.press import PaperSize, pdf_bytes
    except ImportError as error:
        raise BowlboundError(display.import_trouble(error) or str(error)) from error
    make_application()
    document = _PAPERS[args.what](args)
    write_bytes(Path(args.output).expanduser(), pdf_bytes(document, PaperSize(args.paper), args.landscape))
    return 0


def _use_no_display() -> None:
    """Let Qt draw without a window, also where there is no screen at all."""
    if sys.platform.startswith("linux"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def _log(args: argparse.Namespace) -> "GameLog":
    from pathlib import Path

    from bowlbound_desktop.play.paper.game_log import read_log
    from bowlbound_desktop.storage.saves import load_game

    return read_log(load_game(Path(args.save).expanduser()))


def _system(args: argparse.Namespace) -> Any:
    from bowlbound_desktop.play.systems import system

    return system(args.system)


def _blank(args: argparse.Namespace) -> "Document":
    from bowlbound_desktop.play.paper.game_log import pad_of
    from bowlbound_desktop.play.paper.scoresheet import blank_scoresheet
    from bowlbound_desktop.ui.paper.scoresheet import scoresheet_document

    rules = _system(args)
    return scoresheet_document(blank_scoresheet(rules.title, pad_of(rules)))


def _scoresheet(args: argparse.Namespace) -> "Document":
    from bowlbound_desktop.play.paper.scoresheet import filled_scoresheet
    from bowlbound_desktop.ui.paper.scoresheet import scoresheet_document

    return scoresheet_document(filled_scoresheet(_log(args)))


_PAPERS = {"blank": _blank, "scoresheet": _scoresheet}
