"""The clock of the scorepad: which boxes are struck off, and who had the ball then."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from attrs import define, evolve, field, frozen

from bowlbound_desktop.kernel.events import ClockRan, PlayStarted
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.system import Scorepad
from bowlbound_desktop.play.counting.drives import drives_of
from bowlbound_desktop.play.paper.game_log import GameLog


@frozen
class PaperClockBox:
    """One box of the clock."""

    gone: float = 0.0
    """How much of it is struck off, from 0 to 1."""
    side: Side | None = None
    """Who had the ball."""
    label: str = ""
    """What is printed in it."""


Clock: TypeAlias = Mapping[int, tuple[PaperClockBox, ...]]
"""The boxes of each period."""
EMPTY = PaperClockBox()
ROUNDING = 1e-6


@define
class _Period:
    """The seconds of a period that are over, each with the side that had the ball."""

    length: int
    spent: list[Side | None] = field(factory=list)

    def run_to(self, left: int, side: Side | None) -> None:
        gone = max(0, min(self.length, self.length - left))
        del self.spent[gone:]
        self.spent += [side] * (gone - len(self.spent))

    def boxes(self, seconds: int) -> Iterator[PaperClockBox]:
        for first in range(0, self.length, seconds):
            inside = self.spent[first : first + seconds]
            yield PaperClockBox(len(inside) / seconds, inside[-1]) if inside else EMPTY


def clock_boxes(log: GameLog) -> Clock:
    """The boxes of every usual period, and of any extra one that was timed."""
    return _labelled(_KINDS[log.pad.counts](log), log.pad)


def _timed(log: GameLog) -> Clock:
    pad = log.pad
    periods = {number: _Period(pad.period) for number in range(1, pad.periods + 1)}
    for event, start in log.timed():
        if start is None:
            continue
        if isinstance(event, PlayStarted) and start.quarter in periods:
            periods[start.quarter].run_to(event.seconds or 0, None)
        if isinstance(event, ClockRan):
            period = periods.setdefault(start.quarter, _Period(pad.period))
            period.run_to(event.left, start.side)
    return {number: tuple(period.boxes(pad.seconds)) for number, period in sorted(periods.items())}


def _entries(log: GameLog) -> Clock:
    """Boxes with labels of their own, struck off as far as each period has been played."""
    starts = [event for event, _ in log.timed() if isinstance(event, PlayStarted)]
    now = starts[-1].elapsed if starts and not log.over else float("inf")
    last = max([log.pad.periods, *(start.quarter for start in starts)])
    return {
        period: tuple(_struck(len(labels), now - (period - 1)))
        for period, labels in log.pad.labels.items()
        if period <= last
    }


def _struck(boxes: int, gone: float) -> Iterator[PaperClockBox]:
    for place in range(1, boxes + 1):
        yield PaperClockBox(1.0 if place <= gone * boxes + ROUNDING else 0.0)


def _plays(log: GameLog) -> Clock:
    """A box for every play from scrimmage."""
    starts = (event for event, _ in log.timed() if isinstance(event, PlayStarted))
    return _boxes_of(((start.quarter, start.side) for start in starts if start.down), log.pad)


def _possessions(log: GameLog) -> Clock:
    """A box for every drive that has ended."""
    drives = drives_of(log.record())
    return _boxes_of(((drive.quarter, drive.side) for drive in drives if drive.result), log.pad)


_KINDS = {"seconds": _timed, "plays": _plays, "possessions": _possessions, "entries": _entries}


def _boxes_of(struck: Iterable[tuple[int, Side]], pad: Scorepad) -> Clock:
    """One box struck off for each pair of period and side."""
    periods = {number: list[PaperClockBox]() for number in range(1, pad.periods + 1)}
    for period, side in struck:
        periods.setdefault(period, []).append(PaperClockBox(1.0, side))
    empty = (EMPTY,) * (pad.sets * pad.boxes)
    return {number: (*boxes, *empty[len(boxes) :]) for number, boxes in sorted(periods.items())}


def blank_boxes(pad: Scorepad) -> Clock:
    """The clock before the kickoff."""
    if pad.counts == "entries":
        return _labelled({period: (EMPTY,) * len(labels) for period, labels in pad.labels.items()}, pad)
    periods = range(1, pad.periods + pad.overtime + 1)
    return _labelled(dict.fromkeys(periods, (EMPTY,) * (pad.sets * pad.boxes)), pad)


def _labelled(clock: Clock, pad: Scorepad) -> Clock:
    """The boxes with what is printed in them."""
    return {period: tuple(_printed(boxes, pad.labels.get(period, {}))) for period, boxes in clock.items()}


def _printed(boxes: Sequence[PaperClockBox], labels: Mapping[int, str]) -> Iterator[PaperClockBox]:
    for number, box in enumerate(boxes):
        yield evolve(box, label=labels[number]) if number in labels else box
