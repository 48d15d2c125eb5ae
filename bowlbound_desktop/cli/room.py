"""`bowlbound room`: the chart room in a window."""

import argparse
import sys

from bowlbound_desktop.cli import display
from bowlbound_desktop.console.command import Subparsers


def add_parser(subparsers: Subparsers) -> None:
    """Describe the command."""
    parser = subparsers.add_parser("room", help="edit, correct, compare and make team charts in a window")
    parser.add_argument("chart", nargs="?", default="", metavar="ID", help="the team chart to begin with")


def run(args: argparse.Namespace) -> int:
    """Open the chart room; where no window can open, say why."""
    if sentence := display.trouble():
        return _refuse(sentence)
    try:
        from bowlbound_desktop.ui.app import run_room
    except ImportError as error:
        if sentence := display.import_trouble(error):
            return _refuse(sentence)
        raise
    return run_room(args.chart)


def _refuse(sentence: str) -> int:
    print(f"{sentence} Charts can also be worked on in the terminal: bowlbound charts", file=sys.stderr)
    return 1
