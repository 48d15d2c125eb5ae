"""The movements of the ball in a play, as steps that can be drawn at any point in time."""

from collections.abc import Iterable, Sequence

from attrs import frozen
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from bowlbound_desktop.kernel.events import BallMoved, FlagThrown
from bowlbound_desktop.kernel.field import END_LINE, FIELD
from bowlbound_desktop.kernel.requests import Event
from bowlbound_desktop.kernel.ways import COMMON, BallMove, Ways
from bowlbound_desktop.ui.field.turf import UNIT, WIDTH, along

HIGHEST = 180.0
SHORTEST = 320
PER_YARD = 9
LONGEST = 1100


@frozen
class Step:
    """One movement of the ball."""

    start: float
    end: float
    way: BallMove

    @property
    def rise(self) -> float:
        """The height of its arc, in scene units."""
        return min(HIGHEST, self.way.flight * abs(self.end - self.start) * UNIT)

    @property
    def milliseconds(self) -> int:
        """Its duration at normal speed."""
        return min(LONGEST, SHORTEST + PER_YARD * round(abs(self.end - self.start)))

    def ground(self, part: float) -> QPointF:
        """Where the shadow of the ball is after this part of the movement."""
        return QPointF(along(self.start + (self.end - self.start) * part), WIDTH / 2)

    def height(self, part: float) -> float:
        """How high the ball is above the shadow."""
        return 4 * self.rise * part * (1 - part)

    def trace(self, path: QPainterPath, part: float = 1.0) -> None:
        """Add the path of the ball to a painter path, up to this part of the movement."""
        start, end = self.ground(0), self.ground(part)
        path.moveTo(start)
        if self.rise:
            path.quadTo(
                (start.x() + end.x()) / 2,
                start.y() - 2 * self.rise * part,
                end.x(),
                end.y() - self.height(part),
            )
        else:
            path.lineTo(end)


def steps_of(events: Iterable[Event], ways: Ways = COMMON) -> tuple[Step, ...]:
    """The movements of the ball among these events."""
    moves = (event for event in events if isinstance(event, BallMoved))
    return tuple(
        Step(_on_field(move.start), _on_field(move.end), ways.move(move.how))
        for move in moves
        if move.start != move.end
    )


def flags_of(events: Sequence[Event], ways: Ways = COMMON) -> tuple[float, ...]:
    """Where flags were thrown: at the end of the movement before."""
    places: list[float] = []
    here: float | None = next((event.start for event in events if isinstance(event, BallMoved)), None)
    for event in events:
        if isinstance(event, BallMoved) and not ways.move(event.how).marked:
            here = event.end
        elif isinstance(event, FlagThrown) and here is not None:
            places.append(_on_field(here))
    return tuple(places)


def _on_field(yards: float) -> float:
    return max(-END_LINE, min(FIELD + END_LINE, yards))
