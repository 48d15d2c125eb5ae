"""Lots: numbers that look random but always follow from words, so that a seed makes the game."""

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
