"""Only one program at a time can have a file: it locks a small file beside it.

The system ends a lock with the process that holds it, even a killed one, so a leftover lock file does no
harm.
"""

import errno
import os
import sys
import time
import weakref
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from attrs import define, field

from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.storage.files import reason, shown

if sys.platform == "win32":
    import msvcrt

    def _lock(number: int) -> None:
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(number: int) -> None:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)


TAKEN = (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK)
"""Errors that mean that somebody else has the lock; any other means that the file system has no locks."""
PAUSE = 0.02
TRIES = 5
"""How often `take` tries: `is_taken` elsewhere holds the lock for a moment, which must not matter."""
PATIENCE = 500
"""How often `held` tries, since whoever has the lock only writes a file."""


@define(eq=False)
class Lock:
    """One program's hold on a file, until it is released or garbage-collected."""

    path: Path
    _number: int
    _end: "weakref.finalize[[Path, int], Lock]" = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._end = weakref.finalize(self, _let_go, lock_file(self.path), self._number)

    def release(self) -> None:
        """Release the file, so that others can have it."""
        self._end()


def lock_file(path: Path) -> Path:
    """The lock file that belongs to a file."""
    return path.with_name(f".{path.name}.lock")


def take(path: Path, tries: int = TRIES) -> Lock | None:
    """Take this file, so that nobody else can; None where somebody has it."""
    path = path.resolve()
    path.parent.mkdir(parents=True, exist_ok=True)
    for _ in range(tries):
        number = _locked(lock_file(path), os.O_RDWR | os.O_CREAT)
        if number is not None:
            return Lock(path, number)
        time.sleep(PAUSE)
    return None


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Hold a file while it is read and written; other programs that want to do the same wait."""
    try:
        lock = take(path, PATIENCE)
    except (OSError, ValueError) as error:
        raise FileError(f"{shown(path)} cannot be written: {reason(error)}") from None
    if lock is None:
        raise FileError(f"{shown(path)} is being written by another window or terminal: try again")
    try:
        yield
    finally:
        lock.release()


def is_taken(path: Path) -> bool:
    """Whether somebody has this file, in this process or another."""
    try:
        beside = lock_file(path.resolve())
        number = _locked(beside, os.O_RDWR)
    except (OSError, ValueError):  # nobody has it, or there is no way to tell
        return False
    if number is not None:
        _let_go(beside, number)
    return number is None


def _locked(beside: Path, flags: int) -> int | None:
    """The open lock file; None where somebody else has the lock."""
    number = os.open(beside, flags, 0o644)
    try:
        _lock(number)
    except OSError as error:
        if error.errno in TAKEN:
            os.close(number)
            return None
    if _is_still(beside, number):
        return number
    os.close(number)  # its holder removed the file between our opening and our locking it
    return None


def _is_still(beside: Path, number: int) -> bool:
    try:
        return os.path.samestat(beside.stat(), os.fstat(number))
    except FileNotFoundError:
        return False


def _let_go(beside: Path, number: int) -> None:
    """Remove the lock file while we still have its lock; on Windows that works only after closing it."""
    with suppress(OSError):
        if sys.platform != "win32":
            beside.unlink()
    os.close(number)
    with suppress(OSError):
        if sys.platform == "win32":
            beside.unlink()
