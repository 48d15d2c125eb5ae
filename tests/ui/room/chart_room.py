"""One chart room for many tests, and helpers to use it like a person."""

import shutil

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QLabel

from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.room.window import RoomWindow

ID = "1966-notre-dame"
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """One player's folder for all of these tests; it is emptied before each."""
    made = tmp_path_factory.mktemp("room")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BOWLBOUND_HOME", str(made))
        make_application()
        yield made


@pytest.fixture
def home(folder):
    for part in folder.iterdir():
        shutil.rmtree(part) if part.is_dir() else part.unlink()
    return folder


def opened(chart_id=ID):
    window = RoomWindow(chart_id)
    window.resize(1100, 700)
    window.show()
    return active(window)


def active(window):
    window.activateWindow()
    QCoreApplication.processEvents()
    return window


def closed(window):
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(scope="module")
def room(folder, qapp):
    made = opened()
    yield made
    closed(made)


@pytest.fixture
def window(room, home):
    """The one window with a newly opened chart."""
    room.room.reopen(ID)
    room.room.charts_changed.emit()
    room.messages.say("")
    room.grids.setCurrentIndex(0)
    for view in room.grids.views.values():
        view.move_to(0, 0)
    room.grids.view().setFocus()
    yield active(room)
    for dialog in room.findChildren(QDialog):
        dialog.close()
        dialog.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def focus():
    """Whatever has the focus; it returns to the window once a message box is closed."""
    for _ in range(10):
        if found := QApplication.focusWidget():
            return found
        QCoreApplication.processEvents()
    raise AssertionError("nothing has the keyboard")


def key(code, modifiers=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(focus(), code, modifiers)


def keys(text):
    """Send each key to whatever has the focus: the grid first, then its editor."""
    for letter in text:
        QTest.keyClicks(focus(), letter)


def at(window):
    index = window.grids.view().currentIndex()
    return index.row(), index.column()


def text_at(window, row, column):
    return window.grids.view().cells.index(row, column).data(Qt.ItemDataRole.EditRole)


def said(window):
    return window.messages.findChild(QLabel, "message").text()


def open_chart(window, chart_id):
    window.room.open(chart_id)
    window.left.turn_to("compare")
    window.right.turn_to("corrections")
    window.corrections.refresh()
    return window


def compare_with(window, kind):
    window.left.turn_to("compare")
    box = window.findChild(QComboBox, "compare:with")
    box.setCurrentIndex(box.findData(kind))
    QCoreApplication.processEvents()
    window.compare.refresh()
    return window.compare.model
