"""The plays that changed the chance to win most, as buttons that show them."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from bowlbound_desktop.play.counting.win_chance import Curve
from bowlbound_desktop.play.story.swings import MOST, Swing, swings
from bowlbound_desktop.ui.frame.frame import Frame
from bowlbound_desktop.ui.labels import label
from bowlbound_desktop.ui.widgets.emblem import EmblemView
from bowlbound_desktop.ui.widgets.growing import grow
from bowlbound_desktop.ui.widgets.text_button import TextButton

EMBLEM = 30


class SwingList(QWidget):
    """Empty until the win curve is known, and in games without one."""

    chosen = Signal(int)
    """The number of a play."""

    def __init__(self, frame: Frame) -> None:
        super().__init__()
        self._frame = frame
        self._found: Sequence[Swing] = ()
        self._scale = 1.0
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(5)

    def show_curve(self, points: Curve) -> bool:
        """Show the largest swings; returns whether there are any."""
        self._found = swings(self._frame.record, points)
        self._fill()
        return bool(self._found)

    def grow(self, scale: float) -> None:
        """Scale the fonts."""
        self._scale = scale
        self._fill()

    def _fill(self) -> None:
        """Give each button a fifth of the height, however many there are."""
        while (item := self._layout.takeAt(0)) is not None:
            shown = item.widget()
            if shown is not None:
                shown.hide()
                shown.deleteLater()
        for swing in self._found:
            self._layout.addWidget(self._button(swing), 1)
        self._layout.addStretch(MOST - len(self._found))

    def _button(self, swing: Swing) -> QWidget:
        told = next((play.result for play in self._frame.plays if play.number == swing.play), "")
        words, change = label(told, bold=True), label(f"{swing.words} · {swing.when}")
        change.setProperty("loud", True)
        grow((words, change), self._scale)
        button = TextButton(f"swing:{swing.play}", words, change)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
        button.row.setContentsMargins(8, 4, 8, 4)
        button.row.setSpacing(8)
        emblem = EmblemView(round(EMBLEM * self._scale))
        emblem.show_team(self._frame.board.teams[swing.side])
        button.row.insertWidget(0, emblem)
        button.clicked.connect(lambda: self.chosen.emit(swing.play))
        return button
