"""The home side's chance to win through the game, as a curve."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.record import Record
from bowlbound_desktop.play.win_chance import QUARTERS, curve
from bowlbound_desktop.ui.labels import scaled
from bowlbound_desktop.ui.theme import Theme

MARGIN = 8


class WinView(QWidget):
    """Home above the middle, visitors below."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("win-chance")
        self.setAccessibleName("Win chance")
        self._theme = theme
        self._points: tuple[tuple[float, float], ...] = ()
        self._names = dict.fromkeys(Side, "")
        self.setMinimumSize(160, 70)

    def sizeHint(self) -> QSize:
        """A broad strip."""
        return QSize(320, 140)

    def show_record(self, record: Record) -> None:
        """Draw the game so far."""
        self._points = curve(record)
        self._names = {side: team.short for side, team in record.teams.items()}
        self.setAccessibleDescription(self.words())
        self.update()

    def words(self) -> str:
        """Who is ahead, in words."""
        if not self._points:
            return "The curve begins with the kickoff"
        chance = self._points[-1][1]
        side = Side.HOME if chance >= 0.5 else Side.AWAY
        return f"{self._names[side]} {round(100 * max(chance, 1 - chance))} %"

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Frame, quarters, curve and words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(self._theme.panel))
        bold = scaled(self.font(), 1.1, bold=True)
        painter.setFont(bold)
        high = painter.fontMetrics().height()
        painter.setPen(QColor(self._theme.accent))
        top = QRectF(MARGIN, MARGIN, self.width() - 2 * MARGIN, high)
        painter.drawText(top, Qt.AlignmentFlag.AlignRight, self.words())
        room = QRectF(self.rect()).adjusted(MARGIN, high + 2 * MARGIN, -MARGIN, -MARGIN)
        self._paint_grid(painter, room)
        self._paint_curve(painter, room)

    def _paint_grid(self, painter: QPainter, room: QRectF) -> None:
        painter.setPen(QPen(QColor(self._theme.edge), 1))
        painter.drawRect(room)
        for quarter in range(1, QUARTERS):
            x = room.left() + room.width() * quarter / QUARTERS
            painter.drawLine(QPointF(x, room.top()), QPointF(x, room.bottom()))
        painter.setPen(QPen(QColor(self._theme.faint), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(room.left(), room.center().y()), QPointF(room.right(), room.center().y()))
        painter.setFont(scaled(self.font(), 0.85))
        inner = room.adjusted(4, 2, -4, -2)
        painter.drawText(inner, Qt.AlignmentFlag.AlignTop, self._names[Side.HOME])
        painter.drawText(inner, Qt.AlignmentFlag.AlignBottom, self._names[Side.AWAY])

    def _paint_curve(self, painter: QPainter, room: QRectF) -> None:
        points = [
            QPointF(room.left() + room.width() * gone / QUARTERS, room.bottom() - room.height() * chance)
            for gone, chance in self._points
        ]
        painter.setPen(QPen(QColor(self._theme.accent), 2))
        painter.drawPolyline(QPolygonF(points))
        if points:
            painter.setBrush(QColor(self._theme.accent))
            painter.drawEllipse(points[-1], 3, 3)

    def set_theme(self, theme: Theme) -> None:
        """Take other colours."""
        self._theme = theme
        self.update()
