"""Paints a team in a list: its emblem, its name, and a faint line of facts."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QStyledItemDelegate, QStyleOptionViewItem

from bowlbound_desktop.play.looks.emblem import emblem_named
from bowlbound_desktop.play.teams.shelf import TeamEntry
from bowlbound_desktop.ui.labels import scaled
from bowlbound_desktop.ui.new_game.team_model import ENTRY_ROLE
from bowlbound_desktop.ui.widgets.emblem import draw_one
from bowlbound_desktop.ui.widgets.selection import paint_selection

PAD = 5


class TeamDelegate(QStyledItemDelegate):
    """Paints two lines for each team."""

    def sizeHint(self, option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Room for both lines."""
        small = QFontMetrics(scaled(option.font, 0.85)).height()
        return QSize(200, option.fontMetrics.height() + small + 2 * PAD)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint emblem, name and facts."""
        entry: TeamEntry = index.data(ENTRY_ROLE)
        room: QRect = option.rect
        painter.save()
        paint_selection(painter, option)
        side = room.height() - 2 * PAD
        place = QRectF(room.left() + PAD, room.top() + PAD, side, side)
        draw_one(painter, place, emblem_named(entry.short or entry.name, entry.colours))
        text = room.adjusted(side + 3 * PAD, PAD, -PAD, -PAD)
        self._paint_lines(painter, text, option, entry)
        painter.restore()

    def _paint_lines(
        self, painter: QPainter, room: QRect, option: QStyleOptionViewItem, entry: TeamEntry
    ) -> None:
        palette: QPalette = option.palette
        bold = scaled(option.font, 1.0, bold=True)
        painter.setFont(bold)
        painter.setPen(palette.color(QPalette.ColorRole.Text))
        name = QFontMetrics(bold).elidedText(entry.name, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, int(Qt.AlignmentFlag.AlignTop), name)
        small = scaled(option.font, 0.85)
        painter.setFont(small)
        # The style sheet makes the list's own colour half transparent, which is too faint to read.
        painter.setPen(QApplication.palette().color(QPalette.ColorRole.PlaceholderText))
        facts = QFontMetrics(small).elidedText(entry.details, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, int(Qt.AlignmentFlag.AlignBottom), facts)
