"""A strip of field below the big button, with end zones in the colours of the two teams."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from bowlbound_desktop.kernel.team_face import TeamFace
from bowlbound_desktop.ui.theme import DARK
from bowlbound_desktop.ui.widgets.emblem import draw_team

HIGH, LEAST = 116, 60
"""Its usual height, and the least height at which it looks like a field."""
NUMBERS = ("10", "20", "30", "40", "50", "40", "30", "20", "10")
CHALK = QColor(DARK.chalk)


class StartStrip(QWidget):
    """A decoration, hidden from screen readers."""

    def __init__(self, teams: Sequence[TeamFace]) -> None:
        super().__init__()
        self.setObjectName("start:field")
        self._teams = teams
        self._scale = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def grow(self, scale: float) -> None:
        """Change the height."""
        self._scale = scale
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As wide as possible."""
        return QSize(400, round(HIGH * self._scale))

    def minimumSizeHint(self) -> QSize:
        """It may be narrow, because buttons need the room more."""
        return QSize(200, 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint grass, lines, numbers, end zones and the ball at midfield."""
        high = self.height()
        if high < LEAST:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        clip = QPainterPath()
        clip.addRoundedRect(QRectF(self.rect()), 8, 8)
        painter.setClipPath(clip)
        step = self.width() / 12
        for place in range(12):
            painter.fillRect(QRectF(place * step, 0, step + 1, high), QColor(DARK.grass[place % 2]))
        self._paint_lines(painter, step)
        for place, team in zip((0, 11), self._teams, strict=False):
            zone = QRectF(place * step, 0, step + 1, high)
            painter.fillRect(zone, QColor(team.colours[0]))
            draw_team(painter, zone.adjusted(6, 0, -6, 0), team)
        self._paint_ball(painter, QPointF(self.width() / 2, high / 2))

    def _paint_lines(self, painter: QPainter, step: float) -> None:
        high, font = self.height(), QFont(self.font())
        font.setPixelSize(17)
        font.setBold(True)
        painter.setFont(font)
        for number, place in zip(NUMBERS, range(2, 11), strict=True):
            x = place * step
            painter.setPen(QPen(CHALK, 1.6))
            painter.drawLine(QPointF(x, 0), QPointF(x, high))
            painter.drawText(QRectF(x - 20, high - 30, 40, 24), Qt.AlignmentFlag.AlignCenter, number)
            for tick in range(1, 5):
                left = x + tick * step / 5
                for top in (high * 0.36, high * 0.62):
                    painter.drawLine(QPointF(left, top), QPointF(left, top + 4))

    def _paint_ball(self, painter: QPainter, centre: QPointF) -> None:
        painter.translate(centre)
        path = QPainterPath(QPointF(-21, 0))
        path.quadTo(0, -25, 21, 0)
        path.quadTo(0, 25, -21, 0)
        painter.setPen(QPen(QColor("#fff6ea"), 1.8))
        painter.setBrush(QColor("#8a4a1f"))
        painter.drawPath(path)
        painter.drawLine(-9, 0, 9, 0)
        for place in (-6, -2, 2, 6):
            painter.drawLine(place, -3, place, 3)
