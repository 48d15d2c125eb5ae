"""Saved games as the first page lists them, read from their first lines alone."""

import tomllib
from pathlib import Path

from attrs import frozen

from bowlbound_desktop import paths
from bowlbound_desktop.storage.files import changed_at


@frozen
class Recent:
    """A game to go on with, or one to see again."""

    path: Path
    title: str
    words: str
    over: bool


def recent_games() -> tuple[Recent, ...]:
    """All readable saves, the newest first."""
    files = sorted(filter(Path.is_file, paths.saves().glob("*.toml")), key=changed_at, reverse=True)
    return tuple(filter(None, map(_recent, files)))


def _recent(path: Path) -> Recent | None:
    try:
        with path.open(encoding="utf-8") as file:
            head = tomllib.loads(file.read(4000).partition("\n[")[0])
        score = dict(zip(("home", "away"), head["score"], strict=True))
        title = f"{head['away']} {score['away']}, {head['home']} {score['home']}"
        return Recent(path, title, "Final" if head["over"] else str(head["situation"]), bool(head["over"]))
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None
