"""Paints the selected entry of a list whose entries are painted by hand."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

BAR = 3


def paint_selection(painter: QPainter, option: QStyleOptionViewItem) -> None:
    """Paint a background with a bar on its left, if the entry is selected."""
    if not option.state & QStyle.StateFlag.State_Selected:
        return
    room: QRect = option.rect
    palette: QPalette = option.palette
    painter.fillRect(room, palette.color(QPalette.ColorRole.Button))
    painter.fillRect(QRect(room.left(), room.top(), BAR, room.height()), palette.highlight())
