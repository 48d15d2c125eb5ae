"""A number field that ignores the mouse wheel unless it has the focus."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QDoubleSpinBox


class StillSpinBox(QDoubleSpinBox):
    """The wheel scrolls the form instead, unless this field has the focus."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Pass the wheel on to the form."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
