"""Makes lists opaque, so that nothing behind them is painted."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QAbstractScrollArea


def make_opaque(view: QAbstractScrollArea) -> None:
    """Make a list opaque: it paints its own background, and Qt that of its scroll bars."""
    view.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
    below_bar = view.verticalScrollBar().parentWidget()
    if below_bar is not None:
        below_bar.setBackgroundRole(QPalette.ColorRole.Base)
        below_bar.setAutoFillBackground(True)
