"""Saved games in the words of the browser."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from attrs import frozen

from bowlbound_desktop.storage.save_shelf import trash
from bowlbound_desktop.storage.saves import SavedGame, saved_games
from bowlbound_desktop.ui.saving import FINISHED, UNFINISHED

SHELVES = (
    ("all", "All games"),
    ("open", "To go on with"),
    ("over", "Finished"),
    ("trash", "Trash"),
)


@frozen
class SavedRow:
    """One line of the browser."""

    path: Path
    game: str
    """Both sides with their points, or what is wrong with the file."""
    sides: str
    state: str
    when: datetime
    over: bool
    damaged: bool = False

    @property
    def name(self) -> str:
        """What the player calls it; the program's own files go by what they are."""
        return own_name(self.path)

    @property
    def suggestion(self) -> str:
        """What to write first when the game gets a name."""
        named = self.name == self.path.stem
        return self.path.stem if named else self.sides

    @property
    def searched(self) -> str:
        """Everything that a search may hit, in small letters."""
        return " ".join((self.game, self.state, self.name)).lower()


def own_name(path: Path) -> str:
    """A file's name, or what the program keeps it for."""
    if path.stem == "autosave":
        return "Game on the table"
    for start, words in ((UNFINISHED, "Put aside"), (FINISHED, "Played to the end")):
        if path.stem.startswith(start):
            return words
    return path.stem


def rows_of(shelf: str) -> Sequence[SavedRow]:
    """The games on a shelf, the newest first."""
    found = [row_of(game) for game in saved_games(trash() if shelf == "trash" else None)]
    wanted = {"open": False, "over": True}
    return [row for row in found if shelf not in wanted or (row.over is wanted[shelf] and not row.damaged)]


def row_of(game: SavedGame) -> SavedRow:
    """A saved game as a line."""
    when = datetime.fromtimestamp(game.modified)
    header = game.header
    if header is None:
        return SavedRow(game.path, game.problem, game.path.stem, "Damaged", when, over=False, damaged=True)
    home, away = header.score
    title = f"{header.away} {away}, {header.home} {home}"
    state = "Final" if header.over else header.situation
    return SavedRow(game.path, title, f"{header.away} at {header.home}", state, when, header.over)


def when_words(when: datetime, now: datetime) -> str:
    """A date as people say it."""
    days = (now.date() - when.date()).days
    if days == 0:
        return f"Today {when:%H:%M}"
    if days == 1:
        return f"Yesterday {when:%H:%M}"
    return f"{when.day} {when:%b %Y}"
