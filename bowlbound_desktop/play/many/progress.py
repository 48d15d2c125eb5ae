"""Who hears of the progress of many games."""

from typing import Protocol


class Progress(Protocol):
    """Hears of the progress, and may stop the work."""

    stopped: bool

    def tell(self, progress: object) -> None:
        """Take what is known so far."""
