"""The window of `bowlbound play` while the game is being loaded, until the table replaces it."""

from collections.abc import Callable

from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QMainWindow

from bowlbound_desktop.ui.theme import Theme

SMALLEST = QSize(1000, 640)
FLUSH = 10
"""Milliseconds after which anything painted is on the screen."""
WORDS = "Marking the field …"


class OpeningWindow(QMainWindow):
    """Grass and a sentence; calls `painted` after its first paint."""

    def __init__(self, theme: Theme, painted: Callable[[], None]) -> None:
        super().__init__()
        self.setObjectName("opening")
        self.setWindowTitle("Bowlbound")
        self.setMinimumSize(SMALLEST)
        self._theme = theme
        self._painted: Callable[[], None] | None = painted

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint grass and a sentence."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._theme.grass[0]))
        painter.setPen(QColor(self._theme.chalk))
        words = painter.boundingRect(self.rect(), 0, WORDS)
        words.moveCenter(self.rect().center())
        painter.drawText(words, 0, WORDS)
        if self._painted is not None:
            QTimer.singleShot(FLUSH, self, self._painted)
            self._painted = None
