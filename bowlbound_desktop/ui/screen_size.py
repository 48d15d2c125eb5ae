"""The first size of a window, and how one window takes the place of another."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QMainWindow, QWidget

from bowlbound_desktop.ui.preferences import layout

USUAL = QSize(1280, 800)
"""The size of a window on a small screen, or the whole screen if that is smaller."""
LARGEST = QSize(2560, 1600)
SHARE = 0.82
"""The share of a larger screen that a window takes."""


def suited(screen: QSize) -> QSize:
    """A good size for a first window on a screen."""
    share = QSize(round(screen.width() * SHARE), round(screen.height() * SHARE))
    return share.expandedTo(USUAL).boundedTo(LARGEST).boundedTo(screen)


def fit_to_screen(window: QMainWindow) -> None:
    """Give a window that has no size yet a size that suits its screen."""
    if window.width() <= window.minimumWidth():
        window.resize(suited(window.screen().availableSize()))


def open_as_left(window: QMainWindow) -> None:
    """Open a window with the table's last place and size, or with a size that suits the screen."""
    if not window.restoreGeometry(layout("table_geometry")):
        fit_to_screen(window)


def take_place(window: QWidget, before: QWidget) -> None:
    """Give a window the place, size and state of another."""
    window.setGeometry(before.normalGeometry() if before.isVisible() else before.geometry())
    window.setWindowState(before.windowState())


def switch_full_screen(window: QWidget) -> None:
    """Enter or leave full screen; a window that was maximised becomes so again."""
    window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)
