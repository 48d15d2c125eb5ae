"""Work for a pairing beside the game: told in a corner, taken over when it is ready, ended with the game."""

import pytest

from bowlbound_desktop.ui.table import preparer
from bowlbound_desktop.ui.worker import worker
from tests.ui.conftest import fake_session, text_of

LONG = 5_000


class Work:
    """A preparation that is as far as the test says."""

    words = "values of two teams"

    def __init__(self):
        self.progress, self.over = 0.0, False
        self.done = []

    def start(self):
        self.done.append("started")

    def finish(self):
        self.done.append("finished")

    def stop(self):
        self.done.append("stopped")


@pytest.fixture
def work(monkeypatch):
    found = Work()
    monkeypatch.setattr(preparer, "switched_off", lambda: False)
    monkeypatch.setattr(preparer, "preparation_for", lambda _session: found)
    return found


def shown(window):
    return window.findChild(preparer.QObject, "preparing").isVisibleTo(window)


def test_the_corner_says_how_far_it_is_and_is_empty_once_it_is_done(seated, work, qtbot):
    window = seated(fake_session())
    beside = window.controller.preparer
    qtbot.waitUntil(lambda: work.done == ["started"], timeout=LONG)
    assert shown(window)
    assert text_of(window, "preparing") == "Values of two teams: 0 %"
    work.progress = 0.4
    beside.look()
    assert text_of(window, "preparing") == "Values of two teams: 40 %"
    work.over = True
    with qtbot.waitSignal(beside.arrived, timeout=LONG):
        beside.look()
    assert work.done == ["started", "finished"]
    assert not shown(window)


def test_who_leaves_the_table_ends_the_work(seated, work, qtbot):
    window = seated(fake_session())
    qtbot.waitUntil(lambda: work.done == ["started"], timeout=LONG)
    window.controller.leave()
    assert work.done == ["started", "stopped"]
    assert not shown(window)


def test_where_it_is_switched_off_nothing_is_asked_for(seated):
    window = seated(fake_session())
    assert not worker().busy
    assert not shown(window)
