"""Save files: written, read, and listed.

save_game(session, path)          one atomic write; cheap enough for after every answer
load_game(path, games)            the session, stopped exactly where it was; SaveError is one sentence
autosave_path()                   where the game in progress is kept
saved_games()                     what there is to resume, newest first
"""

from pathlib import Path

from attrs import frozen

from bowlbound_desktop import paths
from bowlbound_desktop.kernel.errors import BowlboundError, FileError, SaveError
from bowlbound_desktop.play.descriptor import Games
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.storage.converter import from_plain
from bowlbound_desktop.storage.files import read_text, shown, write_text
from bowlbound_desktop.storage.migrate import upgrade
from bowlbound_desktop.storage.save_reader import one_line, read_session
from bowlbound_desktop.storage.save_writer import save_text
from bowlbound_desktop.storage.toml import parse_toml


@frozen
class SaveHeader:
    """What the first lines of a save file say."""

    format: int
    system: str
    home: str
    away: str
    score: tuple[int, int]
    situation: str
    over: bool


@frozen
class SavedGame:
    """A save file in the list of those to resume."""

    path: Path
    modified: float
    """When it was written, in seconds of the system's clock."""
    header: SaveHeader | None
    problem: str = ""
    """Why there is no header."""


def save_game(session: Session, path: Path) -> None:
    """Write the session to a file, which is whole at every moment."""
    try:
        write_text(path, save_text(session))
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


def autosave_path() -> Path:
    """Where the game in progress is kept."""
    return paths.saves() / "autosave.toml"


def saved_games(folder: Path | None = None) -> tuple[SavedGame, ...]:
    """All save files of the player, the newest first; damaged ones with their problem."""
    found = [_saved_game(path) for path in (folder or paths.saves()).glob("*.toml") if path.is_file()]
    return tuple(sorted(found, key=lambda game: (-game.modified, game.path.name)))


def _saved_game(path: Path) -> SavedGame:
    modified = path.stat().st_mtime
    try:
        return SavedGame(path, modified, _header(path))
    except FileError as error:
        return SavedGame(path, modified, None, str(error))


def _header(path: Path) -> SaveHeader:
    first_lines = read_text(path).partition("\n[")[0]
    tables = parse_toml(first_lines, shown(path))
    try:
        return from_plain(upgrade(tables), SaveHeader, "")
    except BowlboundError as error:
        raise SaveError(f"{shown(path)}, {one_line(str(error))}") from error
