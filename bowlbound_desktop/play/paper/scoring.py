"""The scoring summary: every score with its time, and the points after it."""

from collections.abc import Mapping

from attrs import define, evolve, frozen

from bowlbound_desktop.kernel import events as e
from bowlbound_desktop.kernel.field import VISITORS_FIRST, Side
from bowlbound_desktop.kernel.nouns import filled
from bowlbound_desktop.kernel.requests import Event
from bowlbound_desktop.kernel.ways import Ways
from bowlbound_desktop.play.paper.game_log import GameLog, period_label

_POSTS = 17
"""What a kick is longer than the distance of its line of scrimmage: the end zone and the holder."""


@frozen(kw_only=True)
class ScoreRow:
    """One line of the summary; a try stands with its touchdown."""

    period: int
    seconds: int
    clock: str
    side: Side
    points: int
    """Including those of the try."""
    how: str
    score: tuple[int, int]
    """Visitors and home after it."""

    @property
    def when(self) -> tuple[str, str]:
        """Period and clock."""
        return period_label(self.period), self.clock


@define
class _Summary:
    rows: list[ScoreRow]
    totals: dict[Side, int]
    ways: Ways
    moved: e.BallMoved | None = None
    tried: str = ""
    """The result of the try in progress so far; empty where there is none."""

    def tell(self, event: Event, start: e.PlayStarted | None) -> None:
        match event:
            case e.PlayStarted(what=what):
                self.moved = None
                self._start(what)
            case e.BallMoved(how=how) if self.ways.move(how).scored:
                self.moved = event
            case e.Scored() if start is not None:
                self._scored(event, start)
            case e.KickFailed(how=how) if failed := self.ways.miss(how).tried:
                self.tried = failed

    def _start(self, what: str) -> None:
        """A try begins; any other play settles the try before it."""
        if what == "try":
            self.tried = "try failed"
        else:
            self.close_try()

    def _scored(self, event: e.Scored, start: e.PlayStarted) -> None:
        self.totals[event.side] += event.points
        tried = self.ways.points(event.how).tried
        if tried and self.rows and event.side is self.rows[-1].side:
            self.tried = tried
            self.rows[-1] = evolve(
                self.rows[-1], points=self.rows[-1].points + event.points, score=self._score()
            )
            return
        self.close_try()
        self.rows.append(
            ScoreRow(
                period=start.quarter,
                seconds=start.left,
                clock=start.time,
                side=event.side,
                points=event.points,
                how=self._how(event),
                score=self._score(),
            )
        )

    def close_try(self) -> None:
        """Add the result of the try to the touchdown's line."""
        if self.tried and self.rows:
            self.rows[-1] = evolve(self.rows[-1], how=f"{self.rows[-1].how} ({self.tried})")
        self.tried = ""

    def _how(self, event: e.Scored) -> str:
        points, moved = self.ways.points(event.how), self.moved
        name = points.told.capitalize()
        if moved is None or moved.side is not event.side or not points.carried:
            return name
        way = self.ways.move(moved.how)
        yards = abs(moved.end - moved.start) + (_POSTS if way.counts == "field_goal" else 0)
        return f"{name}, {filled(way.scored, yards)}"

    def _score(self) -> tuple[int, int]:
        away, home = (self.totals[side] for side in VISITORS_FIRST)
        return away, home


def scoring(log: GameLog) -> tuple[ScoreRow, ...]:
    """All scores of a game."""
    summary = _Summary([], dict.fromkeys(Side, 0), log.ways)
    for event, start in log.timed():
        summary.tell(event, start)
    if log.over:
        summary.close_try()
    return tuple(summary.rows)


def line_score(log: GameLog) -> Mapping[Side, Mapping[int, int]]:
    """Points by side and period, counted from the events."""
    lines: dict[Side, dict[int, int]] = {side: {} for side in VISITORS_FIRST}
    for event, start in log.timed():
        if start is not None:
            for line in lines.values():
                line.setdefault(start.quarter, 0)
            if isinstance(event, e.Scored):
                lines[event.side][start.quarter] += event.points
    return lines
