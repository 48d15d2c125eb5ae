"""How a game takes part in scenario files: its own words, how it is set up, and how it is read back."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from attrs import field, frozen

from bowlbound_desktop.kernel.requests import Event
from bowlbound_desktop.play.scenario.values import STARTS, Fields, Parser, clock, read_fields

SetUp: TypeAlias = Callable[[Any, Any], tuple[Any, Any]]
"""Of a descriptor and a scenario: the rules, and the game before the scenario's play."""


def _nothing(_: Sequence[Event]) -> Fields:
    return {}


@frozen(kw_only=True)
class Dialect:
    """What is written in a game's own way."""

    set_up: SetUp
    facts: Callable[[Any], Fields]
    """A game in the words of [expect]."""
    told: Callable[[Sequence[Event]], Fields] = _nothing
    """What only the events of the play tell, in the same words."""
    clock: Parser = clock
    starts: tuple[str, ...] = STARTS
    """What can be played next."""
    situation: Mapping[str, Parser] = field(factory=dict)
    """Keys of [situation] beside those that all games have, or read in another way."""
    expectation: Mapping[str, Parser] = field(factory=dict)
    """The same of [expect]."""
    declared: Mapping[str, Parser] = field(factory=dict)
    """What the game carries from earlier plays."""
    sections: tuple[str, ...] = ()
    """Sections that only some games have: cells, marks, cards."""
    loose_dice: tuple[str, ...] = ()
    """Purposes of dice that may be left over, because throwing them is the engine's business."""
    holds: Mapping[str, Callable[[Any, Any], bool]] = field(factory=dict)
    """By key of [expect]: whether what is wanted holds for what was found, where equality is not enough."""

    def read_declared(self, value: object) -> Fields:
        """The values that situation.declared names."""
        return read_fields(value, "situation.declared", self.declared)
