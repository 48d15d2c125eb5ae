"""The start page: the big button, the games, and the games to resume."""

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from bowlbound_desktop.games.register import cards
from bowlbound_desktop.paths import RESOURCES
from bowlbound_desktop.ui.access.arrows import ROOM, ArrowButton
from bowlbound_desktop.ui.labels import label, scrolling, text_scale, wrapping
from bowlbound_desktop.ui.start.big_buttons import BigButtons
from bowlbound_desktop.ui.start.card import GameCardButton
from bowlbound_desktop.ui.start.strip import StartStrip
from bowlbound_desktop.ui.widgets.growing import grow, growth, picture_growth
from bowlbound_desktop.ui.widgets.text_button import TextButton

if TYPE_CHECKING:  # saves are read after the first paint
    from bowlbound_desktop.ui.start.recent import Recent

MARGIN = 48
WIDEST = 1240
PLAIN_ROOM, LARGEST = QSize(1240, 720), 1.7
"""At this size of page the fonts have their usual size, and how many times they may grow."""
FINISHED = 2
"""How many finished games are listed."""
ACROSS = 2
SMALL = (
    ("learn", "&Learn by playing"),
    ("new", "&Teams and rules…"),
    ("open", "&Saved games…"),
    ("room", "&Chart room…"),
    ("paper", "&Print a scoresheet…"),
    ("settings", "S&ettings…"),
    ("help", "&How to play"),
)
"""The buttons below the big one, with the signal each emits; the first has the full width."""


class StartPage(QWidget):
    """Emits what the player wants to do; knows nothing of games."""

    kick_off = Signal()
    new_game = Signal(str)
    opened = Signal(Path)
    browse = Signal(str)
    settings = Signal()
    helped = Signal()
    learn = Signal()
    room = Signal()
    paper = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("start")
        self.setProperty(ROOM, True)
        self._resume = QVBoxLayout()
        self._replay = QVBoxLayout()
        shown = cards()
        self._first = shown[0]
        self._big = BigButtons(self._first.kick_off)
        self._big.kick_off.connect(self.kick_off)
        self._big.go_on.connect(self.opened)
        self._cards = list(map(GameCardButton, shown))
        self._strip = StartStrip(self._first.kick_off_teams)
        self._scale = self._pictures = 1.0
        self._columns = QHBoxLayout(self)
        self._columns.setSpacing(40)
        self._columns.addLayout(self._left(), 5)
        self._columns.addWidget(self._right(), 5)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """On a large screen, keep the page together in the middle and enlarge it."""
        super().resizeEvent(event)
        self._scale = growth(event.size(), PLAIN_ROOM, LARGEST)
        self._pictures = picture_growth(event.size(), PLAIN_ROOM, LARGEST)
        side = max(MARGIN, (self.width() - round(WIDEST * text_scale() * self._scale)) // 2)
        self._columns.setContentsMargins(side, MARGIN // 2, side, MARGIN // 2)
        self._grow()

    def _grow(self) -> None:
        """Scale all fonts to the size of the page."""
        grow(self.findChildren(QLabel), self._scale)
        grow(self.findChildren(QPushButton), self._scale)
        for card in self._cards:
            card.picture.grow(self._pictures)
        self._strip.grow(self._pictures)

    def _left(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(12)
        column.addStretch(1)
        column.addLayout(self._title())
        column.addWidget(
            wrapping(label("Tabletop football on the computer: you call, the dice decide.", faint=True))
        )
        column.addSpacing(16)
        column.addWidget(self._big)
        column.addSpacing(12)
        column.addLayout(self._small_buttons())
        column.addSpacing(16)
        column.addWidget(self._strip)
        column.addStretch(1)
        return column

    def _title(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(14)
        icon = QLabel()
        icon.setPixmap(QPixmap(str(RESOURCES / "icons" / "bowlbound-64.png")))
        row.addWidget(icon)
        row.addWidget(label("Bowlbound", scale=3.0, bold=True), 1)
        return row

    def _small_buttons(self) -> QGridLayout:
        grid = QGridLayout()
        signals = {
            "new": partial(self.new_game.emit, ""),
            "open": partial(self.browse.emit, "all"),
            "room": self.room.emit,
            "paper": self.paper.emit,
            "settings": self.settings.emit,
            "help": self.helped.emit,
            "learn": self.learn.emit,
        }
        for place, (name, text) in enumerate(SMALL):
            button = self._button(f"start:{name}", text)
            button.clicked.connect(lambda _=False, tell=signals[name]: tell())
            wide = 1 if place else ACROSS
            row = 1 + (place - 1) // ACROSS
            grid.addWidget(button, row if place else 0, (place - 1) % ACROSS if place else 0, 1, wide)
        grid.setColumnStretch(ACROSS, 1)
        return grid

    def _button(self, name: str, text: str) -> QPushButton:
        button = ArrowButton(text)
        button.setObjectName(name)
        button.setAutoDefault(True)
        return button

    def _right(self) -> QScrollArea:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 6, 0)
        column.setSpacing(6)
        column.addStretch(1)
        column.addLayout(self._resume)
        column.addWidget(label("Games", bold=True, faint=True))
        for button in self._cards:
            button.clicked.connect(partial(self.new_game.emit, button.key))
            column.addWidget(button)
        column.addLayout(self._replay)
        column.addStretch(1)
        return scrolling(content)

    def load_pictures(self) -> None:
        """Load the pictures of the games, after the page has been painted."""
        for button in self._cards:
            button.picture.load()

    def show_recent(self, games: Sequence["Recent"]) -> None:
        """List games to resume and games to replay."""
        going, finished = ([game for game in games if game.over is over] for over in (False, True))
        offered = next((game for game in going if not game.taken), None)
        if offered is not None:
            self._big.offer(offered)
            going = [game for game in going if game is not offered]
        title, first = ("Go on", 0) if offered is None else ("In progress", 1)
        self._add_games(self._resume, title, {f"start:resume:{first}": game for game in going[:1]})
        if len(going) > 1:
            self._add_more(self._resume, "open", f"All {first + len(going)} games in progress…")
        shown = {f"start:replay:{number}": game for number, game in enumerate(finished[:FINISHED])}
        self._add_games(self._replay, "See again", shown)
        if len(finished) > FINISHED:
            self._add_more(self._replay, "over", f"All {len(finished)} finished games…")
        self._grow()
        self.updateGeometry()

    def _add_games(self, layout: QVBoxLayout, title: str, games: Mapping[str, "Recent"]) -> None:
        """Add a heading and the games, by the names of their buttons; nothing where there are none."""
        if games:
            layout.addWidget(label(title, bold=True, faint=True))
        for name, game in games.items():
            layout.addWidget(self._entry(game, name))

    def _add_more(self, layout: QVBoxLayout, shelf: str, words: str) -> None:
        """Add a link to all games of a shelf, of which only some fit in the list."""
        more = self._button(f"start:more:{shelf}", words)
        more.setProperty("link", True)
        more.setCursor(Qt.CursorShape.PointingHandCursor)
        more.clicked.connect(partial(self.browse.emit, shelf))
        layout.addWidget(more, alignment=Qt.AlignmentFlag.AlignLeft)

    def _entry(self, game: "Recent", name: str) -> QPushButton:
        button = TextButton(name, label(game.title, bold=True), label(game.words, faint=True))
        button.setProperty("card", True)
        button.clicked.connect(partial(self.opened.emit, game.path))
        return button
