"""Work done elsewhere: anything with the interface of `concurrent.futures`, processes here or a cluster."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

from attrs import frozen

from bowlbound_desktop.kernel.errors import BowlboundError

PATIENCE = 10
"""Seconds that a cluster has to answer."""
AHEAD = 3
"""Pieces of work for each worker that are handed out before their results are wanted."""

T = TypeVar("T")


@frozen
class Workers:
    """Who does the work, and how many pieces are handed out at a time."""

    executor: Executor
    window: int

    def in_order(self, work: Callable[..., T], pieces: Iterable[tuple[Any, ...]]) -> Iterator[T]:
        """The results in the order of the pieces, which are only created as they are handed out."""
        waiting: deque[Future[T]] = deque()
        try:
            for piece in pieces:
                waiting.append(self.executor.submit(work, *piece))
                if len(waiting) >= self.window:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()


@contextmanager
def processes(jobs: int) -> Iterator[Workers | None]:
    """Processes on this machine; None, for this process itself, where a single job is enough."""
    if jobs == 1:
        yield None
        return
    with ProcessPoolExecutor(jobs, initializer=_leave_interrupts) as pool:
        yield Workers(pool, jobs * AHEAD)


def _leave_interrupts() -> None:
    """Ignore Ctrl+C: it reaches every process of a terminal, but only the first one should react."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def cluster(address: str) -> Iterator[Workers]:
    """The workers of a Dask cluster, which need this program installed too."""
    try:
        from distributed import Client
    except ImportError:
        extra = "pip install 'bowlbound-desktop[cluster]'"
        raise BowlboundError(f"a cluster needs the package distributed: {extra}") from None
    try:
        client = Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise BowlboundError(f"no cluster answers at {address}: {error}".splitlines()[0]) from None
    with client:
        cores = sum(client.ncores().values())
        if not cores:
            raise BowlboundError(f"the cluster at {address} has no workers")
        yield Workers(client.get_executor(pure=False), cores * AHEAD)
