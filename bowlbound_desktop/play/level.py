"""A level of computer coach, as every game registers its own."""

from collections.abc import Callable, Sequence

from attrs import frozen

from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.play.answerers import Coach, RandomCoach


@frozen
class Level:
    """One coach that can be seated: its word in files and commands, and what it reasons with."""

    key: str
    name: str
    """In a few words, for a list to choose from."""
    reasons: str
    """What it reasons with, in a sentence."""
    make: Callable[[int], Coach]
    """The coach for a seed."""


RANDOM = Level("random", "at random", "Picks at random: every option is equally likely.", RandomCoach)
"""The coach that every game has."""


def coach_of(levels: Sequence[Level], word: str, seed: int) -> Coach:
    """The coach of that name."""
    known = {level.key: level for level in levels}
    if word not in known:
        raise BowlboundError(f'there is no "{word}" coach: choose one of {", ".join(known)}')
    return known[word].make(seed)
