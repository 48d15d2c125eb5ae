"""Save files: written, read, and listed.

save_game(session, path)          one atomic write; cheap enough for after every answer
begin_save(session, path)         the same, without waiting for the disk
load_game(path, games)            the session, stopped exactly where it was; SaveError is one sentence
saved_games()                     the games that can be resumed, newest first

Which file a game at the table has, and who has it open: game_files.py.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from attrs import frozen

from bowlbound_desktop.kernel.errors import FileError, SaveError
from bowlbound_desktop.play.descriptor import Games
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.storage.files import Finish, begin_text, read_text, shown
from bowlbound_desktop.storage.save_folder import save_files
from bowlbound_desktop.storage.save_header import SaveHeader, read_header
from bowlbound_desktop.storage.save_reader import read_session
from bowlbound_desktop.storage.save_writer import save_text


@frozen
class SavedGame:
    """A save file in the list of games to resume."""

    path: Path
    modified: float
    """When it was written, in seconds of the system's clock."""
    header: SaveHeader | None
    problem: str = ""
    """Why there is no header."""


def save_game(session: Session, path: Path) -> None:
    """Write the session to a file, which is never left half-written."""
    begin_save(session, path)()


def begin_save(session: Session, path: Path) -> Finish:
    """Begin to write the session; the returned function waits until that is done."""
    with _as_save_error():
        finish = begin_text(path, save_text(session))

    def ended() -> None:
        with _as_save_error():
            finish()

    return ended


@contextmanager
def _as_save_error() -> Iterator[None]:
    try:
        yield
    except FileError as error:
        raise SaveError(str(error)) from error


def load_game(path: Path, games: Games, pauses: bool = False, aside: bool = False) -> Session:
    """The session in a save file, stopped where it was; `pauses` and `aside` as in Session."""
    try:
        return read_session(read_text(path), shown(path), games, pauses, aside)
    except SaveError:
        raise
    except FileError as error:
        raise SaveError(str(error)) from error


def saved_games(folder: Path | None = None) -> tuple[SavedGame, ...]:
    """All save files of the player, the newest first; damaged ones with their problem."""
    return tuple(_saved_game(path, modified) for path, modified in save_files(folder).items())


def _saved_game(path: Path, modified: float) -> SavedGame:
    try:
        return SavedGame(path, modified, read_header(path))
    except FileError as error:
        return SavedGame(path, modified, None, str(error))
