"""The computer coaches by name, for every place that seats one."""

from bowlbound_desktop.coaches.book_coach import BookCoach
from bowlbound_desktop.coaches.equilibrium_coach import LEVELS, EquilibriumCoach
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.play.answerers import Coach, RandomCoach

COACHES = ("random", "book", *LEVELS)


def coach(word: str, seed: int) -> Coach:
    """The coach of that name."""
    if word == "random":
        return RandomCoach(seed)
    if word == "book":
        return BookCoach(seed)
    if word in LEVELS:
        return EquilibriumCoach(seed, word)
    raise BowlboundError(f'there is no "{word}" coach: choose one of {", ".join(COACHES)}')
