"""What lies over the answers, or over the whole table, and stays on top there."""

from PySide6.QtCore import QEvent, QMetaObject, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QLabel, QMainWindow, QWidget

from bowlbound_desktop.ui.decisions.panel import DecisionPanel
from bowlbound_desktop.ui.theme import Theme

MOVED = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.LayoutRequest)
CHILDREN = Qt.FindChildOption.FindDirectChildrenOnly


class Overlay(QLabel):
    """A child of the window itself: docks that are raised would else come before it."""

    def __init__(self, window: QMainWindow, panel: DecisionPanel, theme: Theme) -> None:
        super().__init__(window)
        self.theme = theme
        self.whole = False
        """Whether it lies over the whole table."""
        self._window, self._panel = window, panel
        self.hide()
        self.lower()
        panel.installEventFilter(self)
        for widget in (window, *window.findChildren(QWidget, options=CHILDREN)):
            if not isinstance(widget, Overlay):
                widget.installEventFilter(self)

    def come_down(self) -> None:
        """Lie over everything."""
        self._fit()
        self.show()
        self.raise_()

    def hideEvent(self, event: QHideEvent) -> None:
        """Lie below everything: Qt raises the middle of the window at times, and paints it where it rose."""
        super().hideEvent(event)
        self.lower()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Follow the window and the panel, and stay on top."""
        if self.isVisible():
            if event.type() in MOVED:
                self._fit()
            elif event.type() is QEvent.Type.ZOrderChange:
                # At once, the dock that rose would no longer be on top, and Qt would leave its tab behind.
                QMetaObject.invokeMethod(self, "raise", Qt.ConnectionType.QueuedConnection)
        return False

    def _fit(self) -> None:
        self.setGeometry(self._whole_table() if self.whole else self._answers())

    def _whole_table(self) -> QRect:
        top = self._window.menuBar().geometry().bottom() + 1
        return self._window.rect().adjusted(0, top, 0, 0)

    def _answers(self) -> QRect:
        """From the question down: what the last play came to stays in sight."""
        panel, inside = self._panel, QPoint(1, 1)
        top = panel.mapTo(self._window, QPoint(0, panel.answers_top())) + inside
        return QRect(top, panel.mapTo(self._window, panel.rect().bottomRight()) - inside)

    def set_theme(self, theme: Theme) -> None:
        """Take other colours."""
        self.theme = theme
        self.update()
