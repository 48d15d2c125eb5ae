"""Keeps the finished plays of a session in words, for the log and for statistics."""

from collections.abc import Sequence

from attrs import define, field

from bowlbound_desktop.kernel.requests import Event, Happening
from bowlbound_desktop.play.counting.record import Record, record_of
from bowlbound_desktop.play.narrate import Narrator
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.ui.frame.told import ToldPlay, remarks_on, tell


@define
class Telling:
    """Grows as plays are finished, and shrinks as they are undone."""

    _session: Session
    _narrator: Narrator
    plays: tuple[ToldPlay, ...] = field(init=False)
    """The plays that have anything to show."""
    record: Record = field(init=False)
    """All plays, as statistics count them."""
    _told: list[tuple[Sequence[Happening], ToldPlay]] = field(factory=list, init=False)
    _events: list[list[Event]] = field(factory=list, init=False)
    _remarks: int = field(default=0, init=False)

    def __attrs_post_init__(self) -> None:
        self._tell_from(0)

    def play(self, number: int) -> ToldPlay:
        """A finished play."""
        return self._told[number][1]

    def catch_up(self) -> None:
        """Add the plays that were finished, and remove those that were undone."""
        same = self._same()
        if not same == len(self._told) == self._session.plays:
            self._tell_from(same)

    def _same(self) -> int:
        """How many plays have not changed; only the last ones can be undone."""
        if self._remarks != len(self._session.remarks):
            return 0
        count = min(len(self._told), self._session.plays)
        while count and self._told[count - 1][0] is not self._session.happened(count - 1):
            count -= 1
        return count

    def _tell_from(self, first: int) -> None:
        session = self._session
        del self._told[first:], self._events[first:]
        for number in range(first, session.plays):
            happened, remarks = session.happened(number), remarks_on(number, session.remarks)
            told = tell(
                number, self._narrator.telling(happened), happened, remarks, self._narrator.words.ways
            )
            self._told.append((happened, told))
            self._events.append(session.events(number))
        self._remarks = len(session.remarks)
        self.plays = tuple(play for _, play in self._told if play.told)
        self.record = record_of(session, self._narrator.place, tuple(self._events))
