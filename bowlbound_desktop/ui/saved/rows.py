"""Saved games as the browser shows them."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from attrs import frozen

from bowlbound_desktop.games.register import title
from bowlbound_desktop.storage.files import moment
from bowlbound_desktop.storage.game_files import at_the_table, named_by_us
from bowlbound_desktop.storage.locks import is_taken
from bowlbound_desktop.storage.save_shelf import trash
from bowlbound_desktop.storage.saves import SavedGame, saved_games

SHELVES = (
    ("all", "All games"),
    ("open", "Unfinished"),
    ("over", "Finished"),
    ("trash", "Trash"),
)


@frozen
class SavedRow:
    """One row of the browser."""

    path: Path
    score: str
    """Both sides with their points, or what is wrong with the file."""
    game: str
    sides: str
    state: str
    when: datetime
    over: bool
    name: str
    """The name that the player gave it; for the program's own files, what they are for."""
    damaged: bool = False

    @property
    def suggestion(self) -> str:
        """The name suggested when the player renames the game."""
        named = self.name == self.path.stem
        return self.path.stem if named else self.sides

    @property
    def searched(self) -> str:
        """The text that a search looks through, in lower case."""
        return " ".join((self.score, self.game, self.state, self.name)).lower()


def own_name(path: Path, over: bool) -> str:
    """The name of a file, or what the program uses it for."""
    if at_the_table(path):
        return "Game on the table"
    if is_taken(path):
        return "Open elsewhere"
    if named_by_us(path):
        return "Played to the end" if over else "Put aside"
    return path.stem


def rows_of(shelf: str) -> Sequence[SavedRow]:
    """The saved games in a folder, newest first."""
    found = [row_of(game) for game in saved_games(trash() if shelf == "trash" else None)]
    wanted = {"open": False, "over": True}
    return [row for row in found if shelf not in wanted or (row.over is wanted[shelf] and not row.damaged)]


def row_of(game: SavedGame) -> SavedRow:
    """A saved game as a row."""
    when = moment(game.modified)
    header = game.header
    if header is None:
        stem = game.path.stem
        return SavedRow(game.path, game.problem, "", stem, "Damaged", when, False, stem, damaged=True)
    sides, name = f"{header.away} at {header.home}", own_name(game.path, header.over)
    played = title(header.system)
    return SavedRow(game.path, header.title, played, sides, header.state, when, header.over, name)


def when_words(when: datetime, now: datetime) -> str:
    """A date as people say it."""
    days = (now.date() - when.date()).days
    if days == 0:
        return f"Today {when:%H:%M}"
    if days == 1:
        return f"Yesterday {when:%H:%M}"
    return f"{when.day} {when:%b %Y}"
