"""A whole printed chart typed with the keyboard alone."""

from attrs import evolve
from PySide6.QtCore import QCoreApplication, Qt

from bowlbound_desktop.games.bowlbound.charts.corrected_copies import own_file
from bowlbound_desktop.games.bowlbound.charts.files import load_by_id, load_chart
from bowlbound_desktop.games.bowlbound.workshop.editing.places import GRIDS
from bowlbound_desktop.games.bowlbound.workshop.editing.sheet import sheet_of
from bowlbound_desktop.games.register import game
from bowlbound_desktop.play.opening import open_table
from tests.shelf import wish
from tests.ui.room.chart_room import active, folder, home, key, keys, room, window

__all__ = ["folder", "home", "room", "window"]


def type_grid(sheet, grid):
    for row in grid.places:
        for place in row:
            keys(sheet[place] or " ")  # a cell that is left alone is not blank but still to type
            key(Qt.Key.Key_Tab)
        key(Qt.Key.Key_Up)  # the last Tab went to the next row
        key(Qt.Key.Key_Home)
        key(Qt.Key.Key_Return)


def test_a_robot_types_a_printed_chart_and_it_plays_at_once(window):
    printed = load_by_id("1972-southern-california")
    sheet = sheet_of(printed)
    key(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    QCoreApplication.processEvents()
    keys("Keyboard State")
    key(Qt.Key.Key_Return)
    active(window)
    assert window.room.bench.id == "keyboard-state"
    key(Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)  # without the help of quick typing
    for name in ("offense", "defense", "special"):
        type_grid(sheet, GRIDS[name])
        key(Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    key(Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    typed = load_chart(own_file("keyboard-state"))
    assert (typed.offense, typed.special) == (printed.offense, printed.special)
    assert typed.defense == printed.defense
    assert "keyboard-state" in {entry.id for entry in game("bowlbound").shelf.entries()}
    session = open_table(wish(home="keyboard-state", away="1966-purdue", seed=3))
    assert session.open_parts()
    assert evolve(typed, id="x").name == "Keyboard State"
