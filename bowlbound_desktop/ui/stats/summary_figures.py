"""Box score and scoring summary on the pages at half-time and the end."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent

from bowlbound_desktop.kernel.field import VISITORS_FIRST, Side
from bowlbound_desktop.kernel.system import Scoreboard
from bowlbound_desktop.kernel.team_face import TeamFace
from bowlbound_desktop.play.paper.game_log import quarter_label
from bowlbound_desktop.play.paper.scoring import ScoreRow
from bowlbound_desktop.play.story.summary import Bar
from bowlbound_desktop.ui.labels import scaled
from bowlbound_desktop.ui.stats.summary_parts import LEFT, RIGHT, Painted
from bowlbound_desktop.ui.theme import Theme, contrast
from bowlbound_desktop.ui.widgets.emblem import draw_team

APART = 8
"""The space between columns."""
SNUG = 0.85
"""Scores that would be squeezed further than this get a line of their own below the emblem."""
VISIBLE = 1.5
"""The least contrast between a bar and what is below and beside it."""


class Bars(Painted):
    """The box score, with a bar for each figure."""

    def __init__(self, theme: Theme, board: Scoreboard, bars: Sequence[Bar]) -> None:
        told = [f"{bar.name}: {bar.away} and {bar.home}" for bar in bars]
        super().__init__(theme, len(bars) + 1, f"Box score. {'; '.join(told)}")
        self._board, self._bars = board, tuple(bars)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint name, bar in both teams' colours, and both figures."""
        painter, row = QPainter(self), self.pitch()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        name, figure = self.width() * 0.22, self._figure_room()
        places = (self.width() - 2 * figure - APART, self.width() - figure)
        narrow = self.squeeze((bar.name for bar in self._bars), name)
        bar_room = places[0] - name - 2 * APART
        for side, x in zip(VISITORS_FIRST, places, strict=True):
            self.write(painter, QRectF(x, 0, figure, row), RIGHT, self._board.teams[side].short)
        for number, bar in enumerate(self._bars, start=1):
            top = number * row
            self.write(painter, QRectF(2, top, name, row), LEFT, bar.name, most=narrow)
            high = self.row() * 0.32
            self._paint_bar(painter, QRectF(name + APART, top + (row - high) / 2, bar_room, high), bar.share)
            for x, text in zip(places, (bar.away, bar.home), strict=True):
                self.write(painter, QRectF(x, top, figure, row), RIGHT, text, strong=True)

    def _figure_room(self) -> float:
        """The width of the widest figure, as far as bar and name leave room."""
        bold = QFontMetricsF(scaled(self.font(), 1.0, bold=True))
        texts = [text for bar in self._bars for text in (bar.away, bar.home)]
        names = [self._board.teams[side].short for side in VISITORS_FIRST]
        widest = max(bold.horizontalAdvance(text) + 4 for text in (*texts, *names))
        return min(widest, self.width() * 0.3)

    def _paint_bar(self, painter: QPainter, room: QRectF, share: float) -> None:
        painter.setPen(QColor(self._theme.edge))
        cut, colours = room.width() * share, bar_colours(self._board.teams, self._theme.panel)
        parts = ((Side.AWAY, room.left(), cut), (Side.HOME, room.left() + cut, room.width() - cut))
        for side, left, wide in parts:
            painter.setBrush(QColor(colours[side]))
            if wide > 0:
                painter.drawRect(QRectF(left, room.top(), wide, room.height()))


def bar_colours(teams: Mapping[Side, TeamFace], ground: str) -> Mapping[Side, str]:
    """A colour for each team that stands out from the background and from the other."""
    pairs = [(away, home) for away in teams[Side.AWAY].colours for home in teams[Side.HOME].colours]

    def seen(pair: tuple[str, str]) -> float:
        return min(VISIBLE, contrast(*pair), *(contrast(colour, ground) for colour in pair))

    away, home = max(pairs, key=seen)
    return {Side.AWAY: away, Side.HOME: home}


class Scores(Painted):
    """Every score with its time."""

    def __init__(self, theme: Theme, board: Scoreboard, rows: Sequence[ScoreRow]) -> None:
        told = [f"{row.how}, {board.teams[row.side].short}, {row.score[0]} to {row.score[1]}" for row in rows]
        super().__init__(theme, max(1, 2 * len(rows)), f"Scoring. {'; '.join(told) or 'Nobody scored'}")
        self._board, self._scored = board, tuple(rows)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint two lines for each score."""
        painter, row = QPainter(self), self.row()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._scored:
            self.write(painter, QRectF(2, 0, self.width(), row), LEFT, "Nobody scored")
        for number, scored in enumerate(self._scored):
            self._paint_score(painter, number * 2 * self.pitch(), scored)

    def emblem_room(self) -> QRectF:
        """The place of an emblem: beside both lines, or in the first where the second needs the width."""
        small, large = self.row() - 3, 2 * self.row() - 8
        beside = self._squeeze(self.width() - large - 12) >= SNUG
        return QRectF(2, 3, large, large) if beside else QRectF(2, 0, small, small)

    def _squeeze(self, room: float) -> float:
        return self.squeeze((scored.how for scored in self._scored), room, strong=True)

    def _paint_score(self, painter: QPainter, top: float, scored: ScoreRow) -> None:
        row, emblem = self.row(), self.emblem_room()
        side = emblem.width()
        draw_team(painter, emblem.translated(0, top), self._board.teams[scored.side])
        room = QRectF(side + 10, top, self.width() - side - 12, row)
        away, home = scored.score
        self.write(painter, room, LEFT, f"{quarter_label(scored.period)} {scored.clock} · {away}–{home}")
        below = room if side > row else QRectF(2, top, self.width() - 4, row)
        narrow = self._squeeze(below.width())
        self.write(painter, below.translated(0, row - 4), LEFT, scored.how, strong=True, most=narrow)
