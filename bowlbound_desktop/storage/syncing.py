"""A thread that waits until files are on the disk, while the program goes on.

Like the thread of `freeing.py` it creates no objects unless something fails, so that Python's garbage
collector never runs in it.
"""

import os
from collections.abc import Callable
from functools import cache
from queue import SimpleQueue
from threading import Thread
from typing import TypeAlias

Outcome: TypeAlias = "SimpleQueue[Exception | None]"
"""Receives the error, or None."""


def synced_meanwhile(file: int) -> Callable[[], None]:
    """Begin to sync a file; the returned function waits until that is done, and raises its error."""
    outcome: Outcome = SimpleQueue()
    _waiting().put((file, outcome))

    def wait() -> None:
        error = outcome.get()
        if error is not None:
            raise error

    return wait


@cache
def _waiting() -> SimpleQueue[tuple[int, Outcome]]:
    """The files to be synced."""
    waiting: SimpleQueue[tuple[int, Outcome]] = SimpleQueue()
    Thread(target=_sync, args=(waiting,), name="syncing", daemon=True).start()
    return waiting


if hasattr(os, "register_at_fork"):  # a forked process has the queue, but not the thread
    os.register_at_fork(after_in_child=_waiting.cache_clear)


def _sync(waiting: SimpleQueue[tuple[int, Outcome]]) -> None:
    while True:
        file, outcome = waiting.get()
        try:
            os.fsync(file)
        except Exception as error:
            outcome.put(error)
        else:
            outcome.put(None)
