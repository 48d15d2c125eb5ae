"""`bowlbound print`: scoresheets, reports, charts and cards as PDF, without a display."""

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from bowlbound_desktop.cli import display
from bowlbound_desktop.cli.game_arguments import add_choices, add_system
from bowlbound_desktop.console.command import Subparsers
from bowlbound_desktop.kernel.errors import BowlboundError

if TYPE_CHECKING:
    from bowlbound_desktop.play.paper.game_log import GameLog
    from bowlbound_desktop.ui.paper.flow import Document

OF_A_GAME = {
    "scoresheet": "the scoresheet of a saved game, with every mark",
    "report": "score, figures, chance to win, drives and every play of a saved game",
    "plays": "the play-by-play of a saved game; FILE.csv and FILE.json for other programs",
    "box": "the box score of a saved game; FILE.csv and FILE.json for other programs",
}
OF_A_SYSTEM = {
    "blank": "the blank scorepad",
    "cards": "tables of priority, timing, penalties, kicks and weather, and the legend of the charts",
    "forms": "empty charts to fill in by hand",
}
DATA = ("plays", "box")


def add_parser(subparsers: Subparsers) -> None:
    """Describe the command."""
    parser = subparsers.add_parser("print", help="papers as PDF: scoresheets, reports, charts, cards")
    papers = parser.add_subparsers(dest="what", required=True, metavar="PAPER")
    for name, words in OF_A_SYSTEM.items():
        paper = papers.add_parser(name, help=words)
        add_system(paper)
    for name, words in OF_A_GAME.items():
        papers.add_parser(name, help=words).add_argument(
            "save", metavar="SAVE", help="a file of a saved game"
        )
    _add_chart(papers.add_parser("chart", help="team charts, one per page or two per sheet"))
    papers.choices["cards"].add_argument("--grey", action="store_true", help="for a printer without colours")
    for paper in papers.choices.values():
        _add_output(paper)


def _add_chart(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("charts", nargs="+", metavar="ID", help="team charts, such as 1966-notre-dame")
    add_system(parser)
    parser.add_argument("--grey", action="store_true", help="for a printer without colours")
    parser.add_argument("--two", action="store_true", help="two charts per sheet, side by side")
    add_choices(parser)


def _add_output(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("-o", "--output", required=True, metavar="FILE.pdf", help="where to write")
    parser.add_argument(
        "--paper", choices=("a4", "letter"), default="a4", help="the size of the sheets (%(default)s)"
    )
    parser.add_argument("--landscape", action="store_true", default=None, help="landscape")


def run(args: argparse.Namespace) -> int:
    """Make the paper and write it whole, or not at all."""
    from bowlbound_desktop.storage.files import named, write_bytes

    out = named(args.output)
    write_bytes(out, _data(args, out) or _pdf(args))
    return 0


def _data(args: argparse.Namespace, out: Path) -> bytes:
    """The contents as CSV or JSON, where the name of the file asks for that."""
    from bowlbound_desktop.play.paper.export import SHAPES, box_text, plays_text
    from bowlbound_desktop.storage.files import shown

    shape = out.suffix.lower().removeprefix(".")
    if shape in ("", "pdf"):
        return b""
    if args.what not in DATA or shape not in SHAPES:
        endings = (".pdf", *(f".{shape}" for shape in SHAPES)) if args.what in DATA else (".pdf",)
        raise BowlboundError(f"{shown(out)}: the file name must end in {' or '.join(endings)}")
    return {"plays": plays_text, "box": box_text}[args.what](_log(args), shape).encode()


def _pdf(args: argparse.Namespace) -> bytes:
    if sys.platform.startswith("linux"):  # no window is wanted, and often there is no screen
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        from bowlbound_desktop.ui.app import make_application
        from bowlbound_desktop.ui.paper.press import PaperSize, pdf_bytes
    except ImportError as error:
        raise BowlboundError(display.import_trouble(error) or str(error)) from error
    make_application()
    return pdf_bytes(_document(args), PaperSize(args.paper), args.landscape)


def _document(args: argparse.Namespace) -> "Document":
    from bowlbound_desktop.games.register import game
    from bowlbound_desktop.play.teams.shelf import ON_PAPER
    from bowlbound_desktop.ui.paper import papers

    if args.what in OF_A_GAME:
        return papers.OF_A_GAME[args.what](_log(args))
    found = game(args.system)
    if args.what == "chart":
        choices = {**found.read_choices(args), ON_PAPER: True}
        teams = [found.shelf.load(name, "home", choices) for name in args.charts]
        return papers.charts(found, teams, grey=args.grey, two=args.two)
    if args.what == "cards":
        return papers.cards(found, grey=args.grey)
    return papers.OF_A_GAME_KIND[args.what](found)


def _log(args: argparse.Namespace) -> "GameLog":
    from bowlbound_desktop.games.register import game
    from bowlbound_desktop.play.paper.game_log import read_log
    from bowlbound_desktop.storage.files import named, written_on
    from bowlbound_desktop.storage.saves import load_game

    path = named(args.save)
    return read_log(load_game(path, game), written_on(path))
