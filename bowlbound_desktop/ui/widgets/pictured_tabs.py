"""A tab bar that caches its pictures, because style sheets are slow to paint."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QStyle, QStyleOptionTab, QStylePainter, QTabBar

from bowlbound_desktop.ui.widgets.pictures import blank


class PicturedTabs(QTabBar):
    """Tabs without a base line; painted once for each current tab."""

    def __init__(self) -> None:
        super().__init__()
        self._pictures: dict[tuple[object, ...], QPixmap] = {}
        self.setDrawBase(False)

    def tabLayoutChange(self) -> None:
        """Discard the pictures: names or sizes have changed."""
        super().tabLayoutChange()
        self._pictures.clear()

    def changeEvent(self, event: QEvent) -> None:
        """Discard the pictures: colours or fonts have changed."""
        super().changeEvent(event)
        self._pictures.clear()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cached picture; under the mouse let Qt paint the tabs."""
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
