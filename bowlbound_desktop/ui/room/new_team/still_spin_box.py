"""A figure that a wheel does not change in passing."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QDoubleSpinBox


class StillSpinBox(QDoubleSpinBox):
    """The wheel scrolls the form, unless the keyboard is in this field."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the form."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
