"""Lets computer coaches think in the background, and passes on their answers when the table is ready."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.kernel.requests import Answer
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.play.thinking import Half, Thought
from bowlbound_desktop.ui.worker import Job, worker


class Thinker(QObject):
    """One thought at a time: a new one replaces the old."""

    came = Signal(object, object)
    """A thought and its answers."""
    failed = Signal(str)
    """Why a coach cannot think, such as a mistake in a team's own book."""

    def __init__(self, ready: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._ready = ready
        self._thought: Thought | None = None
        self._answers: tuple[Answer, ...] | None = None
        self._job: Job | None = None
        self._start = QTimer(self)  # thinking would delay the painting of what just happened
        self._start.setSingleShot(True)
        self._start.timeout.connect(self._think)

    def consider(self, session: Session) -> None:
        """Think about the current question, unless a thought about it is already under way."""
        thought, before = session.thought(), self._thought
        if thought and before and thought.asking == before.asking and thought.seats is before.seats:
            return
        self.drop()
        if thought is not None:
            self._thought = thought
            self._start.start()

    def _think(self) -> None:
        if (thought := self._thought) is not None:
            self._job = worker().submit(
                thought.think, partial(self._keep, thought), owner=self, failed=self._give_up
            )

    def _give_up(self, error: BaseException) -> None:
        """Say why a coach cannot think; a watched game tries again at its next play, others after an undo."""
        if not isinstance(error, BowlboundError):
            raise error
        self.drop()
        self.failed.emit(str(error))

    def drop(self) -> None:
        """Drop the thought: nobody waits for it any longer."""
        self._start.stop()
        if self._job is not None:
            self._job.drop()
        self._job = self._thought = self._answers = None

    def _keep(self, thought: Thought, answers: tuple[Answer, ...]) -> None:
        if thought is self._thought:
            self._answers = answers
            self.hand_in()

    def hand_in(self) -> None:
        """Pass on the answers if the table is ready; half of a secret call is passed on at once."""
        thought, answers = self._thought, self._answers
        if thought is None or answers is None or not (isinstance(thought, Half) or self._ready()):
            return
        self._job = self._thought = self._answers = None
        self.came.emit(thought, answers)
