"""What lies over the answers, or over the whole table, and stays on top there."""

from PySide6.QtCore import QEvent, QMetaObject, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QWidget

from bowlbound_desktop.ui.decisions.panel import DecisionPanel
from bowlbound_desktop.ui.theme import Theme

MOVED = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.LayoutRequest)
CHILDREN = Qt.FindChildOption.FindDirectChildrenOnly


class Overlay(QFrame):
    """A child of what it lies over: of the window itself where docks must not come before it."""

    def __init__(self, below: QWidget, panel: DecisionPanel, theme: Theme) -> None:
        super().__init__(below)
        self.theme = theme
        self._below, self._panel = below, panel
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # nothing below it is painted for nothing
        self.hide()
        self.lower()

    def come_down(self) -> None:
        """Lie over everything."""
        self._fit()
        self.show()
        self.raise_()

    def showEvent(self, event: QShowEvent) -> None:
        """Follow what is below, as long as there is something to cover."""
        super().showEvent(event)
        for widget in self._watched():
            widget.installEventFilter(self)
        self._fit()  # it may have come down before the window was opened
        self._raise_soon()

    def hideEvent(self, event: QHideEvent) -> None:
        """Lie below everything: Qt raises the middle of the window at times, and paints it where it rose."""
        super().hideEvent(event)
        for widget in self._watched():
            widget.removeEventFilter(self)
        self.lower()

    def _watched(self) -> list[QWidget]:
        """What moves, and what can come before it."""
        beside = self._below.findChildren(QWidget, options=CHILDREN)
        return [self._panel, self._below, *(widget for widget in beside if not isinstance(widget, Overlay))]

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Follow the window and the panel, and stay on top."""
        if event.type() in MOVED:
            self._fit()
        elif event.type() is QEvent.Type.ZOrderChange:
            self._raise_soon()
        return False

    def _raise_soon(self) -> None:
        """At once, the dock that rose would no longer be on top, and Qt would leave its tab behind."""
        QMetaObject.invokeMethod(self, "raise", Qt.ConnectionType.QueuedConnection)

    def _fit(self) -> None:
        self.setGeometry(self.room())

    def room(self) -> QRect:
        """From the question down: what the last play came to stays in sight."""
        panel, inside = self._panel, QPoint(1, 1)
        top = panel.mapTo(self._below, QPoint(0, panel.answers_top())) + inside
        return QRect(top, panel.mapTo(self._below, panel.rect().bottomRight()) - inside)

    def set_theme(self, theme: Theme) -> None:
        """Take other colours."""
        self.theme = theme
        self.update()
