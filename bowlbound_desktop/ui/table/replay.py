"""Lets the plays of a game go by one after another; each is seen to its end before the next."""

from PySide6.QtCore import QObject, QTimer, Signal

from bowlbound_desktop.ui.frame.frame import Frame

PAUSE = 1500


class Replay(QObject):
    """Says when the next play is due; the present ends it."""

    due = Signal()
    running_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.running = False
        self._timer = QTimer(self, singleShot=True, interval=PAUSE)
        self._timer.timeout.connect(self.due)

    def set_pause(self, milliseconds: int) -> None:
        """Stay so long at each play."""
        self._timer.setInterval(milliseconds)

    def run(self, running: bool) -> None:
        """Let the plays go by from the one that is shown, or stop."""
        if running != self.running:
            self.running = running
            self.running_changed.emit(running)
        if running:
            self._timer.start()
        else:
            self._timer.stop()

    def show_frame(self, frame: Frame) -> None:
        """A play has been told to its end: the next is due after a while."""
        if not self.running:
            return
        if frame.moment:
            self._timer.start()
        else:
            self.run(False)
