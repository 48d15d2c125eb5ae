"""The big button of the first page does what one most likely wants: go on, else kick off."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from bowlbound_desktop.ui.labels import label, scaled, wrapping
from bowlbound_desktop.ui.start.recent import Recent
from bowlbound_desktop.ui.widgets.text_button import TextButton

BIG = 2.0


class BigButtons(QWidget):
    """Kick-off alone; below the game that waits where one does."""

    kick_off = Signal()
    go_on = Signal(object)
    """The path of the game that waits."""

    def __init__(self, kick_off_words: str) -> None:
        super().__init__()
        self._kick_off = QPushButton("Kick off a game")
        self._kick_off.setObjectName("start:kick-off")
        self._kick_off.setAutoDefault(True)
        self._kick_off.clicked.connect(self.kick_off)
        self._plain = self._kick_off.font()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(12)
        self._column.addWidget(self._kick_off)
        self._column.addWidget(wrapping(label(kick_off_words)))
        self._set_big(True)

    def _set_big(self, big: bool) -> None:
        self._kick_off.style().unpolish(self._kick_off)  # which else would keep the old font
        self._kick_off.setProperty("big", big)
        self._kick_off.setDefault(big)
        self._kick_off.setFont(scaled(self._plain, BIG if big else 1.15, bold=True))
        self._kick_off.style().polish(self._kick_off)

    def offer(self, game: Recent) -> None:
        """Go on with a game; a new one is the second thing then."""
        title = label("Go on", scale=BIG, bold=True)
        button = TextButton("start:resume:0", title, label(game.title, bold=True), label(game.words))
        button.setProperty("big", True)
        button.setDefault(True)
        button.clicked.connect(lambda: self.go_on.emit(game.path))
        self._column.insertWidget(0, button)
        self._kick_off.setText("Kick off a new game")
        self._set_big(False)
