"""Which program has a saved game open."""

from pathlib import Path

from bowlbound_desktop.kernel.errors import SaveError
from bowlbound_desktop.storage.files import reason, shown
from bowlbound_desktop.storage.locks import Lock, is_taken, lock_file, take

__all__ = ["GameInUseError", "GameLock", "is_open", "lock_file", "lock_game"]

GameLock = Lock
is_open = is_taken


class GameInUseError(SaveError):
    """Another window or terminal has the game open."""


def lock_game(path: Path) -> GameLock:
    """Lock this game's file; GameInUseError where it is open elsewhere."""
    try:
        lock = take(path)
    except (OSError, ValueError) as error:
        raise SaveError(f"{shown(path)} cannot be opened for play: {reason(error)}") from None
    if lock is None:
        raise GameInUseError(f"{shown(path)} is open in another window or terminal")
    return lock
