"""Paints a team in a list: its colours, its name, and a faint line of facts."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from bowlbound_desktop.play.team_shelf import TeamEntry
from bowlbound_desktop.ui.labels import scaled
from bowlbound_desktop.ui.new_game.team_model import ENTRY_ROLE
from bowlbound_desktop.ui.widgets.selection import paint_selection

PAD = 5
SWATCH = 10


class TeamDelegate(QStyledItemDelegate):
    """Two lines a team."""

    def sizeHint(self, option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Room for both lines."""
        small = QFontMetrics(scaled(option.font, 0.85)).height()
        return QSize(200, option.fontMetrics.height() + small + 2 * PAD)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Swatches, name and facts."""
        entry: TeamEntry = index.data(ENTRY_ROLE)
        room: QRect = option.rect
        painter.save()
        paint_selection(painter, option)
        self._paint_swatches(painter, room, entry)
        text = room.adjusted(2 * SWATCH + 16, PAD, -PAD, -PAD)
        self._paint_lines(painter, text, option, entry)
        painter.restore()

    def _paint_swatches(self, painter: QPainter, room: QRect, entry: TeamEntry) -> None:
        for place, colour in enumerate(entry.colours):
            swatch = QRect(room.left() + 9 + place * SWATCH, room.top() + PAD + 2, SWATCH, room.height() - 14)
            painter.fillRect(swatch, QColor(colour))
            painter.setPen(QColor(128, 128, 128))
            painter.drawRect(swatch)

    def _paint_lines(
        self, painter: QPainter, room: QRect, option: QStyleOptionViewItem, entry: TeamEntry
    ) -> None:
        palette: QPalette = option.palette
        painter.setFont(scaled(option.font, 1.0, bold=True))
        painter.setPen(palette.color(QPalette.ColorRole.Text))
        painter.drawText(room, int(Qt.AlignmentFlag.AlignTop), entry.name)
        small = scaled(option.font, 0.85)
        painter.setFont(small)
        painter.setPen(palette.color(QPalette.ColorRole.PlaceholderText))
        facts = QFontMetrics(small).elidedText(entry.details, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, int(Qt.AlignmentFlag.AlignBottom), facts)
