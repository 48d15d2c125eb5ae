"""Random draws of coaches: they always follow from the given words, so that a seed determines the game."""

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate

from bowlbound_desktop.play.lots import Lots

SIZE = 6
"""Bytes of a lot."""
ALL = 1 << 8 * SIZE
"""How many lots there are."""


def lots(beginning: str) -> Lots:
    """The lots of words that all begin the same, as whole numbers below `ALL`."""
    return Lots(beginning, SIZE)


def lot(words: str) -> float:
    """A number from 0 to 1."""
    return lots(words).number() / ALL


def drawn(options: Sequence[str], weights: Sequence[float], chance: float) -> str:
    """The option that a number from 0 to 1 draws, each with its weight."""
    sums = list(accumulate(weights))
    return options[min(bisect(sums, chance * sums[-1]), len(options) - 1)]
