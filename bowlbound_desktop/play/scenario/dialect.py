"""How a game takes part in scenario files: its own words, how it is set up, and how its result is read."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from attrs import field, frozen

from bowlbound_desktop.kernel.requests import Event
from bowlbound_desktop.play.scenario.values import STARTS, Fields, Parser, clock, read_fields

SetUp: TypeAlias = Callable[[Any, Any], tuple[Any, Any]]
"""Gives the rules, and the game before the scenario's play, for a descriptor and a scenario."""


def _nothing(_: Sequence[Event]) -> Fields:
    return {}


@frozen(kw_only=True)
class Dialect:
    """How a game's own part of scenarios is written."""

    set_up: SetUp
    facts: Callable[[Any], Fields]
    """A game in the words of [expect]."""
    told: Callable[[Sequence[Event]], Fields] = _nothing
    """More facts in the same words, which only the events of the play tell."""
    clock: Parser = clock
    starts: tuple[str, ...] = STARTS
    """What can be played next."""
    situation: Mapping[str, Parser] = field(factory=dict)
    """Keys of [situation] besides those that all games have, or that are read in another way."""
    expectation: Mapping[str, Parser] = field(factory=dict)
    """The same for [expect]."""
    declared: Mapping[str, Parser] = field(factory=dict)
    """What the game carries from earlier plays."""
    sections: tuple[str, ...] = ()
    """Sections that only some games have: cells, marks, cards."""
    loose_dice: tuple[str, ...] = ()
    """Purposes of dice that may be left over, because the program itself decides whether to throw them."""
    holds: Mapping[str, Callable[[Any, Any], bool]] = field(factory=dict)
    """For keys of [expect] where equality is not enough: whether a wanted value holds for the one found."""

    def read_declared(self, value: object) -> Fields:
        """The values that situation.declared names."""
        return read_fields(value, "situation.declared", self.declared)
