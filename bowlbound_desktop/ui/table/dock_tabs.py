"""Tab bars of docks that Qt no longer uses but leaves where they were, to be seen between the docks."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabBar

NEAR = 6
AWAY = QPoint(-2000, -2000)


def put_stale_tabs_away(window: QMainWindow) -> None:
    """Move every tab bar out of sight that lies above no dock; Qt puts it back when it uses it again."""
    docks = [dock for dock in window.findChildren(QDockWidget) if not dock.visibleRegion().isEmpty()]
    for bar in window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if not any(_above(bar, dock) for dock in docks):
            bar.move(AWAY)


def _above(bar: QTabBar, dock: QDockWidget) -> bool:
    """Whether the bar lies along the upper edge of the dock."""
    beside = abs(bar.x() - dock.x()) <= NEAR
    return beside and abs(bar.geometry().bottom() + 1 - dock.y()) <= NEAR
