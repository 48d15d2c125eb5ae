"""A container that keeps layout changes of its content from the rest of the window."""

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget


class StillRoom(QWidget):
    """Holds one widget without a layout, so that Qt does not lay out the whole window when it changes.

    The window only hears of it when the content needs more room or, with `as_high`, another height.
    """

    def __init__(self, content: QWidget, as_high: bool = False) -> None:
        super().__init__()
        self._content = content
        self._as_high, self._high = as_high, 0
        content.setParent(self)
        self.setFocusProxy(content)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        """The preferred size of the content."""
        return self._content.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """The least size of the content."""
        return self._content.minimumSizeHint().expandedTo(self._content.minimumSize())

    def event(self, event: QEvent) -> bool:
        """Handle the layout request of a changed text, which rarely concerns the window."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._ask_for_room()
        return super().event(event)

    def _ask_for_room(self) -> None:
        least, high = self.minimumSizeHint(), self.sizeHint().height() if self._as_high else 0
        if least.width() > self.width() or least.height() > self.height() or high != self._high:
            self._high = high
            self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the content all the room."""
        super().resizeEvent(event)
        self._content.setGeometry(self.rect())
