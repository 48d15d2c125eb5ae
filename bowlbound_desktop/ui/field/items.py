"""What moves on the field: the ball, the lines, the arrow of attack and the trail of a drive."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.ui.field.turf import BORDER, UNIT, WIDTH, along

BALL_LENGTH = 36.0
BALL_WIDTH = 23.0
LANE = 1.9 * UNIT
LANES = 12
"""Plays of a drive that have room below the ball."""


class Marker(QGraphicsItem):
    """An item that stands at a place counted from the home goal line, or is hidden."""

    def place(self, yards: int | None) -> None:
        """Move there; None takes it off the field."""
        self.setVisible(yards is not None)
        if yards is not None:
            self.setPos(along(yards), WIDTH / 2)


class Ball(Marker):
    """The football marker."""

    def boundingRect(self) -> QRectF:
        """The ball with its outline."""
        return QRectF(-BALL_LENGTH / 2 - 3, -BALL_WIDTH / 2 - 3, BALL_LENGTH + 6, BALL_WIDTH + 6)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Leather, seam and laces."""
        half = BALL_LENGTH / 2
        path = QPainterPath(QPointF(-half, 0))
        path.quadTo(0, -BALL_WIDTH, half, 0)
        path.quadTo(0, BALL_WIDTH, -half, 0)
        painter.setPen(QPen(QColor("#fff6ea"), 2.4))
        painter.setBrush(QColor("#8a4a1f"))
        painter.drawPath(path)
        painter.drawLine(QPointF(-9, 0), QPointF(9, 0))
        for x in (-6, -2, 2, 6):
            painter.drawLine(QPointF(x, -3.5), QPointF(x, 3.5))


class CrossLine(Marker):
    """A line across the field; the line to gain carries the yards-to-go marker at its end."""

    def __init__(self, colour: str, flagged: bool) -> None:
        super().__init__()
        self._colour = QColor(colour)
        self._flagged = flagged
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def set_colour(self, colour: str) -> None:
        """Use another colour."""
        self._colour = QColor(colour)
        self.update()

    def boundingRect(self) -> QRectF:
        """The line with its markers."""
        return QRectF(-16, -WIDTH / 2 - BORDER, 32, WIDTH + 2 * BORDER)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """A broad line with a dark edge, so that it reads on grass and on chalk."""
        for colour, width in ((self._colour.darker(300), 8.0), (self._colour, 5.0)):
            painter.fillRect(QRectF(-width / 2, -WIDTH / 2, width, WIDTH), colour)
        if self._flagged:
            self._paint_flags(painter)

    def _paint_flags(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor("#5c2400"), 2))
        painter.setBrush(QColor("#ff7a1a"))
        for end in (-1, 1):
            edge = end * (WIDTH / 2 + BORDER - 2)
            points = (QPointF(-13, edge), QPointF(13, edge), QPointF(0, edge - end * 24))
            painter.drawPolygon(QPolygonF(points))


class AttackArrow(Marker):
    """Points where the offense is going."""

    def __init__(self) -> None:
        super().__init__()
        self._way = 1

    def point(self, side: Side | None) -> None:
        """Home attacks to the right."""
        way = -1 if side is Side.AWAY else 1
        if way != self._way:
            self._way = way
            self.update()

    def boundingRect(self) -> QRectF:
        """Both directions."""
        return QRectF(-90, -20, 180, 40)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Three chevrons ahead of the ball."""
        for index, alpha in enumerate((240, 170, 110)):
            painter.setPen(QPen(QColor(255, 255, 255, alpha), 5, c=Qt.PenCapStyle.RoundCap))
            tip = self._way * (42 + 16 * index)
            back = tip - self._way * 10
            painter.drawPolyline(QPolygonF((QPointF(back, -10), QPointF(tip, 0), QPointF(back, 10))))


class Trail(QGraphicsItem):
    """The plays of the current drive, each on a lane of its own, the last one nearest the ball."""

    def __init__(self) -> None:
        super().__init__()
        self._spots: tuple[int, ...] = ()

    def follow(self, spots: Sequence[int]) -> None:
        """Show these places, in yards from the home goal line."""
        if tuple(spots) == self._spots:
            return
        self.prepareGeometryChange()
        self._spots = tuple(spots)
        self.update()

    def plays(self) -> list[tuple[QPointF, QPointF]]:
        """Start and end of every play that has room, the last one first."""
        pairs = list(pairwise(self._spots))[::-1][:LANES]
        return [
            (QPointF(along(start), _lane(number)), QPointF(along(end), _lane(number)))
            for number, (start, end) in enumerate(pairs)
        ]

    def boundingRect(self) -> QRectF:
        """From the first to the last place."""
        if len(self._spots) < 2:
            return QRectF()
        left, right = along(min(self._spots)), along(max(self._spots))
        low = _lane(min(len(self._spots) - 2, LANES - 1))
        return QRectF(left - 8, WIDTH / 2 - 8, right - left + 16, low - WIDTH / 2 + 16)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """A line a play, with a dot where it began; older ones are fainter."""
        for number, (start, end) in enumerate(self.plays()):
            alpha = max(90, 225 - 16 * number)
            colour = QColor(255, 255, 255, alpha)
            painter.setPen(QPen(colour, 4, Qt.PenStyle.DashLine if number == 0 else Qt.PenStyle.SolidLine))
            painter.drawLine(start, end)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawEllipse(start, 0.55 * UNIT, 0.55 * UNIT)


def _lane(number: int) -> float:
    return WIDTH / 2 + LANE * number
