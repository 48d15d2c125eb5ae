"""Long work on many games: whom it is told to."""

from typing import Protocol


class Progress(Protocol):
    """Whom the games are told to, and who may stop them."""

    stopped: bool

    def tell(self, progress: object) -> None:
        """Take a word of progress: what is known so far."""
