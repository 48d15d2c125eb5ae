"""The field: sides, spots and the rounding of half yards.

Rules count `y`, the yards from the goal line of the side that has the ball: 0 is its own goal
line, 100 the opponents', -10 and 110 the end lines. A goal line belongs to its end zone. A `Spot`
is the same place seen from the home goal, for everything that is drawn or printed.
"""

from __future__ import annotations

import re
from enum import Enum
from math import ceil, floor
from typing import TYPE_CHECKING

from attrs import frozen

from bowlbound_desktop.kernel.errors import SpotError

if TYPE_CHECKING:  # the start page needs the sides, and should not wait for fractions to load
    from fractions import Fraction

MIDFIELD = 50
FIELD = 100
END_LINE = 10


class Side(Enum):
    """One of the two teams."""

    HOME = "home"
    AWAY = "away"

    __hash__ = object.__hash__  # Enum hashes the name each time, which is slow over thousands of look-ups

    @property
    def opponent(self) -> Side:
        """The other team."""
        return Side.AWAY if self is Side.HOME else Side.HOME


SIDES = tuple(Side)
VISITORS_FIRST = (Side.AWAY, Side.HOME)
"""The order of scoreboards, logs and papers."""


@frozen
class Spot:
    """A place along the field, in yards from the home team's goal line."""

    yards: int

    @classmethod
    def seen_from(cls, side: Side, y: int) -> Spot:
        """The spot that lies `y` yards from the goal line of `side`."""
        return cls(y if side is Side.HOME else FIELD - y)

    def seen_by(self, side: Side) -> int:
        """Yards from the goal line of `side`."""
        return self.yards if side is Side.HOME else FIELD - self.yards

    def __str__(self) -> str:
        if self.yards == MIDFIELD:
            return "50"
        side = Side.HOME if self.yards < MIDFIELD else Side.AWAY
        return f"{side.value} {self.seen_by(side)}"


def parse_spot(text: str) -> Spot:
    """Read "home 17", "away 44" or "50"."""
    if text.strip() == "50":
        return Spot(MIDFIELD)
    match = re.fullmatch(r"\s*(home|away)\s+(-?\d{1,2})\s*", text)
    if match is None or not -END_LINE < int(match[2]) <= MIDFIELD:
        raise SpotError(f'"{text}" is not a spot: write "home 17", "away 44" or "50"')
    return Spot.seen_from(Side(match[1]), int(match[2]))


def toward_midfield(y: Fraction | float) -> int:
    """The whole yard line nearer the 50 (BR-VI-4-C-vii)."""
    return ceil(y) if y < MIDFIELD else floor(y)
