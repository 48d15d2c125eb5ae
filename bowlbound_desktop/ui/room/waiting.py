"""Puts off work for a view until the keyboard rests and the view can be seen."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget


class Waiting(QObject):
    """However often it is requested, the work is done once, when the view can be seen."""

    def __init__(self, view: QWidget, act: Callable[[], object]) -> None:
        super().__init__(view)
        self._view = view
        self._act = act
        self._asked = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self.now)
        view.installEventFilter(self)

    def ask(self, _why: object = None) -> None:
        """Request the work."""
        self._asked = True
        if self._view.isVisible():
            self._timer.start()

    def now(self) -> None:
        """Do the work now, if it was requested."""
        if self._asked:
            self._asked = False
            self._act()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Do the work when the view is shown."""
        if event.type() is QEvent.Type.Show:
            self.now()
        return False
