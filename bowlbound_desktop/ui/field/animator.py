"""Tells a play step by step, each in its time; any key or click skips to the end."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

SPEEDS: Mapping[str, float] = {"slow": 1.8, "normal": 1.0, "fast": 0.5}
MOST = 8
"""Of a long chain of plays only the last movements are shown."""
KEYS = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
"""What a key comes as; the first is seen before any shortcut."""
CLICKS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
ONLY_SKIPPING = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
"""They answer whatever has the keyboard, and nobody has seen yet what that is."""


class Act(Protocol):
    """Anything that takes its time: a movement of the ball, dice that tumble, a banner."""

    @property
    def milliseconds(self) -> int:
        """How long it takes at normal speed."""


class Animator(QObject):
    """`at` tells the act and the part of it that is done; `ended` that everything lies still."""

    at = Signal(object, float)
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = "off"
        self._acts: list[Act] = []
        self._swallowed: int | None = None
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._next)

    @property
    def moves(self) -> bool:
        """Whether anything is shown in motion at all."""
        return self.speed in SPEEDS

    @property
    def running(self) -> bool:
        """Whether something moves."""
        return bool(self._acts)

    def add(self, acts: Sequence[Act]) -> None:
        """Show these after those that still run, if anything is shown at all."""
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
        """Be done at once."""
        if self._acts:
            self.drop()
            self._finish()

    def drop(self) -> None:
        """Stop without a word: nobody waits for the end any more."""
        self._acts.clear()
        self._clock.stop()
        self._unwatch()

    def leave(self) -> None:
        """The table is closed: watch no keys any more, whatever still ran."""
        self._swallowed = None
        self.drop()

    def _finish(self) -> None:
        self._unwatch()
        self.ended.emit()

    def _unwatch(self) -> None:
        app = QApplication.instance()
        if app is not None and self._swallowed is None:
            app.removeEventFilter(self)

    # Who cannot wait

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A key or a click skips, and does what it does besides if it was meant for what is there then."""
        if event.type() in KEYS and isinstance(event, QKeyEvent):
            return self._key(event)
        if event.type() in CLICKS and self.running and isinstance(event, QMouseEvent):
            return self._click(watched, event)
        return False  # Qt may ask while the table is taken down, when nothing of Qt can be called any more

    def _key(self, event: QKeyEvent) -> bool:
        """A key of an answer answers what is asked then; one that presses what has the ring only skips."""
        press = event.type() is QEvent.Type.KeyPress
        if self.running:
            self._swallowed = event.key() if event.key() in ONLY_SKIPPING else None
            self.skip()
        if event.key() != self._swallowed:
            return False
        event.accept()  # an override that is accepted keeps shortcuts away
        if press:
            self._swallowed = None
            self._unwatch()
        return True

    def _click(self, watched: QObject, event: QMouseEvent) -> bool:
        """A click goes on to what it was meant for, if that is still there."""
        meant = watched if isinstance(watched, QWidget) else _below(event)
        self.skip()
        there = meant if isinstance(watched, QWidget) else _below(event)
        stays = meant is there and (meant is None or (meant.isVisible() and meant.isEnabled()))
        return not stays or event.type() is QEvent.Type.MouseButtonDblClick


def _below(event: QMouseEvent) -> QWidget | None:
    return QApplication.widgetAt(event.globalPosition().toPoint())
