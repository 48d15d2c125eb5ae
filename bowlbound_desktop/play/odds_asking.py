"""Which odds are asked for in a situation, and what the odds of any game tell."""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, TypeAlias

from attrs import frozen

from bowlbound_desktop.kernel.errors import BowlboundError

ANY = "any"
"""Stands for all calls of a side where it does not matter which, or where that side makes no call."""
ALONE = ""
"""Stands for the other side's calls in a game, or on a play, where only one side calls at all."""
Summaries: TypeAlias = dict[tuple[str, str], Any]
"""The figures of every pair of calls; the class of the values says which figures there are."""


@frozen
class Asked:
    """A table: every call of the offense against every call of the defense."""

    offense: tuple[str, ...]
    defense: tuple[str, ...]


class Told(Protocol):
    """The odds of a situation of any game."""

    @property
    def game(self) -> Any:
        """The game before the play."""

    @property
    def answered(self) -> set[str]:
        """Kinds of questions for which the given answers have been used so far."""

    def table(self, offense: Sequence[str], defense: Sequence[str]) -> Summaries:
        """Summaries of all pairs."""

    def gains(self, offense: str, defense: str) -> dict[int, float]:
        """The chance of each gain while the ball is kept."""


def named(
    everything: Sequence[Asked], offense: Sequence[str] | None, defense: Sequence[str] | None
) -> list[Asked]:
    """All tables, or only those of the calls that are named."""
    found = [block for block in everything if block.offense]
    _known(offense, (call for block in found for call in block.offense))
    _known(defense, (call for block in found for call in block.defense if call != ALONE))
    kept = [
        Asked(_only(offense, block.offense), _only(defense, block.defense, also=(ANY, ALONE)))
        for block in found
    ]
    return [block for block in kept if block.offense and block.defense]


def _known(asked: Sequence[str] | None, calls: Iterable[str]) -> None:
    offered = list(dict.fromkeys(calls))
    for call in asked or ():
        if not offered:
            raise BowlboundError(f'"{call}" cannot be called here: the other side makes no call')
        if call not in offered:
            raise BowlboundError(f'"{call}" cannot be called here: choose from {", ".join(offered)}')


def _only(asked: Sequence[str] | None, calls: tuple[str, ...], also: tuple[str, ...] = ()) -> tuple[str, ...]:
    return calls if asked is None else tuple(call for call in calls if call in (*asked, *also))
