"""Dims the table except for the part that a step of the lesson points at."""

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from bowlbound_desktop.ui.lesson.bubble import Bubble

MOVED = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.LayoutRequest, QEvent.Type.Show)
EDGE = 5
DIM = 120
"""How dark the rest of the table becomes, of 255."""
FRAME = 3


@runtime_checkable
class Pointed(Protocol):
    """A view that can say which part of it to point at."""

    def meant(self) -> QRect:
        """The rectangle to point at, in the view's own coordinates."""


class Marks(QWidget):
    """A dark layer with a hole over the whole table; clicks pass through it."""

    def __init__(self, window: QMainWindow, bubble: Bubble) -> None:
        super().__init__(window)
        self.setObjectName("lesson:marks")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._window, self._bubble = window, bubble
        self._marked: QWidget | None = None
        window.installEventFilter(self)
        self.hide()

    @property
    def marked(self) -> QWidget | None:
        """The widget that is pointed at."""
        return self._marked

    def mark(self, widget: QWidget | None) -> None:
        """Point at a widget; None dims the whole table."""
        if self._marked is not None:
            self._marked.removeEventFilter(self)
        self._marked = widget
        if widget is not None:
            widget.installEventFilter(self)
        self.show()
        self._bubble.show()
        self._fit()

    def withdraw(self) -> None:
        """Hide the layer while the table shows a play."""
        self.hide()
        self._bubble.hide()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Follow the window and the widget that is pointed at."""
        if self.isVisible() and event.type() in MOVED:
            self._fit()
        return False

    def _fit(self) -> None:
        top = self._window.menuBar().geometry().bottom() + 1
        self.setGeometry(self._window.rect().adjusted(0, top, 0, 0))
        mark, room = self.room_of_mark(), self.geometry()
        self._bubble.stand_beside(mark.translated(self.pos()), room.adjusted(8, 8, -8, -8))
        self.raise_()
        self._bubble.raise_()
        self.update()

    def room_of_mark(self) -> QRect:
        """The rectangle pointed at, in its own coordinates."""
        widget = self._marked
        if widget is None:
            return QRect(self.rect().center(), self.rect().center())
        room = widget.meant() if isinstance(widget, Pointed) else widget.rect()
        place = QRect(widget.mapTo(self._window, room.topLeft()) - self.pos(), room.size())
        return place.adjusted(-EDGE, -EDGE, EDGE, EDGE) & self.rect()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the dark layer, and a frame around the hole."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        veil, mark = QPainterPath(), QRectF(self.room_of_mark())
        veil.addRect(QRectF(self.rect()))
        if self._marked is not None:
            hole = QPainterPath()
            hole.addRoundedRect(mark, 8, 8)
            veil = veil.subtracted(hole)
        painter.fillPath(veil, QColor(0, 0, 0, DIM))
        if self._marked is not None:
            painter.setPen(QPen(QApplication.palette().color(QPalette.ColorRole.Highlight), FRAME))
            painter.drawRoundedRect(mark, 8, 8)
