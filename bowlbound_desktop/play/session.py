"""One game at the table: who is asked, what was answered, what can be taken back.

How a front end uses it (no Qt here, no files; everything runs in the calling thread):

    game = system.new_game(home_chart, away_chart, options)
    session = Session(system, game, seats(dice="seeded", home="person", away="random"), on_change=autosave)

    session.pending          the Roll, Draw, Decision or Together that waits for a person; None when none does
    session.open_parts()     what persons still owe of it: one Roll or Draw, or one Decision for each coach
    session.asked(side)      the decision that this coach still owes, or None
    session.answer(answer)   a typed total, a key, or all keys of a Together at once
    session.answer_for(side, key)   one coach's decision; of a Together it is kept until all are in
    session.withdraw(side)   takes such a half back before it is revealed
    session.remark(word)     notes something for the log, such as a look at the odds

Machines (seeded dice, computer coaches) answer by themselves until a person is asked again. An answer that is
not offered raises IllegalAnswerError with one sentence and changes nothing. With `pauses=True` the table
also stops before every play: `session.paused` is true, and `session.go_on()` starts it.

    session.game             the game before the play in progress (or the final one); session.over
    session.happened(play)   events and answered requests of a play, in order; without a number, of this play
    session.events(play)     the events alone
    session.plays            number of finished plays; play `session.plays` is the one in progress
    session.position(play)   the game before that play, and its answers; session.game_after(play)
    session.look(play, n)    a play re-run up to its n-th answer, to step through a finished game; a `Run`

    session.undo(), redo(), can_undo, can_redo   from one decision of a person to another
    session.undo_all(), go_to(play)              the start of the game, or of a play; redo leads back
    session.re_roll()        the coaches agree to throw the last roll again
    session.seat(seats)      other coaches or dice from here on

With `aside=True` computer coaches do not answer here: `session.thinking` is true where the table waits for
one, `session.thought()` is what has to be thought over (in any thread), `session.take(thought, answers)`
goes on.

`session.revision` grows with every change. `session.on_change(session)` is called once after every change:
the autosave and the screen hang on it. `session.notice` is a sentence for the players, for example after a
load; show it and set it to "".
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeAlias

from attrs import define, field

from bowlbound_desktop.kernel.errors import BowlboundError, IllegalAnswerError, ReplayMismatchError
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Position, Run, describe
from bowlbound_desktop.kernel.requests import Answer, Decision, Event, Part, Request, Roll, Together, fits
from bowlbound_desktop.kernel.system import RuleSystem
from bowlbound_desktop.play.answerers import Happening, Moment, Seats
from bowlbound_desktop.play.thinking import Ahead, Half, Thought, decided

Place: TypeAlias = tuple[int, int]
"""A play and the number of answers or rolls before the one that is meant."""


def _nobody(_: "Session") -> None:
    """Nobody listens."""


@define(eq=False)
class Session:
    """A game in progress with its whole history."""

    system: RuleSystem[Any]
    game: Any
    """The game before the play in progress."""
    seats: Seats
    on_change: Callable[["Session"], None] = field(default=_nobody, repr=False)
    pauses: bool = False
    """Whether the table stops before every play."""
    aside: bool = False
    """Whether computer coaches think elsewhere; see `thought`."""
    rethrown: dict[Place, int] = field(factory=dict)
    """Rolls that were thrown again, by play and number of the roll, and how often."""
    remarks: list[tuple[int, str]] = field(factory=list)
    """What happened beside the game, by play: "odds" where somebody looked at the coach's odds."""
    notice: str = ""
    revision: int = field(default=0, init=False)
    halves: dict[int, str] = field(factory=dict, init=False)
    """Persons' parts of a Together before it is revealed, by their place in it."""
    _past: list[Position[Any]] = field(factory=list)
    _told: dict[int, Sequence[Happening]] = field(factory=dict, init=False, repr=False)
    _undone: list[tuple[Answer, ...]] = field(factory=list, init=False, repr=False)
    """What redo sends again: each a person's answer and those of the machines after it; the next one last."""
    _run: Run[Any] | None = field(default=None, init=False, repr=False)
    _called: tuple[Request, tuple[str, ...]] | None = field(default=None, init=False, repr=False)
    """The parts that computer coaches thought of already, and the Together they belong to."""

    def __attrs_post_init__(self) -> None:
        if not self.pauses:
            self._start_play()
            self._go_on()

    @classmethod
    def restore(
        cls,
        system: RuleSystem[Any],
        positions: Sequence[Position[Any]],
        seats: Seats,
        rethrown: Mapping[Place, int] = MappingProxyType({}),
        pauses: bool = False,
        aside: bool = False,
    ) -> "Session":
        """A session as it was saved: finished plays and, last, the play in progress."""
        *past, current = positions
        session = cls(system, current.game, seats, pauses=True, rethrown=dict(rethrown), past=past)
        session.pauses, session.aside = pauses, aside
        if current.answers or not pauses:
            session._take_up(current)
            session._go_on()
        return session

    def _take_up(self, position: Position[Any]) -> None:
        try:
            self._run = position.resume(self.system.next_play)
        except IllegalAnswerError as error:
            self.notice = f"Play {self.plays + 1} starts again, because its answers no longer fit: {error}."
            self._run = Position(self.game).resume(self.system.next_play)
        self._finish_play()

    # What is asked

    @property
    def pending(self) -> Request | None:
        """The request that waits for a person."""
        return None if self._run is None else self._run.pending

    @property
    def paused(self) -> bool:
        """Whether the next play waits for `go_on`."""
        return self._run is None and not self.over

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._run is None and self.system.next_play(self.game) is None

    def open_parts(self) -> tuple[Part, ...]:
        """What persons still have to answer."""
        match self.pending:
            case None:
                return ()
            case Together(decisions=decisions):
                return tuple(part for place, part in enumerate(decisions) if self._owed(place, part))
            case request:
                return (request,) if self.seats.leaves(request) else ()

    def _owed(self, place: int, part: Decision) -> bool:
        return place not in self.halves and self.seats.leaves(part)

    def asked(self, side: Side) -> Decision | None:
        """The decision that this coach still owes."""
        parts = (part for part in self.open_parts() if isinstance(part, Decision) and part.side is side)
        return next(parts, None)

    # Answers

    def answer(self, answer: Answer) -> None:
        """Answer the pending request."""
        request = self.pending
        if request is None:
            raise IllegalAnswerError(f"nothing was asked, but {answer!r} was answered")
        if not fits(request, answer):
            raise IllegalAnswerError(f"{answer!r} does not answer {describe(request)}")
        self.halves.clear()
        if self._undone and self._undone[-1][0] == answer:
            self._send_again(self._undone.pop())
        else:
            self._undone.clear()
            self._send(answer)
        self._go_on()
        self._changed()

    def answer_for(self, side: Side, key: str) -> None:
        """Answer for one coach; his half of a Together is kept until the other is in."""
        decision = self.asked(side)
        if decision is None:
            raise IllegalAnswerError(f"the {side.value} coach is not asked now")
        if not fits(decision, key):
            raise IllegalAnswerError(f"{key!r} does not answer {describe(decision)}")
        if isinstance(self.pending, Together):
            self._keep_half(self.pending, decision, key)
        else:
            self.answer(key)

    def _keep_half(self, together: Together, decision: Decision, key: str) -> None:
        parts = enumerate(together.decisions)
        self.halves[next(place for place, part in parts if part is decision and place not in self.halves)] = (
            key
        )
        if self.open_parts() or self.thought():
            self._changed()
        else:
            self.answer(self._together(together))

    def withdraw(self, side: Side) -> None:
        """Take back a coach's half before it is revealed."""
        if isinstance(self.pending, Together):
            for place, decision in enumerate(self.pending.decisions):
                if decision.side is side and self.halves.pop(place, None) is not None:
                    self._changed()

    def take_up_half(self, place: int, key: str) -> None:
        """Keep a coach's half of a call as it was saved; one that does not fit is asked again."""
        asked = self.pending
        if isinstance(asked, Together) and 0 <= place < len(asked.decisions):
            part = asked.decisions[place]
            if self._owed(place, part) and fits(part, key):
                self.halves[place] = key

    def remark(self, word: str) -> None:
        """Note something beside the play in progress, once a play; no undo takes it back."""
        if (self.plays, word) not in self.remarks:
            self.remarks.append((self.plays, word))
            self._changed()

    def go_on(self) -> None:
        """Start the play before which the table paused."""
        if self.paused:
            self._start_play()
            self._settle()
            self._go_on()
            self._changed()

    # Machines

    def _go_on(self) -> None:
        """Let the machines answer until a person is asked, the table pauses or the game is over."""
        while self._run is not None:
            request = self._run.pending
            if request is None or self.seats.leaves(request) or (self.aside and decided(request)):
                return
            self._send(self._machine(request))

    def _machine(self, request: Request) -> Answer:
        return self._together(request) if isinstance(request, Together) else self._ask_machine(request)

    def _together(self, request: Together) -> tuple[str, ...]:
        """All parts of a Together, those of machines asked only now, so that nobody can peek."""
        halves = {**self._known(), **self.halves}
        return tuple(
            halves[place] if place in halves else str(self._ask_machine(part))
            for place, part in enumerate(request.decisions)
        )

    # Coaches who think aside

    @property
    def thinking(self) -> bool:
        """Whether the table waits for a computer coach who thinks aside."""
        return self.pending is not None and not self.open_parts()

    def thought(self) -> Thought | None:
        """What computer coaches have to think over; while a person is asked too, only their own part."""
        asked = self.pending
        if not self.aside or asked is None or not decided(asked) or self._known():
            return None
        if not self.seats.leaves(asked):
            return Ahead(asked, self.seats, self.system, self.positions(), dict(self.rethrown))
        if not isinstance(asked, Together) or all(map(self.seats.leaves, asked.decisions)):
            return None
        return Half(asked, self.seats, self._moment())

    def take(self, thought: Thought, answers: tuple[Answer, ...]) -> None:
        """Take what a thought came to; nothing happens when the table has moved on."""
        if thought.asked is not self.pending or thought.seats is not self.seats:
            return
        if isinstance(thought, Half):
            self._called = thought.asked, tuple(map(str, answers))
            if not self.open_parts():
                self.answer(self._together(thought.asked))
            return
        for answer in answers:
            self._send(answer)
        self._go_on()
        self._changed()

    def _known(self) -> dict[int, str]:
        """The parts of the pending Together that computer coaches thought of."""
        if self._called is None or self._called[0] is not self.pending:
            return {}
        return {place: key for place, key in enumerate(self._called[1]) if key}

    def _ask_machine(self, request: Part) -> int | str:
        return self.seats.answer(request, self._moment())

    def _moment(self) -> Moment:
        run = self._run
        rolls = 0 if run is None else _rolls(run.answers)
        return Moment(
            game=self.game,
            play=self.plays,
            happened=() if run is None else tuple(run.happened),
            rolls=rolls,
            throw=self.rethrown.get((self.plays, rolls), 0),
        )

    # The course of the game

    def _start_play(self) -> None:
        """Start the play that follows `game`; a play that asks nothing is finished at once."""
        self._run = Position(self.game).resume(self.system.next_play)
        self._finish_play()

    def _send(self, answer: Answer) -> None:
        """Send one answer to the play in progress."""
        run = self._run
        if run is None:
            raise IllegalAnswerError(f"nothing was asked, but {answer!r} was answered")
        before = tuple(run.answers)
        try:
            run.answer(answer)
        except BowlboundError:
            raise
        except Exception as error:  # a rule is wrong: keep the table usable and say how to reproduce it
            error.add_note(f"in play {self.plays + 1}, after {before!r}, answered {answer!r}")
            self._run = Position(self.game, before).resume(self.system.next_play)
            raise
        self._finish_play()

    def _finish_play(self) -> None:
        while self._run is not None and self._run.over:
            self._told[self.plays] = self._run.happened
            self._past.append(Position(self.game, tuple(self._run.answers)))
            self.game, self._run = self._run.result, None
            if not self.pauses:
                self._run = Position(self.game).resume(self.system.next_play)

    def _changed(self) -> None:
        self.revision += 1
        self.on_change(self)

    # What happened

    @property
    def plays(self) -> int:
        """The number of finished plays."""
        return len(self._past)

    def position(self, play: int | None = None) -> Position[Any]:
        """The game before a play, and the play's answers; without a number, of the play in progress."""
        if play is None or play == self.plays:
            return Position(self.game, () if self._run is None else tuple(self._run.answers))
        return self._past[play]

    def positions(self) -> tuple[Position[Any], ...]:
        """All plays, the one in progress last."""
        return (*self._past, self.position())

    def game_after(self, play: int) -> Any:
        """The game after a finished play."""
        return self.position(play + 1).game

    def look(self, play: int, answers: int | None = None) -> Run[Any]:
        """A play re-run up to some of its answers, beside the game in progress."""
        position = self.position(play)
        try:
            run = Position(position.game, position.answers[:answers]).resume(self.system.next_play)
        except IllegalAnswerError as error:
            raise ReplayMismatchError(f"the log of play {play + 1} cannot be shown: {error}") from error
        if run is None:
            raise ReplayMismatchError(f"there is no play {play + 1}: the game is over")
        return run

    def happened(self, play: int | None = None) -> Sequence[Happening]:
        """Events and answered requests of a play in their order."""
        if play is None or play == self.plays:
            return () if self._run is None else self._run.happened
        if play not in self._told:
            self._told[play] = self.look(play).happened
        return self._told[play]

    def events(self, play: int | None = None) -> list[Event]:
        """The events of a play alone."""
        return [item for item in self.happened(play) if isinstance(item, Event)]

    # Undo and redo

    @property
    def can_undo(self) -> bool:
        """Whether a person has decided anything yet."""
        return bool(self.halves) or self._last_place(self.seats.leaves) is not None

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back."""
        return bool(self._undone)

    def undo(self) -> None:
        """Go back to the last decision of a person; halves not yet revealed come first."""
        if self.halves:
            self.halves.clear()
            self._changed()
        elif (place := self._last_place(self.seats.leaves)) is not None:
            self._go_back(place)
            self._changed()

    def redo(self) -> None:
        """Send again what the last undo took back."""
        if self._undone:
            self.halves.clear()
            self._send_again(self._undone.pop())
            self._go_on()
            self._changed()

    def undo_all(self) -> None:
        """Go back to the first decision of the game."""
        self.go_to(0)

    def go_to(self, play: int) -> None:
        """Go to the start of a play, back or (through redo) forward, and on to its first decision."""
        if play < self.plays or (play == self.plays and self.position().answers):
            self._go_back((max(0, play), 0))
            self._run = None if self.pauses else self._run
        while self.plays < play and self._undone:
            self._send_again(self._undone.pop())
        self._settle()
        self._go_on()
        self._changed()

    def _settle(self) -> None:
        """Where a machine is asked what was taken back from it, send that again."""
        if self._undone and self.pending is not None and not self.seats.leaves(self.pending):
            self._send_again(self._undone.pop())

    def re_roll(self) -> None:
        """Throw the last roll again, as both coaches agreed."""
        place = self._last_place(lambda request: isinstance(request, Roll))
        if place is None:
            raise IllegalAnswerError("there is no roll to throw again")
        self._go_back(place)
        self._undone.clear()
        roll = (self.plays, self._moment().rolls)
        self.rethrown[roll] = self.rethrown.get(roll, 0) + 1
        self._go_on()
        self._changed()

    def seat(self, seats: Seats) -> None:
        """Let other coaches or dice answer from here on."""
        self.seats = seats
        self.halves.clear()
        self._undone.clear()
        self._go_on()
        self._changed()

    def _last_place(self, wanted: Callable[[Request], bool]) -> Place | None:
        """The play and answer of the last such request."""
        for play in range(self.plays, -1, -1):
            for count, request in reversed(list(enumerate(self._requests(play)))):
                if wanted(request):
                    return play, count
        return None

    def _requests(self, play: int) -> list[Request]:
        return [item[0] for item in self._answered(play)]

    def _answered(self, play: int) -> list[tuple[Request, Answer]]:
        try:
            return [item for item in self.happened(play) if not isinstance(item, Event)]
        except ReplayMismatchError:  # an old play under corrected rules: it can only be passed over
            return []

    def _go_back(self, place: Place) -> None:
        """Drop all answers from a place on and remember them for redo."""
        play, count = place
        self._undone.extend(reversed(self._dropped(play, count)))
        position = self.position(play)
        self._forget_from(play)
        self.game = position.game
        self._run = Position(position.game, position.answers[:count]).resume(self.system.next_play)

    def _forget_from(self, play: int) -> None:
        del self._past[play:]
        self.halves.clear()
        for later in [known for known in self._told if known >= play]:
            del self._told[later]

    def _dropped(self, first: int, count: int) -> list[tuple[Answer, ...]]:
        """All answers from a place on, cut before each one of a person and where the table pauses."""
        steps: list[tuple[Answer, ...]] = []
        for play in range(first, self.plays + 1):
            answered = self._answered(play)[count if play == first else 0 :]
            for number, (request, answer) in enumerate(answered):
                if not steps or self.seats.leaves(request) or (self.pauses and number == 0):
                    steps.append(())
                steps[-1] += (answer,)
        return steps

    def _send_again(self, answers: Iterable[Answer]) -> None:
        try:
            for answer in answers:
                if self._run is None:
                    self._start_play()
                self._send(answer)
        except IllegalAnswerError as error:
            self._undone.clear()
            self.notice = f"What was taken back no longer fits: {error}."


def _rolls(answers: Iterable[Answer]) -> int:
    return sum(type(answer) is int for answer in answers)
