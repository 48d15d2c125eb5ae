"""A room whose content may lay itself out anew without the whole window doing so."""

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget


class StillRoom(QWidget):
    """Holds one widget and has no layout of its own, so the window hears only of what concerns it.

    That is too little room and, where the room is as high as its content, another height.
    """

    def __init__(self, content: QWidget, as_high: bool = False) -> None:
        super().__init__()
        self._content = content
        self._as_high, self._high = as_high, 0
        content.setParent(self)
        self.setFocusProxy(content)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        """What the content would like."""
        return self._content.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """What the content needs."""
        return self._content.minimumSizeHint().expandedTo(self._content.minimumSize())

    def event(self, event: QEvent) -> bool:
        """Every text that changes asks for another layout; few of them concern the window."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._ask_for_room()
        return super().event(event)

    def _ask_for_room(self) -> None:
        least, high = self.minimumSizeHint(), self.sizeHint().height() if self._as_high else 0
        if least.width() > self.width() or least.height() > self.height() or high != self._high:
            self._high = high
            self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the room."""
        super().resizeEvent(event)
        self._content.setGeometry(self.rect())
