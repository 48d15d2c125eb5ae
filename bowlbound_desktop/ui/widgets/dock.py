"""Creates the docks around the table."""

from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from bowlbound_desktop.ui.widgets.still_room import StillRoom


def make_dock(window: QMainWindow, name: str, content: QWidget, title: str) -> QDockWidget:
    """A dock that hides its content from screen readers and the keyboard while it is behind others.

    The content has a layout of its own, so that its changes do not lay out the window.
    """
    dock = QDockWidget(title, window)
    dock.setObjectName(f"dock:{name}")
    dock.setWidget(StillRoom(content))
    dock.visibilityChanged.connect(content.setVisible)
    return dock
