"""Who answers: dice, coaches, and how they are seated at one table.

Nothing here has state. What a machine answers follows from its seed and the moment of the game alone, so
that a game goes on with the same dice and the same calls after undo, or after it was saved and loaded.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from secrets import randbits
from typing import Any, Protocol, TypeAlias, runtime_checkable

from attrs import define, field, frozen

from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Position
from bowlbound_desktop.kernel.requests import (
    Answer,
    Decision,
    Draw,
    Event,
    Happening,
    Part,
    Request,
    Roll,
    Together,
)
from bowlbound_desktop.play.lots import Lots, words
from bowlbound_desktop.play.mistakes import Note, watched

NOBODY = "nobody"


@define(kw_only=True)  # not frozen: the simulator updates one moment all through a play
class Moment:
    """Where in a game a machine is asked; machines may look at it but not keep it."""

    game: Any
    """The game before the play."""
    play: int
    """How many plays came before."""
    happened: Sequence[Happening] = ()
    """What happened in this play so far."""
    rolls: int = 0
    """How many rolls and cards this play has had."""
    throw: int = 0
    """How many times the coaches have agreed to throw this roll again."""
    past: Sequence[Position[Any]] = ()
    """The plays before, with the answers that both sides have seen."""

    @property
    def answers(self) -> tuple[Answer, ...]:
        """The answers in this play so far."""
        return tuple([item[1] for item in self.happened if not isinstance(item, Event)])


Chooser: TypeAlias = Callable[[Decision, Moment], str]
Answerers: TypeAlias = Mapping[type, Callable[[Any, Moment], Answer]]
"""Who answers each class of request."""


class Dice(Protocol):
    """Where totals and cards come from."""

    @property
    def key(self) -> str:
        """The word in files."""

    def leaves(self, chance: Roll | Draw) -> bool:
        """Whether a person throws this roll or turns up this card."""

    def throw(self, roll: Roll, moment: Moment) -> int:
        """The total of a roll that is not left to a person."""

    def draw(self, draw: Draw, moment: Moment) -> int:
        """The number of a card that is not left to a person."""


class Coach(Protocol):
    """Who decides for one side."""

    @property
    def key(self) -> str:
        """The word in files."""

    def leaves(self, decision: Decision) -> bool:
        """Whether a person makes this decision."""

    def choose(self, decision: Decision, moment: Moment) -> str:
        """The answer to a decision that is not left to a person."""


@runtime_checkable
class Prepares(Protocol):
    """A coach who looks up only once what stays the same for a whole game."""

    def prepared(self, game: Any, side: Side) -> Chooser:
        """A function that answers for a side in this game as `choose` would."""


@runtime_checkable
class LooksBack(Protocol):
    """A coach who may want to know the plays before; for the others the simulator keeps none."""

    @property
    def looks_back(self) -> bool:
        """Whether this one does."""


def looks_back(coach: Coach) -> bool:
    """Whether a coach wants to know the plays before."""
    return isinstance(coach, LooksBack) and coach.looks_back


class LeavesNothing:
    """A machine: whatever it is asked, it answers."""

    __slots__ = ()

    def leaves(self, request: Part) -> bool:  # noqa: ARG002
        """Never."""
        return False


@frozen
class RandomDice(LeavesNothing):
    """Fair dice: every throw is equally likely, and a roll asked again shows the same total."""

    seed: int
    key: str = field(default="seeded", init=False)
    _lots: Lots = field(init=False, eq=False, repr=False)

    @_lots.default
    def _all_begin_with_the_seed(self) -> Lots:
        return Lots(f"{self.seed}:")

    def throw(self, roll: Roll, moment: Moment) -> int:
        """The total for this place of the game."""
        throws = roll.dice.throws
        return throws[self._lot(moment) % len(throws)]

    def draw(self, draw: Draw, moment: Moment) -> int:
        """The card for this place of the game; drawing from the cards left equals a shuffled deck."""
        cards = draw.deck.cards
        return cards[self._lot(moment) % len(cards)]

    def _lot(self, moment: Moment) -> int:
        return self._lots.number(words(moment.play, moment.rolls, moment.throw))


@frozen
class TypedDice:
    """A person's own dice and cards on the table: every total and card is typed."""

    key: str = field(default="typed", init=False)

    def leaves(self, chance: Roll | Draw) -> bool:  # noqa: ARG002
        """Always."""
        return True

    def throw(self, roll: Roll, moment: Moment) -> int:
        """Never asked."""
        raise BowlboundError(f"the {roll.purpose} roll of play {moment.play + 1} was left to a person")

    def draw(self, draw: Draw, moment: Moment) -> int:
        """Never asked."""
        raise BowlboundError(f"the {draw.purpose} card of play {moment.play + 1} was left to a person")


@frozen
class Person:
    """A person coaches: every decision is left to him."""

    key: str = field(default="person", init=False)

    def leaves(self, decision: Decision) -> bool:  # noqa: ARG002
        """Always."""
        return True

    def choose(self, decision: Decision, moment: Moment) -> str:
        """Never asked."""
        raise BowlboundError(f"{decision.kind} of play {moment.play + 1} was left to a person")


@frozen
class Nobody(LeavesNothing):
    """Stands in where a side has no seat: the game itself plays it, and nothing is ever asked."""

    key: str = field(default=NOBODY, init=False)

    def choose(self, decision: Decision, moment: Moment) -> str:
        """Never asked."""
        raise BowlboundError(f"{decision.kind} of play {moment.play + 1} was asked of a side without a seat")


