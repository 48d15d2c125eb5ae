"""A tab bar that keeps its pictures: a style sheet takes long to paint."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QStyle, QStyleOptionTab, QStylePainter, QTabBar

from bowlbound_desktop.ui.widgets.pictures import blank


class PicturedTabs(QTabBar):
    """Tabs without a base, painted once for each that is in front."""

    def __init__(self) -> None:
        super().__init__()
        self._pictures: dict[tuple[object, ...], QPixmap] = {}
        self.setDrawBase(False)

    def tabLayoutChange(self) -> None:
        """Other names or another room."""
        super().tabLayoutChange()
        self._pictures.clear()

    def changeEvent(self, event: QEvent) -> None:
        """Other colours or letters."""
        super().changeEvent(event)
        self._pictures.clear()

    def paintEvent(self, event: QPaintEvent) -> None:
        """As it was painted before; below the mouse by Qt, which knows what it points at."""
        if self.underMouse():
            super().paintEvent(event)
            return
        key = self.currentIndex(), self.hasFocus(), self.devicePixelRatioF()
        if key not in self._pictures:
            self._pictures[key] = self._picture()
        QPainter(self).drawPixmap(0, 0, self._pictures[key])

    def _picture(self) -> QPixmap:
        picture = blank(self.size(), self.devicePixelRatioF())
        painter = QStylePainter(picture, self)
        for tab in range(self.count()):
            option = QStyleOptionTab()
            self.initStyleOption(option, tab)
            painter.drawControl(QStyle.ControlElement.CE_TabBarTab, option)
        return picture
