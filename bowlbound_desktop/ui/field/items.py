"""What moves on the field: the ball, the lines, the direction arrow and the trail of the drive."""

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
"""How many plays of a drive fit below the ball."""


class Marker(QGraphicsItem):
    """An item at a distance from the home goal line, or hidden."""

    def place(self, yards: int | None) -> None:
        """Move it to this distance; None hides it."""
        self.setVisible(yards is not None)
        if yards is not None:
            self.setPos(along(yards), WIDTH / 2)


class Ball(Marker):
    """The football."""

    def boundingRect(self) -> QRectF:
        """The ball with its outline."""
        return QRectF(-BALL_LENGTH / 2 - 3, -BALL_WIDTH / 2 - 3, BALL_LENGTH + 6, BALL_WIDTH + 6)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint leather, seam and laces."""
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
    """A line across the field; the line to gain has the yards-to-go markers at its ends."""

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
        """Paint a broad line with a dark edge, to stand out from grass and chalk alike."""
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
    """An arrow in the direction of the offense."""

    def __init__(self) -> None:
        super().__init__()
        self._way = 1

    def point(self, side: Side | None) -> None:
        """Point in the direction of a side: the home side attacks to the right."""
        way = -1 if side is Side.AWAY else 1
        if way != self._way:
            self._way = way
            self.update()

    def boundingRect(self) -> QRectF:
        """Bounds for either direction."""
        return QRectF(-90, -20, 180, 40)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint three chevrons ahead of the ball."""
        for index, alpha in enumerate((240, 170, 110)):
            painter.setPen(QPen(QColor(255, 255, 255, alpha), 5, c=Qt.PenCapStyle.RoundCap))
            tip = self._way * (42 + 16 * index)
            back = tip - self._way * 10
            painter.drawPolyline(QPolygonF((QPointF(back, -10), QPointF(tip, 0), QPointF(back, 10))))


class Trail(QGraphicsItem):
    """The plays of the current drive, one below the other, the last one nearest the ball."""

    def __init__(self) -> None:
        super().__init__()
        self._spots: tuple[int, ...] = ()

    def follow(self, spots: Sequence[int]) -> None:
        """Show a drive through these places, in yards from the home goal line."""
        if tuple(spots) == self._spots:
            return
        self.prepareGeometryChange()
        self._spots = tuple(spots)
        self.update()

    def plays(self) -> list[tuple[QPointF, QPointF]]:
        """Start and end of every play that fits, the last one first."""
        pairs = list(pairwise(self._spots))[::-1][:LANES]
        return [
            (QPointF(along(start), _lane(number)), QPointF(along(end), _lane(number)))
            for number, (start, end) in enumerate(pairs)
        ]

    def boundingRect(self) -> QRectF:
        """The bounds of all plays."""
        if len(self._spots) < 2:
            return QRectF()
        left, right = along(min(self._spots)), along(max(self._spots))
        low = _lane(min(len(self._spots) - 2, LANES - 1))
        return QRectF(left - 8, WIDTH / 2 - 8, right - left + 16, low - WIDTH / 2 + 16)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint a line for each play, with a dot where it began; older plays are fainter."""
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
