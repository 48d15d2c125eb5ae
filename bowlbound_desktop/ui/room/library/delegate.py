"""Paints a chart in the library: a thumbnail, its name, facts and remarks."""

from PySide6.QtCore import QObject, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from bowlbound_desktop.games.bowlbound.workshop.editing.looks import ChartLook
from bowlbound_desktop.ui.labels import scaled
from bowlbound_desktop.ui.room.library.entries import Entry
from bowlbound_desktop.ui.room.library.model import ENTRY_ROLE, Index
from bowlbound_desktop.ui.theme import Theme
from bowlbound_desktop.ui.widgets.selection import paint_selection

PAD = 5
DOTS = QSize(28, 30)
"""The size of a thumbnail in dots: grids of 12, 9 and 7 columns with 30 rows."""
FAINT = 190


class LibraryDelegate(QStyledItemDelegate):
    """Three lines of text and a thumbnail."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._pictures: dict[ChartLook, QPixmap] = {}

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._theme = theme
        self._pictures.clear()

    def sizeHint(self, option: QStyleOptionViewItem, _index: Index) -> QSize:
        """Room for three lines."""
        small = QFontMetrics(scaled(option.font, 0.85)).height()
        return QSize(200, option.fontMetrics.height() + 2 * small + 2 * PAD)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint thumbnail and lines."""
        entry: Entry = index.data(ENTRY_ROLE)
        room: QRect = option.rect
        painter.save()
        paint_selection(painter, option)
        high = room.height() - 2 * PAD
        frame = QRect(room.left() + 8, room.top() + PAD, round(high * 0.93), high)
        painter.drawPixmap(frame, self._picture(entry.look))
        self._paint_lines(painter, room.adjusted(frame.width() + 16, PAD - 1, -PAD, -PAD), option, entry)
        painter.restore()

    def _picture(self, look: ChartLook) -> QPixmap:
        if look not in self._pictures:
            self._pictures[look] = thumbnail(look, self._theme)
        return self._pictures[look]

    def _paint_lines(
        self, painter: QPainter, room: QRect, option: QStyleOptionViewItem, entry: Entry
    ) -> None:
        palette: QPalette = option.palette
        plain = palette.color(QPalette.ColorRole.Text)
        small = scaled(option.font, 0.85)
        faint = QColor(plain)
        faint.setAlpha(FAINT)
        top = room.top()
        for font, ink, text in (
            (scaled(option.font, 1.0, bold=True), plain, entry.name),
            (small, faint, entry.facts),
            (small, QColor(self._theme.accent), entry.remarks),
        ):
            metrics = QFontMetrics(font)
            painter.setFont(font)
            painter.setPen(ink)
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(QRect(room.left(), top, room.width(), metrics.height()), 0, shown)
            top += metrics.height()


def thumbnail(look: ChartLook, theme: Theme) -> QPixmap:
    """A picture of a chart with a dot for each cell."""
    picture = QPixmap(DOTS)
    picture.fill(QColor(theme.edge))
    painter = QPainter(picture)
    for row, colours in enumerate(look.colours):
        for column, colour in enumerate(colours):
            painter.fillRect(column, row, 1, 1, QColor(theme.cells[colour].fill))
    painter.end()
    return picture
