"""Buttons in as many equal columns as fit."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

SPACING = 6
WIDEST = 230


class ButtonGrid(QWidget):
    """One group of answers."""

    def __init__(self, buttons: Sequence[QPushButton]) -> None:
        super().__init__()
        self._buttons = list(buttons)
        self._columns = 0
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(SPACING)
        self._arrange(len(self._buttons))

    def minimumSizeHint(self) -> QSize:
        """One column is the least; the height follows from the columns there are."""
        return QSize(self._widest(), self._layout.minimumSize().height())

    def _widest(self) -> int:
        return max((button.sizeHint().width() for button in self._buttons), default=0)

    def columns_in(self, width: int) -> int:
        """How many columns fit, with rows as even as may be."""
        most = max(1, (width + SPACING) // (self._widest() + SPACING))
        rows = -(-len(self._buttons) // most)
        return -(-len(self._buttons) // rows) if rows else 1

    def fit(self, width: int) -> None:
        """Use that width."""
        self._arrange(self.columns_in(width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the room."""
        super().resizeEvent(event)
        self.fit(event.size().width())

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        for column in range(self._columns):
            self._layout.setColumnStretch(column, 0)
        self._columns = columns
        for place, button in enumerate(self._buttons):
            button.setMaximumWidth(max(WIDEST, button.sizeHint().width()))
            self._layout.addWidget(button, place // columns, place % columns)
            self._layout.setColumnStretch(place % columns, 1)
