"""Computer coaches think in the background; what they come to is handed in when the table is ready for it."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.kernel.requests import Answer
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.play.thinking import Half, Thought
from bowlbound_desktop.ui.worker import Job, worker


class Thinker(QObject):
    """At most one thought at a time: a new one takes the place of the old."""

    came = Signal(object, object)
    """A thought and the answers it came to."""
    failed = Signal(str)
    """Why a coach cannot think, such as a mistake in his team's own book."""

    def __init__(self, ready: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._ready = ready
        self._thought: Thought | None = None
        self._answers: tuple[Answer, ...] | None = None
        self._job: Job | None = None
        self._start = QTimer(self)  # what just happened is painted first: thinking would hold it up
        self._start.setSingleShot(True)
        self._start.timeout.connect(self._think)

    def consider(self, session: Session) -> None:
        """Think over what this table waits for; go on with a thought that is still of use."""
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
        """Say why; a watched game thinks anew at its next play, any other after an undo."""
        if not isinstance(error, BowlboundError):
            raise error
        self.drop()
        self.failed.emit(str(error))

    def drop(self) -> None:
        """Nobody waits any longer."""
        self._start.stop()
        if self._job is not None:
            self._job.drop()
        self._job = self._thought = self._answers = None

    def _keep(self, thought: Thought, answers: tuple[Answer, ...]) -> None:
        if thought is self._thought:
            self._answers = answers
            self.hand_in()

    def hand_in(self) -> None:
        """Hand in what is thought out; a computer's half is hidden and can go at once."""
        thought, answers = self._thought, self._answers
        if thought is None or answers is None or not (isinstance(thought, Half) or self._ready()):
            return
        self._job = self._thought = self._answers = None
        self.came.emit(thought, answers)
