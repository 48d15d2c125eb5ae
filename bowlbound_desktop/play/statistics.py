"""Events folded into a box score; only events of the kernel are read, so that every system can be counted."""

from collections.abc import Callable, Mapping
from typing import Any

from attrs import asdict, define, field, fields

from bowlbound_desktop.kernel.events import (
    BallMoved,
    Called,
    CellRead,
    FirstDown,
    Fumbled,
    Intercepted,
    PassFell,
    PenaltyMarked,
    PlayStarted,
    Recovered,
    Scored,
)
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Event

SCRAMBLES = ("QR", "QT")
THROWN = ("6", "7", "8", "9")


@define
class Line:
    """One side's line of the box score, for one game or added up over many."""

    points: int = 0
    rushes: int = 0
    rush_yards: int = 0
    passes: int = 0
    completions: int = 0
    pass_yards: int = 0
    interceptions: int = 0
    fumbles: int = 0
    fumbles_lost: int = 0
    first_downs: int = 0
    penalties: int = 0
    penalty_yards: int = 0
    punts: int = 0
    punt_yards: int = 0
    field_goals: int = 0
    field_goals_tried: int = 0
    touchdowns: int = 0

    @property
    def plays(self) -> int:
        """Rushes and passes."""
        return self.rushes + self.passes

    @property
    def yards(self) -> int:
        """Yards by rushing and passing."""
        return self.rush_yards + self.pass_yards

    @property
    def turnovers(self) -> int:
        """Interceptions thrown and fumbles lost."""
        return self.interceptions + self.fumbles_lost

    def add(self, other: "Line") -> None:
        """Add another line to this one."""
        for name in NAMES:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def values(self) -> dict[str, int]:
        """The figures by name."""
        return asdict(self)


NAMES = tuple(one.name for one in fields(Line))


@define
class _Play:
    """What is known of the play in progress."""

    side: Side = Side.HOME
    scrimmage: bool = False
    call: str = ""
    kind: str = ""
    """rush, complete, incomplete or intercepted."""
    yards: int = 0
    scrambled: bool = False
    cancelled: bool = False


def _lines() -> dict[Side, Line]:
    return {side: Line() for side in Side}


@define
class Tally:
    """Counts the events of one game as they come."""

    lines: dict[Side, Line] = field(factory=_lines)
    _play: _Play = field(factory=_Play, init=False)
    _free: Fumbled | None = field(default=None, init=False)

    def tell(self, event: Event) -> None:
        """Count one event."""
        if fold := _FOLDS.get(type(event)):
            fold(self, event)

    def finish(self) -> dict[Side, Line]:
        """The lines with the last play counted."""
        self._close()
        return self.lines

    def _close(self) -> None:
        """Book the play in progress, unless a penalty cancelled it."""
        play, line = self._play, self.lines[self._play.side]
        self._play = _Play()
        if not play.kind or play.cancelled:
            return
        if play.kind == "rush":
            line.rushes += 1
            line.rush_yards += play.yards
            return
        line.passes += 1
        line.completions += play.kind == "complete"
        line.pass_yards += play.yards if play.kind == "complete" else 0
        line.interceptions += play.kind == "intercepted"

    def _started(self, event: PlayStarted) -> None:
        self._close()
        self._play = _Play(side=event.side, scrimmage=event.what == "scrimmage")

    def _called(self, event: Called) -> None:
        if event.kind == "offense_call":
            self._play.call = event.option

    def _read(self, event: CellRead) -> None:
        if event.column in SCRAMBLES:
            self._play.scrambled = True

    def _moved(self, event: BallMoved) -> None:
        play = self._play
        if not play.scrimmage:
            return
        gain = (event.end - event.start) * (1 if event.side is Side.HOME else -1)
        if event.how == "punt":
            self.lines[event.side].punts += 1
            self.lines[event.side].punt_yards += gain
        elif event.how == "field_goal":
            self.lines[event.side].field_goals_tried += 1
        elif event.how in ("run", "pass", "fumble") and not play.kind:
            caught = event.how == "pass" or (event.how == "fumble" and play.call in THROWN)
            play.kind = "complete" if caught and not play.scrambled else "rush"
            play.yards = gain

    def _fell(self, event: PassFell) -> None:  # noqa: ARG002
        if self._play.scrimmage:
            self._play.kind = "incomplete"

    def _intercepted(self, event: Intercepted) -> None:  # noqa: ARG002
        if self._play.scrimmage:
            self._play.kind = "intercepted"

    def _fumbled(self, event: Fumbled) -> None:
        self._free = event

    def _recovered(self, event: Recovered) -> None:
        free, self._free = self._free, None
        if free is None or free.how == "block":
            return
        self.lines[free.side].fumbles += 1
        self.lines[free.side].fumbles_lost += event.side is not free.side

    def _first_down(self, event: FirstDown) -> None:
        self.lines[event.side].first_downs += 1

    def _scored(self, event: Scored) -> None:
        line = self.lines[event.side]
        line.points += event.points
        line.field_goals += event.how == "field_goal"
        line.touchdowns += event.how == "touchdown"
        if event.how == "touchdown" and event.side is self._play.side and self._play.scrimmage:
            line.first_downs += 1

    def _penalty(self, event: PenaltyMarked) -> None:
        self.lines[event.side].penalties += 1
        self.lines[event.side].penalty_yards += event.yards
        if event.rule != "R-15":  # there the score stands
            self._play.cancelled = True


_FOLDS: Mapping[type, Callable[[Tally, Any], None]] = {
    PlayStarted: Tally._started,
    Called: Tally._called,
    CellRead: Tally._read,
    BallMoved: Tally._moved,
    PassFell: Tally._fell,
    Intercepted: Tally._intercepted,
    Fumbled: Tally._fumbled,
    Recovered: Tally._recovered,
    FirstDown: Tally._first_down,
    Scored: Tally._scored,
    PenaltyMarked: Tally._penalty,
}
