"""Lists that lie on the table like sheets of paper."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QAbstractScrollArea


def make_opaque(view: QAbstractScrollArea) -> None:
    """Let nothing behind a view be painted with it; the view fills its own ground, Qt that of its bar."""
    view.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
    below_bar = view.verticalScrollBar().parentWidget()
    if below_bar is not None:
        below_bar.setBackgroundRole(QPalette.ColorRole.Base)
        below_bar.setAutoFillBackground(True)
