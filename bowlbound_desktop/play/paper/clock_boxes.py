"""The clock of the scorepad: which boxes are struck off, and with whose ball."""

from collections.abc import Iterable, Iterator, Mapping

from attrs import define, field, frozen

from bowlbound_desktop.kernel.events import ClockRan, PlayStarted
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.system import Scorepad
from bowlbound_desktop.play.counting.drives import drives_of
from bowlbound_desktop.play.paper.game_log import GameLog


@frozen
class ClockBox:
    """One box of the clock."""

    gone: float = 0.0
    """How much of it is gone, from 0 to 1."""
    side: Side | None = None
    """Who had the ball."""
    label: str = ""
    """What is printed in it."""


EMPTY = ClockBox()
ROUNDING = 1e-6


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
    if pad.labels:
        return _labelled(log)
    if pad.counts != "seconds":
        return _boxes_of(_plays(log) if pad.counts == "plays" else _possessions(log), pad)
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


def _labelled(log: GameLog) -> Mapping[int, tuple[ClockBox, ...]]:
    """Boxes that are something of their own, struck off as far as each period has gone."""
    starts = [event for event, _ in log.timed() if isinstance(event, PlayStarted)]
    now = starts[-1].elapsed if starts and not log.over else float("inf")
    last = max([log.pad.periods, *(start.quarter for start in starts)])
    return {
        period: tuple(_struck(labels, now - (period - 1)))
        for period, labels in log.pad.labels.items()
        if period <= last
    }


def _struck(labels: tuple[str, ...], gone: float) -> Iterator[ClockBox]:
    for place, label in enumerate(labels, 1):
        yield ClockBox(1.0 if place <= gone * len(labels) + ROUNDING else 0.0, label=label)


def _plays(log: GameLog) -> Iterator[tuple[int, Side]]:
    """Period and side of every play from scrimmage."""
    for event, _ in log.timed():
        if isinstance(event, PlayStarted) and event.down:
            yield event.quarter, event.side


def _possessions(log: GameLog) -> Iterator[tuple[int, Side]]:
    """Period and side of every drive that has ended."""
    for drive in drives_of(log.record()):
        if drive.result:
            yield drive.quarter, drive.side


def _boxes_of(struck: Iterable[tuple[int, Side]], pad: Scorepad) -> Mapping[int, tuple[ClockBox, ...]]:
    """One box struck for each."""
    periods = {number: list[ClockBox]() for number in range(1, pad.periods + 1)}
    for period, side in struck:
        periods.setdefault(period, []).append(ClockBox(1.0, side))
    empty = (EMPTY,) * (pad.sets * pad.boxes)
    return {number: (*boxes, *empty[len(boxes) :]) for number, boxes in sorted(periods.items())}


def blank_boxes(pad: Scorepad) -> Mapping[int, tuple[ClockBox, ...]]:
    """The clock before the kickoff."""
    if pad.labels:
        return {period: tuple(_struck(labels, 0.0)) for period, labels in pad.labels.items()}
    return dict.fromkeys(range(1, pad.periods + pad.overtime + 1), (EMPTY,) * (pad.sets * pad.boxes))
