"""`bowlbound play`: the table in a window, or the terminal where no window can open."""

import argparse
import sys

from bowlbound_desktop.cli import display
from bowlbound_desktop.cli.main import Subparsers, main
from bowlbound_desktop.cli.text import add_correction_switches


def add_parser(subparsers: Subparsers) -> None:
    """Describe the command."""
    parser = subparsers.add_parser(
        "play", help="play in a window (what bowlbound does when no command is given)"
    )
    parser.add_argument("--system", default="bowlbound", help="which game: %(default)s unless named")
    parser.add_argument("--home", metavar="CHART", help="team chart of the home side")
    parser.add_argument("--away", metavar="CHART", help="team chart of the visitors")
    parser.add_argument("--seed", type=int, help="makes the dice repeatable")
    parser.add_argument("--coach", help="who coaches the visitors")
    parser.add_argument(
        "--options",
        action="append",
        default=[],
        metavar="PRESET|KEY=VALUE",
        help="rule options; may be repeated",
    )
    add_correction_switches(parser)


def run(args: argparse.Namespace) -> int:
    """Open the window; where that cannot be, say why and offer the terminal."""
    if sentence := display.trouble():
        return _offer_terminal(sentence, args.words)
    try:
        from bowlbound_desktop.ui.app import run_app
    except ImportError as error:
        if sentence := display.import_trouble(error):
            return _offer_terminal(sentence, args.words)
        raise
    return run_app(args)


def _offer_terminal(sentence: str, words: list[str]) -> int:
    if not (sys.stdin and sys.stdin.isatty()):
        print(f"{sentence} The game can be played in the terminal: bowlbound text", file=sys.stderr)
        return 1
    print(sentence, file=sys.stderr)
    return main(["text", *words]) if _agrees("Play in the terminal? [Y/n] ") else 1


def _agrees(question: str) -> bool:
    try:
        return input(question).strip().lower() in ("", "y", "yes")
    except EOFError:
        return False
