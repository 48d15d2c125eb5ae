"""The coaches of Bowl Bound, from the weakest to the strongest."""

from functools import partial
from typing import TYPE_CHECKING

from bowlbound_desktop.games.bowlbound.coaches.book_coach import BookCoach
from bowlbound_desktop.play.level import Level

if TYPE_CHECKING:
    from bowlbound_desktop.games.bowlbound.coaches.equilibrium_coach import EquilibriumCoach


def _equilibrium(level: str, name: str, reasons: str) -> Level:
    return Level(level, name, reasons, partial(_make, level))


def _make(level: str, seed: int) -> "EquilibriumCoach":
    from bowlbound_desktop.games.bowlbound.coaches.equilibrium_coach import (
        EquilibriumCoach,  # NumPy and SciPy take a while
    )

    return EquilibriumCoach(seed, level)


LEVELS = (
    _equilibrium(
        "yards",
        "by exact odds, for yards",
        "The mean gain of every play over all formations, the more the likelier; all else by the book.",
    ),
    Level(
        "book",
        "by the coaches' book",
        "The pages of a book of situations, leaning toward its own best plays; never reads the other chart.",
        BookCoach,
    ),
    _equilibrium(
        "points",
        "by exact odds, for points",
        "The exact odds of both charts and the points a situation is worth; blind to score and clock.",
    ),
    _equilibrium(
        "equilibrium",
        "by exact odds, for the win",
        "The exact odds of both charts, the chance to win by lead, clock, place and timeouts, "
        "and what the other team is known for, as far as its calls bear that out.",
    ),
)
BY_VALUES = frozenset(("points", "equilibrium"))
"""Coaches who use the values of situations."""
