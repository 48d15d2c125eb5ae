"""Fixtures for tests of the window: a table with a game, and helpers to press its buttons."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from shiboken6 import isValid

from bowlbound_desktop.play.session import Session
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.game_controller import GameController, keep_nothing
from bowlbound_desktop.ui.main_window import MainWindow
from bowlbound_desktop.ui.notices import notices
from tests.shelf import described, seats
from tests.ui.fake_game import FakeGame, FakeSystem


def pytest_collection_modifyitems(items):
    """Fail on every Qt warning except what the offscreen platform cannot do with windows and lists."""
    for item in items:
        if "ui" in item.path.parts:
            item.add_marker(pytest.mark.qt_log_ignore("This plugin does not support", extend=True))


@pytest.fixture(autouse=True)
def cleared_away():
    """Delete the windows of a test before the next one restyles them, and drop waiting messages."""
    notices().take()
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def seated(qtbot, tmp_path, monkeypatch):
    """Puts sessions into windows; each test has its own player's folder."""
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    make_application()

    made = []

    def seat(session, size=(1100, 700), always=True, keep=lambda session: None, let_go=lambda session: None):
        def begin(session):
            keep(session)
            return keep_nothing

        controller = GameController(begin, let_go)
        controller.orders.always = always
        window = MainWindow(controller)
        window.scene.animator.speed = "off"
        controller.setParent(window)
        made.append(window)
        window.resize(*size)
        controller.seat(session)
        window.show()
        qtbot.waitExposed(window)
        return window

    yield seat
    # When a later test changes the colours, Qt restyles every window that still exists.
    for window in filter(isValid, made):
        window.close()
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def table(seated):
    """A window with the short game of fake_game."""
    return seated(fake_session())


def fake_session(dice="seeded", **game):
    return Session(described(FakeSystem()), FakeGame(**game), seats(1, dice))


def board(window):
    """The scoreboard before the play in progress."""
    session = window.controller.session
    return session.system.scoreboard(session.game)


def live_answers(window):
    """The answer buttons that can be clicked now, by object name."""
    found = window.findChildren(QPushButton)
    return [
        button
        for button in found
        if button.objectName().startswith("answer:") and button.isEnabled() and button.isVisibleTo(window)
    ]


def press(window, name):
    """Click a widget by its object name."""
    button = window.findChild(QWidget, name)
    assert button is not None, f"there is no {name} among {[b.objectName() for b in live_answers(window)]}"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    # Without a running event loop nothing else deletes what was replaced.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def press_all(window, *names):
    for name in names:
        press(window, name)


def text_of(window, name):
    return window.findChild(QWidget, name).text()
