"""Shown while the table shows a moment of the past: step on, step back, or return."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton

from bowlbound_desktop.ui.frame.frame import Frame
from bowlbound_desktop.ui.labels import label, wrapping


class TravelBar(QFrame):
    """Says which play is shown."""

    stepped = Signal(int)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("travel")
        self._text = wrapping(label(name="travel:text", bold=True))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(10, 4, 6, 4)
        layout.addWidget(self._text, 1)
        for name, text, step in (("before", "◀ Play before", -1), ("after", "Play after ▶", 1)):
            button = self._button(name, text)
            button.clicked.connect(lambda _=False, step=step: self.stepped.emit(step))
            layout.addWidget(button)
        back = self._button("now", "Back to now")
        back.clicked.connect(self.left)
        layout.addWidget(back)
        self.hide()

    def _button(self, name: str, text: str) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(f"travel:{name}")
        return button

    def show_frame(self, frame: Frame) -> None:
        """Say where in the past the table is."""
        if frame.shows_new("moment"):
            self.show_moment(frame.moment)

    def show_moment(self, words: str) -> None:
        """Name the moment; an empty name is the present."""
        self._text.setText(words)
        self.setVisible(bool(words))
