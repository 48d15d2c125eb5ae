"""The first lines of a save file: enough for a list of games, read without the game itself."""

from pathlib import Path

from attrs import frozen

from bowlbound_desktop.kernel.errors import BowlboundError, SaveError
from bowlbound_desktop.storage.converter import from_plain
from bowlbound_desktop.storage.files import read_text, shown
from bowlbound_desktop.storage.migrate import upgrade
from bowlbound_desktop.storage.toml import parse_toml

LONGEST_SENTENCE = 300


@frozen
class SaveHeader:
    """What the first lines of a save file say."""

    format: int
    system: str
    home: str
    away: str
    score: tuple[int, int]
    situation: str
    over: bool

    @property
    def title(self) -> str:
        """Both sides with their points, the visitors first."""
        home, away = self.score
        return f"{self.away} {away}, {self.home} {home}"

    @property
    def state(self) -> str:
        """The situation, or that the game is over."""
        return "Final" if self.over else self.situation


def read_header(path: Path) -> SaveHeader:
    """What the first lines of a save file say; FileError where they cannot be read."""
    first_lines = read_text(path).partition("\n[")[0]
    tables = parse_toml(first_lines, shown(path))
    try:
        return from_plain(upgrade(tables), SaveHeader, "")
    except BowlboundError as error:
        raise SaveError(f"{shown(path)}, {one_line(str(error))}") from error


def one_line(text: str) -> str:
    """A sentence that may quote the file, made printable and short enough to be shown."""
    plain = "".join(letter if letter.isprintable() else "?" for letter in text)
    return plain if len(plain) <= LONGEST_SENTENCE else f"{plain[:LONGEST_SENTENCE]}..."
