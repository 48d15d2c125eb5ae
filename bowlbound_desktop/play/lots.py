"""Lots: numbers that look random but always follow from given words, so that a seed determines the game."""

from functools import lru_cache
from hashlib import blake2b

SIZE = 8
"""Bytes of a number, unless another size is asked for."""


class Lots:
    """The numbers of all words with the same beginning, which is hashed only once."""

    __slots__ = ("_beginning",)

    def __init__(self, beginning: str, size: int = SIZE) -> None:
        self._beginning = blake2b(beginning.encode(), digest_size=size)

    def number(self, end: bytes = b"") -> int:
        """The number of the words with this end."""
        words = self._beginning.copy()
        words.update(end)
        return int.from_bytes(words.digest())


@lru_cache(maxsize=8192)
def words(*numbers: int) -> bytes:
    """The numbers of a place in a game as words; cached, because every game passes the same places."""
    return ":".join(map(str, numbers)).encode()
