"""Moves the ball step by step; any key or click skips to the end."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, QVariantAnimation, Signal
from PySide6.QtWidgets import QApplication

from bowlbound_desktop.ui.field.motion import Step

SPEEDS: Mapping[str, float] = {"slow": 1.8, "normal": 1.0, "fast": 0.5}
MOST = 8
"""Of a long chain of plays only the last movements are shown."""
SKIPS = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress)


class Animator(QObject):
    """`at` tells the step and the part of it that is done; `ended` that everything lies still."""

    at = Signal(object, float)
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = "off"
        self._steps: list[Step] = []
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._next)

    @property
    def running(self) -> bool:
        """Whether something moves."""
        return bool(self._steps)

    def add(self, steps: Sequence[Step]) -> None:
        """Show these steps after those that still run, if anything is shown at all."""
        if self.speed not in SPEEDS or not steps:
            return
        running = self.running
        self._steps += steps[-MOST:]
        if not running:
            self._begin()

    def _begin(self) -> None:
        app = QApplication.instance()
        if app is not None:
            app.installEventFilter(self)
        self._run()

    def _run(self) -> None:
        self._clock.setDuration(round(self._steps[0].milliseconds * SPEEDS[self.speed]))
        self._clock.start()

    def _tick(self, part: float) -> None:
        if self._steps:
            self.at.emit(self._steps[0], part)

    def _next(self) -> None:
        if self._steps:
            self._steps.pop(0)
            if self._steps:
                self._run()
            else:
                self._finish()

    def skip(self) -> None:
        """Be done at once."""
        if self._steps:
            self._steps.clear()
            self._clock.stop()
            self._finish()

    def _finish(self) -> None:
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        self.ended.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A key or a click skips, and does what it does besides."""
        if event.type() in SKIPS:
            self.skip()
        return super().eventFilter(watched, event)
