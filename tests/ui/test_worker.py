"""Long work beside the window: answers come back in the GUI thread, dropped work harms nobody."""

import gc
import threading
from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QLabel, QWidget
from shiboken6 import delete

from bowlbound_desktop.ui.worker import Link, Worker

LONG = 5_000


class Slow:
    """Work that goes on until it is let go; plain, as all work must be."""

    def __init__(self):
        self.begun, self.may_end = threading.Event(), threading.Event()

    def __call__(self):
        self.begun.set()
        assert self.may_end.wait(LONG / 1000)
        return threading.current_thread().name


@pytest.fixture
def worker(qtbot):
    made = Worker(None)
    collects = gc.isenabled()
    yield made
    qtbot.waitUntil(lambda: not made.busy, timeout=LONG)
    assert gc.isenabled() == collects
    delete(made)


@pytest.fixture
def owner(qtbot):
    return QObject()


def test_the_answer_comes_in_the_gui_thread_and_the_work_runs_in_another(worker, owner, qtbot):
    came = []
    slow = Slow()
    worker.submit(slow, lambda name: came.append((name, threading.current_thread())), owner=owner)
    assert slow.begun.wait(LONG / 1000)
    slow.may_end.set()
    qtbot.waitUntil(lambda: bool(came), timeout=LONG)
    name, thread = came[0]
    assert name.startswith("bowlbound")
    assert thread is threading.main_thread()


def test_garbage_is_not_collected_by_itself_while_the_thread_works(worker, owner, qtbot):
    slow, seen = Slow(), []
    assert gc.isenabled()
    worker.submit(slow, lambda _: seen.append(gc.isenabled()), owner=owner)
    assert not gc.isenabled()
    slow.may_end.set()
    qtbot.waitUntil(lambda: bool(seen), timeout=LONG)
    assert seen == [True]
    assert gc.isenabled()


def test_garbage_stays_until_dropped_work_has_really_ended(worker, owner, qtbot):
    slow, came = Slow(), []
    job = worker.submit(slow, came.append, owner=owner)
    assert slow.begun.wait(LONG / 1000)
    job.drop()
    worker.look()
    assert worker.busy
    assert not gc.isenabled()
    slow.may_end.set()
    qtbot.waitUntil(gc.isenabled, timeout=LONG)
    assert came == []


def test_work_is_done_in_order_and_dropped_work_that_waits_is_never_begun(worker, owner, qtbot):
    first, second, came = Slow(), Slow(), []
    worker.submit(first, lambda _: came.append("first"), owner=owner)
    worker.submit(second, came.append, owner=owner).drop()
    worker.submit(lambda: "third", came.append, owner=owner)
    first.may_end.set()
    qtbot.waitUntil(lambda: len(came) == 2, timeout=LONG)
    assert came == ["first", "third"]
    assert not second.begun.is_set()


def test_nobody_is_called_for_an_owner_that_was_destroyed(worker, qtbot):
    owner, slow, came = QLabel(), Slow(), []
    worker.submit(slow, came.append, owner=owner)
    delete(owner)
    slow.may_end.set()
    qtbot.waitUntil(lambda: not worker.busy, timeout=LONG)
    assert came == []


def test_an_error_comes_to_who_asked(worker, owner, qtbot):
    came = []
    worker.submit(partial(int, "no number"), came.append, owner=owner, failed=came.append)
    qtbot.waitUntil(lambda: bool(came), timeout=LONG)
    assert isinstance(came[0], ValueError)


def test_an_error_that_nobody_expects_is_raised_in_the_gui_thread(worker, owner, qtbot):
    with qtbot.captureExceptions() as raised:
        worker.submit(partial(int, "no number"), print, owner=owner)
        worker.submit(partial(int, "5"), print, owner=owner)
        qtbot.waitUntil(lambda: not worker.busy, timeout=LONG)
    assert [kind for kind, *_ in raised] == [ValueError]


def test_work_tells_how_far_it_is_and_stops_when_it_is_told_to(worker, owner, qtbot):
    link, slow, told, came = Link(), Slow(), [], []

    def work():
        link.tell("half")
        slow()
        return link.stopped

    job = worker.submit(work, came.append, owner=owner, told=told.append, link=link)
    qtbot.waitUntil(lambda: told == ["half"], timeout=LONG)
    job.drop()
    slow.may_end.set()
    qtbot.waitUntil(lambda: not worker.busy, timeout=LONG)
    assert link.stopped
    assert came == []


class Witness:
    """Dies together with a widget, and says in which thread."""

    def __init__(self, deaths):
        self._deaths = deaths

    def __del__(self):
        self._deaths.append(threading.current_thread())


def make_cycles(count):
    for _ in range(count):
        cycle = []
        cycle.append(cycle)
    return count


def widget_in_a_cycle(deaths):
    widget, child = QWidget(), QLabel("text")
    child.setParent(widget)
    widget.itself = [widget, child, Witness(deaths)]


@pytest.mark.parametrize("kept", [True, False])
def test_widgets_in_cycles_die_in_the_gui_thread_while_others_make_garbage(worker, owner, qtbot, kept):
    came, deaths = [], []
    for _ in range(20):
        job = worker.submit(partial(make_cycles, 20_000), came.append, owner=owner)
        for _ in range(10):
            widget_in_a_cycle(deaths)
        if not kept:
            job.drop()
        QCoreApplication.processEvents()
    qtbot.waitUntil(lambda: not worker.busy, timeout=LONG)
    gc.collect()
    assert came == ([20_000] * 20 if kept else [])
    assert deaths == [threading.main_thread()] * 200
