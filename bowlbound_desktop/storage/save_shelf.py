"""Saved games in their folder: renamed, moved to the trash and back."""

from pathlib import Path

from bowlbound_desktop import paths
from bowlbound_desktop.kernel.errors import SaveError
from bowlbound_desktop.storage.files import reason, shown
from bowlbound_desktop.storage.game_locks import GameInUseError, lock_game

LONGEST = 60
FORBIDDEN = '/\\:*?"<>|'


def trash() -> Path:
    """The folder of deleted games that can be restored."""
    return paths.saves() / "trash"


def rename_save(path: Path, name: str) -> Path:
    """Rename a saved game, and return its new path."""
    wished = name.strip()
    if not wished or len(wished) > LONGEST or not wished.isprintable() or wished.startswith("."):
        raise SaveError(f"a game needs a name of 1 to {LONGEST} letters that does not begin with a dot")
    if any(letter in FORBIDDEN for letter in wished):
        raise SaveError(f"a name cannot have any of {' '.join(FORBIDDEN)}")
    return path if wished == path.stem else _move(path, path.with_name(f"{wished}.toml"))


def to_trash(path: Path) -> Path:
    """Move a saved game to the trash, and return its new path."""
    return _move(path, _free(trash() / path.name))


def from_trash(path: Path) -> Path:
    """Restore a saved game from the trash, and return its new path."""
    return _move(path, _free(paths.saves() / path.name))


def empty_trash() -> int:
    """Delete everything in the trash for good, and return how many games that were."""
    found = list(trash().glob("*.toml"))
    for path in found:
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise SaveError(f"{shown(path)} cannot be removed: {reason(error)}") from None
    return len(found)


def _free(path: Path) -> Path:
    """The path, with a number where it is taken."""
    number = 2
    free = path
    while free.exists():
        free = path.with_name(f"{path.stem} {number}.toml")
        number += 1
    return free


def _move(path: Path, target: Path) -> Path:
    """Move a game that is not being played to a free place."""
    try:
        lock = lock_game(path)
    except GameInUseError:
        raise SaveError("this game is being played: leave it before you move or rename it") from None
    try:
        _take_place(path, target)
    finally:
        lock.release()
    return target


def _take_place(path: Path, target: Path) -> None:
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.open("xb").close()  # so that no other program takes the name meanwhile
        _replace(path, target)
    except FileExistsError:
        raise SaveError(f"there is already a game named {target.stem!r}: choose another name") from None
    except OSError as error:
        raise SaveError(f"{shown(path)} cannot be moved: {reason(error)}") from None


def _replace(path: Path, target: Path) -> None:
    try:
        path.replace(target)
    except OSError:
        target.unlink()
        raise
