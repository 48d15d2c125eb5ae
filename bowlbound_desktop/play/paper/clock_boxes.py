"""The clock of the scorepad: which boxes are struck off, and with whose ball."""

from collections.abc import Iterator, Mapping

from attrs import define, field, frozen

from bowlbound_desktop.kernel.events import ClockRan, PlayStarted
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.system import Scorepad
from bowlbound_desktop.play.paper.game_log import GameLog


@frozen
class ClockBox:
    """One box of the clock."""

    gone: float = 0.0
    """How much of it is gone, from 0 to 1."""
    side: Side | None = None
    """Who had the ball."""


EMPTY = ClockBox()


@define
class _Period:
    """Every second that is gone of a period, with the side that had the ball."""

    length: int
    spent: list[Side | None] = field(factory=list)

    def run_to(self, left: int, side: Side | None) -> None:
        gone = max(0, min(self.length, self.length - left))
        del self.spent[gone:]
        self.spent += [side] * (gone - len(self.spent))

    def boxes(self, seconds: int) -> Iterator[ClockBox]:
        for first in range(0, self.length, seconds):
            inside = self.spent[first : first + seconds]
            yield ClockBox(len(inside) / seconds, inside[-1]) if inside else EMPTY


def clock_boxes(log: GameLog) -> Mapping[int, tuple[ClockBox, ...]]:
    """The boxes of each period that was timed, and of all the usual ones."""
    pad = log.pad
    if pad.plays:
        return _boxes_of_plays(log)
    periods = {number: _Period(pad.period) for number in range(1, pad.periods + 1)}
    for event, start in log.timed():
        if start is None:
            continue
        if isinstance(event, PlayStarted) and start.quarter in periods:
            periods[start.quarter].run_to(event.seconds, None)
        if isinstance(event, ClockRan):
            period = periods.setdefault(start.quarter, _Period(pad.period))
            period.run_to(event.left, start.side)
    return {number: tuple(period.boxes(pad.seconds)) for number, period in sorted(periods.items())}


def _boxes_of_plays(log: GameLog) -> Mapping[int, tuple[ClockBox, ...]]:
    """One box struck for every play from scrimmage."""
    struck = {number: list[ClockBox]() for number in range(1, log.pad.periods + 1)}
    for event, _ in log.timed():
        if isinstance(event, PlayStarted) and event.down:
            struck.setdefault(event.quarter, []).append(ClockBox(1.0, event.side))
    empty = (EMPTY,) * (log.pad.sets * log.pad.boxes)
    return {number: (*boxes, *empty[len(boxes) :]) for number, boxes in sorted(struck.items())}


def blank_boxes(pad: Scorepad) -> Mapping[int, tuple[ClockBox, ...]]:
    """The clock before the kickoff."""
    return dict.fromkeys(range(1, pad.periods + 1), (EMPTY,) * (pad.sets * pad.boxes))
