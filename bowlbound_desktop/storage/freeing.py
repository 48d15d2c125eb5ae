"""Frees the room of replaced files in a thread: some disks take longer for that than to write the new one.

A replaced file keeps its room as long as somebody has it open. The thread does nothing but close such files,
and makes no object: Python's garbage collector never runs in it.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from threading import Thread


@contextmanager
def freed_later(path: Path) -> Iterator[None]:
    """Replace a file within; who replaces it does not wait until its room is free."""
    kept = _opened(path)
    try:
        yield
    finally:
        if kept is not None:
            _closing().put(kept)


def _opened(path: Path) -> int | None:
    """The file, open; None where there is none, and where the system replaces no open file."""
    if os.name != "posix":
        return None
    try:
        return os.open(path, os.O_RDONLY)
    except OSError:
        return None


@cache
def _closing() -> SimpleQueue[int]:
    """The files that wait to be closed."""
    waiting: SimpleQueue[int] = SimpleQueue()
    Thread(target=_close, args=(waiting,), name="freeing", daemon=True).start()
    return waiting


if hasattr(os, "register_at_fork"):  # a forked program has the queue, but not the thread
    os.register_at_fork(after_in_child=_closing.cache_clear)


def _close(waiting: SimpleQueue[int]) -> None:
    while True:
        os.close(waiting.get())
