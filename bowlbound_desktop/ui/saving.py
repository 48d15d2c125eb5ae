"""Keeping the game in progress, and finding the one before it."""

from datetime import datetime
from pathlib import Path

from bowlbound_desktop import paths
from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.play.session import Session

KEPT = 20
"""So many finished games can be seen again."""


def autosave(session: Session) -> None:
    """Write the game in progress to its place."""
    from bowlbound_desktop.storage.saves import autosave_path, save_game

    save_game(session, autosave_path())


def previous_path() -> Path:
    """Where the game that was on the table before is kept."""
    return paths.saves() / "previous.toml"


def _finished_path() -> Path:
    """A place for a finished game; only the newest ones are kept."""
    kept = sorted(paths.saves().glob("finished-*.toml"))
    for old in kept[: max(0, len(kept) + 1 - KEPT)]:
        old.unlink(missing_ok=True)
    return paths.saves() / f"finished-{datetime.now():%Y%m%d-%H%M%S-%f}.toml"


def put_aside() -> None:
    """Keep an unfinished game before another takes the autosave's place."""
    current = paths.saves() / "autosave.toml"
    if not current.is_file():
        return
    try:
        if "\nover = true\n" in current.read_text(encoding="utf-8", errors="replace")[:2000]:
            current.replace(_finished_path())
        else:
            current.replace(previous_path())
    except OSError as error:
        raise FileError(f"{current.name} cannot be put aside: {error.strerror}") from error
