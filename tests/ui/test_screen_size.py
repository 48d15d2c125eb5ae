"""A first window suits its screen, and one window takes the place of another."""

import pytest
from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtTest import QTest

from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.program import Program
from bowlbound_desktop.ui.screen_size import suited
from tests.ui.conftest import fake_session


@pytest.fixture
def program(tmp_path, monkeypatch):
    """The program on its first page; each test has a player's folder of its own."""
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    make_application()
    program = Program()
    program.show_start()
    yield program
    program.window.close()
    program.deleteLater()


@pytest.mark.parametrize(
    ("screen", "window"),
    [
        ((1024, 700), (1024, 700)),
        ((1280, 800), (1280, 800)),
        ((1366, 768), (1280, 768)),
        ((1920, 1040), (1574, 853)),
        ((2560, 1400), (2099, 1148)),
        ((3840, 2160), (2560, 1600)),
    ],
)
def test_a_first_window_takes_most_of_a_small_screen_and_a_good_share_of_a_large_one(screen, window):
    assert suited(QSize(*screen)).toTuple() == window


def test_f11_on_the_first_page_switches_full_screen(program):
    for full in (True, False):
        QTest.keyClick(program.window, Qt.Key.Key_F11)
        assert program.window.isFullScreen() is full


@pytest.mark.parametrize("state", [Qt.WindowState.WindowMaximized, Qt.WindowState.WindowFullScreen])
def test_the_table_is_maximised_or_in_full_screen_where_the_first_page_was(program, state):
    program.window.setWindowState(state)
    program.kick_off()
    assert program.window.objectName() == "table"
    assert program.window.windowState() == state


@pytest.mark.parametrize("state", [Qt.WindowState.WindowMaximized, Qt.WindowState.WindowFullScreen])
def test_the_first_page_opens_as_the_table_was_left(program, seated, state):
    window = seated(fake_session())
    window.setWindowState(state)
    QCoreApplication.processEvents()
    window.close()
    other = Program()
    other.show_start()
    assert other.window.windowState() == state
    other.window.close()


def test_the_first_f11_after_a_start_in_full_screen_leaves_it(seated):
    window = seated(fake_session())
    window.showFullScreen()
    switch = window.menu.actions["full-screen"]
    window.menu.actions.view.aboutToShow.emit()
    assert switch.isChecked()
    switch.trigger()
    assert not window.isFullScreen()
    assert not switch.isChecked()


def test_a_maximised_window_is_maximised_again_after_full_screen(seated):
    window = seated(fake_session())
    window.showMaximized()
    for full in (True, False):
        window.menu.actions["full-screen"].trigger()
        assert window.isFullScreen() is full
    assert window.isMaximized()
