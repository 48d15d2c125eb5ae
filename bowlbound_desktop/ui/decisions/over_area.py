"""What can be done when a game is over."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

BUTTONS = (
    ("new-game", "Kick off another game"),
    ("see-again", "See it again"),
    ("saved-games", "Saved games…"),
)


class OverArea(QWidget):
    """A button each; the signals tell which was pressed."""

    new_game = Signal()
    see_again = Signal()
    saved_games = Signal()

    def __init__(self) -> None:
        super().__init__()
        signals = (self.new_game, self.see_again, self.saved_games)
        row = QHBoxLayout()
        for (name, text), signal in zip(BUTTONS, signals, strict=True):
            button = QPushButton(text)
            button.setObjectName(name)
            button.clicked.connect(signal)
            row.addWidget(button)
        row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(row)
        layout.addStretch(1)
