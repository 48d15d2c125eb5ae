"""Teams as a game keeps them: a chart, a face, a roster."""

from collections.abc import Mapping
from typing import Any, Protocol, TypeAlias

from attrs import frozen

from bowlbound_desktop.kernel.team_face import TeamFace

GREY = ("#5a6670", "#ffffff")
Choices: TypeAlias = Mapping[str, Any]
"""What a player chose about the teams of a game, besides its rule options."""
ON_PAPER = "on_paper"
"""The choice when a team is only printed: then it need not be ready for a game."""


@frozen(kw_only=True)
class TeamEntry:
    """What a coach wants to know before taking a team."""

    id: str
    name: str
    short: str = ""
    """The name that decides its emblem; empty where that is the whole name."""
    details: str = ""
    """The second line of an entry."""
    searched: str = ""
    """Everything that a search looks through, in lower case."""
    aliases: tuple[str, ...] = ()
    """What else it is called: abbreviations and nicknames."""
    colours: tuple[str, str] = GREY
    own: bool = False


@frozen
class TeamRecord:
    """A whole team, as it is written in save files."""

    id: str
    fingerprint: str
    text: str


class TeamShelf(Protocol):
    """How a game lists, loads, records and restores its teams."""

    def entries(self) -> tuple[TeamEntry, ...]:
        """All teams that can be played; damaged files are left out."""

    def face(self, team: str) -> TeamFace:
        """Name and colours of the team of that id; ChartError where there is none."""

    def load(self, team: str, side: str, choices: Choices) -> Any:
        """The team of that id as a game starts with it; "blank" stands for a team without figures."""

    def record(self, team: Any, side: str) -> TeamRecord:
        """A team as a save file keeps it."""

    def restore(self, record: TeamRecord, side: str) -> Any:
        """The team of a save file; SaveError says what is wrong with it."""
