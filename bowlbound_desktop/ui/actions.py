"""Menu entries and their keys."""

from collections.abc import Callable

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu


class Actions:
    """The commands of a window; tests find each by the object name action:<name>."""

    def __init__(self, window: QMainWindow, first: str = "&Game") -> None:
        self._window = window
        self.game = window.menuBar().addMenu(first)
        self.edit = window.menuBar().addMenu("&Edit")
        self.view = window.menuBar().addMenu("&View")
        self.help = window.menuBar().addMenu("&Help")
        self._named: dict[str, QAction] = {}

    def add(self, menu: QMenu, name: str, text: str, keys: str, act: Callable[[], object]) -> QAction:
        """Add a menu entry that calls `act`."""
        action = QAction(text, self._window)
        action.setObjectName(f"action:{name}")
        if keys:
            action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda: act())
        menu.addAction(action)
        self._named[name] = action
        return action

    def add_switch(
        self, menu: QMenu, name: str, text: str, keys: str, act: Callable[[bool], object]
    ) -> QAction:
        """Add a menu entry that is on or off."""
        action = self.add(menu, name, text, keys, lambda: act(self[name].isChecked()))
        action.setCheckable(True)
        return action

    def __getitem__(self, name: str) -> QAction:
        return self._named[name]
