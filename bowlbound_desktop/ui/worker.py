"""Runs long work in one background thread, without Qt.

    job = worker().submit(partial(compute, calls), self._show_odds, owner=self)
    job.drop()      # the answer is no longer wanted

The work is a callable with plain values; it must not hold a widget or a method of one. `done` and `failed`
are called in the GUI thread, never after the owner was destroyed. Long work takes a `Link`, checks
`link.stopped` now and then, and may report its progress with `link.tell(...)`.

Python's cyclic garbage collector runs in whatever thread happens to allocate. In this thread it would destroy
widgets outside the GUI thread, which crashes Qt; so it is off while the thread works, and the GUI thread
collects instead.
"""

import gc
import sys
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from shiboken6 import isValid

T = TypeVar("T")
EVERY_MS = 5
USUAL_TURN = sys.getswitchinterval()
TURN = 0.0005
"""Seconds that the thread keeps the interpreter while the window waits for it, as in every call of Qt."""
MUCH = 50_000
"""So many new objects make a garbage collection worthwhile while the thread works."""


class Link:
    """What the two threads share for one job: a flag to stop it, and reports of progress."""

    def __init__(self) -> None:
        self.stopped = False
        self._told: deque[Any] = deque()

    def tell(self, progress: object) -> None:
        """Report progress; called by the work."""
        self._told.append(progress)

    def news(self) -> list[Any]:
        """The reports since the last call; called by the window."""
        return [self._told.popleft() for _ in range(len(self._told))]


def _ignore(_: Any) -> None:
    """Do nothing."""


class Job:
    """A piece of work that was submitted."""

    def __init__(self, future: "Future[Any]", link: Link, owner: QObject) -> None:
        self._future, self._owner, self.link = future, owner, link
        self.done: Callable[[Any], None] = _ignore
        self.failed: Callable[[BaseException], None] | None = None
        self.told: Callable[[Any], None] = _ignore

    @property
    def wanted(self) -> bool:
        """Whether anybody still waits for the result."""
        return not self.link.stopped and isValid(self._owner)

    @property
    def over(self) -> bool:
        """Whether the thread is finished with it."""
        return self._future.done()

    def drop(self) -> None:
        """Give up the result: nobody is called, though work that has begun may still finish."""
        self.link.stopped = True
        self._future.cancel()
        self.done, self.failed, self.told = _ignore, _ignore, _ignore

    def deliver(self) -> None:
        """Call whoever waits; an unexpected error is raised here, in the GUI thread."""
        if not self.wanted or self._future.cancelled():
            return
        error = self._future.exception()
        if error is None:
            self.done(self._future.result())
        elif self.failed is None:
            raise error
        else:
            self.failed(error)

    def pass_on(self) -> None:
        """Pass on reports of progress."""
        for progress in self.link.news():
            if self.wanted:
                self.told(progress)


class Worker(QObject):
    """The thread, and the timer that polls it for results; no Qt signal crosses between threads."""

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent)
        self._pool: ThreadPoolExecutor | None = None
        self._jobs: list[Job] = []
        self._collects = False
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY_MS)
        self._timer.timeout.connect(self.look)

    def submit(
        self,
        work: Callable[[], T],
        done: Callable[[T], None],
        *,
        owner: QObject,
        failed: Callable[[BaseException], None] | None = None,
        told: Callable[[Any], None] = _ignore,
        link: Link | None = None,
    ) -> Job:
        """Run work in the thread, after everything submitted before."""
        job = Job(self._thread().submit(work), link or Link(), owner)
        job.done, job.failed, job.told = done, failed, told
        self._jobs.append(job)
        self._timer.start()
        return job

    @property
    def busy(self) -> bool:
        """Whether the thread is busy."""
        return bool(self._jobs)

    def look(self) -> None:
        """Deliver finished results, one at a time."""
        for job in tuple(self._jobs):
            job.pass_on()
        ready = next((job for job in self._jobs if job.over), None)
        if ready is not None:
            self._jobs.remove(ready)
            self._rest()
            ready.pass_on()
            ready.deliver()
        elif gc.get_count()[0] > MUCH:
            gc.collect(1)

    def _thread(self) -> ThreadPoolExecutor:
        """The thread, which exists only while there is work."""
        if self._pool is None:
            self._collects = gc.isenabled()
            gc.disable()
            sys.setswitchinterval(TURN)
            self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bowlbound")
        return self._pool

    def _rest(self) -> None:
        """When all work is done, turn garbage collection back on, but only once the thread has ended."""
        if self._jobs or self._pool is None:
            return
        self._timer.stop()
        self._pool.shutdown()
        self._pool = None
        sys.setswitchinterval(USUAL_TURN)
        if self._collects:
            gc.enable()


@cache
def worker() -> Worker:
    """The program's one worker."""
    return Worker(QCoreApplication.instance())
