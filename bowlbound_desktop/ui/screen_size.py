"""How large a window is at first, and how one window takes the place of another."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QMainWindow, QWidget

from bowlbound_desktop.ui.preferences import layout

USUAL = QSize(1280, 800)
"""On a small screen a window is as large as this, or as the screen."""
LARGEST = QSize(2560, 1600)
SHARE = 0.82
"""Of a larger screen; what is left shows what else lies there."""


def suited(screen: QSize) -> QSize:
    """A good size for a first window on a screen."""
    share = QSize(round(screen.width() * SHARE), round(screen.height() * SHARE))
    return share.expandedTo(USUAL).boundedTo(LARGEST).boundedTo(screen)


def fit_to_screen(window: QMainWindow) -> None:
    """A window that nobody has sized yet suits its screen."""
    if window.width() <= window.minimumWidth():
        window.resize(suited(window.screen().availableSize()))


def open_as_left(window: QMainWindow) -> None:
    """Open a window where and as large as the table was left; where nobody knows, as suits the screen."""
    if not window.restoreGeometry(layout("table_geometry")):
        fit_to_screen(window)


def take_place(window: QWidget, before: QWidget) -> None:
    """Lie where another window lies, just as large, maximised or in full screen as it is."""
    window.setGeometry(before.normalGeometry() if before.isVisible() else before.geometry())
    window.setWindowState(before.windowState())


def switch_full_screen(window: QWidget) -> None:
    """Out of full screen or into it, whoever brought the window there; a maximised one is so again."""
    window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)
