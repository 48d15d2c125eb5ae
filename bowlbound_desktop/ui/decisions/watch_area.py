"""The buttons of a spectator while two computer coaches play."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget


class WatchArea(QWidget):
    """Buttons: pause, one play, or straight to the end."""

    paused = Signal(bool)
    stepped = Signal()
    hurried = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._pause = self._button("pause", "", "P")
        self._pause.setCheckable(True)
        self._pause.clicked.connect(self.paused)
        step = self._button("step", "One play", "N")
        step.clicked.connect(self.stepped)
        end = self._button("end", "To the end", "E")
        end.clicked.connect(self.hurried)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for button in (self._pause, step, end):
            layout.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        layout.addStretch(1)
        self.show_paused(False)

    def _button(self, name: str, text: str, key: str) -> QPushButton:
        button = QPushButton(f"{key}  {text}")
        button.setObjectName(f"watch:{name}")
        button.setAccessibleName(text)
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.activated.connect(button.click)
        return button

    def show_paused(self, paused: bool) -> None:
        """Offer to go on where the game is paused, else to pause it."""
        self._pause.setChecked(paused)
        text = "Go on" if paused else "Pause"
        self._pause.setText(f"P  {text}")
        self._pause.setAccessibleName(text)

    def focus_first(self) -> None:
        """Give the focus to the first button."""
        if not self.isAncestorOf(self.focusWidget() or self):
            self._pause.setFocus()
