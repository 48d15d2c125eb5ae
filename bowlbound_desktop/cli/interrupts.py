"""Ctrl+C while a window is being opened or cleared away."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def ended_at_once() -> Iterator[None]:
    """Let the system itself end the program on Ctrl+C.

    Python would raise KeyboardInterrupt wherever it is just then. While Qt is loaded and windows are built
    or destroyed, that is often inside a call from Qt, which cannot pass an exception on: it loses it or
    crashes. Nothing is lost by an end at once, since files are written whole or not at all. Only an error
    puts Python's way back, for whoever goes on without a window.
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
