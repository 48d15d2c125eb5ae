"""Score and points by quarter on the pages at half-time and the end."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bowlbound_desktop.kernel.field import VISITORS_FIRST, Side
from bowlbound_desktop.kernel.system import Scoreboard
from bowlbound_desktop.play.paper.game_log import period_label
from bowlbound_desktop.play.story.summary import HALF, GameSummary
from bowlbound_desktop.ui.labels import heading_scale, scaled
from bowlbound_desktop.ui.theme import Theme
from bowlbound_desktop.ui.widgets.emblem import draw_team
from bowlbound_desktop.ui.widgets.fitted_label import TIGHTEST

LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
CENTRE = Qt.AlignmentFlag.AlignCenter
PAD = 6
AIRY = 1.75
"""The largest line spacing, where there is room."""
SMALLEST_NAME = 0.7
"""A name that would shrink further than this is replaced by the short one."""


class Painted(QWidget):
    """A part that paints itself, and gives screen readers the same in words."""

    def __init__(self, theme: Theme, rows: float, words: str) -> None:
        super().__init__()
        self._theme = theme
        self._rows = rows
        self.setAccessibleName(words)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._theme = theme
        self.update()

    def row(self) -> float:
        """The height of a line."""
        return QFontMetricsF(self.font()).height() + PAD

    def spread(self) -> None:
        """Set the lines further apart where there is room."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)

    def pitch(self) -> float:
        """The line spacing: as large as there is room for, up to AIRY."""
        return min(max(self.row(), (self.height() - 2) / self._rows), self.row() * AIRY)

    def sizeHint(self) -> QSize:
        """The height of its lines."""
        return QSize(220, round(self._rows * self.row()) + 2)

    def minimumSizeHint(self) -> QSize:
        """The height of its lines."""
        return QSize(120, self.sizeHint().height())

    def squeeze(self, texts: Iterable[str], room: float, strong: bool = False) -> float:
        """The scale at which a column of texts fits; 1 where none is too wide."""
        metrics = QFontMetricsF(scaled(self.font(), 1.0, bold=strong))
        return min((1.0, *(room / (metrics.horizontalAdvance(text) + 2) for text in texts)))

    def write(
        self,
        painter: QPainter,
        room: QRectF,
        align: Qt.AlignmentFlag,
        text: str,
        strong: bool = False,
        most: float = 1.0,
    ) -> None:
        """Draw one line of text, strong or faint; squeezed where it is too wide, and at least to `most`."""
        painter.setPen(QColor(self._theme.text if strong else self._theme.faint))
        painter.setFont(scaled(self.font(), 1.0, bold=strong))
        wide = max(1.0, QFontMetricsF(painter.font()).horizontalAdvance(text) + 2)
        part = max(TIGHTEST, min(most, room.width() / wide))
        words = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(room.width() / part))
        painter.save()
        painter.translate(room.left(), room.top())
        painter.scale(part, 1)
        painter.drawText(QRectF(0, 0, room.width() / part, room.height()), align, words)
        painter.restore()