@frozen
class Quietly:
    """Takes the quiet answer where there is one; another coach answers the rest."""

    coach: Coach = field(factory=Person)

    @property
    def key(self) -> str:
        """The word in files."""
        return "quiet" if self.coach.key == "person" else f"quiet {self.coach.key}"

    def leaves(self, decision: Decision) -> bool:
        """Whether there is no quiet answer and the other coach leaves it to a person."""
        return decision.quiet is None and self.coach.leaves(decision)

    def choose(self, decision: Decision, moment: Moment) -> str:
        """The quiet answer, or what the other coach says."""
        return self.coach.choose(decision, moment) if decision.quiet is None else decision.quiet


@frozen
class RandomCoach(LeavesNothing):
    """Chooses among the options at random, always the same at the same moment of the game."""

    seed: int
    key: str = field(default="random", init=False)

    def choose(self, decision: Decision, moment: Moment) -> str:
        """Any option; sometimes several, where several may be named."""
        lot = Lots(f"{self.seed}:{decision.side.value}:{moment.play}:{len(moment.happened)}").number()
        if decision.most == 1:
            return decision.options[lot % len(decision.options)]
        return draw_several(decision, Random(lot))


def draw_several(decision: Decision, luck: Random) -> str:
    """Up to `most` options at random, written as one answer; the quiet one stands alone."""
    nameable = [option for option in decision.options if option != decision.quiet]
    count = luck.randint(decision.quiet is None, min(decision.most, len(nameable)))
    if count == 0 and decision.quiet is not None:
        return decision.quiet
    named = luck.sample(nameable, max(1, count))
    return "+".join(option for option in nameable if option in named)


@frozen
class Scripted(LeavesNothing):
    """Answers written down in advance, by kind or purpose, used up in the order of one play."""

    answers: Mapping[str, Sequence[Answer]]
    key: str = field(default="scripted", init=False)

    def choose(self, decision: Decision, moment: Moment) -> str:
        """The next answer of this kind."""
        return str(self._next(decision.kind, moment))

    def throw(self, roll: Roll, moment: Moment) -> int:
        """The next total of this purpose."""
        return int(str(self._next(roll.purpose, moment)))

    def draw(self, draw: Draw, moment: Moment) -> int:
        """The next card of this purpose."""
        return int(str(self._next(draw.purpose, moment)))

    def _next(self, word: str, moment: Moment) -> Answer:
        used, written = self.used(word, moment), self.answers.get(word, ())
        if used >= len(written):
            raise BowlboundError(f"no answer is written down for {word}")
        return written[used]

    def used(self, word: str, moment: Moment) -> int:
        """How many answers of a kind or purpose this play has had."""
        return sum(words_of(item[0]).count(word) for item in moment.happened if not isinstance(item, Event))


def words_of(request: Request) -> tuple[str, ...]:
    """The kinds or the purpose of a request."""
    match request:
        case Roll(purpose=purpose) | Draw(purpose=purpose):
            return (purpose,)
        case Decision(kind=kind):
            return (kind,)
        case Together(decisions=decisions):
            return tuple(decision.kind for decision in decisions)


@frozen(kw_only=True)
class Seats:
    """Who answers at one table."""

    seed: int = 0
    """The machines' answers follow from it; kept even while no machine plays."""
    dice: Dice = field(factory=TypedDice)
    home: Coach = field(factory=Person)
    away: Coach = field(factory=Person)

    def coach(self, side: Side) -> Coach:
        """Who decides for a side."""
        return self.home if side is Side.HOME else self.away

    @property
    def persons(self) -> tuple[Side, ...]:
        """The sides that people coach."""
        return tuple(side for side in Side if self.coach(side).key in PEOPLE)

    @property
    def empty(self) -> tuple[Side, ...]:
        """The sides that the game itself plays."""
        return tuple(side for side in Side if self.coach(side).key == NOBODY)

    def leaves(self, request: Request) -> bool:
        """Whether a person gives the answer, or part of it."""
        match request:
            case Roll() | Draw():
                return self.dice.leaves(request)
            case Decision(side=side):
                return self.coach(side).leaves(request)
            case Together(decisions=decisions):
                return any(self.leaves(decision) for decision in decisions)

    def answer(self, request: Part, moment: Moment, note: Note) -> int | str:
        """The answer of a machine; `note` is called with a computer coach's mistake."""
        if isinstance(request, Roll):
            return self.dice.throw(request, moment)
        if isinstance(request, Draw):
            return self.dice.draw(request, moment)
        coach = self.coach(request.side)
        return watched(coach, coach.choose, note)(request, moment)

    def answerers(self, game: Any, note: Note) -> Answerers:
        """Who answers each class of request in one game, for a table at which no person sits."""
        choosers = {side: _prepared(self.coach(side), game, side, note) for side in Side}

        def decide(decision: Decision, moment: Moment) -> str:
            return choosers[decision.side](decision, moment)

        def decide_together(request: Together, moment: Moment) -> tuple[str, ...]:
            return tuple([choosers[part.side](part, moment) for part in request.decisions])

        dice = self.dice
        return {Roll: dice.throw, Draw: dice.draw, Decision: decide, Together: decide_together}


def _prepared(coach: Coach, game: Any, side: Side, note: Note) -> Chooser:
    if not isinstance(coach, Prepares):
        return watched(coach, coach.choose, note)
    try:
        return watched(coach, coach.prepared(game, side), note)
    except BowlboundError:
        raise
    except Exception:  # the same error shows, and is noted, when the coach is asked
        return watched(coach, coach.choose, note)


DICE = ("seeded", "typed")
PEOPLE = ("person", "quiet")
"""Words of seats that people take; the computer coaches are levels of the game."""


def new_seed() -> int:
    """A seed that nobody has chosen."""
    return randbits(48)
