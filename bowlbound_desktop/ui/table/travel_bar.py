"""The replay controls, in place of the question while the table shows the past."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QPushButton, QSlider, QVBoxLayout

from bowlbound_desktop.play.telling.tied import tied
from bowlbound_desktop.ui.frame.frame import Frame
from bowlbound_desktop.ui.frame.told import ToldPlay
from bowlbound_desktop.ui.labels import label, wrapping
from bowlbound_desktop.ui.widgets.key_button import KeyButton

SPEEDS = {"Slow": 2600, "Normal": 1500, "Fast": 600, "Very fast": 150}
"""Milliseconds between two plays."""

STEPS = (("before", "◀ Previous play", "B", -1), ("after", "Next play ▶", "A", 1))


class TravelBar(QFrame):
    """Shows which play is on show, with buttons to step, replay and return."""

    stepped = Signal(int)
    jumped = Signal(int)
    """The number of a play to show."""
    ran = Signal(bool)
    paced = Signal(int)
    """How many milliseconds each play stays on show."""
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("travel")
        self._plays: tuple[ToldPlay, ...] = ()
        self._text = wrapping(label(name="travel:text", bold=True))
        self._run = self._button("run", "Replay", "P")
        self._run.setCheckable(True)
        self._run.clicked.connect(self.ran)
        self._slider = self._scrubber()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 8)
        layout.setSpacing(8)
        layout.addLayout(self._head())
        layout.addWidget(self._slider)
        layout.addLayout(self._buttons())
        layout.addStretch(1)
        self.hide()

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(self._text, 1)
        back = self._button("now", "Back to now", "Esc", shortcut=False)
        back.clicked.connect(self.left)
        row.addWidget(back, 0, Qt.AlignmentFlag.AlignTop)
        return row

    def _scrubber(self) -> QSlider:
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setObjectName("travel:scrubber")
        slider.setAccessibleName("Play")
        slider.valueChanged.connect(self._jump)
        return slider

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        for name, text, key, step in STEPS:
            button = self._button(name, text, key)
            button.clicked.connect(lambda _=False, step=step: self.stepped.emit(step))
            row.addWidget(button)
        row.addWidget(self._run)
        row.addWidget(self._pace())
        row.addStretch(1)
        return row

    def _pace(self) -> QComboBox:
        box = QComboBox()
        box.setObjectName("travel:speed")
        box.setAccessibleName("Speed of the replay")
        for name, pause in SPEEDS.items():
            box.addItem(name, pause)
        box.setCurrentText("Normal")
        box.currentIndexChanged.connect(lambda: self.paced.emit(box.currentData()))
        return box

    def _button(self, name: str, text: str, key: str, shortcut: bool = True) -> QPushButton:
        button = KeyButton(text, key, shortcut)
        button.setObjectName(f"travel:{name}")
        return button

    def show_frame(self, frame: Frame) -> None:
        """Show which play the table shows."""
        if frame.shows_new("moment", "plays") and frame.moment:
            self._plays = frame.plays
            self._text.setText(tied(frame.moment))
            self._text.setAccessibleName(frame.moment)
            self._show_place(frame.play.number)

    def _show_place(self, number: int) -> None:
        """Put the slider on a play without emitting `jumped`."""
        self._slider.blockSignals(True)
        self._slider.setRange(0, max(0, len(self._plays) - 1))
        places = [place for place, play in enumerate(self._plays) if play.number <= number]
        self._slider.setValue(places[-1] if places else 0)
        self._slider.blockSignals(False)

    def show_running(self, running: bool) -> None:
        """Show whether a replay is running."""
        self._run.setChecked(running)
        self._run.setText("Pause" if running else "Replay")

    def _jump(self, place: int) -> None:
        if 0 <= place < len(self._plays):
            self.jumped.emit(self._plays[place].number)