class ScoreHead(Painted):
    """Both teams with emblem and points, the winner's brighter."""

    def __init__(self, theme: Theme, summary: GameSummary) -> None:
        board = summary.board
        score = ", ".join(f"{board.teams[side].name} {board.totals[side]}" for side in VISITORS_FIRST)
        super().__init__(theme, 4.2 if summary.over else 3.6, f"{summary.words}. {score}")
        self._summary = summary

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint visitors on the left, home on the right, the score between them."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        board, room = self._summary.board, QRectF(self.rect())
        side = min(room.height() - 8, room.width() * 0.1)
        middle = room.width() * 0.17
        half = room.width() / 2 - middle - side - 24
        names, font = self.names(half - 8)
        for team, left in ((Side.AWAY, True), (Side.HOME, False)):
            x = room.left() + 8 if left else room.right() - 8 - side
            draw_team(painter, QRectF(x, (room.height() - side) / 2, side, side), board.teams[team])
            place = QRectF(x + side + 12 if left else x - 12 - half, 0, half, room.height())
            painter.setFont(font)
            painter.setPen(QColor(self._theme.text))
            painter.drawText(place, LEFT if left else RIGHT, names[team])
        self._paint_score(painter, QRectF(room.center().x() - middle, 0, 2 * middle, room.height()))

    def names(self, space: float) -> tuple[Mapping[Side, str], QFont]:
        """Both names in the same font: full names, or both short where one would be too small."""
        font = scaled(self.font(), heading_scale(1.5), bold=True)
        teams = self._summary.board.teams
        whole = {side: team.name for side, team in teams.items()}
        short = {side: team.short for side, team in teams.items()}
        names = whole if _fit(font, whole, space) >= SMALLEST_NAME else short
        return names, scaled(font, max(0.1, min(1.0, _fit(font, names, space))), bold=True)

    def _paint_score(self, painter: QPainter, room: QRectF) -> None:
        totals = self._summary.board.totals
        best = max(totals.values())
        line = self.row()
        painter.setPen(QColor(self._theme.accent))
        painter.setFont(scaled(self.font(), 1.0, bold=True))
        title = "FINAL" if self._summary.over else "HALF-TIME"
        painter.drawText(QRectF(room.left(), 0, room.width(), line), CENTRE, title)
        half = room.width() / 2 - 14
        figures = QRectF(room.left(), line * 0.8, room.width(), room.height() - 1.7 * line)
        large = scaled(self.font(), 1.0, bold=True)
        large.setPixelSize(max(12, int(figures.height() * 0.84)))
        painter.setFont(large)
        for side, x, align in ((Side.AWAY, 0.0, RIGHT), (Side.HOME, half + 28, LEFT)):
            painter.setPen(QColor(self._theme.text if totals[side] == best else self._theme.faint))
            place = QRectF(figures.left() + x, figures.top(), half, figures.height())
            painter.drawText(place, align, str(totals[side]))
        painter.setPen(QColor(self._theme.faint))
        painter.drawText(figures, CENTRE, "–")
        foot = QRectF(room.left() - 40, room.height() - line, room.width() + 80, line)
        self.write(painter, foot, CENTRE, self._summary.words, strong=True)


def _fit(font: QFont, names: Mapping[Side, str], space: float) -> float:
    """The largest scale at which both names fit."""
    widest = max(QFontMetricsF(font).horizontalAdvance(name) for name in names.values())
    return space / max(1.0, widest)


class Quarters(Painted):
    """Points by quarter with the names of the teams."""

    def __init__(self, theme: Theme, board: Scoreboard, over: bool) -> None:
        played = None if over else HALF
        self._lines = {side: board.line(side)[:played] for side in VISITORS_FIRST}
        told = [
            f"{board.teams[side].short}: {', '.join(map(str, self._lines[side]))}" for side in VISITORS_FIRST
        ]
        super().__init__(theme, 3, f"Points by quarter. {'; '.join(told)}")
        self._board = board

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a heading and a line for each team."""
        painter, board, row = QPainter(self), self._board, self.row()
        periods = max(len(line) for line in self._lines.values())
        wide = self._column(periods + 1)
        heads = [*(period_label(number) for number in range(1, periods + 1)), "T"]
        for place, text in enumerate(heads):
            self.write(painter, self._cell(place, len(heads), 0, wide), CENTRE, text)
        for number, side in enumerate(VISITORS_FIRST, start=1):
            name = QRectF(2, number * row, self.width() - wide * len(heads) - 6, row)
            self.write(painter, name, LEFT, board.teams[side].short, strong=True)
            for place, points in enumerate((*self._lines[side], board.totals[side])):
                total = place == len(heads) - 1
                cell = self._cell(place, len(heads), number, wide)
                self.write(painter, cell, CENTRE, str(points), strong=total)

    def _column(self, count: int) -> float:
        """The width of the figures: narrower where a name needs the room."""
        bold = QFontMetricsF(scaled(self.font(), 1.0, bold=True))
        name = (
            max(bold.horizontalAdvance(team.short) for team in self._board.teams.values()) * TIGHTEST
            + 2 * PAD
        )
        least = bold.horizontalAdvance("00")
        return max(least, min(34.0 * self.row() / 22, (self.width() - name) / count))

    def _cell(self, place: int, count: int, row: int, wide: float) -> QRectF:
        return QRectF(self.width() - wide * (count - place), row * self.row(), wide, self.row())
