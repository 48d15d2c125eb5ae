"""The page at half-time and at the end: who won and how, and what one may want next."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from bowlbound_desktop.kernel.team_face import TeamFace
from bowlbound_desktop.play.counting.win_chance import Curve
from bowlbound_desktop.play.story.summary import GameSummary
from bowlbound_desktop.play.story.swings import Swing, swings
from bowlbound_desktop.ui.access.arrows import ROOM
from bowlbound_desktop.ui.decisions.button_grid import ButtonGrid
from bowlbound_desktop.ui.frame.frame import Frame
from bowlbound_desktop.ui.labels import label, panel, scrolling
from bowlbound_desktop.ui.stats.rating_box import RatingBox
from bowlbound_desktop.ui.stats.summary_parts import Bars, Painted, Quarters, ScoreHead, Scores
from bowlbound_desktop.ui.stats.win_view import WinView
from bowlbound_desktop.ui.theme import Theme
from bowlbound_desktop.ui.widgets.emblem import EmblemView
from bowlbound_desktop.ui.widgets.key_button import KeyButton
from bowlbound_desktop.ui.widgets.text_button import TextButton

WANTED: Mapping[str, tuple[str, str]] = {
    "rematch": ("R", "Rematch"),
    "see-again": ("S", "See it again"),
    "report": ("P", "Report"),
    "scoresheet": ("H", "Scoresheet"),
    "new-game": ("N", "New game"),
    "saved-games": ("G", "Saved games"),
    "to-table": ("T", "The table"),
}
"""What can be wanted after the final whistle, with its key."""
EMBLEM = 30


class SummaryPage(QFrame):
    """At half-time it covers the field and has no buttons of its own: the question below goes on."""

    wanted = Signal(str)
    """One of WANTED."""
    play_chosen = Signal(int)

    def __init__(self, frame: Frame, summary: GameSummary, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("summary")
        self.setProperty("panel", True)
        self.setProperty(ROOM, True)
        self.setAutoFillBackground(True)
        self._theme, self._frame, self._covers_all = theme, frame, summary.over
        self._parts: list[Painted] = []
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 8, 14, 8)
        layout.setSpacing(8)
        layout.addWidget(self._part(ScoreHead(theme, summary)))
        if summary.over:
            self._fill_final(layout, summary)
        else:
            self._fill_half(layout, summary)

    def _part(self, part: Painted) -> Painted:
        self._parts.append(part)
        return part

    # Half-time

    def _fill_half(self, layout: QVBoxLayout, summary: GameSummary) -> None:
        """What has room over the field; the rest scrolls."""
        body = QWidget()
        columns = QHBoxLayout(body)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(18)
        scores = self._part(Scores(self._theme, summary.board, summary.scores))
        quarters = self._part(Quarters(self._theme, summary.board))
        bars = self._part(Bars(self._theme, summary.board, summary.bars))
        win = self._chance()
        columns.addLayout(_stacked(quarters, scores, _best_drive(summary)), 2)
        columns.addLayout(_stacked(bars, *self._swung("Plays that swung it"), win), 3)
        layout.addWidget(scrolling(body), 1)
        win.show_record(self._frame.record)

    # The end

    def _fill_final(self, layout: QVBoxLayout, summary: GameSummary) -> None:
        columns = QHBoxLayout()
        columns.setSpacing(10)
        columns.addWidget(self._left(summary), 5)
        columns.addWidget(self._middle(summary), 6)
        columns.addWidget(self._right(summary), 5)
        layout.addLayout(columns, 1)
        layout.addWidget(self._buttons())
        self.win.show_record(self._frame.record)

    def _left(self, summary: GameSummary) -> QWidget:
        quarters = self._part(Quarters(self._theme, summary.board))
        heading, body = self._swung("Plays that decided it")
        return _column(quarters, heading, scrolling(body))

    def _swung(self, title: str) -> tuple[QWidget, QWidget]:
        """Room for the plays that swung the game; the title waits until they are known."""
        body = QWidget()
        self._swings = QVBoxLayout(body)
        self._swings.setContentsMargins(0, 0, 0, 0)
        self._swings.setSpacing(5)
        self._swings.addStretch(1)
        self._decided = _heading(title)
        self._decided.hide()
        return self._decided, body

    def _chance(self) -> WinView:
        """The curve, which knows the swings."""
        self.win = WinView(self._theme, "summary:win")
        self.win.judged.connect(self._show_swings)
        self.win.play_chosen.connect(self.play_chosen)
        return self.win

    def _middle(self, summary: GameSummary) -> QWidget:
        bars = QWidget()
        inner = QVBoxLayout(bars)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addWidget(self._part(Bars(self._theme, summary.board, summary.bars)))
        inner.addStretch(1)
        figures = scrolling(bars)
        figures.setMaximumHeight(bars.sizeHint().height())  # what is left belongs to the curve
        return _column(_heading("Chance to win"), self._chance(), figures, stretch=(0, 2, 3))

    def _right(self, summary: GameSummary) -> QWidget:
        body = QWidget()
        inner = QVBoxLayout(body)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addWidget(self._part(Scores(self._theme, summary.board, summary.scores)))
        inner.addStretch(1)
        column = _column(_heading("Scoring"), scrolling(body), _best_drive(summary), stretch=(0, 1, 0))
        layout = column.layout()
        if summary.rated is not None and layout is not None:
            layout.addWidget(RatingBox(summary.rated))
        return column

    def _show_swings(self, points: Curve) -> None:
        """A button for each; where nobody can judge, the scores alone tell the story."""
        while self._swings.count() > 1:
            item = self._swings.takeAt(0)
            shown = None if item is None else item.widget()
            if shown is not None:
                shown.hide()
                shown.deleteLater()
        found = swings(self._frame.record, points)
        self._decided.setVisible(bool(found))
        for number, swing in enumerate(found):
            self._swings.insertWidget(number, self._swing(swing))

    def _swing(self, swing: Swing) -> QWidget:
        told = next((play.result for play in self._frame.plays if play.number == swing.play), "")
        change = label(f"{swing.words} · {swing.when}")
        change.setProperty("loud", True)
        button = TextButton(f"swing:{swing.play}", label(told, bold=True), change)
        button.row.setContentsMargins(8, 4, 8, 4)
        button.row.setSpacing(8)
        emblem = EmblemView(EMBLEM)
        emblem.show_team(self._team(swing))
        button.row.insertWidget(0, emblem)
        button.clicked.connect(lambda: self.play_chosen.emit(swing.play))
        return button

    def _team(self, swing: Swing) -> TeamFace:
        return self._frame.board.teams[swing.side]

    def _buttons(self) -> QWidget:
        """All that can be wanted, in as many rows as the window needs."""
        buttons = []
        for name, (key, text) in WANTED.items():
            button = KeyButton(text, key)
            button.setObjectName(name)
            button.clicked.connect(lambda _=False, name=name: self.wanted.emit(name))
            buttons.append(button)
        return ButtonGrid(buttons, equal=False)

    def take_keyboard(self) -> None:
        """Put the keyboard on the first button."""
        first = self.findChild(KeyButton, next(iter(WANTED)))
        if first is not None:
            first.setFocus()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go round the buttons of the page: what it covers cannot be seen."""
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
        """Take other colours."""
        self._theme = theme
        self.win.set_theme(theme)
        for part in self._parts:
            part.set_theme(theme)


def _heading(text: str) -> QLabel:
    return label(text, bold=True)


def _best_drive(summary: GameSummary) -> QLabel:
    best = label(f"Best drive: {summary.best_drive}" if summary.best_drive else "", name="best-drive")
    best.setWordWrap(True)
    return best


def _stacked(*parts: QWidget) -> QVBoxLayout:
    """One below the other, the room that is left below them."""
    layout = QVBoxLayout()
    for part in parts:
        layout.addWidget(part)
    layout.addStretch(1)
    return layout


def _column(*parts: QWidget, stretch: tuple[int, ...] = (0, 0, 1)) -> QWidget:
    frame = panel()
    layout = QVBoxLayout(frame)
    layout.setContentsMargins(10, 8, 10, 8)
    layout.setSpacing(6)
    for part, share in zip(parts, stretch, strict=True):
        layout.addWidget(part, share)
    return frame
