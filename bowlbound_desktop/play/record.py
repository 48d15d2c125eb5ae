"""The finished plays of a game as the figures need them."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from attrs import frozen

from bowlbound_desktop.kernel.events import PlayStarted, Scored
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Event
from bowlbound_desktop.kernel.system import TeamFace


@frozen
class Record:
    """Events by play, and how teams and places are called."""

    plays: Sequence[Sequence[Event]]
    teams: Mapping[Side, TeamFace]
    place: Callable[[int], str]

    def events(self) -> Iterator[Event]:
        """All events in their order."""
        for play in self.plays:
            yield from play

    def starts(self) -> Iterator[tuple[PlayStarted, int]]:
        """Every start of a play with the home side's lead before it."""
        lead = 0
        for event in self.events():
            if isinstance(event, PlayStarted):
                yield event, lead
            elif isinstance(event, Scored):
                lead += event.points if event.side is Side.HOME else -event.points

    def lead(self) -> int:
        """The home side's lead now."""
        scores = [event for event in self.events() if isinstance(event, Scored)]
        return sum(event.points if event.side is Side.HOME else -event.points for event in scores)
