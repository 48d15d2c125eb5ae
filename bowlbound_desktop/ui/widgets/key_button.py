"""A button that shows its key; Enter presses it while it has the focus."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut

from bowlbound_desktop.ui.access.arrows import ArrowButton

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class KeyButton(ArrowButton):
    """A button with its key in its text; `shortcut` is off where a menu handles the key."""

    def __init__(self, text: str, key: str = "", shortcut: bool = True) -> None:
        super().__init__()
        self.key = key
        self.setText(text)
        if key and shortcut:
            for sequence in (key, f"Shift+{key}"):
                made = QShortcut(QKeySequence(sequence), self)
                made.setAutoRepeat(False)
                made.activated.connect(self.click)

    def setText(self, text: str) -> None:
        """Set the text, with the key before it."""
        super().setText(f"{self.key}  {text}" if self.key else text)
        self.setAccessibleName(f"{text}, key {self.key}" if self.key else text)

    def minimumSizeHint(self) -> QSize:
        """Never smaller than its text."""
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press on Enter as well as Space."""
        if event.key() in ENTER:
            self.click()
        else:
            super().keyPressEvent(event)
