"""What the player is told from below the windows, kept until one of them can say it."""

import logging
from collections import deque
from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QObject, Signal

from bowlbound_desktop.storage.damaged import LOGGER


class Notices(QObject):
    """Sentences that wait to be said; they may come from any thread."""

    came = Signal()
    """There is one; to be connected by a queue, so that what is going on ends first."""

    def __init__(self) -> None:
        super().__init__()
        self._waiting: deque[str] = deque()

    def hear(self, sentence: str) -> None:
        """Keep a sentence until somebody says it."""
        self._waiting.append(sentence)
        self.came.emit()

    def take(self) -> tuple[str, ...]:
        """What waits, which then waits no longer."""
        found = tuple(self._waiting)
        self._waiting.clear()
        return found


class _Ear(logging.Handler):
    def __init__(self, hear: Callable[[str], None]) -> None:
        super().__init__()
        self._hear = hear

    def emit(self, record: logging.LogRecord) -> None:
        self._hear(record.getMessage())


@cache
def notices() -> Notices:
    """The only ones; from the first call on they listen, and the terminal gets nothing."""
    made = Notices()
    logging.getLogger(LOGGER).addHandler(_Ear(made.hear))
    return made
