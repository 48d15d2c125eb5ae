"""Lots that coaches draw: they look random but always follow from the words, so a seed makes the game."""

from bisect import bisect
from collections.abc import Sequence
from hashlib import blake2b
from itertools import accumulate


def lot(words: str) -> float:
    """A number from 0 up to 1."""
    return int.from_bytes(blake2b(words.encode(), digest_size=6).digest()) / 2**48


def drawn(options: Sequence[str], weights: Sequence[float], chance: float) -> str:
    """One of the options, each as often as its weight says."""
    sums = list(accumulate(weights))
    return options[min(bisect(sums, chance * sums[-1]), len(options) - 1)]
