"""The colours of a team, chosen by eye on its page."""

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QColorDialog, QPushButton

from bowlbound_desktop.games.bowlbound.workshop.editing.edits import type_text
from tests.ui.conftest import press
from tests.ui.room.chart_room import folder, home, room, window

__all__ = ["folder", "home", "room", "window"]
COLOURS = ("team", "colours")


def texts(window):
    return [window.findChild(QPushButton, f"team-colour:{name}").text() for name in ("first", "second")]


def test_the_picker_is_on_the_team_page_only(window):
    button = window.findChild(QPushButton, "team-colour:first")
    assert not button.isVisible()
    assert window.findChild(QPushButton, "colour:red").isVisible()
    window.turn(3)
    assert button.isVisible()
    assert not window.findChild(QPushButton, "colour:red").isVisible()


def test_a_chosen_colour_is_written_and_can_be_undone(window):
    before = window.room.sheet[COLOURS]
    assert texts(window) == before.split(", ")
    window.turn(3)
    press(window, "team-colour:second")
    dialog = window.findChild(QColorDialog, "colour-dialog")
    dialog.setCurrentColor(QColor("#112233"))
    dialog.accept()
    assert window.room.sheet[COLOURS] == f"{before.split(', ')[0]}, #112233"
    assert window.room.troubles() == ()
    window.undo()
    assert (window.room.sheet[COLOURS], texts(window)) == (before, before.split(", "))


def test_typed_colours_show_in_the_picker(window):
    window.room.do(type_text(window.room.sheet, COLOURS, "#010203, #fefefe"))
    assert texts(window) == ["#010203", "#fefefe"]
    window.room.do(type_text(window.room.sheet, COLOURS, "nonsense"))
    assert texts(window) == ["#808080", "#808080"]
    window.room.bench.forget_draft()
