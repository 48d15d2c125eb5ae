"""Ctrl+C in the terminal that the window was started from."""

import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QSocketNotifier
from PySide6.QtWidgets import QApplication

INTERRUPTED = 130
"""The exit code of what Ctrl+C stopped."""


@contextmanager
def ended_by_interrupts() -> Iterator[None]:
    """Let Ctrl+C end the application that runs inside.

    Python answers a signal only between two steps of its own, and while Qt waits there are none: so the
    signal writes into a socket, and Qt looks at that. What is written before Qt runs waits until it does.
    """
    reader, writer = socket.socketpair()
    writer.setblocking(False)
    notifier = QSocketNotifier(reader.fileno(), QSocketNotifier.Type.Read)
    notifier.activated.connect(lambda: _end(reader))
    other = signal.set_wakeup_fd(writer.fileno(), warn_on_full_buffer=False)
    before = signal.signal(signal.SIGINT, lambda *_: None)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        signal.set_wakeup_fd(other)
        notifier.setEnabled(False)
        reader.close()
        writer.close()


def _end(reader: socket.socket) -> None:
    reader.recv(64)
    QApplication.exit(INTERRUPTED)
