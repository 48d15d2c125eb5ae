"""What one play can make of a situation, by the rules: exact moves for `backward` and `stretch`."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any

from attrs import evolve

from bowlbound_desktop.coaches.ahead import LookAhead, pending
from bowlbound_desktop.coaches.backward import Choices, Move
from bowlbound_desktop.kernel.requests import Answer, Decision
from bowlbound_desktop.play.tree import followed

Landing = Callable[[Any, Any], Move]
"""Where a game after a play lies, seen from the game before it; its chance does not count."""
NO_CHOICE = ""


def rule_choices(game: Any, ahead: LookAhead, landing: Landing) -> Choices:
    """Every call of the play that follows, with all that can come of it; a play without a call has one."""
    asked = pending(ahead.next_play, game, ())
    if not isinstance(asked, Decision):
        return {NO_CHOICE: _moves(game, (), ahead, landing)}
    return {option: _moves(game, (option,), ahead, landing) for option in asked.options}


def _moves(game: Any, known: Sequence[Answer], ahead: LookAhead, landing: Landing) -> Sequence[Move]:
    """Equal landings taken together; what was not followed is shared among the rest."""
    ways = ahead.played_ways(game, known)
    whole, found = followed(ways), defaultdict[Move, float](float)
    for chance, after in ways:
        found[evolve(landing(game, after), chance=0.0)] += chance / whole
    return [evolve(move, chance=chance) for move, chance in found.items()]
