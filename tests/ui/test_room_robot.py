"""A whole printed chart typed with the keyboard alone."""

import pytest
from attrs import evolve
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bowlbound_desktop.play.opening import GameWish, open_table
from bowlbound_desktop.storage.charts import load_by_id, load_chart
from bowlbound_desktop.storage.corrected_copies import own_file
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.new_game.entries import team_entries
from bowlbound_desktop.ui.room.window import RoomWindow
from bowlbound_desktop.workshop.editing.places import GRIDS
from bowlbound_desktop.workshop.editing.sheet import sheet_of


@pytest.fixture
def window(tmp_path, monkeypatch, qtbot):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    make_application()
    made = RoomWindow("1966-notre-dame")
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def key(code, modifiers=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(QApplication.focusWidget(), code, modifiers)


def type_in(text):
    """Each key goes to whatever has the keyboard then: the grid first, its editor after."""
    for letter in text:
        QTest.keyClicks(QApplication.focusWidget(), letter)


def type_grid(sheet, grid):
    for row in grid.places:
        for place in row:
            type_in(sheet[place])
            key(Qt.Key.Key_Tab)
        key(Qt.Key.Key_Up)  # the last Tab went to the next row
        key(Qt.Key.Key_Home)
        key(Qt.Key.Key_Return)


def test_a_robot_types_a_printed_chart_and_it_plays_at_once(window):
    printed = load_by_id("1972-southern-california")
    sheet = sheet_of(printed)
    key(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    QCoreApplication.processEvents()
    type_in("Keyboard State")
    key(Qt.Key.Key_Return)
    window.activateWindow()  # what a desktop does once the question is gone
    QCoreApplication.processEvents()
    assert window.room.bench.id == "keyboard-state"
    for name in ("offense", "defense", "special"):
        type_grid(sheet, GRIDS[name])
        key(Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    key(Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    typed = load_chart(own_file("keyboard-state"))
    assert (typed.offense, typed.special) == (printed.offense, printed.special)
    assert typed.defense == printed.defense
    assert "keyboard-state" in {entry.id for entry in team_entries()}
    session = open_table(GameWish(home="keyboard-state", away="1966-purdue", seed=3))
    assert session.open_parts()
    assert evolve(typed, id="x").name == "Keyboard State"
