"""Docks around the table."""

from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from bowlbound_desktop.ui.widgets.still_room import StillRoom


def make_dock(window: QMainWindow, name: str, content: QWidget, title: str) -> QDockWidget:
    """A dock that hides its content while it lies behind others: Qt leaves it to screen readers and keys.

    In a room that stays, so that the window is not laid out anew each time.
    """
    dock = QDockWidget(title, window)
    dock.setObjectName(f"dock:{name}")
    dock.setWidget(StillRoom(content))
    dock.visibilityChanged.connect(content.setVisible)
    return dock
