"""A thread waits until the disk has a file, while the program goes on.

Like the thread of `freeing.py` it makes no object as long as all goes well: Python's garbage collector never
runs in it.
"""

import os
from collections.abc import Callable
from functools import cache
from queue import SimpleQueue
from threading import Thread
from typing import TypeAlias

Outcome: TypeAlias = "SimpleQueue[Exception | None]"
"""Takes what went wrong, or None."""


def synced_meanwhile(file: int) -> Callable[[], None]:
    """Begin; the function that comes back waits until the disk has the file, and raises where it did not."""
    outcome: Outcome = SimpleQueue()
    _waiting().put((file, outcome))

    def wait() -> None:
        error = outcome.get()
        if error is not None:
            raise error

    return wait


@cache
def _waiting() -> SimpleQueue[tuple[int, Outcome]]:
    """The files that the disk is to have."""
    waiting: SimpleQueue[tuple[int, Outcome]] = SimpleQueue()
    Thread(target=_sync, args=(waiting,), name="syncing", daemon=True).start()
    return waiting


if hasattr(os, "register_at_fork"):  # a forked program has the queue, but not the thread
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
