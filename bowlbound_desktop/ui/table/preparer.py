"""Runs a game's long preparations for two teams in the background, with their progress in the menu bar."""

from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from bowlbound_desktop.play.advising.preparation import Preparation, preparation_for, switched_off
from bowlbound_desktop.play.counting.win_chance import forget_judgements
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.ui.worker import Job, worker

EVERY_MS = 500


class Preparer(QObject):
    """Prepares one pairing at a time; another game on the table stops the work for the one before."""

    told = Signal(str)
    """The progress in a few words; empty once it is done."""
    arrived = Signal()
    """The preparation is done: coaches play better, and chances to win may have changed."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._work: Preparation | None = None
        self._job: Job | None = None
        self._timer = QTimer(self, interval=EVERY_MS)
        self._timer.timeout.connect(self.look)

    def prepare(self, session: Session) -> None:
        """Start preparing the game on the table; what was saved before is loaded in the background."""
        self.drop()
        if not switched_off() and not session.over:
            self._job = worker().submit(partial(preparation_for, session), self._begin, owner=self)

    def _begin(self, work: Preparation | None) -> None:
        self._job = None
        if work is None:
            self._show_anew()
            return
        self._work = work
        work.start()
        self._timer.start()
        self.look()

    def look(self) -> None:
        """Show the progress; once the work is done, its last step waits until coaches have thought."""
        work = self._work
        if work is None:
            return
        if not work.over:
            self.told.emit(f"{work.words[:1].upper()}{work.words[1:]}: {round(100 * work.progress)} %")
            return
        self._timer.stop()
        self._work = None
        self._job = worker().submit(work.finish, self._done, owner=self)

    def _done(self, _: None) -> None:
        self._job = None
        self.told.emit("")
        self._show_anew()

    def _show_anew(self) -> None:
        forget_judgements()
        self.arrived.emit()

    def drop(self) -> None:
        """Stop: the game has left the table."""
        self._timer.stop()
        if self._job is not None:
            self._job.drop()
        if self._work is not None:
            self._work.stop()
        self._job = self._work = None
        self.told.emit("")
