"""`bowlbound text`: the table in a terminal."""

import argparse
from typing import TYPE_CHECKING

from bowlbound_desktop.cli.game_arguments import add_game_arguments
from bowlbound_desktop.console.command import Subparsers

if TYPE_CHECKING:
    from bowlbound_desktop.play.session import Session


def add_parser(subparsers: Subparsers) -> None:
    """Describe the command."""
    parser = subparsers.add_parser("text", help="play in the terminal")
    add_game_arguments(parser)
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game; its own settings count")


def run(args: argparse.Namespace) -> int:
    """Play one game."""
    from bowlbound_desktop.play.text import TextTable

    session = _resumed(args.resume) if args.resume else _new_session(args)
    session.on_change = _autosave
    TextTable(session, session.descriptor.words, Terminal(), _save).play()
    return 0


def _resumed(name: str) -> "Session":
    from pathlib import Path

    from bowlbound_desktop.games.register import game
    from bowlbound_desktop.storage.saves import load_game

    return load_game(Path(name).expanduser(), game)


def _new_session(args: argparse.Namespace) -> "Session":
    from bowlbound_desktop.console.wishing import wish_from
    from bowlbound_desktop.games.register import game
    from bowlbound_desktop.play.opening import open_table

    return open_table(wish_from(args, game(args.system)))


def _save(session: "Session", name: str) -> None:
    from pathlib import Path

    from bowlbound_desktop.storage.saves import save_game

    save_game(session, Path(name).expanduser())


def _autosave(session: "Session") -> None:
    """Keep the game in progress; where that cannot be, say so once."""
    from bowlbound_desktop.kernel.errors import SaveError
    from bowlbound_desktop.storage.saves import autosave_path, save_game

    try:
        save_game(session, autosave_path())
    except SaveError as error:
        session.notice = f"The game is not kept automatically: {error}."
        session.on_change = lambda _: None


class Terminal:
    """The person at the keyboard, or whatever is piped in instead."""

    def read(self, prompt: str, secret: bool = False) -> str | None:
        """A typed line; at a keyboard secret ones are not echoed."""
        import sys

        try:
            if secret and sys.stdin is not None and sys.stdin.isatty():
                from getpass import getpass

                return getpass(prompt)
            return input(prompt)
        except EOFError:
            print()
            return None

    def write(self, line: str) -> None:
        """Show a line."""
        print(line)
