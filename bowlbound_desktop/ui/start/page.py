"""The first page: one big button, the games, and the ones that wait to go on."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from bowlbound_desktop.ui.games import cards
from bowlbound_desktop.ui.labels import label, wrapping
from bowlbound_desktop.ui.start.card import CardButton
from bowlbound_desktop.ui.start.recent import Recent

MOST = 4


class StartPage(QWidget):
    """Tells what the player wants; knows nothing of games."""

    kick_off = Signal()
    new_game = Signal(str)
    opened = Signal(Path)
    browse = Signal()
    helped = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("start")
        self._resume = QVBoxLayout()
        self._replay = QVBoxLayout()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(48, 36, 48, 36)
        layout.setSpacing(40)
        layout.addLayout(self._left(), 5)
        layout.addLayout(self._right(), 4)

    def _left(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(12)
        column.addStretch(1)
        column.addWidget(label("Bowlbound", scale=3.0, bold=True))
        column.addWidget(
            wrapping(label("College football at the desk: two coaches, five dice, two charts.", faint=True))
        )
        column.addSpacing(16)
        column.addWidget(self._big_button())
        column.addWidget(
            wrapping(label("1966 Notre Dame against 1966 Michigan State. You coach, the computer answers."))
        )
        column.addSpacing(12)
        column.addLayout(self._small_buttons())
        column.addStretch(2)
        return column

    def _big_button(self) -> QPushButton:
        button = QPushButton("Kick off a game")
        button.setObjectName("start:kick-off")
        button.setProperty("big", True)
        button.setDefault(True)
        button.setAutoDefault(True)
        button.clicked.connect(self.kick_off)
        return button

    def _small_buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        for name, text, signal in (
            ("new", "Choose teams and rules…", self.new_game),
            ("open", "Open a saved game…", self.browse),
            ("help", "How to play", self.helped),
        ):
            button = QPushButton(text)
            button.setObjectName(f"start:{name}")
            button.setAutoDefault(True)
            button.clicked.connect(partial(signal.emit, *([""] if name == "new" else [])))
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _right(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addStretch(1)
        column.addLayout(self._resume)
        column.addWidget(label("Games", bold=True, faint=True))
        for card in cards():
            button = CardButton(card)
            button.clicked.connect(partial(self.new_game.emit, card.key))
            column.addWidget(button)
        column.addLayout(self._replay)
        column.addStretch(2)
        return column

    def show_recent(self, games: Sequence[Recent]) -> None:
        """List what can go on, and what can be seen again."""
        for title, layout, over in (("Go on", self._resume, False), ("See again", self._replay, True)):
            found = [game for game in games if game.over is over][: MOST if over else 1]
            if found:
                layout.addWidget(label(title, bold=True, faint=True))
            for number, game in enumerate(found):
                layout.addWidget(self._entry(game, f"start:{'replay' if over else 'resume'}:{number}"))
        self.updateGeometry()

    def _entry(self, game: Recent, name: str) -> QPushButton:
        button = QPushButton(f"{game.title}\n{game.words}")
        button.setObjectName(name)
        button.setProperty("entry", True)
        button.setAutoDefault(True)
        button.clicked.connect(partial(self.opened.emit, game.path))
        return button
