"""The scoreboard: teams, line score, clock, down and distance."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from bowlbound_desktop.kernel.field import VISITORS_FIRST
from bowlbound_desktop.kernel.system import Scoreboard
from bowlbound_desktop.play.looks.emblem import emblem_of
from bowlbound_desktop.play.paper.game_log import period_label
from bowlbound_desktop.play.story.moments import standing
from bowlbound_desktop.ui.access.commentary import situation
from bowlbound_desktop.ui.board.clock_strip import ClockStrip
from bowlbound_desktop.ui.board.team_plate import TeamPlate
from bowlbound_desktop.ui.frame.frame import Frame
from bowlbound_desktop.ui.labels import CENTRE, heading_scale, label, panel, text_scale
from bowlbound_desktop.ui.theme import Theme
from bowlbound_desktop.ui.widgets.fitted_label import fitted
from bowlbound_desktop.ui.widgets.growing import grow, growth

WIDEST_PLATE = 330
NAME_ROOM, INITIALS_ROOM = 84, 26
ROOM_FOR_NAMES, ROOM_FOR_INITIALS = 840, 600
"""The width of the board, at the usual text size, from which the line score has names, or initials."""
PLAIN_BOARD = QSize(1050, 1050)
"""At this size of board the fonts have their usual size."""
MOST, MOST_FIGURES = 1.5, 1.2
"""How many times the points, and the figures beside them, may grow."""
BESIDE = Qt.AlignmentFlag.AlignVCenter


class LineScore(QWidget):
    """Points by quarter with the names of the teams, visitors first."""

    def __init__(self) -> None:
        super().__init__()
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setHorizontalSpacing(9)
        self._layout.setVerticalSpacing(1)
        self._labels: dict[tuple[int, int], QLabel] = {}
        self._shown: tuple[object, ...] = ()
        self._names = {side: fitted(scale=0.9, bold=True) for side in VISITORS_FIRST}
        for row, made in enumerate(self._names.values(), start=1):
            self._layout.addWidget(made, row, 0)

    def show_board(self, board: Scoreboard) -> None:
        """Show the points; overtime adds columns."""
        lines = board.lines, board.totals, board.period, board.teams
        if lines == self._shown:
            return
        self._shown = lines
        periods = len(board.line(VISITORS_FIRST[0]))
        self._fill(0, [*map(period_label, range(1, periods + 1)), "T"])
        for row, side in enumerate(VISITORS_FIRST, start=1):
            team, other = board.teams[side], board.teams[side.opponent]
            self._names[side].say(team.short, emblem_of(team).initials, other.short)
            by_quarter = [
                "" if 0 < board.period < number else str(points)
                for number, points in enumerate(board.line(side), start=1)
            ]
            self._fill(row, [*by_quarter, str(board.totals[side])])
            points = ", ".join(map(str, board.line(side)))
            self._label(row, 0).setAccessibleName(f"{board.teams[side].name} by quarter: {points}")

    def show_names(self, room: float) -> None:
        """Show names, initials on a narrow board, or nothing on a very narrow one."""
        for made in self._names.values():
            whole = room >= ROOM_FOR_NAMES
            made.setMaximumWidth(round((NAME_ROOM if whole else INITIALS_ROOM) * text_scale()))
            made.setVisible(room >= ROOM_FOR_INITIALS)

    def _fill(self, row: int, texts: list[str]) -> None:
        for column, text in enumerate(texts):
            made = self._label(row, column)
            made.setText(text)
            self._embolden(made, row > 0 and column == len(texts) - 1)
        for (other, column), made in self._labels.items():
            if other == row:
                made.setHidden(column >= len(texts))  # overtime that is taken back, or of the game before

    def _embolden(self, made: QLabel, bold: bool) -> None:
        """Make a label bold or plain; setting the font lays out the whole board, so only when it changes."""
        font = made.font()
        if font.bold() is not bold:
            font.setBold(bold)
            made.setFont(font)

    def _label(self, row: int, column: int) -> QLabel:
        if (row, column) not in self._labels:
            made = label(faint=row == 0)
            made.setAlignment(CENTRE)
            self._labels[row, column] = made
            self._layout.addWidget(made, row, column + 1)
        return self._labels[row, column]


class ScoreboardView(QFrame):
    """All figures of a `Scoreboard` in one row."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("scoreboard")
        self.setAccessibleName("Scoreboard")
        self._theme = theme
        self._board: Scoreboard | None = None
        self._scale = 1.0
        self._plates = {side: TeamPlate(side) for side in VISITORS_FIRST}
        self._line_score = LineScore()
        self._strip = ClockStrip(theme)
        self._make_labels()
        self._lay_out()

    def _make_labels(self) -> None:
        self._quarter = fitted("quarter", heading_scale(1.6), bold=True)
        self._clock = fitted("clock", heading_scale(1.6), bold=True)
        for made in (self._quarter, self._clock):
            made.setProperty("loud", True)
        self._down = fitted("down", heading_scale(1.3), bold=True)
        self._ball = fitted("ball")
        self._notes = fitted("notes", 0.9, faint=True)

    def _lay_out(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(4)
        layout = QHBoxLayout()
        layout.setSpacing(8)
        whole.addLayout(layout)
        whole.addWidget(self._strip)
        for plate in self._plates.values():
            plate.setMaximumWidth(round(WIDEST_PLATE * text_scale()))
            layout.addWidget(plate, 3)
        layout.addWidget(self._framed_figures(), 5)

    def _framed_figures(self) -> QWidget:
        frame = panel()
        row = QHBoxLayout(frame)
        row.setContentsMargins(12, 4, 12, 4)
        row.setSpacing(12)
        row.addWidget(self._line_score)
        row.addLayout(self._clock_block(), 1)
        row.addLayout(self._situation_block(), 1)
        return frame

    def _clock_block(self) -> QHBoxLayout:
        block = QHBoxLayout()
        block.setSpacing(10)
        self._quarter.setAlignment(BESIDE | Qt.AlignmentFlag.AlignRight)
        self._clock.setAlignment(BESIDE | Qt.AlignmentFlag.AlignLeft)
        block.addWidget(self._quarter)
        block.addWidget(self._clock)
        return block

    def _situation_block(self) -> QVBoxLayout:
        block = QVBoxLayout()
        block.setSpacing(0)
        block.addStretch(1)
        for made in (self._down, self._ball, self._notes):
            made.setAlignment(CENTRE)
            block.addWidget(made)
        block.addStretch(1)
        return block

    def show_frame(self, frame: Frame) -> None:
        """Show a new frame."""
        if frame.shows_new("board"):
            self.show_board(frame.board)

    def show_board(self, board: Scoreboard) -> None:
        """Show the state of the game."""
        self._board = board
        names = {side: team.short for side, team in board.teams.items()}
        self.setAccessibleDescription(f"{standing(board.totals, names)}. {situation(board)}")
        for plate in self._plates.values():
            plate.show_board(board, self._theme.accent)
        self._line_score.show_board(board)
        self._strip.show_board(board)
        self._quarter.setText(board.quarter)
        self._clock.setText(board.clock)
        self._down.setText(board.down)
        self._ball.say(f"Ball on {board.ball}" if board.ball else "", board.ball)
        self._notes.setText(" · ".join(board.notes))
        for made in (self._ball, self._notes):
            made.setVisible(bool(made.text()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show initials on a narrow board; scale the fonts on a wide one."""
        super().resizeEvent(event)
        self._line_score.show_names(self.width() / text_scale())
        scale = growth(QSize(self.width(), self.width()), PLAIN_BOARD, MOST)
        if scale != self._scale:
            self._scale = scale
            for plate in self._plates.values():
                plate.grow(scale)
            grow((self._quarter, self._clock, self._down, self._ball), min(scale, MOST_FIGURES))

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._theme = theme
        self._strip.set_theme(theme)
        if self._board is not None:
            self.show_board(self._board)
