"""Drives of a game: where each began, what it came to, and how it ended."""

from collections.abc import Iterator, Sequence

from attrs import define, field

from bowlbound_desktop.kernel import events as e
from bowlbound_desktop.kernel.clock import clock_text
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Event
from bowlbound_desktop.play.record import Record


@define
class DriveLine:
    """One row of the drive chart."""

    side: Side
    quarter: int
    seconds: int
    start: int
    plays: int = 0
    end: int = field(default=0)
    result: str = ""

    @property
    def yards(self) -> int:
        """Yards toward the opponents' goal line."""
        return (self.end - self.start) * (1 if self.side is Side.HOME else -1)

    @property
    def began(self) -> str:
        """Period and clock."""
        period = f"Q{self.quarter}" if self.quarter <= 4 else "OT"
        return f"{period} {clock_text(self.seconds)}"


def drives_of(record: Record) -> tuple[DriveLine, ...]:
    """All drives, the one in progress last."""
    drives: list[DriveLine] = []
    for play in record.plays:
        start = next((event for event in play if isinstance(event, e.PlayStarted)), None)
        if start is None or not start.down:
            continue
        if not drives or drives[-1].result or drives[-1].side is not start.side:
            drives.append(DriveLine(start.side, start.quarter, start.seconds, start.ball))
        _count(drives[-1], start, play)
    return tuple(drives)


def _count(drive: DriveLine, start: e.PlayStarted, play: Sequence[Event]) -> None:
    own = ("run", "pass", "penalty", "spot")
    ends = [
        move.end
        for move in play
        if isinstance(move, e.BallMoved) and move.side is drive.side and move.how in own
    ]
    drive.plays += 1
    drive.end = ends[-1] if ends else start.ball
    drive.result = next(_results(drive, play), "")


def _results(drive: DriveLine, play: Sequence[Event]) -> Iterator[str]:
    """What ended the drive, the most telling first."""
    for event in play:
        if isinstance(event, e.Scored):
            ours = event.side is drive.side
            yield event.how.replace("_", " ").capitalize() if ours else f"{event.how.capitalize()} against"
    kinds = {type(event): event for event in play}
    if e.Intercepted in kinds:
        yield "Interception"
    for event in play:
        if isinstance(event, e.Recovered) and event.side is not drive.side:
            yield "Fumble lost"
        if isinstance(event, e.BallMoved) and event.how == "punt":
            yield "Punt"
        if isinstance(event, e.KickFailed) and event.how == "field_goal":
            yield "Missed field goal"
    if e.PossessionChanged in kinds:
        yield "Downs"
    period = kinds.get(e.PeriodEnded)
    if isinstance(period, e.PeriodEnded) and period.quarter in (2, 4):
        yield "End of half"
