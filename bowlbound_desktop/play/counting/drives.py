"""Drives of a game: where each began, what it gained, and how it ended."""

from collections.abc import Sequence

from attrs import define, field

from bowlbound_desktop.kernel import events as e
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.nouns import counted
from bowlbound_desktop.kernel.requests import Event
from bowlbound_desktop.kernel.ways import Ways
from bowlbound_desktop.kernel.wording import quarter_words
from bowlbound_desktop.play.counting.record import Record
from bowlbound_desktop.play.play_ends import drive_result, stands


@define
class DriveLine:
    """One row of the drive chart."""

    side: Side
    quarter: int
    seconds: int
    """Left in the quarter when it began."""
    start: int
    plays: int = 0
    """Plays that counted, including kicks."""
    end: int = field(default=0)
    result: str = ""
    time: int = 0
    """Seconds that it took."""
    clock: str = ""
    """What the clock showed when it began."""
    snaps: int = 0
    """All plays, including those that did not count."""

    @property
    def yards(self) -> int:
        """Yards toward the opponents' goal line."""
        return (self.end - self.start) * (1 if self.side is Side.HOME else -1)

    @property
    def began(self) -> str:
        """Period and clock."""
        return f"{quarter_words(self.quarter)} {self.clock}"

    @property
    def words(self) -> str:
        """Plays, yards and result: "7 plays, 36 yards, punt"."""
        return drive_words(self.plays, self.yards, self.result)


def drive_words(plays: int, yards: int, result: str) -> str:
    """What a drive comes to; without a result while it goes on."""
    return ", ".join(filter(None, (counted(plays, "play"), counted(yards, "yard"), result.lower())))


def drives_of(record: Record) -> tuple[DriveLine, ...]:
    """All drives, the one in progress last."""
    drives: list[DriveLine] = []
    ways = record.ways
    for play in record.plays:
        start = e.start_of(play)
        if start is None:
            continue
        if not start.down:
            _go_on(drives, start, play, ways)
            continue
        if not drives or drives[-1].result or drives[-1].side is not start.side:
            drives.append(DriveLine(start.side, start.quarter, start.left, start.ball, clock=start.time))
        _count(drives[-1], start, play, ways)
    return tuple(drives)


def _go_on(drives: Sequence[DriveLine], start: e.PlayStarted, play: Sequence[Event], ways: Ways) -> None:
    """A drive in progress can also end in a play that is no down, in games that have such plays."""
    if drives and not drives[-1].result and drives[-1].side is start.side:
        drives[-1].result = drive_result(start.side, play, ways)


def _count(drive: DriveLine, start: e.PlayStarted, play: Sequence[Event], ways: Ways) -> None:
    drive.snaps += 1
    drive.time += sum(event.seconds for event in play if isinstance(event, e.ClockRan))
    drive.end = reached(start, play, ways)
    drive.plays += stands(play)
    drive.result = drive_result(drive.side, play, ways)


def reached(start: e.PlayStarted, play: Sequence[Event], ways: Ways) -> int:
    """The yard line that a play reached; that from which it began if a penalty cancelled it."""
    moves = (event for event in play if isinstance(event, e.BallMoved) and event.side is start.side)
    ends = (move.end for move in moves if ways.move(move.how).advances)
    return next(ends, start.ball) if stands(play) else start.ball
