"""The window of the start page; it loads no rules, so that it opens at once."""

from importlib import import_module

from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QKeySequence, QPaintEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from bowlbound_desktop.ui.screen_size import switch_full_screen
from bowlbound_desktop.ui.start.page import StartPage
from bowlbound_desktop.ui.widgets.message_bar import MessageBar

SMALLEST = QSize(1000, 640)
IDLE = 300
"""Milliseconds after the first paint."""


class StartWindow(QMainWindow):
    """The window of the start page."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("start-window")
        self.setWindowTitle("Bowlbound")
        self.setMinimumSize(SMALLEST)
        self.page = StartPage()
        self.messages = MessageBar()
        centre = QWidget()
        layout = QVBoxLayout(centre)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.messages)
        layout.addWidget(self.page, 1)
        self.setCentralWidget(centre)
        QShortcut(QKeySequence("F11"), self).activated.connect(lambda: switch_full_screen(self))
        self._filled = False

    def showEvent(self, event: QShowEvent) -> None:
        """Give the focus to the page itself."""
        super().showEvent(event)
        self.page.setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Load pictures and saved games after the first paint."""
        super().paintEvent(event)
        if not self._filled:
            self._filled = True
            QTimer.singleShot(0, self, self._fill)
            QTimer.singleShot(IDLE, self, _get_ready)

    def _fill(self) -> None:
        from bowlbound_desktop.ui.start.recent import recent_games

        self.page.load_pictures()
        self.page.show_recent(recent_games())


def _get_ready() -> None:
    """Load what the table needs while the player reads, so that the game starts at once."""
    import_module("bowlbound_desktop.ui.main_window")
