"""Suggest a call: the game's strongest coach thinks in the background and gives its reason in a sentence."""

from functools import partial

from PySide6.QtCore import QObject, Signal

from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.play.advising.advice import Advice, AdviceWanted, advice_wanted
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.ui.worker import Job, worker

ASKED = "The coach is thinking …"
NOTHING = "There is nothing to suggest just now."
SILENT = "This game's coaches have no suggestion for this question."


class Adviser(QObject):
    """Asks for advice on the current question; advice on an older one is dropped."""

    told = Signal(str)
    """The advice in a sentence."""
    came = Signal(str)
    """The suggested answer."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._job: Job | None = None

    def suggest(self, session: Session) -> None:
        """Ask what to answer to the question waiting for a person."""
        self.drop()
        wanted = _wanted(session)
        if wanted is None:
            self.told.emit(NOTHING)
            return
        self.told.emit(ASKED)
        if len(session.seats.persons) == len(Side):
            session.remark("advice")
        still = partial(_same, session, _place(session))
        self._job = worker().submit(
            wanted.think, partial(self._tell, still), owner=self, failed=self._give_up
        )

    def drop(self) -> None:
        """Drop the advice: nobody waits for it any longer."""
        if self._job is not None:
            self._job.drop()
        self._job = None

    def _tell(self, still: "partial[bool]", advice: Advice | None) -> None:
        self._job = None
        if not still():
            return
        self.told.emit(f"The coach suggests {advice.sentence}" if advice else SILENT)
        if advice is not None:
            self.came.emit(advice.answer)

    def _give_up(self, error: BaseException) -> None:
        if not isinstance(error, BowlboundError):
            raise error
        self.told.emit(str(error))


def _wanted(session: Session) -> AdviceWanted | None:
    """A request for advice on the first question that waits for a person."""
    asked = (part for part in session.open_parts() if isinstance(part, Decision))
    part = next(asked, None)
    return None if part is None else advice_wanted(session, part.side)


def _place(session: Session) -> tuple[object, ...]:
    return session.plays, session.asking, len(session.halves)


def _same(session: Session, place: tuple[object, ...]) -> bool:
    return _place(session) == place
