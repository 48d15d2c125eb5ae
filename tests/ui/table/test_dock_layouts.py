"""Docks are found as they were left, in a normal, a maximised and a full-screen window."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.storage.preferences import read_preferences
from bowlbound_desktop.ui.table import dock_layouts
from tests.ui.conftest import fake_session

STATES = [Qt.WindowState.WindowNoState, Qt.WindowState.WindowMaximized, Qt.WindowState.WindowFullScreen]


@pytest.fixture(autouse=True)
def nothing_passes(monkeypatch):
    """Every layout counts as one that somebody arranged."""
    monkeypatch.setattr(dock_layouts, "PASSING", 0)


def come_to_rest(window):
    """The size of a new state has come, and its layout stood for a while."""
    timers = window.layouts.findChildren(QTimer)
    while any(timer.isActive() for timer in timers):
        QTest.qWait(10)


def put(window, state):
    window.setWindowState(state)
    come_to_rest(window)


def opened_again(seated):
    window = seated(fake_session())
    window.open_as_left()
    come_to_rest(window)
    return window


@pytest.mark.parametrize("state", STATES)
def test_docks_closed_or_floated_are_so_at_the_next_start(seated, state):
    window = seated(fake_session())
    put(window, state)
    window.docks.log.close()
    window.docks.charts[Side.AWAY].close()
    window.docks.why.setFloating(True)
    window.close()

    docks = opened_again(seated).docks
    assert docks.log.isHidden()
    assert docks.charts[Side.AWAY].isHidden()
    assert docks.why.isFloating()
    assert not docks.charts[Side.HOME].isHidden()


def test_each_state_of_the_window_has_a_layout_of_its_own(seated):
    window = seated(fake_session())
    docks = window.docks
    closed = dict(zip(STATES, (docks.log, docks.why, docks.charts[Side.HOME]), strict=True))
    for state in STATES:
        put(window, state)
        for dock in closed.values():
            dock.show()
        closed[state].close()
    for state in STATES:
        put(window, state)
        assert [dock.isHidden() for dock in closed.values()] == [state is other for other in closed]


def test_a_dock_that_was_closed_stays_closed_where_the_window_never_was_before(seated):
    window = seated(fake_session())
    window.docks.log.close()
    put(window, Qt.WindowState.WindowFullScreen)
    assert window.docks.log.isHidden()
    assert not window.docks.why.isHidden()


def test_a_layout_that_was_only_passed_through_is_not_kept(seated, monkeypatch):
    monkeypatch.setattr(dock_layouts, "PASSING", 60_000)
    window = seated(fake_session())
    window.resize(1600, 900)
    window.resize(1100, 700)
    assert read_preferences().docks == {}
    window.close()
    assert [place.rpartition("-")[2] for place in read_preferences().docks] == ["narrow"]


def test_a_wide_and_a_narrow_window_each_have_their_layout(seated):
    window = seated(fake_session())
    for size, dock in (((1600, 900), window.docks.why), ((1100, 700), window.docks.log)):
        window.resize(*size)
        come_to_rest(window)
        window.docks.log.show()
        window.docks.why.show()
        dock.close()
    window.resize(1600, 900)
    assert window.docks.why.isHidden()
    assert not window.docks.log.isHidden()


def test_a_layout_is_for_games_with_the_same_docks(seated):
    window = seated(fake_session())
    come_to_rest(window)
    window.docks.charts[Side.AWAY].close()
    window.docks.deal(charted=False, with_cards=True)
    come_to_rest(window)
    assert not window.docks.cards.isHidden()
    assert window.docks.charts[Side.AWAY].isHidden()
    window.docks.deal(charted=True, with_cards=False)
    assert window.docks.cards.isHidden()
    assert window.docks.charts[Side.AWAY].isHidden()


def test_reset_the_layout_brings_every_dock_back_to_its_place(seated):
    window = seated(fake_session())
    window.docks.log.close()
    window.docks.why.setFloating(True)
    window.menu.actions["arrange"].trigger()
    assert not window.docks.log.isHidden()
    assert not window.docks.why.isFloating()
    assert window.dockWidgetArea(window.docks.why) is Qt.DockWidgetArea.BottomDockWidgetArea
