"""The big button of the start page: resume the last game if there is one, else kick off."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from bowlbound_desktop.ui.access.arrows import ArrowButton
from bowlbound_desktop.ui.labels import label, scaled, wrapping
from bowlbound_desktop.ui.widgets.text_button import TextButton

if TYPE_CHECKING:  # saves are read after the first paint
    from bowlbound_desktop.ui.start.recent import Recent

BIG = 2.0


class BigButtons(QWidget):
    """The button to kick off; if a game can be resumed, a smaller one below the button for that."""

    kick_off = Signal()
    go_on = Signal(object)
    """The file of the game to resume."""

    def __init__(self, kick_off_words: str) -> None:
        super().__init__()
        self._kick_off = self._make_kick_off("Kick off a game", big=True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(12)
        self._column.addWidget(self._kick_off)
        self._column.addWidget(wrapping(label(kick_off_words)))

    def _make_kick_off(self, text: str, big: bool) -> QPushButton:
        button = ArrowButton(text)
        button.setObjectName("start:kick-off")
        button.setAutoDefault(True)
        button.setProperty("big", big)
        button.setDefault(big)
        button.setFont(scaled(button.font(), BIG if big else 1.15, bold=True))
        button.clicked.connect(self.kick_off)
        return button

    def offer(self, game: "Recent") -> None:
        """Offer to resume a game; kicking off comes second then."""
        title = label("Go on", scale=BIG, bold=True)
        button = TextButton("start:resume:0", title, label(game.title, bold=True), label(game.words))
        button.setProperty("big", True)
        button.setDefault(True)
        button.clicked.connect(lambda: self.go_on.emit(game.path))
        before = self._kick_off
        self._kick_off = self._make_kick_off("Kick off a new game", big=False)  # the style keeps the old font
        self._column.replaceWidget(before, self._kick_off)
        self._column.insertWidget(0, button)
        before.setParent(None)
        before.deleteLater()
