"""What a rule can yield: an event to tell, or a request to be answered.

The words in `purpose`, `kind` and `options` are those of the scenario contract; saves, scenarios, the
terminal and the object names of buttons all use them.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from attrs import field, frozen

from bowlbound_desktop.kernel.cards import Deck
from bowlbound_desktop.kernel.dice import DiceSet
from bowlbound_desktop.kernel.field import Side


@frozen(kw_only=True, slots=False)
class Event:
    """A fact for the log, the field and the statistics. Needs no answer."""

    rule: str = ""
    """The paragraph of the rule book behind it."""


@frozen(kw_only=True)
class Roll:
    """A throw of the dice. The answer is the total."""

    side: Side
    dice: DiceSet
    purpose: str
    column: str = ""
    """The chart column about to be read; empty when the total itself counts."""

    def parse(self, text: str) -> int:
        """Read a person's own throw."""
        return self.dice.parse(text)


@frozen(kw_only=True)
class Draw:
    """A card turned up from a deck. The answer is its number."""

    side: Side
    deck: Deck
    purpose: str

    def parse(self, text: str) -> int:
        """Read the card of a person's own deck."""
        return self.deck.parse(text)


@frozen(kw_only=True)
class Decision:
    """A choice that one coach makes. The answer is the key of an option."""

    side: Side
    kind: str
    options: tuple[str, ...]
    quiet: str | None = None
    """The answer taken when nobody is asked; calls and penalties have none."""
    most: int = 1
    """How many options may be named at once, joined by "+" in the order of the options."""
    outcomes: tuple[Any, ...] = field(default=(), eq=False)
    """The game after each option, where it can be known before the answer."""
    barred: tuple[tuple[str, str], ...] = field(default=(), eq=False)
    """Options that the rules forbid just now, each with the reason."""
    about: tuple[tuple[str, str], ...] = field(default=(), eq=False)
    """What an option stands for where its key is only a number, such as the foul of a penalty."""
    prospects: Callable[[], Mapping[str, str]] = field(default=dict, eq=False, repr=False)
    """What options may lead to, in words, where that is not certain; computed only when it is shown."""
    notes: tuple[tuple[str, str], ...] = field(default=(), eq=False)
    """A note shown beside an option, such as how often it was used."""


@frozen
class Together:
    """Decisions made in secret and revealed at once. The answer is a tuple of keys."""

    decisions: tuple[Decision, ...]
    secret: bool = field(default=True, eq=False)
    """Whether the coaches hide their calls from each other."""


Part: TypeAlias = Roll | Draw | Decision
"""What one coach, or chance, answers alone."""
Request: TypeAlias = Part | Together
Answer: TypeAlias = int | str | tuple[str, ...]
Happening: TypeAlias = Event | tuple[Request, Answer]
"""What happens in a play: an event, or a request with its answer."""


def is_call(kind: str) -> bool:
    """Whether a decision of this kind calls a play, a formation or a kick, as its name says."""
    return kind.endswith("_call")


def fits(request: Request, answer: Answer) -> bool:
    """Whether the request offers this answer."""
    match request:
        case Roll(dice=dice):
            return type(answer) is int and answer in dice.weights
        case Draw(deck=deck):
            return type(answer) is int and answer in deck.cards
        case Decision():
            return isinstance(answer, str) and _offers(request, answer)
        case Together(decisions=decisions):
            return (
                isinstance(answer, tuple)
                and len(decisions) == len(answer)
                and all(map(fits, decisions, answer))
            )


def _offers(decision: Decision, answer: str) -> bool:
    if answer in decision.options:
        return True
    named = answer.split("+")
    if not 1 < len(named) <= decision.most:
        return False
    return named == [option for option in decision.options if option in named and option != decision.quiet]
