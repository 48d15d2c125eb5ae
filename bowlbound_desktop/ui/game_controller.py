"""Runs the game on the table: takes answers from the views, and emits a frame after every change."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from PySide6.QtCore import QObject, QTimer, Signal

from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Answer, Draw, Roll
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.play.standing import StandingOrders
from bowlbound_desktop.play.thinking import Thought
from bowlbound_desktop.storage.files import Finish
from bowlbound_desktop.storage.reports import keep_mistakes_of
from bowlbound_desktop.ui.frame.framer import Framer
from bowlbound_desktop.ui.table.adviser import Adviser
from bowlbound_desktop.ui.table.preparer import Preparer
from bowlbound_desktop.ui.table.thinker import Thinker
from bowlbound_desktop.ui.table.watch import Watch

PATIENCE = 250
"""Milliseconds after which the table says that the computer is thinking."""


def _nobody(_session: Session) -> None:
    """Do nothing with the session."""


def keep_nothing() -> None:
    """Do nothing: everything is written already."""


class GameController(QObject):
    """The only link between the game and its views."""

    framed = Signal(object)
    """A Frame: everything the table shows now."""
    noticed = Signal(str)
    """A sentence for the player."""

    def __init__(
        self, keep: Callable[[Session], Finish], let_go: Callable[[Session], None] = _nobody
    ) -> None:
        super().__init__()
        self._keep = keep
        self._let_go = let_go
        self.orders = StandingOrders()
        self._framer: Framer | None = None
        self._held = False
        self._unwritten = False
        self._shown: int | None = None
        self.watch = Watch(self)
        self._thinker = Thinker(self._ready, self)
        self._thinker.came.connect(self._take)
        self._thinker.failed.connect(self.noticed)
        self.adviser = Adviser(self)
        self.adviser.told.connect(self.noticed)
        self.preparer = Preparer(self)
        self.preparer.arrived.connect(self._show_wiser)
        self.watch.due.connect(self._watch_on)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(self._tell)

    @property
    def session(self) -> Session:
        """The game on the table."""
        return self._table.session

    @property
    def shown(self) -> int | None:
        """The number of the past play on show; None where the present is."""
        return self._shown

    @property
    def _table(self) -> Framer:
        if self._framer is None:
            raise BowlboundError("no game is on the table")
        return self._framer

    def seat(self, session: Session) -> None:
        """Put a game on the table."""
        self._stop_thinking()
        if self._framer is not None and session is not self._framer.session:
            self._hand_back()
        self.watch.begin()
        self._framer = Framer(session, self.orders)
        self._shown = None
        session.on_change = self._on_change
        with self._complaining(), self._told_once():
            self.orders.settle(session)
        self._tell()
        self._thinker.consider(session)
        self.preparer.prepare(session)

    def leave(self) -> None:
        """Leave the table: stop thinking, and release the game for other windows."""
        self._stop_thinking()
        self.preparer.drop()
        self._hand_back()

    def save(self) -> None:
        """Save the game again, if it is still on this table."""
        if self._framer is not None and self._is_here(self.session):
            self._keep(self.session)()

    def _stop_thinking(self) -> None:
        self._patience.stop()
        self._thinker.drop()
        self.adviser.drop()

    def _hand_back(self) -> None:
        if self._framer is not None and self._is_here(self.session):
            if self._unwritten:  # there may be room on the disk again
                with suppress(BowlboundError):
                    self.save()
            self.session.on_change = _nobody
            self._let_go(self.session)

    def _is_here(self, session: Session) -> bool:
        """Whether this table still owns the game; a table rebuilt in other colours takes it over."""
        return session.on_change == self._on_change

    # What views call

    def choose(self, side: Side, answer: str) -> None:
        """Answer for a coach."""
        if not self.session.thinking:
            with self._turn():
                self.session.answer_for(side, answer)
                self.orders.settle(self.session)

    def type_roll(self, text: str) -> None:
        """Answer with what a person's own dice show."""
        with self._turn():
            request = self.session.pending
            if isinstance(request, Roll | Draw):
                self.session.answer(request.parse(text))
            self.orders.settle(self.session)

    def undo(self) -> None:
        """Undo the last decision."""
        with self._turn():
            self.orders.undo(self.session)

    def redo(self) -> None:
        """Redo a decision that was undone."""
        with self._turn():
            self.orders.redo(self.session)
            self.orders.settle(self.session)

    def wish_timeout(self, side: Side, wished: bool) -> None:
        """Order a timeout after this play for a side, or cancel the order."""
        self.orders.wish_timeout(self.session, side, wished)

    def note_odds(self) -> None:
        """Note in the log that somebody looked at the odds, if two people play each other."""
        if len(self.session.seats.persons) == len(Side):
            self.session.remark("odds")

    def suggest(self) -> None:
        """Ask the strongest coach what to answer."""
        self.return_to_now()
        self.adviser.suggest(self.session)

    def ask_always(self, always: bool) -> None:
        """Ask every question, or only those that matter."""
        self.orders.always = always
        if self._framer is not None:
            with self._turn():
                self.orders.settle(self.session)
            self._show()

    def show_play(self, number: int, moving: bool = False) -> None:
        """Show a play of the past, animated or not."""
        self.noticed.emit("")
        with self._complaining():
            self.session.happened(number)
            self._shown = number
            self._show(moving)

    def step(self, plays: int, moving: bool = False) -> None:
        """Show the play before or after the one on show."""
        here = self.session.plays if self._shown is None else self._shown
        there = [play.number for play in self._table.telling.plays if (play.number - here) * plays > 0]
        if there:
            self.show_play(max(there) if plays < 0 else min(there), moving)
        elif plays > 0:
            self.return_to_now()

    def show_first(self) -> None:
        """Show the first play."""
        told = self._table.telling.plays
        if told:
            self.show_play(told[0].number)

    def replay(self) -> None:
        """Show the next play, animated."""
        self.step(1, moving=True)

    def return_to_now(self) -> None:
        """Return to the present."""
        if self._shown is not None:
            self._tell()
            self._thinker.hand_in()

    @contextmanager
    def _turn(self) -> Iterator[None]:
        """Change the game: clear the message, then save and show everything once."""
        self.noticed.emit("")
        with self._complaining(), self._told_once():
            yield

    @contextmanager
    def _complaining(self) -> Iterator[None]:
        """Show the message of an error that is meant for the player."""
        try:
            yield
        except BowlboundError as error:
            self.noticed.emit(str(error))

    @contextmanager
    def _told_once(self) -> Iterator[None]:
        """Save and show the game once after several changes."""
        before, self._held = self.session.revision, True
        try:
            yield
        finally:
            self._held = False
            if self.session.revision != before:
                self._on_change(self.session)

    # What views are sent

    def _on_change(self, session: Session) -> None:
        """Save before Qt paints: what is on the screen must never be lost.

        The views are updated while the disk is writing.
        """
        if self._held:
            return
        finish = keep_nothing
        self._unwritten = True
        try:
            finish = self._keep(session)
        finally:
            try:
                self._tell_in_time()
                self._thinker.consider(session)
            finally:
                finish()
        self._unwritten = False

    def _tell_in_time(self) -> None:
        """Show the game; where the computer has to answer first, only if that takes long."""
        if self.session.thinking and self.session.seats.persons:
            self._patience.start()
        else:
            self._tell()

    def _tell(self) -> None:
        """Show the present, and any message for the player."""
        session = self.session
        self._patience.stop()
        self._shown = None
        self._show()
        keep_mistakes_of(session)
        if session.notice:
            self.noticed.emit(session.notice)
            session.notice = ""

    def _show(self, moving: bool = False) -> None:
        self.framed.emit(self._table.frame(self._shown, moving))

    def _show_wiser(self) -> None:
        """Show the game again with better chances to win, unless the player is looking at the past."""
        if self._shown is None and not self.session.thinking:
            self._show()

    # Computer coaches

    def _ready(self) -> bool:
        """Whether the next answers of the computer may be shown."""
        return self._shown is None and (bool(self.session.seats.persons) or self.watch.ready)

    def _watch_on(self) -> None:
        self._thinker.consider(self.session)
        self._thinker.hand_in()

    def _take(self, thought: Thought, answers: tuple[Answer, ...]) -> None:
        with self._complaining(), self._told_once():
            self.session.take(thought, answers)
            self.orders.settle(self.session)
