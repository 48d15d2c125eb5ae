"""Lets the arrow keys in a search box move in the list below it."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QListView

MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class ListArrows(QObject):
    """The box keeps the focus; the list gets the keys that move in it."""

    def __init__(self, box: QLineEdit, view: QListView) -> None:
        super().__init__(box)
        self._view = view
        box.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002
        """Pass the key on."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and event.key() in MOVES:
            self._view.event(event)
            return True
        return False
