"""Headers of charts: names that always fit, lit where a cell was read."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QFontMetricsF, QPainter
from PySide6.QtWidgets import QHeaderView, QWidget

from bowlbound_desktop.ui.charts.cell_delegate import draw_fitted
from bowlbound_desktop.ui.charts.chart_model import LIT_ROLE
from bowlbound_desktop.ui.theme import Theme


class ChartHeader(QHeaderView):
    """A header that breaks names at spaces and squeezes what is still too wide."""

    def __init__(self, orientation: Qt.Orientation, theme: Theme, parent: QWidget) -> None:
        super().__init__(orientation, parent)
        self._theme = theme
        self.setSectionsClickable(False)
        self.setHighlightSections(False)

    def set_theme(self, theme: Theme) -> None:
        """Take other colours."""
        self._theme = theme
        self.viewport().update()

    def _lines(self, section: int) -> list[str]:
        text = str(self.model().headerData(section, self.orientation()) or "")
        return text.split(" ") if self.orientation() is Qt.Orientation.Horizontal else [text]

    def sectionSizeFromContents(self, section: int) -> QSize:
        """Room for the longest word and all lines."""
        lines = self._lines(section)
        metrics = QFontMetrics(self.font())
        wide = max(metrics.horizontalAdvance(line) for line in lines)
        return QSize(wide + 8, metrics.height() * len(lines) + 4)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Paint one name."""
        lit = bool(self.model().headerData(section, self.orientation(), LIT_ROLE))
        painter.save()
        painter.fillRect(rect, QColor(self._theme.panel))
        font = self.font()
        font.setBold(lit)
        painter.setFont(font)
        painter.setPen(QColor(self._theme.accent if lit else self._theme.faint))
        self._paint_lines(painter, QRectF(rect).adjusted(1, 0, -1, 0), self._lines(section))
        painter.restore()

    def _paint_lines(self, painter: QPainter, room: QRectF, lines: list[str]) -> None:
        high = QFontMetricsF(painter.font()).height()
        top = room.top() + (room.height() - high * len(lines)) / 2
        for number, line in enumerate(lines):
            place = QRectF(room.left(), top + number * high, room.width(), high)
            draw_fitted(painter, place, line, Qt.AlignmentFlag.AlignCenter)
