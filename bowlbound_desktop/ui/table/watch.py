"""The pace of a game between two computer coaches: each play is shown to its end before the next."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, QTimer, Signal

PAUSES: Mapping[str, int] = {"slow": 2600, "normal": 1500, "fast": 600, "off": 900}
"""Milliseconds to read the result of a play, by animation speed."""


class Watch(QObject):
    """Decides when the next play may begin."""

    due = Signal()

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
        self.paused = self.hurried = self._once = self._moving = False
        self._timer.stop()

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
        self.paused, self.hurried = paused, False
        self._announce()

    def step(self) -> None:
        """Play one play, then pause."""
        self.paused, self.hurried, self._once = True, False, True
        self.due.emit()

    def hurry(self) -> None:
        """Play to the end without pauses."""
        self.paused, self.hurried = False, True
        self._announce()

    def _announce(self) -> None:
        if self.ready:
            self.due.emit()
