"""Lots: numbers that look random but always follow from words, so that a seed makes the game."""

from functools import lru_cache
from hashlib import blake2b

SIZE = 8
"""Bytes of a number, where nobody wants another size."""


class Lots:
    """The numbers of words that all begin alike; the beginning is hashed once, whatever is drawn after it."""

    __slots__ = ("_beginning",)

    def __init__(self, beginning: str, size: int = SIZE) -> None:
        self._beginning = blake2b(beginning.encode(), digest_size=size)

    def number(self, end: bytes = b"") -> int:
        """The number of the words that end so."""
        words = self._beginning.copy()
        words.update(end)
        return int.from_bytes(words.digest())


@lru_cache(maxsize=8192)
def words(*numbers: int) -> bytes:
    """The numbers of a place in a game as words; every game comes by the same places."""
    return ":".join(map(str, numbers)).encode()
