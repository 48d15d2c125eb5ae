"""What a play leaves on the field: the path of the ball, its shadow in flight, and flags."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from bowlbound_desktop.ui.field.motion import Step
from bowlbound_desktop.ui.field.turf import WIDTH, along, whole_field

FLAG_OFF = 46.0


class BallWay(QGraphicsObject):
    """The path of the ball in the last play, as a dashed line."""

    def __init__(self) -> None:
        super().__init__()
        self._path = QPainterPath()
        self._steps: tuple[Step, ...] = ()
        self._drawing = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._drawing.valueChanged.connect(lambda _: self.update())

    def show_steps(self, steps: Sequence[Step]) -> None:
        """Draw these steps."""
        if tuple(steps) == self._steps:
            return
        self._steps = tuple(steps)
        self.prepareGeometryChange()
        self._path = QPainterPath()
        for step in steps:
            step.trace(self._path)
        self.update()

    def draw(self, milliseconds: int) -> None:
        """Draw the line from start to end in so many milliseconds."""
        self._drawing.stop()
        self._drawing.setDuration(milliseconds)
        self._drawing.start()

    @property
    def drawn(self) -> float:
        """How much of the line is drawn, from 0 to 1."""
        growing = self._drawing.state() is QVariantAnimation.State.Running
        return float(self._drawing.currentValue()) if growing else 1.0

    def _seen(self) -> QPainterPath:
        """The part of the path drawn so far; each step takes an equal share of the time."""
        if self.drawn >= 1:
            return self._path
        path, left = QPainterPath(), self.drawn * len(self._steps)
        for step in self._steps:
            if left > 0:
                step.trace(path, min(1.0, left))
            left -= 1
        return path

    def boundingRect(self) -> QRectF:
        """The bounds of the path, within the field."""
        if self._path.isEmpty():
            return QRectF()
        return self._path.boundingRect().adjusted(-4, -4, 4, 4) & whole_field()

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint a thin dashed line."""
        painter.setPen(QPen(QColor(255, 255, 255, 210), 2.5, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(self._seen())


class Shadow(QGraphicsItem):
    """The shadow of the ball on the grass."""

    def boundingRect(self) -> QRectF:
        """A flat ellipse."""
        return QRectF(-18, -8, 36, 16)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint a soft, dark ellipse."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 90))
        painter.drawEllipse(QRectF(-16, -6, 32, 12))


class Flags(QGraphicsItem):
    """Yellow flags where fouls were called."""

    def __init__(self) -> None:
        super().__init__()
        self._places: tuple[float, ...] = ()

    def show_flags(self, places: Sequence[float]) -> None:
        """Show flags at these places, in yards from the home goal line."""
        if tuple(places) == self._places:
            return
        self.prepareGeometryChange()
        self._places = tuple(places)
        self.update()

    def boundingRect(self) -> QRectF:
        """The bounds of all flags."""
        if not self._places:
            return QRectF()
        left, right = along(min(self._places)), along(max(self._places))
        high = 30.0 * len(self._places)
        return QRectF(left - 20, WIDTH / 2 + FLAG_OFF - 20, right - left + 40, high + 20)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint each flag as a weighted cloth."""
        painter.setPen(QPen(QColor("#5c4a00"), 1.6))
        for number, place in enumerate(self._places):
            x, y = along(place), WIDTH / 2 + FLAG_OFF + 30 * number
            cloth = (
                QPointF(x - 12, y - 9),
                QPointF(x + 13, y - 5),
                QPointF(x + 6, y + 9),
                QPointF(x - 9, y + 6),
            )
            painter.setBrush(QColor("#ffd400"))
            painter.drawPolygon(QPolygonF(cloth))
            painter.setBrush(QColor("#c23b22"))
            painter.drawEllipse(QPointF(x + 6, y + 9), 3.5, 3.5)
