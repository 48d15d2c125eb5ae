"""The plays that swung the chance to win most."""

from collections.abc import Sequence

from attrs import frozen

from bowlbound_desktop.kernel.events import PlayStarted
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.counting.record import Record
from bowlbound_desktop.play.counting.win_chance import Curve, judged_plays
from bowlbound_desktop.play.paper.game_log import quarter_label

MOST = 5
LEAST = 0.005
"""Anything smaller would be shown as no change."""


@frozen(kw_only=True)
class Swing:
    """One play, and what it did to the chance of the side that it helped."""

    play: int
    when: str
    side: Side
    change: float

    @property
    def words(self) -> str:
        """The change in per cent."""
        return f"+{round(100 * self.change)} %"


def swings(record: Record, points: Curve) -> tuple[Swing, ...]:
    """The greatest changes between one point of the curve and the next, the greatest first."""
    plays = judged_plays(record)
    changes = [
        (plays[place], points[place + 1][1] - points[place][1])
        for place in range(min(len(points), len(plays)) - 1)
    ]
    ordered = sorted(changes, key=lambda change: -abs(change[1]))
    return tuple(_swing(record, *change) for change in ordered[:MOST] if abs(change[1]) >= LEAST)


def _swing(record: Record, play: int, change: float) -> Swing:
    side = Side.HOME if change > 0 else Side.AWAY
    return Swing(play=play, when=_when(record.plays[play]), side=side, change=abs(change))


def _when(events: Sequence[object]) -> str:
    start = next(event for event in events if isinstance(event, PlayStarted))
    return f"{quarter_label(start.quarter)} {start.time}"
