"""The layout of the pages at half-time and at the end."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from bowlbound_desktop.play.story.summary import GameSummary
from bowlbound_desktop.ui.labels import label, panel, text_scale, wrapping

ROOM_FOR_THREE = 840
"""The width that three columns need, at the usual text size."""


def stacked(*parts: QWidget | None, stretch: tuple[int, ...] = ()) -> QWidget:
    """Widgets one below the other; None is a gap that takes the room left over."""
    column = QWidget()
    layout = QVBoxLayout(column)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(6)
    for place, part in enumerate(parts):
        if part is None:
            layout.addStretch(1)
        else:
            layout.addWidget(part, stretch[place] if stretch else 0)
    return column


def boxed(column: QWidget) -> QWidget:
    """A column with a frame."""
    frame = panel()
    layout = QVBoxLayout(frame)
    layout.setContentsMargins(10, 8, 10, 8)
    layout.addWidget(column)
    return frame


def best_drive(summary: GameSummary) -> tuple[QLabel, ...]:
    """A heading and the best drive; empty where there is none."""
    if not summary.best_drive:
        return ()
    return label("Best drive", bold=True), wrapping(label(summary.best_drive, name="best-drive"))


class FoldingColumns(QWidget):
    """Three columns, or two with the middle one below them where there is no room."""

    def __init__(self, left: QWidget, middle: QWidget, right: QWidget) -> None:
        super().__init__()
        self._left, self._middle, self._right = left, middle, right
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setHorizontalSpacing(18)
        self._layout.setVerticalSpacing(10)
        for column, share in enumerate((1, 1, 1)):
            self._layout.setColumnStretch(column, share)
        self._folded: bool | None = None
        self._fold(True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose two columns or three."""
        super().resizeEvent(event)
        self._fold(event.size().width() < ROOM_FOR_THREE * text_scale())

    def _fold(self, folded: bool) -> None:
        if folded is self._folded:
            return
        self._folded = folded
        self._layout.addWidget(self._left, 0, 0)
        self._layout.addWidget(self._right, 0, 1 if folded else 2)
        if folded:
            self._layout.addWidget(self._middle, 1, 0, 1, 2)
        else:
            self._layout.addWidget(self._middle, 0, 1)
        self._layout.setColumnStretch(2, 0 if folded else 1)
