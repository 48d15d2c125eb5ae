"""Keeping the game in progress, and finding the ones before it."""

from datetime import datetime
from pathlib import Path

from bowlbound_desktop import paths
from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.play.session import Session

KEPT = 20
"""So many finished games, and so many unfinished ones, are kept without a name."""
FINISHED, UNFINISHED = "finished-", "unfinished-"


def autosave(session: Session) -> None:
    """Write the game in progress to its place."""
    from bowlbound_desktop.storage.saves import autosave_path, save_game

    save_game(session, autosave_path())


def previous_path() -> Path:
    """The game that was on the table before; a path without a file where there is none."""
    found = sorted(paths.saves().glob(f"{UNFINISHED}*.toml"))
    return found[-1] if found else paths.saves() / f"{UNFINISHED}none.toml"


def _free_path(kind: str) -> Path:
    """A place for a game without a name; only the newest ones are kept."""
    kept = sorted(paths.saves().glob(f"{kind}*.toml"))
    for old in kept[: max(0, len(kept) + 1 - KEPT)]:
        old.unlink(missing_ok=True)
    return paths.saves() / f"{kind}{datetime.now():%Y%m%d-%H%M%S-%f}.toml"


def put_aside() -> None:
    """Keep the game in progress before another takes the autosave's place."""
    current = paths.saves() / "autosave.toml"
    if not current.is_file():
        return
    try:
        over = "\nover = true\n" in current.read_text(encoding="utf-8", errors="replace")[:2000]
        current.replace(_free_path(FINISHED if over else UNFINISHED))
    except OSError as error:
        raise FileError(f"{current.name} cannot be put aside: {error.strerror}") from error


def open_kept(path: Path) -> Session:
    """A saved game for the table; the one in progress is put aside, an unfinished one takes its place."""
    from bowlbound_desktop.games.register import game
    from bowlbound_desktop.storage.saves import autosave_path, load_game

    session = load_game(path, game, aside=True)
    if path != autosave_path():
        put_aside()
        if not session.over:
            autosave(session)
        if path.stem.startswith(UNFINISHED):
            path.unlink(missing_ok=True)
    return session
