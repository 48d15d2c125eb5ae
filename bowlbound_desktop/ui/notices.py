"""Messages for the player from code without a window, kept until a window can show them."""

import logging
from collections import deque
from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QObject, Signal

from bowlbound_desktop.storage.damaged import LOGGER


class Notices(QObject):
    """Messages waiting to be shown; they may come from any thread."""

    came = Signal()
    """There is a message; connect it queued, so that whatever is running ends first."""

    def __init__(self) -> None:
        super().__init__()
        self._waiting: deque[str] = deque()

    def hear(self, sentence: str) -> None:
        """Add a message."""
        self._waiting.append(sentence)
        self.came.emit()

    def take(self) -> tuple[str, ...]:
        """Take all waiting messages."""
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
    """The program's one `Notices`; from the first call on it receives the log, and the terminal does not."""
    made = Notices()
    logging.getLogger(LOGGER).addHandler(_Ear(made.hear))
    return made
