"""Who is asked, and what becomes of an answer: people's come from outside, machines give theirs."""

from collections.abc import Callable, Iterable
from typing import Any

from attrs import define, field

from bowlbound_desktop.kernel.errors import IllegalAnswerError
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import describe
from bowlbound_desktop.kernel.requests import Answer, Decision, Part, Request, Together, fits
from bowlbound_desktop.play.answerers import Moment, Seats
from bowlbound_desktop.play.mistakes import Mistake
from bowlbound_desktop.play.progress.course import Asking, Course, Place
from bowlbound_desktop.play.thinking import Ahead, Half, Thought, decided


def _nobody(_: Any) -> None:
    """Nobody listens."""


@define(eq=False)
class Answering(Course):
    """A game with somebody in every seat."""

    seats: Seats
    on_change: Callable[[Any], None] = field(default=_nobody, repr=False)
    """Called with the session after every change."""
    aside: bool = field(default=False, kw_only=True)
    """Whether computer coaches think elsewhere; see `thought`."""
    rethrown: dict[Place, int] = field(factory=dict)
    """How often rolls were thrown again, by play and number of the roll."""
    remarks: list[tuple[int, str]] = field(factory=list)
    """What happened besides the game, by play: "odds" where somebody looked at the coach's odds."""
    notice: str = ""
    mistakes: list[Mistake] = field(factory=list, init=False)
    """What computer coaches did wrong; whoever stores the reports empties the list."""
    revision: int = field(default=0, init=False)
    halves: dict[int, str] = field(factory=dict, init=False)
    """People's parts of a Together before it is revealed, by their place in it."""
    _undone: list[tuple[Answer, ...]] = field(factory=list, init=False, repr=False)
    """The steps of redo, each a person's answer and those of machines after it; the next one is last."""
    _called: tuple[Asking, tuple[str, ...]] | None = field(default=None, init=False, repr=False)
    """The parts that computer coaches have already decided, with the asking they belong to."""

    # Who is asked

    def open_parts(self) -> tuple[Part, ...]:
        """What people still have to answer."""
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

    # Persons

    def answer(self, answer: Answer) -> None:
        """Answer the pending request; an answer that it does not offer is refused by the play itself."""
        self._send(answer)
        self.halves.clear()
        if self._undone and self._undone[-1][0] == answer:
            self._send_again(self._undone.pop()[1:])
        else:
            self._undone.clear()
        self._go_on()
        self._changed()

    def answer_for(self, side: Side, key: str) -> None:
        """Answer for one coach; his half of a Together is kept until the other is in."""
        decision = self.asked(side)
        if decision is None:
            raise IllegalAnswerError(f"the {side.value} coach is not asked now")
        if isinstance(self.pending, Together):
            self._keep_half(self.pending, decision, key)
        else:
            self.answer(key)

    def _keep_half(self, together: Together, decision: Decision, key: str) -> None:
        if not fits(decision, key):
            raise IllegalAnswerError(f"{key!r} does not answer {describe(decision)}")
        parts = enumerate(together.decisions)
        self.halves[next(place for place, part in parts if part is decision and place not in self.halves)] = (
            key
        )
        if self.open_parts() or self.thought():
            self._changed()
        else:
            self._reveal(together)

    def _reveal(self, together: Together) -> None:
        answer = self._together(together)
        self.halves.clear()
        self.answer(answer)

    def withdraw(self, side: Side) -> None:
        """Take back a coach's half before both are revealed."""
        if isinstance(self.pending, Together):
            for place, decision in enumerate(self.pending.decisions):
                if decision.side is side and self.halves.pop(place, None) is not None:
                    self._changed()

    def take_up_half(self, place: int, key: str) -> None:
        """Restore a coach's half of a call from a save; one that does not fit is asked again."""
        asked = self.pending
        if isinstance(asked, Together) and 0 <= place < len(asked.decisions):
            part = asked.decisions[place]
            if self._owed(place, part) and fits(part, key):
                self.halves[place] = key

    def remark(self, word: str) -> None:
        """Note a word beside the play in progress, once per play; undo does not remove it."""
        if (self.plays, word) not in self.remarks:
            self.remarks.append((self.plays, word))
            self._changed()

    def go_on(self) -> None:
        """Start the play before which the table is paused."""
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
        """All parts of a Together; machines are asked only now, so that nobody can peek."""
        halves = {**self._known(), **self.halves}
        return tuple(
            halves[place] if place in halves else str(self._ask_machine(part))
            for place, part in enumerate(request.decisions)
        )

    def _known(self) -> dict[int, str]:
        """The parts of the pending Together that computer coaches have already decided."""
        if self._called is None or self._called[0] != self.asking:
            return {}
        return {place: key for place, key in enumerate(self._called[1]) if key}

    def _ask_machine(self, request: Part) -> int | str:
        return self.seats.answer(request, self.moment(), self._note)

    def _note(self, mistake: Mistake) -> None:
        """Tell of a computer coach's mistake, now and in the log."""
        told = mistake.told(self.system.scoreboard(self.game).teams[mistake.side].short)
        self.mistakes.append(mistake)
        if told not in self.notice:
            self.notice = f"{self.notice} {told}.".lstrip()
        if (mistake.play, told) not in self.remarks:
            self.remarks.append((mistake.play, told))

    def moment(self) -> Moment:
        """Where in the game somebody is being asked."""
        run = self._run
        rolls = 0 if run is None else _rolls(run.answers)
        return Moment(
            game=self.game,
            play=self.plays,
            happened=() if run is None else tuple(run.happened),
            rolls=rolls,
            throw=self.rethrown.get((self.plays, rolls), 0),
            past=tuple(self._past),
        )

    # Coaches who think aside

    @property
    def thinking(self) -> bool:
        """Whether the table waits for a computer coach who thinks elsewhere."""
        return self.pending is not None and not self.open_parts()

    def thought(self) -> Thought | None:
        """What computer coaches have to think over; only their own half while a person owes the other."""
        asked = self.pending
        if not self.aside or asked is None or not decided(asked) or self._known():
            return None
        if not self.seats.leaves(asked):
            return Ahead(
                self.asking, asked, self.seats, self.descriptor, self.positions(), dict(self.rethrown)
            )
        if not isinstance(asked, Together) or all(map(self.seats.leaves, asked.decisions)):
            return None
        return Half(self.asking, asked, self.seats, self.moment())

    def take(self, thought: Thought, answers: tuple[Answer, ...]) -> None:
        """Take the answers to a thought; nothing happens when the table has moved on."""
        if thought.asking != self.asking or thought.seats is not self.seats:
            return
        for mistake in thought.mistakes:
            self._note(mistake)
        if isinstance(thought, Half):
            self._called = thought.asking, tuple(map(str, answers))
            if not self.open_parts():
                self._reveal(thought.asked)
            return
        for answer in answers:
            self._send(answer)
        self._go_on()
        self._changed()

    # What was taken back

    def _settle(self) -> None:
        """Where a machine is asked next and its answer was undone, send that answer again."""
        if self._undone and self.pending is not None and not self.seats.leaves(self.pending):
            self._send_again(self._undone.pop())

    def _send_again(self, answers: Iterable[Answer]) -> None:
        try:
            for answer in answers:
                if self._run is None:
                    self._start_play()
                self._send(answer)
        except IllegalAnswerError as error:
            self._undone.clear()
            self.notice = f"What was taken back no longer fits: {error}."

    def _changed(self) -> None:
        self.revision += 1
        self.on_change(self)


def _rolls(answers: Iterable[Answer]) -> int:
    return sum(type(answer) is int for answer in answers)
