"""Games at the table and their files.

From its first answer every game has a file of its own, which only one program at a time has open. A save that
the player named is a copy that is never changed, and so is a finished game: the first answer after opening
one starts a new file.

keep_game(session)     write it, the first time to a new file
begin_keeping(session) the same, without waiting for the disk
open_game(path, games) the session; GameInUseError where another window or terminal has it open
leave_game(session)    release it, so that others can open it
last_game()            the newest unfinished game that nobody has open
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from uuid import uuid4
from weakref import WeakKeyDictionary

from bowlbound_desktop import paths
from bowlbound_desktop.kernel.errors import FileError, SaveError
from bowlbound_desktop.play.descriptor import Games
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.storage.files import Finish, shown
from bowlbound_desktop.storage.game_locks import GameInUseError, lock_game
from bowlbound_desktop.storage.locks import Lock, is_taken
from bowlbound_desktop.storage.save_folder import save_files
from bowlbound_desktop.storage.save_header import read_header
from bowlbound_desktop.storage.saves import begin_save, load_game, save_game

_OURS = re.compile(r"autosave|(un)?finished-\d{8}-\d{6}-\d{6}|game-\d{8}-\d{6}-[0-9a-f]{12}")
"""Names that this version and earlier ones give to files; any other is the player's."""
WHILE_UNWRITTEN = "until that works again the game is at this table only, so save a copy in another place"

_AT_THE_TABLE: WeakKeyDictionary[Session, Lock] = WeakKeyDictionary()
"""The games that are played in this process, each with the lock of its file."""


def keep_game(session: Session) -> None:
    """Write the game to its file, which is created the first time."""
    begin_keeping(session)()


def begin_keeping(session: Session) -> Finish:
    """Begin to write the game to its file; the returned function waits until that is done."""
    with _advised():
        lock = _AT_THE_TABLE.get(session)
        if lock is None:
            lock = _AT_THE_TABLE[session] = _new_file()
        finish = begin_save(session, lock.path)

    def ended() -> None:
        with _advised():
            finish()

    return ended


@contextmanager
def _advised() -> Iterator[None]:
    """Where the game cannot be written, say what that means and what to do."""
    try:
        yield
    except SaveError as error:
        raise SaveError(f"{error}; {WHILE_UNWRITTEN}") from error


def _new_file() -> Lock:
    """The file of a new game, locked before anything is written; an existing file is never taken."""
    while True:
        name = f"game-{datetime.now():%Y%m%d-%H%M%S}-{uuid4().hex[:12]}.toml"
        try:
            lock = lock_game(paths.saves() / name)
        except GameInUseError:
            continue
        if not lock.path.exists():
            return lock
        lock.release()


def open_game(path: Path, games: Games, aside: bool = False, copy: bool = False) -> Session:
    """A saved game for the table; `aside` as in Session; with `copy` the file is left alone."""
    if copy or not is_ours(path):
        return load_game(path, games, aside=aside)
    before = _holder(path)
    lock = lock_game(path) if before is None else _AT_THE_TABLE[before]
    session = _loaded(path, games, aside, lock if before is None else None)
    if session.over:
        return session
    if before is not None:
        del _AT_THE_TABLE[before]
    _AT_THE_TABLE[session] = lock
    return session


def _loaded(path: Path, games: Games, aside: bool, fresh: Lock | None) -> Session:
    """The session in a file; a fresh lock is released if the game is over or cannot be loaded."""
    over = True
    try:
        session = load_game(path, games, aside=aside)
        over = session.over
        return session
    finally:
        if over and fresh is not None:
            fresh.release()


def leave_game(session: Session) -> None:
    """Release the game, so that others can open it."""
    if (lock := _AT_THE_TABLE.pop(session, None)) is not None:
        lock.release()


def file_of(session: Session) -> Path | None:
    """The game's file; None before its first answer."""
    lock = _AT_THE_TABLE.get(session)
    return lock.path if lock else None


def at_the_table(path: Path) -> bool:
    """Whether the game in this file is being played in this process."""
    return _holder(path) is not None


def _holder(path: Path) -> Session | None:
    held = ((session, lock.path) for session, lock in _AT_THE_TABLE.items())
    return next((session for session, kept in held if kept == path.resolve()), None)


def is_ours(path: Path) -> bool:
    """Whether this is a game's own file, which the program updates; others are copies made by the player."""
    return named_by_us(path) and path.resolve().parent == paths.saves().resolve()


def named_by_us(path: Path) -> bool:
    """Whether a file has a name that the program gives, not a player."""
    return _OURS.fullmatch(path.stem) is not None


def last_game() -> Path | None:
    """The newest unfinished game that nobody has open."""
    waiting = (path for path in save_files() if is_ours(path) and not is_taken(path))
    return next(_unfinished(waiting), None)


def _unfinished(files: Iterator[Path]) -> Iterator[Path]:
    for path in files:
        try:
            if not read_header(path).over:
                yield path
        except FileError:
            continue


def save_copy(session: Session, path: Path) -> None:
    """Save a copy under the player's name, never over a game being played or a file of another kind."""
    if is_taken(path):
        raise GameInUseError(f"{path.name} is a game that is being played: choose another name")
    if _is_something_else(path):
        raise SaveError(f"{shown(path)} is there already and is not a saved game: choose another name")
    save_game(session, path)


def _is_something_else(path: Path) -> bool:
    """Whether there is a file with something in it that is no saved game."""
    try:
        if path.is_file() and path.stat().st_size:
            read_header(path)
    except FileError:
        return True
    except (OSError, ValueError):  # whoever writes it says why
        return False
    return False
