"""The pace of a game between two computer coaches: each play is shown to its end before the next."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, QTimer, Signal

PAUSES: Mapping[str, int] = {"slow": 2600, "normal": 1500, "fast": 600, "off": 900}
"""Milliseconds to read the result of a play, by animation speed."""


class Watch(QObject):
    """Decides when the next play may begin."""

    due = Signal()
    paused_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.paused = False
        self.hurried = False
        self._once = False
        self._moving = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._announce)
        self.set_speed("normal")

    def set_speed(self, speed: str) -> None:
        """Follow the speed of the animation."""
        self._timer.setInterval(PAUSES[speed])

    def begin(self) -> None:
        """Start over: another game is on the table."""
        self._moving = False
        self._timer.stop()
        self._set(paused=False)

    def take_over(self, before: "Watch") -> None:
        """Go on as another table did: paused, hurried, or neither."""
        self._set(before.paused, before.hurried)

    def _set(self, paused: bool, hurried: bool = False, once: bool = False) -> None:
        self.paused, self.hurried, self._once = paused, hurried, once
        self.paused_changed.emit(paused)

    @property
    def ready(self) -> bool:
        """Whether the next play may begin."""
        if self.hurried or self._once:
            return True
        return not (self.paused or self._moving or self._timer.isActive())

    def show_play(self, moves: bool) -> None:
        """Wait after a play was shown; if it is animated, wait for `land` first."""
        self._moving, self._once = moves, False
        if not moves and not self.hurried:
            self._timer.start()

    def land(self) -> None:
        """The animation has ended."""
        if self._moving:
            self._moving = False
            self._timer.start()

    def pause(self, paused: bool) -> None:
        """Pause after this play, or go on."""
        self._set(paused)
        self._announce()

    def step(self) -> None:
        """Play one play, then pause."""
        self._set(paused=True, once=True)
        self.due.emit()

    def hurry(self) -> None:
        """Play to the end without pauses."""
        self._set(paused=False, hurried=True)
        self._announce()

    def _announce(self) -> None:
        if self.ready:
            self.due.emit()
