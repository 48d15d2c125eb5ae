"""Frees the disk space of replaced files in a thread: on some disks that takes longer than writing new ones.

A replaced file keeps its space as long as it is open somewhere. The thread only closes such files and creates
no objects, so that Python's garbage collector never runs in it.
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
    """Replace the file inside this context, without waiting until its space is freed."""
    kept = _opened(path)
    try:
        yield
    finally:
        if kept is not None:
            _closing().put(kept)


def _opened(path: Path) -> int | None:
    """The file, open; None where there is none, or where the system cannot replace open files."""
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


if hasattr(os, "register_at_fork"):  # a forked process has the queue, but not the thread
    os.register_at_fork(after_in_child=_closing.cache_clear)


def _close(waiting: SimpleQueue[int]) -> None:
    while True:
        os.close(waiting.get())
