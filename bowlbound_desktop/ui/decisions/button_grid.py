"""Buttons in rows: equal columns for those that look alike, natural widths for the rest."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

SPACING = 6
WIDEST = 240
"""Beyond this a button only grows if its text needs it."""


class ButtonGrid(QWidget):
    """One group of answers; its height follows from its width."""

    widest = WIDEST

    def __init__(self, buttons: Sequence[QWidget], equal: bool) -> None:
        super().__init__()
        self._buttons = list(buttons)
        self._equal = equal
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for button in self._buttons:
            button.setParent(self)

    def fit(self, width: int) -> None:
        """Arrange the buttons for a width and take the height that follows."""
        places = self._columns(width) if self._equal else self._flow(width)
        for button, place in zip(self._buttons, places, strict=True):
            button.setGeometry(place)
        self.setFixedHeight(max((place.bottom() + 1 for place in places), default=0))

    def minimumSizeHint(self) -> QSize:
        """One column is the least."""
        return QSize(self._widest(), self.minimumHeight())

    def sizeHint(self) -> QSize:
        """What the last arrangement needs."""
        return self.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the room."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.fit(event.size().width())

    def _widest(self) -> int:
        return max((button.sizeHint().width() for button in self._buttons), default=0)

    def _highest(self) -> int:
        return max((button.sizeHint().height() for button in self._buttons), default=0)

    def _columns(self, width: int) -> list[QRect]:
        """Equal columns, as many as fit, in rows as even as may be."""
        count, widest, high = len(self._buttons), self._widest(), self._highest()
        most = max(1, (width + SPACING) // (widest + SPACING))
        columns = -(-count // -(-count // most)) if count else 1
        wide = min(max(self.widest, widest), (width + SPACING) // columns - SPACING)
        return [
            QRect(place % columns * (wide + SPACING), place // columns * (high + SPACING), wide, high)
            for place in range(count)
        ]

    def _flow(self, width: int) -> list[QRect]:
        """One after another, each as wide as its text."""
        places, left, top, high = [], 0, 0, self._highest()
        for button in self._buttons:
            wide = button.sizeHint().width()
            if left and left + wide > width:
                left, top = 0, top + high + SPACING
            places.append(QRect(left, top, wide, high))
            left += wide + SPACING
        return places


class ButtonRow(ButtonGrid):
    """Equal columns from edge to edge where one row holds all buttons, else natural widths."""

    widest = 1000

    def __init__(self, buttons: Sequence[QWidget]) -> None:
        super().__init__(buttons, equal=False)

    def fit(self, width: int) -> None:
        """Arrange the buttons for a width and take the height that follows."""
        count = len(self._buttons)
        self._equal = count * (self._widest() + SPACING) - SPACING <= width
        super().fit(width)
