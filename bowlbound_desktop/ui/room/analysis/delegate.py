"""Paints the lines of the analysis: figures, and the colours of a column as a bar."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from bowlbound_desktop.ui.room.analysis.model import SHARES_ROLE, Index
from bowlbound_desktop.ui.theme import Theme

AIR = QSize(0, 3)
EDGE = 3.0
"""Space between a bar and the edges of its line."""


class AnalysisDelegate(QStyledItemDelegate):
    """A bar runs across all columns of figures; each cell paints its part of it."""

    def __init__(self, theme: Theme, tree: QTreeView) -> None:
        super().__init__(tree)
        self._theme, self._tree = theme, tree

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """A little more than the text."""
        return super().sizeHint(option, index) + AIR

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the text, and the bar if the line has one."""
        super().paint(painter, option, index)
        shares = index.data(SHARES_ROLE)
        if shares and index.column():
            painter.save()
            painter.setClipRect(option.rect)
            painter.setFont(option.font)
            self._paint_bar(painter, self._whole(QRectF(option.rect)), shares)
            painter.restore()

    def _whole(self, rect: QRectF) -> QRectF:
        """The rectangle of all figures of the line."""
        header = self._tree.header()
        left = header.sectionViewportPosition(1)
        return QRectF(left, rect.top(), header.length() - header.sectionSize(0), rect.height())

    def _paint_bar(self, painter: QPainter, room: QRectF, shares: tuple[tuple[str, float], ...]) -> None:
        bar = room.adjusted(EDGE, EDGE, -EDGE, -EDGE)
        left = bar.left()
        for colour, share in shares:
            part = QRectF(left, bar.top(), share * bar.width(), bar.height())
            ink = self._theme.cells[colour]
            painter.fillRect(part, QColor(ink.fill))
            text = f"{100 * share:.0f}"
            if painter.fontMetrics().horizontalAdvance(text) < part.width():
                painter.setPen(QColor(ink.text))
                painter.drawText(part, Qt.AlignmentFlag.AlignCenter, text)
            left = part.right()
        painter.setPen(QPen(QColor(self._theme.edge), 1))
        painter.drawRect(bar)
