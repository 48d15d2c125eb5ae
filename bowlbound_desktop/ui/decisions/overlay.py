"""A panel that covers the answers or the whole table, and stays on top."""

from PySide6.QtCore import QEvent, QMetaObject, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QWidget

from bowlbound_desktop.ui.decisions.panel import DecisionPanel
from bowlbound_desktop.ui.theme import Theme

MOVED = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.LayoutRequest)
CHILDREN = Qt.FindChildOption.FindDirectChildrenOnly


class Overlay(QFrame):
    """A panel over the answers; over the table it is a child of the window, so that docks stay below it."""

    def __init__(self, below: QWidget, panel: DecisionPanel, theme: Theme) -> None:
        super().__init__(below)
        self.theme = theme
        self._below, self._panel = below, panel
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # so that nothing below it is painted
        self.hide()
        self.lower()

    def come_down(self) -> None:
        """Cover everything and stay on top."""
        self._fit()
        self.show()
        self.raise_()

    def showEvent(self, event: QShowEvent) -> None:
        """Follow the size of what is covered while it is visible."""
        super().showEvent(event)
        for widget in self._watched():
            widget.installEventFilter(self)
        self._fit()  # it may have been raised before the window was opened
        self._raise_soon()

    def hideEvent(self, event: QHideEvent) -> None:
        """Go below everything: Qt sometimes raises the middle of the window, and would paint this over it."""
        super().hideEvent(event)
        for widget in self._watched():
            widget.removeEventFilter(self)
        self.lower()

    def _watched(self) -> list[QWidget]:
        """The widgets that can move, or come on top."""
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
        """Come back on top a moment later; at once, Qt would leave the dock's tab behind."""
        QMetaObject.invokeMethod(self, "raise", Qt.ConnectionType.QueuedConnection)

    def _fit(self) -> None:
        self.setGeometry(self.room())

    def room(self) -> QRect:
        """The place to cover: from the question down, so that the last result stays in view."""
        panel, inside = self._panel, QPoint(1, 1)
        top = panel.mapTo(self._below, QPoint(0, panel.answers_top())) + inside
        return QRect(top, panel.mapTo(self._below, panel.rect().bottomRight()) - inside)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self.theme = theme
        self.update()
