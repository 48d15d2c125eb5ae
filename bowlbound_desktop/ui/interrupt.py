"""Ctrl+C in the terminal that the window was started from."""

import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QSocketNotifier
from PySide6.QtWidgets import QApplication

INTERRUPTED = 130
"""The exit code after Ctrl+C."""


@contextmanager
def ended_by_interrupts() -> Iterator[None]:
    """Let Ctrl+C quit the application that runs inside the block.

    Python only handles a signal between two of its own instructions, and while Qt waits it runs none. So
    the signal also writes to a socket that Qt watches; anything written before Qt runs waits until it does.
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
