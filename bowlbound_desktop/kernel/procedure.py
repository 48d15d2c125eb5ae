"""Procedures: rules as generators, and how they are run, stopped and resumed."""

from collections.abc import Callable, Generator, Iterable
from functools import lru_cache
from typing import Any, Generic, TypeAlias, TypeVar

from attrs import evolve, frozen

from bowlbound_desktop.kernel.cards import Deck
from bowlbound_desktop.kernel.dice import DiceSet
from bowlbound_desktop.kernel.errors import IllegalAnswerError
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import (
    Answer,
    Decision,
    Draw,
    Event,
    Happening,
    Request,
    Roll,
    Together,
    fits,
)

R = TypeVar("R")
G = TypeVar("G")

Procedure: TypeAlias = Generator[Request | Event, Any, R]


def roll(side: Side, dice: DiceSet, purpose: str, column: str = "") -> Procedure[int]:
    """Have `side` throw the dice."""
    total: int = yield _roll(side, dice, purpose, column)
    return total


@lru_cache(maxsize=4096)
def _roll(side: Side, dice: DiceSet, purpose: str, column: str) -> Roll:
    """Cached, because the same throws are asked for again and again."""
    return Roll(side=side, dice=dice, purpose=purpose, column=column)


def draw(side: Side, deck: Deck, purpose: str) -> Procedure[int]:
    """Have `side` turn up a card."""
    number: int = yield Draw(side=side, deck=deck, purpose=purpose)
    return number


def ask(decision: Decision) -> Procedure[str]:
    """Have a coach decide."""
    choice: str = yield decision
    return choice


def ask_together(*decisions: Decision) -> Procedure[tuple[str, ...]]:
    """Have coaches decide in secret and reveal at once."""
    choices: tuple[str, ...] = yield Together(decisions)
    return choices


class Run(Generic[R]):
    """A procedure in progress, stopped at the request it waits for."""

    def __init__(self, procedure: Procedure[R], answers: Iterable[Answer] = ()) -> None:
        self._procedure = procedure
        self.answers: list[Answer] = []
        self.happened: list[Happening] = []
        """Events, and requests with their answers, in the order of the play."""
        self.pending: Request | None = None
        self.result: R | None = None
        self._advance(None)
        for answer in answers:
            self.answer(answer)

    @property
    def events(self) -> list[Event]:
        """The events alone."""
        return [item for item in self.happened if isinstance(item, Event)]

    @property
    def over(self) -> bool:
        """Whether the procedure has returned."""
        return self.pending is None

    def answer(self, answer: Answer) -> None:
        """Send the answer of the pending request."""
        if self.pending is None:
            raise IllegalAnswerError(f"nothing was asked, but {answer!r} was answered")
        if not fits(self.pending, answer):
            raise IllegalAnswerError(f"{answer!r} does not answer {describe(self.pending)}")
        self.answers.append(answer)
        self.happened.append((self.pending, answer))
        self._advance(answer)

    def _advance(self, answer: Answer | None) -> None:
        try:
            item = self._procedure.send(answer)
            while isinstance(item, Event):
                self.happened.append(item)
                item = self._procedure.send(None)
            self.pending = item
        except StopIteration as stop:
            self.pending, self.result = None, stop.value


def describe(request: Request) -> str:
    """The request in the words of the scenario contract, for error messages."""
    match request:
        case Roll(side=side, purpose=purpose, dice=dice):
            return f"the {purpose} roll of {side.value} ({dice.throws[0]} to {dice.throws[-1]})"
        case Draw(side=side, purpose=purpose, deck=deck):
            return f"the {purpose} card of {side.value} ({', '.join(map(str, deck.cards))})"
        case Decision(side=side, kind=kind, options=options):
            return f"{kind} of {side.value} ({', '.join(options)})"
        case Together(decisions=decisions):
            return " and ".join(describe(decision) for decision in decisions)


def play_out(procedure: Procedure[R], answer: Callable[[Request], Answer]) -> R:
    """Run to the end with no history: the simulator's inner loop."""
    try:
        item = next(procedure)
        while True:
            item = procedure.send(None if isinstance(item, Event) else answer(item))
    except StopIteration as stop:
        result: R = stop.value
        return result


def result_of(procedure: Procedure[R]) -> R:
    """The result of a procedure that asks nothing and throws nothing."""
    return play_out(procedure, _unforeseen)


def _unforeseen(request: Request) -> Answer:
    raise AssertionError(f"{describe(request)} where no request was foreseen")


@frozen
class Position(Generic[G]):
    """A game stopped in mid-play: how it stood before the play, and the answers since."""

    game: G
    answers: tuple[Answer, ...] = ()

    def resume(self, next_play: Callable[[G], Procedure[G] | None]) -> Run[G] | None:
        """The play as it stands, or None when the game is over."""
        procedure = next_play(self.game)
        return None if procedure is None else Run(procedure, self.answers)

    def undo(self) -> "Position[G]":
        """The same play before its last answer."""
        return evolve(self, answers=self.answers[:-1])
