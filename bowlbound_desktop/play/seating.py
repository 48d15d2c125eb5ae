"""Seats by the words that saves and command lines use."""

from collections.abc import Sequence

from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.kernel.field import SIDES, Side
from bowlbound_desktop.play.answerers import (
    DICE,
    PEOPLE,
    Coach,
    Dice,
    Nobody,
    Person,
    Quietly,
    RandomDice,
    Seats,
    TypedDice,
    new_seed,
)
from bowlbound_desktop.play.level import RANDOM, Level, coach_of

LOTS = (RANDOM,)


def seat_words(levels: Sequence[Level] = LOTS) -> tuple[str, ...]:
    """The words for everybody who can take a seat, with these levels of computer coaches."""
    return (*PEOPLE, "quiet random", *(level.key for level in levels))


def seats(
    seed: int | None = None,
    dice: str = "seeded",
    home: str = "person",
    away: str = "person",
    levels: Sequence[Level] = LOTS,
    seated: Sequence[Side] = SIDES,
) -> Seats:
    """The seats of a table; without a seed, a new one is made up.

    A side that is not among `seated` has no coach, even if one is named.
    """
    seed = new_seed() if seed is None else seed
    if dice not in DICE:
        raise BowlboundError(f'there are no "{dice}" dice: choose {" or ".join(DICE)}')
    source: Dice = RandomDice(seed) if dice == "seeded" else TypedDice()
    words = {Side.HOME: home, Side.AWAY: away}
    coaches = {
        side: _coach(word, seed, levels) if side in seated else Nobody() for side, word in words.items()
    }
    return Seats(seed=seed, dice=source, home=coaches[Side.HOME], away=coaches[Side.AWAY])


def _coach(word: str, seed: int, levels: Sequence[Level]) -> Coach:
    if word == "person":
        return Person()
    if word not in seat_words(levels):
        raise BowlboundError(f'there is no "{word}" coach: choose one of {", ".join(seat_words(levels))}')
    name = word.removeprefix("quiet").strip()
    coach: Coach = coach_of(levels, name, seed) if name else Person()
    return Quietly(coach) if word.startswith("quiet") else coach
