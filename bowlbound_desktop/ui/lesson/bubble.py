"""The text of a step, beside what it points at, with buttons to go on and to leave."""

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from bowlbound_desktop.ui.labels import label, text_scale, wrapping
from bowlbound_desktop.ui.widgets.key_button import KeyButton

WIDE = 340
GAP = 14
LEFT, TOP, RIGHT, BOTTOM = 14, 12, 12, 10
SIDES = LEFT + RIGHT + 2
"""The width of margins and edges together."""


class Bubble(QFrame):
    """The text of one step with its buttons."""

    went_on = Signal()
    left = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("lesson")
        self.setProperty("panel", True)
        self._count = label(name="lesson:count", faint=True, scale=0.9)
        self._text = wrapping(label(name="lesson:text", scale=1.1))
        self._next = KeyButton("Next")
        self._next.setObjectName("lesson:next")
        self._next.clicked.connect(self.went_on)
        leave = QPushButton("Leave")
        leave.setObjectName("lesson:leave")
        leave.setAutoDefault(False)
        leave.clicked.connect(self.left)
        buttons = QHBoxLayout()
        buttons.addWidget(self._count, 1)
        buttons.addWidget(leave)
        buttons.addWidget(self._next)
        self._column = layout = QVBoxLayout(self)
        layout.setContentsMargins(LEFT, TOP, RIGHT, BOTTOM)
        layout.addWidget(self._text)
        layout.addLayout(buttons)
        self.setFixedWidth(round(WIDE * text_scale()))
        self.hide()

    def say(self, text: str, count: str, goes_on: bool, last: bool) -> None:
        """Show a step; there is no Next button where the player answers at the table."""
        self._text.setText(text)
        self._count.setText(count)
        self._next.setText("Finish" if last else "Next")
        self._next.setVisible(goes_on)
        self.setAccessibleName(f"{count}: {text}")
        self._text.setFixedHeight(self._text.heightForWidth(self.width() - SIDES))
        self._column.activate()
        self.resize(self.width(), self._column.minimumSize().height())
        if goes_on:
            self._next.setFocus()

    def stand_beside(self, mark: QRect, room: QRect) -> None:
        """Move beside the highlighted part without covering it: below, above, right or left."""
        wide, high = self.width(), self.height()
        across = _between(mark.center().x() - wide // 2, room.left(), room.right() - wide)
        down = _between(mark.center().y() - high // 2, room.top(), room.bottom() - high)
        places = (
            (across, mark.bottom() + GAP),
            (across, mark.top() - high - GAP),
            (mark.right() + GAP, down),
            (mark.left() - wide - GAP, down),
        )
        inside = [place for place in places if room.contains(QRect(*place, wide, high))]
        self.move(*(inside or [(across, room.bottom() - high)])[0])


def _between(value: int, least: int, most: int) -> int:
    return max(least, min(value, most))
