"""Finished plays as the log shows them, and how they make up drives."""

from collections.abc import Iterable, Mapping, Sequence

from attrs import frozen

from bowlbound_desktop.kernel.events import PlayStarted, Scored
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Event, Happening
from bowlbound_desktop.kernel.ways import COMMON, Ways
from bowlbound_desktop.play.play_ends import drive_result, stands

KICKS = ("kickoff", "free-kick")
REMARKS: Mapping[str, str] = {
    "odds": "The odds were looked at",
    "advice": "A coach was asked for a call",
}
"""How the log puts a session's remarks."""


@frozen(kw_only=True, cache_hash=True)
class ToldPlay:
    """One line of the play-by-play."""

    number: int
    situation: str
    result: str
    drive: Side | None = None
    """Whose drive it belongs to; a kickoff belongs to the receivers', None before the first."""
    opens: bool = False
    """Whether it begins a drive even if the side stays."""
    void: bool = False
    """Whether a penalty took it back, so that its drive does not count it."""
    ends: bool = False
    """Whether its drive ended with it: the next play from scrimmage begins another."""
    ball: int | None = None
    scored: bool = False
    remarks: tuple[str, ...] = ()
    """What happened beside the game, in words."""

    @property
    def told(self) -> bool:
        """Whether there is anything to say of it."""
        return bool(self.situation or self.result)


def tell(
    number: int,
    told: tuple[str, str],
    happened: Iterable[Happening],
    remarks: Iterable[str] = (),
    ways: Ways = COMMON,
) -> ToldPlay:
    """A play in its two lines, placed in its drive by what it started with."""
    events = [item for item in happened if isinstance(item, Event)]
    start = next((event for event in events if isinstance(event, PlayStarted)), None)
    situation, result = told
    kick = start is not None and start.what in KICKS
    return ToldPlay(
        number=number,
        situation=situation,
        result=" · ".join((result, *remarks)),
        remarks=tuple(remarks),
        drive=None if start is None else start.side.opponent if kick else start.side,
        opens=kick,
        void=not stands(events),
        ends=start is not None and start.down > 0 and bool(drive_result(start.side, events, ways)),
        ball=start.ball if start is not None and start.down else None,
        scored=any(isinstance(event, Scored) for event in events),
    )


def remarks_on(number: int, remarks: Iterable[tuple[int, str]]) -> tuple[str, ...]:
    """A session's remarks on one play, in words."""
    return tuple(REMARKS.get(word, word) for play, word in remarks if play == number)


def starts_drive(play: ToldPlay, before: ToldPlay | None) -> bool:
    """Whether a play is the first of its drive."""
    if before is None or play.opens or play.drive is not before.drive:
        return True
    return before.ends and play.ball is not None


def trail(plays: Sequence[ToldPlay], ball: int | None) -> tuple[int, ...]:
    """Where the plays of the last drive began, and where the ball is now; nothing once it has ended."""
    spots: list[int] = []
    for place in range(len(plays) - 1, -1, -1):
        play = plays[place]
        if play.ends:
            return ()
        if play.ball is not None:
            spots.append(play.ball)
        if starts_drive(play, plays[place - 1] if place else None):
            break
    return (*reversed(spots), ball) if spots and ball is not None else ()
