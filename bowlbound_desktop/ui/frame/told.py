"""Finished plays as the log shows them, and which of them make up a drive."""

from collections.abc import Iterable, Mapping, Sequence

from attrs import frozen

from bowlbound_desktop.kernel.events import Scored, start_of
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Event, Happening
from bowlbound_desktop.kernel.ways import COMMON, Ways
from bowlbound_desktop.play.counting.drives import drive_words, reached
from bowlbound_desktop.play.play_ends import drive_result, stands

KICKS = ("kickoff", "free-kick")
REMARKS: Mapping[str, str] = {
    "odds": "The odds were looked at",
    "advice": "A coach was asked for a call",
}
"""The remarks of a session, in the words of the log."""


@frozen(kw_only=True, cache_hash=True)
class ToldPlay:
    """One entry of the play-by-play."""

    number: int
    situation: str
    result: str
    drive: Side | None = None
    """The side whose drive it belongs to, for a kickoff the receivers; None before the first play."""
    opens: bool = False
    """Whether it begins a drive even if the side stays the same."""
    void: bool = False
    """Whether a penalty cancelled it, so that the drive does not count it."""
    outcome: str = ""
    """How the drive ended with this play; empty where it goes on, and for kickoffs."""
    ball: int | None = None
    """Where the play began, for plays from scrimmage."""
    reached: int = 0
    """Where the play ended, for plays from scrimmage."""
    scored: bool = False
    remarks: tuple[str, ...] = ()
    """Remarks on the play, in words."""

    @property
    def told(self) -> bool:
        """Whether it has anything to show."""
        return bool(self.situation or self.result)

    @property
    def ends(self) -> bool:
        """Whether the drive ended with it: the next play from scrimmage begins another."""
        return bool(self.outcome) and self.ball is not None


def tell(
    number: int,
    told: tuple[str, str],
    happened: Iterable[Happening],
    remarks: Iterable[str] = (),
    ways: Ways = COMMON,
) -> ToldPlay:
    """A finished play as the log shows it."""
    events = [item for item in happened if isinstance(item, Event)]
    start = start_of(events)
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
        outcome="" if start is None or kick else drive_result(start.side, events, ways),
        ball=start.ball if start is not None and start.down else None,
        reached=0 if start is None else reached(start, events, ways),
        scored=any(isinstance(event, Scored) for event in events),
    )


def remarks_on(number: int, remarks: Iterable[tuple[int, str]]) -> tuple[str, ...]:
    """The remarks of a session on one play, in words."""
    return tuple(REMARKS.get(word, word) for play, word in remarks if play == number)


def starts_drive(play: ToldPlay, before: ToldPlay | None) -> bool:
    """Whether a play is the first of its drive."""
    if before is None or play.opens or play.drive is not before.drive:
        return True
    return before.ends and play.ball is not None


def drive_told(plays: Sequence[ToldPlay]) -> str:
    """What the plays of one drive came to; empty before the first play from scrimmage."""
    snaps = [play for play in plays if play.ball is not None]
    first = snaps[0].ball if snaps else None
    if first is None or snaps[0].drive is None:
        return ""
    forward = 1 if snaps[0].drive is Side.HOME else -1
    counting = sum(not play.void for play in snaps)
    outcome = next((play.outcome for play in plays if play.outcome), "")
    return drive_words(counting, (snaps[-1].reached - first) * forward, outcome)


def trail(plays: Sequence[ToldPlay], ball: int | None) -> tuple[int, ...]:
    """Where the plays of the last drive began, and where the ball is now; empty once the drive has ended."""
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
