"""The pages at half-time and at the end of the game: who won and how, and what to do next."""

from collections.abc import Mapping

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from bowlbound_desktop.play.story.summary import GameSummary
from bowlbound_desktop.ui.access.arrows import ROOM
from bowlbound_desktop.ui.decisions.button_grid import ButtonRow
from bowlbound_desktop.ui.frame.frame import Frame
from bowlbound_desktop.ui.labels import label, scrolling, text_scale
from bowlbound_desktop.ui.stats.rating_box import RatingBox
from bowlbound_desktop.ui.stats.summary_columns import FoldingColumns, best_drive, boxed, stacked
from bowlbound_desktop.ui.stats.summary_figures import Bars, Scores
from bowlbound_desktop.ui.stats.summary_parts import Painted, Quarters, ScoreHead
from bowlbound_desktop.ui.stats.swing_list import SwingList
from bowlbound_desktop.ui.stats.win_view import WinView
from bowlbound_desktop.ui.theme import Theme
from bowlbound_desktop.ui.widgets.growing import grow, growth
from bowlbound_desktop.ui.widgets.key_button import KeyButton

WANTED: Mapping[str, tuple[str, str]] = {
    "rematch": ("R", "Rematch"),
    "see-again": ("S", "See it again"),
    "report": ("P", "Report"),
    "scoresheet": ("H", "Scoresheet"),
    "new-game": ("N", "New game"),
    "saved-games": ("G", "Saved games"),
    "to-table": ("T", "The table"),
}
"""What the player can do after the game, with its key."""
PLAIN_FINAL, PLAIN_HALF = QSize(1150, 640), QSize(900, 500)
"""The sizes of the two pages at which fonts have their usual size."""
LARGEST = 2.2
WIDEST = 1300
"""The greatest width of a page at the usual text size."""
SIDE, FOOT = 14, 8
CALM = 700
"""Milliseconds in which keys are ignored, because they were meant to skip the last banner."""
SKIPPING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class SummaryPage(QFrame):
    """The page; at half-time it covers the field and has no buttons, because the game goes on below."""

    wanted = Signal(str)
    """One of WANTED."""
    play_chosen = Signal(int)

    def __init__(self, frame: Frame, summary: GameSummary, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("summary")
        self.setProperty("panel", True)
        self.setProperty(ROOM, True)
        self.setAutoFillBackground(True)
        self._theme, self._covers_all, self._scale = theme, summary.over, 1.0
        self._came = QElapsedTimer()
        self._layout = QVBoxLayout(self)
        self._layout.setSpacing(8)
        self._layout.addWidget(ScoreHead(theme, summary))
        self.win = WinView(theme, "summary:win")
        self._swings = SwingList(frame)
        self._decided = label("Plays that decided it" if summary.over else "Plays that swung it", bold=True)
        self._decided.hide()
        self._follow_the_curve()
        if summary.over:
            self._fill_final(summary)
        else:
            self._fill_half(summary)
        self.win.show_record(frame.record)

    def _follow_the_curve(self) -> None:
        """Add the swings of the game, once the win curve has been computed."""
        self.win.judged.connect(lambda points: self._decided.setVisible(self._swings.show_curve(points)))
        self.win.play_chosen.connect(self.play_chosen)
        self._swings.chosen.connect(self.play_chosen)

    def _fill_half(self, summary: GameSummary) -> None:
        """Add what fits over the field at half-time; the rest scrolls."""
        quarters = Quarters(self._theme, summary.board, over=False)
        scores = Scores(self._theme, summary.board, summary.scores)
        bars = Bars(self._theme, summary.board, summary.bars)
        story = stacked(quarters, label("Scoring", bold=True), scores, *best_drive(summary), None)
        swung = stacked(self._decided, self._swings, stretch=(0, 1))
        figures = stacked(bars, self.win, stretch=(0, 1))
        self._layout.addWidget(scrolling(FoldingColumns(story, figures, swung)), 1)

    def _fill_final(self, summary: GameSummary) -> None:
        columns = QHBoxLayout()
        columns.setSpacing(10)
        columns.addWidget(self._left(summary), 5)
        columns.addWidget(self._middle(summary), 6)
        columns.addWidget(self._right(summary), 5)
        self._layout.addLayout(columns, 1)
        self._layout.addWidget(self._buttons())

    def _left(self, summary: GameSummary) -> QWidget:
        quarters = Quarters(self._theme, summary.board, over=True)
        drive = best_drive(summary)
        below = stacked(self._swings, *drive, stretch=(1, *(0 for _ in drive)))
        return boxed(stacked(quarters, self._decided, scrolling(below), stretch=(0, 0, 1)))

    def _middle(self, summary: GameSummary) -> QWidget:
        bars = Bars(self._theme, summary.board, summary.bars)
        bars.spread()
        chance = label("Chance to win", bold=True)
        return boxed(stacked(chance, self.win, scrolling(bars), stretch=(0, 4, 5)))

    def _right(self, summary: GameSummary) -> QWidget:
        scores = Scores(self._theme, summary.board, summary.scores)
        scores.spread()
        rated = () if summary.rated is None else (RatingBox(summary.rated),)
        heading = label("Scoring", bold=True)
        return boxed(stacked(heading, scrolling(scores), *rated, stretch=(0, 1, *(0 for _ in rated))))

    def _buttons(self) -> QWidget:
        """The buttons, in as many rows as the width needs."""
        buttons = []
        for name, (key, text) in WANTED.items():
            button = KeyButton(text, key)
            button.setObjectName(name)
            button.clicked.connect(lambda _=False, name=name: self.wanted.emit(name))
            buttons.append(button)
        return ButtonRow(buttons)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Enlarge the fonts in a large window, and limit the width of lines."""
        super().resizeEvent(event)
        scale = growth(event.size(), PLAIN_FINAL if self._covers_all else PLAIN_HALF, LARGEST)
        side = max(SIDE, round((self.width() - WIDEST * scale * text_scale()) / 2))
        self._layout.setContentsMargins(side, FOOT, side, FOOT)
        if scale != self._scale:
            self._scale = scale
            self._swings.grow(scale)
            for kind in (QLabel, KeyButton, Painted, WinView):
                outside = (each for each in self.findChildren(kind) if not self._swings.isAncestorOf(each))
                grow(outside, scale)
            for row in self.findChildren(ButtonRow):
                row.fit(row.width())

    def take_keyboard(self) -> None:
        """Give the focus to the first button."""
        first = self.findChild(KeyButton, next(iter(WANTED)))
        if first is not None:
            first.setFocus()
            first.installEventFilter(self)
            self._came.start()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Ignore keys for a moment, so that skipping the last play does not start a rematch."""
        too_early = isinstance(event, QKeyEvent) and event.key() in SKIPPING and self._came.elapsed() < CALM
        return bool(too_early)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the focus among the buttons of the page only: what it covers cannot be seen."""
        if not self._covers_all:
            return super().focusNextPrevChild(forward)
        found = [button for button in self.findChildren(QPushButton) if button.isVisible()]
        here = self.focusWidget()
        if not found:
            return super().focusNextPrevChild(forward)
        place = found.index(here) if here in found else -1 if forward else 0
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        found[(place + (1 if forward else -1)) % len(found)].setFocus(reason)
        return True

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._theme = theme
        self.win.set_theme(theme)
        for part in self.findChildren(Painted):
            part.set_theme(theme)
