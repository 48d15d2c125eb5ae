"""Ctrl+C while a window is being opened or closed."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def ended_at_once() -> Iterator[None]:
    """Let the operating system itself end the program on Ctrl+C.

    Python would raise KeyboardInterrupt wherever it happens to be. While Qt is loaded and windows are built
    or destroyed, that is often inside a call from Qt, which cannot pass an exception on: it loses it or
    crashes. Nothing is lost by ending at once, since files are written completely or not at all. Python's own
    handler is only restored after an error, for a program that goes on without a window.
    """
    before = signal.getsignal(signal.SIGINT)
    ours = before is signal.default_int_handler  # not so behind nohup and the like
    if ours:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    except BaseException:
        if ours:
            signal.signal(signal.SIGINT, before)
        raise
