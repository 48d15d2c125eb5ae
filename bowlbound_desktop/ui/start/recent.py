"""Saved games as the start page lists them, read from their first lines only."""

from pathlib import Path

from attrs import frozen

from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.storage.locks import is_taken
from bowlbound_desktop.storage.save_folder import save_files

TAKEN = "Open in another window or terminal"


@frozen
class Recent:
    """A game to resume or to replay."""

    path: Path
    title: str
    words: str
    over: bool
    taken: bool = False
    """Whether it is open in another window or terminal."""


def recent_games() -> tuple[Recent, ...]:
    """All readable saves, newest first; those that are open elsewhere come last."""
    found = filter(None, map(_recent, save_files()))
    return tuple(sorted(found, key=lambda game: game.taken))


def _recent(path: Path) -> Recent | None:
    from bowlbound_desktop.games.register import title
    from bowlbound_desktop.storage.save_header import read_header

    try:
        header = read_header(path)
    except FileError:
        return None
    taken = is_taken(path)
    state = TAKEN if taken else header.state
    return Recent(path, header.title, f"{title(header.system)} · {state}", header.over, taken)
