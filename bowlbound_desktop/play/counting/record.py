"""The finished plays of a game as the figures need them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from attrs import frozen

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Event
from bowlbound_desktop.kernel.team_face import TeamFace
from bowlbound_desktop.kernel.ways import COMMON, Ways
from bowlbound_desktop.play.descriptor import Descriptor
from bowlbound_desktop.play.session import Session


@frozen
class Record:
    """Events by play, the names of teams and places, and the games between the plays."""

    plays: Sequence[Sequence[Event]]
    teams: Mapping[Side, TeamFace]
    place: Callable[[int], str]
    descriptor: Descriptor | None = None
    """The registered game, which knows who judges the chance to win."""
    games: Sequence[Any] = ()
    """The game before each play and, last, the game as it is now."""
    begun: Sequence[Event] = ()
    """The events so far of the play in progress, which no figure counts."""

    @property
    def ways(self) -> Ways:
        """What the words of its events mean."""
        return self.descriptor.words.ways if self.descriptor else COMMON

    @property
    def key(self) -> str:
        """The key of the game; empty where it is not a registered one."""
        return self.descriptor.key if self.descriptor else ""

    def events(self) -> Iterator[Event]:
        """All events in their order."""
        for play in self.plays:
            yield from play


def record_of(
    session: Session, place: Callable[[int], str], plays: Sequence[Sequence[Event]] | None = None
) -> Record:
    """The record of a game as it stands, or with `plays` for its finished plays."""
    return Record(
        [session.events(number) for number in range(session.plays)] if plays is None else plays,
        session.system.scoreboard(session.game).teams,
        place,
        session.descriptor,
        [position.game for position in session.positions()],
        session.events(),
    )
