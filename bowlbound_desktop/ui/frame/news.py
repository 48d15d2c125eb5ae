"""What has happened since the last frame: events to be animated, and the big moments among them."""

from attrs import define, field, frozen

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Event
from bowlbound_desktop.play.narrate import Narrator
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.play.story.chance import with_chance
from bowlbound_desktop.play.story.moments import BigMoment, PlayNews, moments_of, points_after


@frozen
class Happened:
    """What is new; without moves nothing is animated."""

    moves: tuple[Event, ...] | None = ()
    moments: tuple[BigMoment, ...] = ()


STILL = Happened(None)


@define
class News:
    """Remembers how far a game has been shown."""

    _session: Session
    _narrator: Narrator
    _seen: tuple[int, int, int] | None = field(default=None, init=False)
    """How many plays, happenings and events have been shown; None before the first frame."""

    def since_last(self) -> Happened:
        """What is new since the last call; nothing moves after an undo or in a new game."""
        session = self._session
        events = session.events()
        before, self._seen = self._seen, (session.plays, len(session.happened()), len(events))
        if before is None:
            return Happened()
        if self._seen < before:
            return STILL
        return self._happened(before[0], before[2])

    def of_play(self, number: int) -> Happened:
        """A whole play of the past, to be animated again."""
        return self._happened(number, 0, number)

    def _happened(self, play: int, told: int, last: int | None = None) -> Happened:
        """What came after the first events of a play, up to the end of another play or up to now."""
        parts = self._parts(play, told, self._session.plays if last is None else last)
        if not any(part.new or part.finished for part in parts.values()):
            return Happened()
        points = self._points(play, told)
        moments: list[BigMoment] = []
        for number, part in parts.items():
            found = moments_of(part, points, self._narrator)
            moments += (self._judged(moment, number, part) for moment in found)
            points = points_after(points, part.new)
        return Happened(tuple(event for part in parts.values() for event in part.new), tuple(moments))

    def _judged(self, moment: BigMoment, play: int, news: PlayNews) -> BigMoment:
        """The moment with the change in the chance to win, once the play is over."""
        if not news.finished:
            return moment
        return with_chance(moment, self._session, play, self._narrator.names)

    def _parts(self, play: int, told: int, last: int) -> dict[int, PlayNews]:
        session = self._session
        parts = {number: session.events(number) for number in range(play, last + 1)}
        return {
            number: PlayNews(
                events=part, new=part[told:] if number == play else part, finished=number < session.plays
            )
            for number, part in parts.items()
            if part
        }

    def _points(self, play: int, told: int) -> dict[Side, int]:
        """The points after the first events of a play."""
        session = self._session
        before = session.system.scoreboard(session.position(play).game).totals
        return points_after(before, session.events(play)[:told])
