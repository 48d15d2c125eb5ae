"""Events folded into a box score; only events of the kernel are read, so that it works for every game.

What a play brought is held back until the next one starts: a penalty or offset fouls may still cancel it.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from attrs import define, field

from bowlbound_desktop.kernel.events import (
    BallMoved,
    Called,
    ClockRan,
    FirstDown,
    Fumbled,
    Intercepted,
    PassFell,
    PenaltyMarked,
    PlayCancelled,
    PlayStarted,
    PossessionChanged,
    Recovered,
    Scored,
)
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.gridiron import LAST_DOWN
from bowlbound_desktop.kernel.requests import Event
from bowlbound_desktop.kernel.ways import COMMON, Ways
from bowlbound_desktop.play.counting.box_line import BoxLine

__all__ = ["COUNTERS", "BoxLine", "Tally", "tallied"]

SCRIMMAGE, KICKOFFS = "scrimmage", ("kickoff", "free-kick")
KICKED = {"punt": "punts", "field_goal": "field_goals_tried"}
"""What a blocked kick counts as."""


@define
class _Play:
    """What is known of the play in progress."""

    side: Side = Side.HOME
    what: str = ""
    """As in PlayStarted."""
    down: int = 0
    to_go: int = 0
    cancelled: bool = False
    call: str = ""
    kind: str = ""
    """rush, complete, incomplete or intercepted."""
    yards: int = 0
    penalised: bool = False
    chains: bool = False
    """Whether the offense got a first down or a touchdown."""
    free: Side | None = None
    """Whose ball is loose; None while it is not."""
    beside: tuple[tuple[Side, str, int], ...] = ()
    """Kicks, returns and fumbles: whose, what, how much."""


def _lines() -> dict[Side, BoxLine]:
    return {side: BoxLine() for side in Side}


def tallied(events: Iterable[Event], ways: Ways = COMMON) -> dict[Side, BoxLine]:
    """The box score of a game."""
    tally = Tally(ways)
    for event in events:
        tally.tell(event)
    return tally.finish()


@define
class Tally:
    """Counts the events of one game as they come."""

    ways: Ways = COMMON
    lines: dict[Side, BoxLine] = field(factory=_lines)
    _play: _Play = field(factory=_Play, init=False)

    def tell(self, event: Event) -> None:
        """Count one event."""
        if count := COUNTERS.get(type(event)):
            count(self, event)

    def finish(self) -> dict[Side, BoxLine]:
        """The lines with the last play counted."""
        self._close()
        self._play = _Play()
        return self.lines

    def _close(self) -> None:
        """Book the play in progress, as far as it stands."""
        play = self._play
        line = self.lines[play.side]
        if play.chains:
            _book_first_down(play, line)
        if play.cancelled:
            return
        for side, name, amount in play.beside:
            setattr(self.lines[side], name, getattr(self.lines[side], name) + amount)
        if play.kind:
            _book_play(play, line)

    def _started(self, event: PlayStarted) -> None:
        self._close()
        what = event.what
        cancelled = what == "try"  # only its points and penalties count
        self._play = _Play(event.side, what, event.down, event.to_go, cancelled)

    def _called(self, event: Called) -> None:
        if event.role == "offense":
            self._play.call = event.option

    def _moved(self, event: BallMoved) -> None:
        play, side, gain = self._play, event.side, event.gain
        counts = self.ways.move(event.how).counts
        if counts == "return":
            play.beside += ((side, "returns", 1), (side, "return_yards", gain))
        elif play.what != SCRIMMAGE:
            return
        elif counts in ("rush", "pass"):
            if not play.kind:
                play.kind = "complete" if counts == "pass" or event.thrown else "rush"
                play.yards = gain
        elif counts == "punt":
            play.beside += ((side, "punts", 1), (side, "punt_yards", gain))
        elif kicked := self._kicked(counts, play.call):
            play.beside += ((side, kicked, 1),)

    def _kicked(self, counts: str, call: str) -> str:
        """What a field goal or a blocked kick counts as; a block counts nothing where no kick was called."""
        if counts == "field_goal":
            return KICKED[counts]
        return KICKED.get(self.ways.kicks.get(call, ""), "") if counts == "block" else ""

    def _fell(self, event: PassFell) -> None:  # noqa: ARG002
        self._play.kind = "incomplete" if self._play.what == SCRIMMAGE else ""

    def _intercepted(self, event: Intercepted) -> None:  # noqa: ARG002
        self._play.kind = "intercepted" if self._play.what == SCRIMMAGE else ""

    def _fumbled(self, event: Fumbled) -> None:
        if self.ways.freed(event.how).counts:
            self._play.free = event.side
            self._play.beside += ((event.side, "fumbles", 1),)

    def _had(self, event: Recovered | PossessionChanged) -> None:
        free, self._play.free = self._play.free, None
        if free is not None and event.side is not free:
            self._play.beside += ((free, "fumbles_lost", 1),)

    def _first_down(self, event: FirstDown) -> None:
        self._play.chains = event.side is self._play.side

    def _scored(self, event: Scored) -> None:
        line, counts = self.lines[event.side], self.ways.points(event.how).counts
        line.points += event.points
        line.field_goals += counts == "field_goal"
        line.touchdowns += counts == "touchdown"
        if counts == "touchdown" and event.side is self._play.side and self._play.what == SCRIMMAGE:
            self._play.chains = True

    def _penalty(self, event: PenaltyMarked) -> None:
        line = self.lines[event.side]
        line.penalties += 1
        line.penalty_yards += event.yards
        self._play.penalised = True
        self._play.cancelled |= not event.play_stands

    def _cancelled(self, event: PlayCancelled) -> None:  # noqa: ARG002
        self._play.cancelled = True

    def _ran(self, event: ClockRan) -> None:
        play = self._play
        side = play.side.opponent if play.what in KICKOFFS else play.side
        self.lines[side].possession += event.seconds


def _book_first_down(play: _Play, line: BoxLine) -> None:
    """By penalty, by the play, or not at all: recovering a kick starts a new series, but gains nothing."""
    if play.cancelled or (play.penalised and play.yards < play.to_go):
        line.first_downs_penalty += 1
    elif play.kind == "rush":
        line.first_downs_rushing += 1
    elif play.kind == "complete":
        line.first_downs_passing += 1
    else:
        return
    line.first_downs += 1


def _book_play(play: _Play, line: BoxLine) -> None:
    """A rush or a pass, and the third or fourth down that it was."""
    if play.kind == "rush":
        line.rushes += 1
        line.rush_yards += play.yards
    else:
        line.passes += 1
        line.interceptions += play.kind == "intercepted"
    if play.kind == "complete":
        line.completions += 1
        line.pass_yards += play.yards
    if play.down > 2:
        _book_late_down(play, line)


def _book_late_down(play: _Play, line: BoxLine) -> None:
    made = play.chains and play.kind in ("rush", "complete")
    if play.down == 3:
        line.third_downs += 1
        line.third_downs_made += made
    elif play.down == LAST_DOWN:
        line.fourth_downs += 1
        line.fourth_downs_made += made


COUNTERS: Mapping[type, Callable[[Tally, Any], None]] = {
    PlayStarted: Tally._started,
    Called: Tally._called,
    BallMoved: Tally._moved,
    PassFell: Tally._fell,
    Intercepted: Tally._intercepted,
    Fumbled: Tally._fumbled,
    Recovered: Tally._had,
    PossessionChanged: Tally._had,
    FirstDown: Tally._first_down,
    Scored: Tally._scored,
    PenaltyMarked: Tally._penalty,
    PlayCancelled: Tally._cancelled,
    ClockRan: Tally._ran,
}
"""What counts the events of each class; other classes do not count."""
