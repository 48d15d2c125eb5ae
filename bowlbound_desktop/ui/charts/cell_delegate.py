"""Paints cells in the colours of the printed charts."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from bowlbound_desktop.play.telling.tied import NO_BREAK
from bowlbound_desktop.ui.charts.chart_model import COLOUR_ROLE, LIT_ROLE, CellLight
from bowlbound_desktop.ui.theme import Theme

MARGIN = 1.0


def draw_fitted(painter: QPainter, room: QRectF, text: str, flags: Qt.AlignmentFlag) -> None:
    """Draw one line of text, squeezed sideways where it is too wide for its room."""
    wide = QFontMetricsF(painter.font()).horizontalAdvance(text)
    if wide <= room.width():
        painter.drawText(room, flags, text)
        return
    painter.save()
    painter.translate(room.left(), 0)
    painter.scale(room.width() / wide, 1)
    painter.drawText(QRectF(0, room.top(), wide + 1, room.height()), flags, text)
    painter.restore()


def draw_broken(painter: QPainter, room: QRectF, text: str) -> None:
    """Draw text in as many lines as fit; text in one or two lines is squeezed."""
    metrics, flags = QFontMetricsF(painter.font()), Qt.AlignmentFlag.AlignCenter
    text = text.replace(" %", f"{NO_BREAK}%")
    one_line = room.height() < 2 * metrics.height() or metrics.horizontalAdvance(text) <= room.width()
    if one_line or " " not in text:
        draw_fitted(painter, room, text, flags)
        return
    wrapped = flags | Qt.TextFlag.TextWordWrap
    if room.height() >= 3 * metrics.height() or room.contains(painter.boundingRect(room, wrapped, text)):
        painter.drawText(room, wrapped, text)
        return
    high, middle = metrics.height(), room.center().y()
    for top, line in zip((middle - high, middle), halves(text), strict=True):
        draw_fitted(painter, QRectF(room.left(), top, room.width(), high), line, flags)


def halves(text: str) -> tuple[str, str]:
    """The text broken at the space that gives the most even halves."""
    words = text.split(" ")
    broken = [(" ".join(words[:end]), " ".join(words[end:])) for end in range(1, len(words) + 1)]
    return min(broken, key=lambda lines: max(map(len, lines)))


class CellDelegate(QStyledItemDelegate):
    """A coloured cell; red and yellow also have borders, because colour is never the only sign."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """The size of the text with some padding."""
        text = str(index.data() or "")
        metrics = option.fontMetrics
        return QSize(metrics.horizontalAdvance(text) + 10, metrics.height() + 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the cell and its highlight."""
        room = QRectF(option.rect)
        painter.save()
        painter.setFont(option.font)
        self.paint_cell(painter, room, str(index.data() or ""), str(index.data(COLOUR_ROLE) or ""))
        self.paint_lights(painter, [room], index.data(LIT_ROLE) or 0)
        painter.restore()

    def paint_cell(self, painter: QPainter, room: QRectF, text: str, colour: str) -> None:
        """Paint background, border and text in the painter's font."""
        ink = self._theme.cells.get(colour, self._theme.cells[""])
        inner = room.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        painter.fillRect(room, QColor(self._theme.grid))
        painter.fillRect(inner, QColor(ink.fill))
        self._paint_sign(painter, inner, colour, ink.text)
        if text:
            painter.setPen(QColor(ink.text))
            draw_broken(painter, inner.adjusted(2, 0, -2, 0), text)

    def paint_lights(self, painter: QPainter, rooms: Sequence[QRectF], light: int) -> None:
        """Paint a frame around every lit cell, a broad one around the cell that was read."""
        if light and rooms:
            width = 3 if light == CellLight.READ else 1
            half = width / 2
            painter.setPen(QPen(QColor(self._theme.accent), width, j=Qt.PenJoinStyle.MiterJoin))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRects([room.adjusted(half, half, -half, -half) for room in rooms])

    def _paint_sign(self, painter: QPainter, room: QRectF, colour: str, ink: str) -> None:
        line = QColor(ink)
        line.setAlpha(130)
        if colour == "red":
            painter.fillRect(QRectF(room.left(), room.top(), 2, room.height()), line)
        elif colour == "yellow":
            painter.setPen(QPen(line, 1, Qt.PenStyle.DotLine))
            painter.drawRect(room.adjusted(0.5, 0.5, -0.5, -0.5))
