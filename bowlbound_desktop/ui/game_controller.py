"""Session on one side, signals on the other: the only door between the game and its views."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Answer, Draw, Event, Roll
from bowlbound_desktop.kernel.system import Scoreboard
from bowlbound_desktop.play.answerers import Happening
from bowlbound_desktop.play.counting.record import record_of
from bowlbound_desktop.play.narrate import Narrator
from bowlbound_desktop.play.pages import pages_read
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.play.standing import StandingOrders
from bowlbound_desktop.play.thinking import Thought
from bowlbound_desktop.storage.reports import keep_mistakes_of
from bowlbound_desktop.ui.board.live import Live, follow
from bowlbound_desktop.ui.decisions.asking import Asking
from bowlbound_desktop.ui.log.told import ToldPlay, remarks_on, tell
from bowlbound_desktop.ui.table.thinker import Thinker
from bowlbound_desktop.ui.table.watch import Watch

PATIENCE = 250
"""Milliseconds after which the table says that the computer thinks."""


def _nobody(_session: Session) -> None:
    """Listens to no game."""


class GameController(QObject):
    """Takes answers, tells what came of them."""

    dealt = Signal(object)
    """A game with its charts lies on the table: the tables of the Protocol."""
    happened = Signal(object)
    """Events, and requests with their answers, of the play that is shown."""
    changed = Signal(object)
    """Scoreboard and field as a Live."""
    moved = Signal(object)
    """Events that happened just now, to be shown in motion; None where everything must lie still."""
    travelled = Signal(str)
    """Which moment of the past is shown; empty for the present."""
    asked = Signal(object)
    """The Question that waits for a person."""
    told = Signal(object)
    """All finished plays."""
    recorded = Signal(object)
    """The Record of all finished plays, when there are more or fewer of them."""
    explained = Signal(object)
    """The reasons of the play that is shown."""
    noticed = Signal(str)
    """A sentence for the player."""

    def __init__(self, keep: Callable[[Session], None], let_go: Callable[[Session], None] = _nobody) -> None:
        super().__init__()
        self._keep = keep
        self._let_go = let_go
        self.orders = StandingOrders()
        self._session: Session | None = None
        self._held = False
        self._shown: int | None = None
        self._seen = (0, 0)
        self._recorded = -1
        self._told: list[tuple[Sequence[Happening], ToldPlay]] = []
        self.watch = Watch(self)
        self._thinker = Thinker(self._ready, self)
        self._thinker.came.connect(self._take)
        self._thinker.failed.connect(self.noticed)
        self.watch.due.connect(self._watch_on)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(self._tell)

    @property
    def session(self) -> Session:
        """The game on the table."""
        if self._session is None:
            raise BowlboundError("no game is on the table")
        return self._session

    @property
    def board(self) -> Scoreboard:
        """The scoreboard as it stands."""
        return self.session.system.scoreboard(self.session.game)

    def seat(self, session: Session) -> None:
        """Put another game on the table."""
        self._stop_thinking()
        if session is not self._session:
            self._hand_back()
        self.watch.begin()
        self._session = session
        self._told.clear()
        self._shown = None
        self._recorded = -1
        session.on_change = self._on_change
        names = {side: team.short for side, team in self.board.teams.items()}
        self._narrator = Narrator(session.descriptor.words, names)
        self._asking = Asking(session, self._narrator, self.orders)
        self._holding(lambda: self.orders.settle(session))
        self.dealt.emit(session.system.tables(session.game))
        self._seen = self._place()
        self._tell()
        self._thinker.consider(session)

    def leave(self) -> None:
        """The table is left: nobody thinks on, and others may open the game."""
        self._stop_thinking()
        self._hand_back()

    def save(self) -> None:
        """Write the game once more, where it is still on this table."""
        if self._session is not None and self._is_here(self._session):
            self._keep(self._session)

    def _stop_thinking(self) -> None:
        self._patience.stop()
        self._thinker.drop()

    def _hand_back(self) -> None:
        if self._session is not None and self._is_here(self._session):
            self._session.on_change = _nobody
            self._let_go(self._session)

    def _is_here(self, session: Session) -> bool:
        """Whether the game reports to this table: one built anew in other colours takes the game over."""
        return session.on_change == self._on_change

    # What views ask for

    def choose(self, side: Side, answer: str) -> None:
        """A coach answers."""
        if not self.session.thinking:
            self._safely(lambda: self._move(lambda: self.session.answer_for(side, answer)))

    def type_roll(self, text: str) -> None:
        """A person's own dice were thrown."""
        self._safely(lambda: self._move(lambda: self._answer_roll(text)))

    def _answer_roll(self, text: str) -> None:
        request = self.session.pending
        if isinstance(request, Roll | Draw):
            self.session.answer(request.parse(text))

    def undo(self) -> None:
        """Take the last decision back."""
        self._safely(lambda: self._holding(lambda: self.orders.undo(self.session)))

    def redo(self) -> None:
        """Make a decision again that was taken back."""
        self._safely(lambda: self._move(lambda: self.orders.redo(self.session)))

    def wish_timeout(self, side: Side, wished: bool) -> None:
        """A coach wants a timeout after this play, or no longer."""
        self.orders.wish_timeout(self.session, side, wished)

    def note_odds(self) -> None:
        """Somebody looked at the odds: between two persons, the log says so."""
        if len(self.session.seats.persons) == len(Side):
            self.session.remark("odds")

    def ask_always(self, always: bool) -> None:
        """Ask everything, or only what matters."""
        self.orders.always = always
        if self._session is not None:
            self._safely(lambda: self._move(lambda: None))
            self.asked.emit(self._asking.question(self.session.happened(self._latest())))

    def show_play(self, number: int) -> None:
        """Show a play as it was then."""
        self._safely(lambda: self._travel(number))

    def step(self, plays: int) -> None:
        """Show the play before or after the one that is shown."""
        here = self.session.plays if self._shown is None else self._shown
        told = [play.number for _, play in self._told if play.told]
        there = [number for number in told if (number - here) * plays > 0]
        if there:
            self.show_play(max(there) if plays < 0 else min(there))
        elif plays > 0:
            self.return_to_now()

    def show_first(self) -> None:
        """Show the first play that there is to see."""
        told = [play.number for _, play in self._told if play.told]
        if told:
            self.show_play(told[0])

    def return_to_now(self) -> None:
        """Leave the past."""
        if self._shown is not None:
            self._tell()
            self._thinker.hand_in()

    def _travel(self, number: int) -> None:
        happened = self.session.happened(number)
        self._shown = number
        self.moved.emit(None)
        self._show(number)
        before = self.session.position(number).game
        self.changed.emit(self._live(before, happened, number + 1, past=True))
        play = self._told[number][1]
        self.travelled.emit(f"You see play {number + 1}. {play.situation or play.result}")

    def _safely(self, act: Callable[[], None]) -> None:
        """Do it with a clean slate; what a player can be told in a sentence is told."""
        self.noticed.emit("")
        self._complaining(act)

    def _complaining(self, act: Callable[[], None]) -> None:
        try:
            act()
        except BowlboundError as error:
            self.noticed.emit(str(error))

    def _move(self, act: Callable[[], None]) -> None:
        """Do it, then answer for the persons what they need not be asked."""
        self._holding(act, lambda: self.orders.settle(self.session))

    def _holding(self, *acts: Callable[[], None]) -> None:
        """Do several things to the game, and tell of them once."""
        before, self._held = self.session.revision, True
        try:
            for act in acts:
                act()
        finally:
            self._held = False
            if self.session.revision != before:
                self._on_change(self.session)

    # What views are told

    def _on_change(self, session: Session) -> None:
        """Save first: what is on the screen must never be lost."""
        if self._held:
            return
        try:
            self._keep(session)
        finally:
            self._tell_in_time()
            self._thinker.consider(session)

    def _tell_in_time(self) -> None:
        """Tell at once; where the computer has to answer first, only if that takes long."""
        if self.session.thinking and self.session.seats.persons:
            self._patience.start()
        else:
            self._tell()

    # Computer coaches

    def _ready(self) -> bool:
        """Whether the computer's next answers may be shown."""
        return self._shown is None and (bool(self.session.seats.persons) or self.watch.ready)

    def _watch_on(self) -> None:
        self._thinker.consider(self.session)
        self._thinker.hand_in()

    def _take(self, thought: Thought, answers: tuple[Answer, ...]) -> None:
        self._complaining(lambda: self._move(lambda: self.session.take(thought, answers)))

    def _tell(self) -> None:
        session = self.session
        self._patience.stop()
        self._tell_plays()
        self._shown = None
        self.travelled.emit("")
        self._show(self._latest())
        self.changed.emit(self._live(session.game, session.happened(), session.plays))
        self.asked.emit(self._asking.question(session.happened(self._latest())))
        self._tell_moves()
        keep_mistakes_of(session)
        if session.notice:
            self.noticed.emit(session.notice)
            session.notice = ""

    def _live(self, game: object, happened: Sequence[Happening], plays: int, past: bool = False) -> Live:
        system = self.session.system
        start = Live(board=system.scoreboard(game), picture=system.picture(game), plays=plays, past=past)
        events = (item for item in happened if isinstance(item, Event))
        return follow(start, events, self._narrator.place)

    def _place(self) -> tuple[int, int]:
        return self.session.plays, len(self.session.happened())

    def _tell_moves(self) -> None:
        """Tell what is new since the last time; after an undo everything lies still."""
        (play, count), self._seen = self._seen, self._place()
        if self._seen < (play, count):
            self.moved.emit(None)
            return
        parts = [self.session.happened(number) for number in range(play, self.session.plays + 1)]
        news = [item for part in parts for item in part][count:]
        self.moved.emit([item for item in news if isinstance(item, Event)])

    def _show(self, play: int) -> None:
        happened, narrator = self.session.happened(play), self._narrator
        self.happened.emit(happened)
        self.explained.emit([*narrator.why(happened), *pages_read(self.session, play, narrator.names)])

    def _latest(self) -> int:
        """The play in progress once dice were thrown or a card drawn in it, else the one before."""
        session = self.session
        answered = [item[0] for item in session.happened() if isinstance(item, tuple)]
        thrown = any(isinstance(request, Roll | Draw) for request in answered)
        return session.plays - 1 if session.plays and not thrown else session.plays

    def _is_told(self, number: int, happened: Sequence[Happening], remarks: tuple[str, ...]) -> bool:
        if number >= len(self._told):
            return False
        known, play = self._told[number]
        return known is happened and play.remarks == remarks

    def _tell_plays(self) -> None:
        session = self.session
        del self._told[session.plays :]
        for number in range(session.plays):
            happened, remarks = session.happened(number), remarks_on(number, session.remarks)
            if self._is_told(number, happened, remarks):
                continue
            play = tell(number, self._narrator.summary(happened), happened, remarks)
            self._told[number:] = [(happened, play)]
        self.told.emit(tuple(play for _, play in self._told if play.told))
        if session.plays != self._recorded:
            self._recorded = session.plays
            self.recorded.emit(record_of(session, self._narrator.place))
