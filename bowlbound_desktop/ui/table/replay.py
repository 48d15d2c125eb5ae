"""Replays a game: plays are shown one after another, each to its end."""

from PySide6.QtCore import QObject, QTimer, Signal

from bowlbound_desktop.ui.frame.frame import Frame

PAUSE = 1500


class Replay(QObject):
    """Signals when the next play is due; stops at the present."""

    due = Signal()
    running_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.running = False
        self._timer = QTimer(self, singleShot=True, interval=PAUSE)
        self._timer.timeout.connect(self.due)

    def set_pause(self, milliseconds: int) -> None:
        """Set how many milliseconds each play stays on show."""
        self._timer.setInterval(milliseconds)

    def run(self, running: bool) -> None:
        """Start the replay from the play on show, or stop it."""
        if running != self.running:
            self.running = running
            self.running_changed.emit(running)
        if running:
            self._timer.start()
        else:
            self._timer.stop()

    def show_frame(self, frame: Frame) -> None:
        """Wait for a moment after a play has been shown, then signal the next."""
        if not self.running:
            return
        if frame.moment:
            self._timer.start()
        else:
            self.run(False)
