"""The figures of one play for the side that had the ball, from the events that every football game tells."""

from collections.abc import Sequence

from attrs import frozen

from bowlbound_desktop.kernel.events import PenaltyMarked, PossessionChanged, Scored
from bowlbound_desktop.kernel.field import Side, Spot
from bowlbound_desktop.kernel.requests import Event
from bowlbound_desktop.play.counting.statistics import tallied

FIGURES = ("yards", "first_down", "touchdown", "score", "turnover", "penalty", "safety")
"""The figures that are averaged over all ways."""


@frozen(kw_only=True)
class PlayFigures:
    """One way through a play in figures."""

    gain: int | None
    """By run or pass, if the ball was kept; None where it was lost or kicked, or the play did not count."""
    first_down: bool
    """Whether it made a first down; a touchdown counts as one."""
    touchdown: bool
    score: bool
    turnover: bool
    penalty: bool
    safety: bool
    start: int | None
    """Where the other side has its next series, from its own goal line; None where it has none."""

    @property
    def yards(self) -> int:
        """The gain; 0 where the ball was lost."""
        return self.gain or 0


def play_figures(offense: Side, events: Sequence[Event]) -> PlayFigures:
    """The figures of a play in which `offense` puts the ball in play."""
    line = tallied(events)[offense]
    scores = [event for event in events if isinstance(event, Scored)]
    return PlayFigures(
        gain=line.yards if line.plays and not line.turnovers else None,
        first_down=line.first_downs > 0,
        touchdown=line.touchdowns > 0,
        score=line.points > 0,
        turnover=line.turnovers > 0,
        penalty=any(isinstance(event, PenaltyMarked) for event in events),
        safety=any(event.how == "safety" and event.side is not offense for event in scores),
        start=None if scores else _start(offense, events),
    )


def _start(offense: Side, events: Sequence[Event]) -> int | None:
    last = next((event for event in reversed(events) if isinstance(event, PossessionChanged)), None)
    if last is None or last.side is offense:
        return None
    return Spot(last.ball).seen_by(last.side)
