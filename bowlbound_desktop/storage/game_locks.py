"""A saved game is open in one window or terminal at a time."""

from pathlib import Path

from bowlbound_desktop.kernel.errors import SaveError
from bowlbound_desktop.storage.files import reason, shown
from bowlbound_desktop.storage.locks import Lock, take


class GameInUseError(SaveError):
    """Another window or terminal has the game open."""


def lock_game(path: Path) -> Lock:
    """Lock this game's file; GameInUseError where it is open elsewhere."""
    try:
        lock = take(path)
    except (OSError, ValueError) as error:
        raise SaveError(f"{shown(path)} cannot be opened for play: {reason(error)}") from None
    if lock is None:
        raise GameInUseError(f"{shown(path)} is open in another window or terminal")
    return lock
