"""`bowlbound play`: the table in a window, or the terminal where no window can open."""

import argparse
import sys

from bowlbound_desktop.cli import display
from bowlbound_desktop.cli.game_arguments import add_game_arguments
from bowlbound_desktop.cli.interrupts import ended_at_once
from bowlbound_desktop.cli.main import main
from bowlbound_desktop.console.command import Subparsers


def add_parser(subparsers: Subparsers) -> None:
    """Describe the command."""
    parser = subparsers.add_parser(
        "play", help="play in a window (what bowlbound does when no command is given)"
    )
    add_game_arguments(parser)
    parser.add_argument(
        "--speak", action="store_true", help="print what a screen reader is told of the game, line by line"
    )


def run(args: argparse.Namespace) -> int:
    """Open the window; where that is not possible, say why and offer the terminal."""
    if sentence := display.trouble():
        return _offer_terminal(sentence, args.words)
    try:
        return _open_window(args)
    except ImportError as error:
        if sentence := display.import_trouble(error):
            return _offer_terminal(sentence, args.words)
        raise


def _open_window(args: argparse.Namespace) -> int:
    with ended_at_once():
        from bowlbound_desktop.ui.app import run_app

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
