"""Buttons in rows: in equal columns if they look alike, else each at its natural width."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

SPACING, CLOSE = 6, 3
WIDEST = 240
"""Buttons are only wider than this if their text needs it."""


class ButtonGrid(QWidget):
    """One group of answers, whose height depends on its width."""

    widest = WIDEST

    def __init__(self, buttons: Sequence[QWidget], equal: bool) -> None:
        super().__init__()
        self._buttons = list(buttons)
        self._equal, self._gap = equal, SPACING
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for button in self._buttons:
            button.setParent(self)

    def tighten(self, tight: bool) -> None:
        """From the next arrangement on, natural widths close together, or equal columns."""
        self._equal, self._gap = not tight, CLOSE if tight else SPACING

    def fit(self, width: int) -> None:
        """Arrange the buttons for a width, and take the height they need."""
        places = self._columns(width) if self._equal else self._flow(width)
        for button, place in zip(self._buttons, places, strict=True):
            button.setGeometry(place)
        self.setFixedHeight(max((place.bottom() + 1 for place in places), default=0))

    def minimumSizeHint(self) -> QSize:
        """Room for one column."""
        return QSize(self._widest(), self.minimumHeight())

    def sizeHint(self) -> QSize:
        """The size of the last arrangement."""
        return self.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the buttons for the new width."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.fit(event.size().width())

    def _widest(self) -> int:
        return max((button.sizeHint().width() for button in self._buttons), default=0)

    def _highest(self) -> int:
        return max((button.sizeHint().height() for button in self._buttons), default=0)

    def _columns(self, width: int) -> list[QRect]:
        """Equal columns, as many as fit, in rows as even as possible."""
        count, widest, high = len(self._buttons), self._widest(), self._highest()
        most = max(1, (width + self._gap) // (widest + self._gap))
        columns = -(-count // -(-count // most)) if count else 1
        wide = min(max(self.widest, widest), (width + self._gap) // columns - self._gap)
        return [
            QRect(place % columns * (wide + self._gap), place // columns * (high + self._gap), wide, high)
            for place in range(count)
        ]

    def _flow(self, width: int) -> list[QRect]:
        """Buttons one after another, each as wide as its text."""
        places, left, top, high = [], 0, 0, self._highest()
        for button in self._buttons:
            wide = button.sizeHint().width()
            if left and left + wide > width:
                left, top = 0, top + high + self._gap
            places.append(QRect(left, top, wide, high))
            left += wide + self._gap
        return places


class ButtonRow(ButtonGrid):
    """Equal columns across the full width where one row holds all buttons, else natural widths."""

    widest = 1000

    def __init__(self, buttons: Sequence[QWidget]) -> None:
        super().__init__(buttons, equal=False)

    def fit(self, width: int) -> None:
        """Arrange the buttons for a width, and take the height they need."""
        count = len(self._buttons)
        self._equal = count * (self._widest() + self._gap) - self._gap <= width
        super().fit(width)
