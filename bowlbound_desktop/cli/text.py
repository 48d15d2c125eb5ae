"""`bowlbound text`: the table in a terminal."""

import argparse
import shlex
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from bowlbound_desktop.cli.game_arguments import add_game_arguments
from bowlbound_desktop.console.command import Subparsers

if TYPE_CHECKING:
    from collections.abc import Callable

    from bowlbound_desktop.play.session import Session

LATEST = ""
"""The value of --resume where no file is named."""
UNWRITTEN = "The last answers are in no file of this game: it could not be written."


def add_parser(subparsers: Subparsers) -> None:
    """Describe the command."""
    parser = subparsers.add_parser("text", help="play in the terminal")
    add_game_arguments(parser)
    parser.add_argument(
        "--resume",
        metavar="FILE",
        nargs="?",
        const=LATEST,
        help="go on with a saved game, the latest if none is named; its own settings apply",
    )
    parser.add_argument(
        "--copy", action="store_true", help="with --resume: go on with a copy and leave the saved game alone"
    )


def run(args: argparse.Namespace) -> int:
    """Play one game."""
    from bowlbound_desktop.console.look import terminal_look
    from bowlbound_desktop.console.text import TextTable
    from bowlbound_desktop.storage.game_files import leave_game

    session = _new_session(args) if args.resume is None else _resumed(args.resume, args.copy)
    keeper = Keeper()
    session.on_change = keeper.keep
    _keep_mistakes(session)
    beside = BesideTheGame(session)
    try:
        console, words = Terminal(beside.look), session.descriptor.words
        table = TextTable(session, words, console, _save, terminal_look, partial(keeper.trouble, session))
        table.play()
        _tell_where(session, keeper)
    finally:
        beside.stop()
        leave_game(session)
    return 0


class BesideTheGame:
    """Computes what coaches need for a pairing in the background, and hands it over between two questions."""

    def __init__(self, session: "Session") -> None:
        from bowlbound_desktop.play.advising.preparation import preparation_for

        self._found = preparation_for(session)
        if self._found is not None:
            self._found.start()

    def look(self) -> None:
        """Hand over what is ready."""
        if self._found is not None and self._found.over:
            self._found.finish()
            self._found = None

    def stop(self) -> None:
        """Stop the work, because the game is left."""
        if self._found is not None:
            self._found.stop()


def _resumed(name: str, copy: bool) -> "Session":
    from bowlbound_desktop.games.register import game
    from bowlbound_desktop.kernel.errors import SaveError
    from bowlbound_desktop.storage.files import named
    from bowlbound_desktop.storage.game_files import last_game, open_game
    from bowlbound_desktop.storage.game_locks import GameInUseError

    path = last_game() if name == LATEST else named(name)
    if path is None:
        raise SaveError("there is no unfinished game to go on with")
    try:
        return open_game(path, game, copy=copy)
    except GameInUseError as error:
        raise SaveError(f"{error}: close it there first, or go on with a copy by --copy") from None


def _tell_where(session: "Session", keeper: "Keeper") -> None:
    """Say how an unfinished game can be resumed."""
    from bowlbound_desktop.storage.game_files import file_of

    if keeper.trouble(session):
        print(UNWRITTEN)
        return
    path = file_of(session)
    if path is not None and not session.over:
        print(f"The game is kept in\n  {shlex.quote(str(path))}")
        print("To go on with your latest game, or with a file: bowlbound text --resume [FILE]")


def _new_session(args: argparse.Namespace) -> "Session":
    from bowlbound_desktop.console.wishing import wish_from
    from bowlbound_desktop.games.register import game
    from bowlbound_desktop.play.opening import open_table

    return open_table(wish_from(args, game(args.system)))


def _save(session: "Session", name: str) -> None:
    from bowlbound_desktop.storage.files import named
    from bowlbound_desktop.storage.game_files import save_copy

    save_copy(session, named(name))


class Keeper:
    """Writes the game to its file after every answer; where that fails, says so each time."""

    def __init__(self) -> None:
        self._trouble = ""

    def keep(self, session: "Session") -> None:
        """Write the game, or tell the players why it is not written."""
        _keep_mistakes(session)
        self._trouble = _written(session)
        session.notice = f"{session.notice} {self._trouble}".strip()

    def trouble(self, session: "Session") -> str:
        """Why the file does not hold the whole game, after one more try; empty where it does."""
        if self._trouble:
            self._trouble = _written(session)
        return self._trouble


def _written(session: "Session") -> str:
    """Write the game; a sentence where that is not possible."""
    from bowlbound_desktop.kernel.errors import SaveError
    from bowlbound_desktop.kernel.nouns import capitalised
    from bowlbound_desktop.storage.game_files import keep_game

    try:
        keep_game(session)
    except SaveError as error:
        return f"{capitalised(str(error))}."
    return ""


def _keep_mistakes(session: "Session") -> None:
    from bowlbound_desktop.storage.reports import keep_mistakes_of

    keep_mistakes_of(session)


def _nothing() -> None:
    """Do nothing before a question."""


class Terminal:
    """The person at the keyboard, or whatever is piped in instead."""

    def __init__(self, before: "Callable[[], None]" = _nothing) -> None:
        self._before = before
        """Called before every question."""
        with suppress(ImportError):  # Windows has none; elsewhere arrow keys then edit and repeat lines
            import readline  # noqa: F401

    def read(self, prompt: str, secret: bool = False) -> str | None:
        """A typed line; at a keyboard secret ones are not echoed."""
        import sys

        self._before()
        if sys.stdin is None or sys.stdout is None:  # closed before the program began
            return None
        try:
            if secret and sys.stdin.isatty():
                from getpass import getpass

                return getpass(prompt)
            return input(prompt)
        except EOFError:
            print()
            return None

    def write(self, line: str) -> None:
        """Show a line."""
        print(line)
