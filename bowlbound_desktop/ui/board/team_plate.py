"""One team on the scoreboard: emblem, name, points, timeouts, and the ball if it has it."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.nouns import counted
from bowlbound_desktop.kernel.system import Scoreboard
from bowlbound_desktop.ui.labels import CENTRE, label
from bowlbound_desktop.ui.theme import readable_on
from bowlbound_desktop.ui.widgets.emblem import EmblemView
from bowlbound_desktop.ui.widgets.fitted_label import fitted
from bowlbound_desktop.ui.widgets.growing import grow

LAMP = 9
GAP = 5
BALL_ROOM = 26
EDGE = 2
PLAIN_EDGE = QColor(128, 128, 128, 120)
EMBLEM = 40


class Lamps(QLabel):
    """Timeouts as lamps, with a football beside them for the side that has the ball."""

    def __init__(self) -> None:
        super().__init__()
        self._lit, self._most, self._ball = 0, 3, False
        self._colour = QColor("white")
        self.setFixedHeight(LAMP + 6)

    def show_lamps(self, lit: int, ball: bool, colour: str) -> None:
        """Show how many timeouts are left, and who has the ball."""
        now = (lit, ball, QColor(colour))
        if now == (self._lit, self._ball, self._colour):
            return
        self._lit, self._ball, self._colour = now
        self._most = max(self._most, lit)
        self.setAccessibleName(f"{counted(lit, 'timeout')} left" + (", has the ball" if ball else ""))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for all lamps and the ball."""
        return QSize(self._most * (LAMP + GAP) + BALL_ROOM + GAP, LAMP + 6)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a full ring for each timeout left, an empty one for each used."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._colour, 1.4))
        for index in range(self._most):
            painter.setBrush(self._colour if index < self._lit else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QRectF(1 + index * (LAMP + GAP), 3, LAMP, LAMP))
        if self._ball:
            self._paint_ball(painter, self._most * (LAMP + GAP) + GAP)

    def _paint_ball(self, painter: QPainter, left: float) -> None:
        middle, right = self.height() / 2, left + BALL_ROOM - 4
        path = QPainterPath(QPointF(left, middle))
        path.quadTo((left + right) / 2, middle - 14, right, middle)
        path.quadTo((left + right) / 2, middle + 14, left, middle)
        painter.setPen(QPen(QColor("#fff6ea"), 1.4))
        painter.setBrush(QColor("#8a4a1f"))
        painter.drawPath(path)
        painter.drawLine(QPointF(left + 7, middle), QPointF(right - 7, middle))


class TeamPlate(QFrame):
    """One team's part of the scoreboard, in its colours."""

    def __init__(self, side: Side) -> None:
        super().__init__()
        self._side = side
        self._fill = self._edge = QColor()
        self.setObjectName(f"team:{side.value}")
        self._name = fitted(scale=1.05, bold=True)
        self._points = label(scale=2.2, bold=True)
        self._points.setAlignment(CENTRE)
        self._lamps = Lamps()
        self._emblem = EmblemView(EMBLEM, least=0)
        layout = QGridLayout(self)
        layout.setContentsMargins(8, 7, 10, 7)
        layout.setVerticalSpacing(2)
        layout.setHorizontalSpacing(5)
        layout.addWidget(self._emblem, 0, 0, 2, 1)
        layout.addWidget(self._name, 0, 1)
        layout.addWidget(self._lamps, 1, 1)
        layout.addWidget(self._points, 0, 2, 2, 1)
        layout.setColumnStretch(1, 1)

    def show_board(self, board: Scoreboard, accent: str) -> None:
        """Show one side's figures of the scoreboard."""
        team, points = board.teams[self._side], board.totals[self._side]
        has_ball = board.possession is self._side
        ink = readable_on(team.colours[0])
        self._emblem.show_team(team)
        self._name.setText(team.name)
        self._points.setText(str(points))
        self._points.setAccessibleName(f"{team.name}: {counted(points, 'point')}")
        self._lamps.show_lamps(board.timeouts[self._side], has_ball, ink)
        self.setAccessibleName(f"{team.name}: {counted(points, 'point')}, {self._lamps.accessibleName()}")
        self._colour(QColor(team.colours[0]), QColor(accent) if has_ball else PLAIN_EDGE)
        sheet = f"QLabel {{ color: {ink}; }}"
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)

    def grow(self, scale: float) -> None:
        """Scale the points, and the name a little less."""
        grow((self._points,), scale)
        grow((self._name,), scale**0.5)

    def _colour(self, fill: QColor, edge: QColor) -> None:
        """Set the colours of the frame; a style sheet would be slow, and the ball changes hands often."""
        if (fill, edge) != (self._fill, self._edge):
            self._fill, self._edge = fill, edge
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint background and frame."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._edge, EDGE))
        painter.setBrush(self._fill)
        half = EDGE / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), 5, 5)
