"""The finished plays of a game as the figures need them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from attrs import frozen

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Event
from bowlbound_desktop.kernel.system import TeamFace
from bowlbound_desktop.play.session import Session


@frozen
class Record:
    """Events by play, how teams and places are called, and the games between the plays."""

    plays: Sequence[Sequence[Event]]
    teams: Mapping[Side, TeamFace]
    place: Callable[[int], str]
    system: str = ""
    """The key of the game system."""
    games: Sequence[Any] = ()
    """The game before each play and, last, as it stands now."""
    begun: Sequence[Event] = ()
    """What has happened of the play in progress, which no figure counts."""

    def events(self) -> Iterator[Event]:
        """All events in their order."""
        for play in self.plays:
            yield from play


def record_of(session: Session, place: Callable[[int], str]) -> Record:
    """The record of a game as it stands; the play in progress is not finished."""
    return Record(
        [session.events(number) for number in range(session.plays)],
        session.system.scoreboard(session.game).teams,
        place,
        session.system.key,
        [position.game for position in session.positions()],
        session.events(),
    )
