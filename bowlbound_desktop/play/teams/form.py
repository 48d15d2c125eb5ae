"""A form for a game's teams, as data: a window or a command fills it in, and the game stores the team."""

from collections.abc import Mapping
from pathlib import Path
from typing import Protocol

from attrs import field, frozen


@frozen
class FormField:
    """A line to write in."""

    key: str
    label: str


@frozen
class FormSection:
    """Lines under one heading."""

    title: str
    fields: tuple[FormField, ...]


@frozen(kw_only=True)
class TeamSheet:
    """A team as the form shows it."""

    id: str = ""
    """Empty until the team is stored."""
    texts: Mapping[str, str] = field(factory=dict)
    """What is written on each line, by its key."""
    colours: tuple[str, str]


def shape_of(path: Path) -> str:
    """The kind of file, by the ending of its name."""
    return path.suffix.lower().removeprefix(".")


class TeamForm(Protocol):
    """What a game offers where players can write teams of their own."""

    @property
    def noun(self) -> str:
        """What a team is called here, such as "roster"."""

    @property
    def sections(self) -> tuple[FormSection, ...]:
        """Everything to fill in."""

    @property
    def longest(self) -> int:
        """How many characters a line can take."""

    @property
    def shapes(self) -> tuple[str, ...]:
        """The kinds of files that it reads and writes, such as "toml"."""

    def is_own(self, team: str) -> bool:
        """Whether the team is the player's, and not one that comes with the program."""

    def blank(self) -> TeamSheet:
        """A new team."""

    def sheet(self, team: str) -> TeamSheet:
        """A team of the shelf."""

    def trouble(self, sheet: TeamSheet) -> str:
        """Why the sheet cannot be stored, in one sentence; empty when it can."""

    def keep(self, sheet: TeamSheet) -> str:
        """Store the team and return its id; one that comes with the program is never overwritten."""

    def throw_away(self, team: str) -> None:
        """Move one of the player's teams to the trash."""

    def trashed(self) -> tuple[Path, ...]:
        """The files in the trash."""

    def bring_back(self, path: Path) -> str:
        """Take a team out of the trash and return its id."""

    def text(self, sheet: TeamSheet, shape: str) -> str:
        """The team as the text of a file."""

    def parse(self, text: str, shape: str, name: str) -> TeamSheet:
        """The team in the text of a file; `name` is the file's name in error messages."""
