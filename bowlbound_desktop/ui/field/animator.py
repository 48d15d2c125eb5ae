"""Shows the acts of a play one after another, each for its duration; any key or click skips to the end."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

SPEEDS: Mapping[str, float] = {"slow": 1.8, "normal": 1.0, "fast": 0.5}
MOST = 8
"""Of a long chain of movements only this many, the last, are shown."""
KEYS = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
"""The events of a key press; the first comes before any shortcut."""
CLICKS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
ONLY_SKIPPING = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
"""Keys that trigger whatever has the focus: they only skip, because the player has not seen it yet."""


class Act(Protocol):
    """Anything shown over time: a movement of the ball, tumbling dice, a banner."""

    @property
    def milliseconds(self) -> int:
        """Its duration at normal speed."""


class Animator(QObject):
    """Emits `at` with the current act and how far it has got, from 0 to 1, and `ended` after the last act."""

    at = Signal(object, float)
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._speed = "off"
        self._acts: list[Act] = []
        self._swallowed: int | None = None
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._next)

    @property
    def speed(self) -> str:
        """A key of SPEEDS, or "off"."""
        return self._speed

    @speed.setter
    def speed(self, speed: str) -> None:
        self._speed = speed
        if not self.moves:
            self.skip()

    @property
    def moves(self) -> bool:
        """Whether animation is switched on."""
        return self.speed in SPEEDS

    @property
    def running(self) -> bool:
        """Whether anything is moving."""
        return bool(self._acts)

    def add(self, acts: Sequence[Act]) -> None:
        """Queue acts behind those still to be shown; does nothing while animation is off."""
        if not self.moves or not acts:
            return
        running = self.running
        self._acts += acts
        if not running:
            self._begin()

    def _begin(self) -> None:
        app = QApplication.instance()
        if app is not None:
            app.installEventFilter(self)
        self._run()

    def _run(self) -> None:
        self._clock.setDuration(round(self._acts[0].milliseconds * SPEEDS[self.speed]))
        self.at.emit(self._acts[0], 0.0)
        self._clock.start()

    def _tick(self, part: float) -> None:
        if self._acts:
            self.at.emit(self._acts[0], part)

    def _next(self) -> None:
        if self._acts:
            self._acts.pop(0)
            if self._acts:
                self._run()
            else:
                self._finish()

    def skip(self) -> None:
        """Jump to the end."""
        if self._acts:
            self.drop()
            self._finish()

    def drop(self) -> None:
        """Stop without emitting `ended`."""
        self._acts.clear()
        self._clock.stop()
        self._unwatch()

    def leave(self) -> None:
        """Stop for good, because the table is closing, and ignore all keys from now on."""
        self._swallowed = None
        self.drop()

    def _finish(self) -> None:
        self._unwatch()
        self.ended.emit()

    def _unwatch(self) -> None:
        app = QApplication.instance()
        if app is not None and self._swallowed is None:
            app.removeEventFilter(self)

    # Skipping

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Skip on a key or click, and pass it on if what it was meant for is still there."""
        if event.type() in KEYS and isinstance(event, QKeyEvent):
            return self._key(event)
        if event.type() in CLICKS and self.running and isinstance(event, QMouseEvent):
            return self._click(watched, event)
        return False  # Qt may ask while the table is being destroyed, when no Qt object can be called

    def _key(self, event: QKeyEvent) -> bool:
        """Whether to swallow a key: a key that only skips, until it is released."""
        press = event.type() is QEvent.Type.KeyPress
        if self.running:
            self._swallowed = event.key() if event.key() in ONLY_SKIPPING else None
            self.skip()
        if event.key() != self._swallowed:
            return False
        event.accept()  # accepting the override keeps shortcuts from seeing the key
        if press:
            self._swallowed = None
            self._unwatch()
        return True

    def _click(self, watched: QObject, event: QMouseEvent) -> bool:
        """Whether to swallow a click: one whose target has gone."""
        meant = watched if isinstance(watched, QWidget) else _below(event)
        self.skip()
        there = meant if isinstance(watched, QWidget) else _below(event)
        stays = meant is there and (meant is None or (meant.isVisible() and meant.isEnabled()))
        return not stays or event.type() is QEvent.Type.MouseButtonDblClick


def _below(event: QMouseEvent) -> QWidget | None:
    return QApplication.widgetAt(event.globalPosition().toPoint())
