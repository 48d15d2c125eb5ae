"""The pace of a game that two computers play: each play is seen to its end before the next one."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, QTimer, Signal

PAUSES: Mapping[str, int] = {"slow": 2600, "normal": 1500, "fast": 600, "off": 900}
"""Milliseconds to read what a play came to, by the speed of the animation."""


class Watch(QObject):
    """Says when the next play may begin."""

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
        """Take the pace of the animation."""
        self._timer.setInterval(PAUSES[speed])

    def begin(self) -> None:
        """Another game lies on the table."""
        self.paused = self.hurried = self._once = self._moving = False
        self._timer.stop()

    @property
    def ready(self) -> bool:
        """Whether the next play may begin."""
        if self.hurried or self._once:
            return True
        return not (self.paused or self._moving or self._timer.isActive())

    def show_play(self, moves: bool) -> None:
        """A play was told; if it moves on the field, wait for `land`."""
        self._moving, self._once = moves, False
        if not moves and not self.hurried:
            self._timer.start()

    def land(self) -> None:
        """Everything on the field lies still."""
        if self._moving:
            self._moving = False
            self._timer.start()

    def pause(self, paused: bool) -> None:
        """Stop after this play, or go on."""
        self.paused, self.hurried = paused, False
        self._announce()

    def step(self) -> None:
        """Let one play begin now, and pause after it."""
        self.paused, self.hurried, self._once = True, False, True
        self.due.emit()

    def hurry(self) -> None:
        """Play to the end without a pause."""
        self.paused, self.hurried = False, True
        self._announce()

    def _announce(self) -> None:
        if self.ready:
            self.due.emit()
