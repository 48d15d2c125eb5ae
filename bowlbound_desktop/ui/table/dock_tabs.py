"""The tab bars of docks: opens tabs, and hides bars that Qt no longer uses but leaves visible."""

from collections.abc import Iterable

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabBar
from shiboken6 import getCppPointer

NEAR = 6
AWAY = QPoint(-2000, -2000)


def bring_to_front(window: QMainWindow, dock: QDockWidget) -> None:
    """Open the tab of a dock; `raise_` would repaint the middle of the window."""
    if not dock.visibleRegion().isEmpty():
        return
    pointer = getCppPointer(dock)[0]
    for bar in _bars(window):
        for tab in range(bar.count()):
            if bar.tabData(tab) == pointer:
                bar.setCurrentIndex(tab)
                return
    dock.raise_()


def open_in_front(dock: QDockWidget) -> None:
    """Show a dock in front of those that share its place, and again after Qt has laid them out."""
    dock.show()
    dock.raise_()
    QTimer.singleShot(0, dock, dock.raise_)


def put_stale_tabs_away(window: QMainWindow) -> None:
    """Move every tab bar that is above no dock out of sight; Qt puts it back when it uses it again."""
    docks = [dock for dock in window.findChildren(QDockWidget) if not dock.visibleRegion().isEmpty()]
    for bar in _bars(window):
        if not any(_above(bar, dock) for dock in docks):
            bar.move(AWAY)


def skip_bars_out_of_sight(window: QMainWindow) -> None:
    """Take tab bars that Qt has moved away out of the tab order, and put those in sight back."""
    for bar in _bars(window):
        seen = window.rect().intersects(bar.geometry())
        bar.setFocusPolicy(Qt.FocusPolicy.TabFocus if seen else Qt.FocusPolicy.NoFocus)


def _bars(window: QMainWindow) -> Iterable[QTabBar]:
    return window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)


def _above(bar: QTabBar, dock: QDockWidget) -> bool:
    """Whether the bar is at the upper edge of the dock."""
    beside = abs(bar.x() - dock.x()) <= NEAR
    return beside and abs(bar.geometry().bottom() + 1 - dock.y()) <= NEAR
