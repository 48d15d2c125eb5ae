"""Saved games as the first page lists them, read from their first lines alone."""

import tomllib
from pathlib import Path

from attrs import frozen

from bowlbound_desktop.storage.game_locks import is_open
from bowlbound_desktop.storage.save_folder import save_files

TAKEN = "Open in another window or terminal"


@frozen
class Recent:
    """A game to go on with, or one to see again."""

    path: Path
    title: str
    words: str
    over: bool
    taken: bool = False
    """Whether somebody has it open."""


def recent_games() -> tuple[Recent, ...]:
    """All readable saves, the newest first; those that somebody has open come last."""
    found = filter(None, map(_recent, save_files()))
    return tuple(sorted(found, key=lambda game: game.taken))


def _recent(path: Path) -> Recent | None:
    try:
        with path.open(encoding="utf-8") as file:
            head = tomllib.loads(file.read(4000).partition("\n[")[0])
        score = dict(zip(("home", "away"), head["score"], strict=True))
        title = f"{head['away']} {score['away']}, {head['home']} {score['home']}"
        words = "Final" if head["over"] else str(head["situation"])
        taken = is_open(path)
        return Recent(path, title, TAKEN if taken else words, bool(head["over"]), taken)
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None
