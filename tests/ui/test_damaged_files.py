"""Damaged files of the player at the windows: each is told in a sentence, and nothing is locked out."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QMessageBox

from bowlbound_desktop.games.bowlbound.charts.corrected_copies import own_file
from bowlbound_desktop.games.bowlbound.charts.drafts import draft_file
from bowlbound_desktop.games.bowlbound.descriptor import FAMOUS
from bowlbound_desktop.storage.preferences import preferences_path
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.main_window import MainWindow
from bowlbound_desktop.ui.new_game.presets import own_presets, presets_path
from bowlbound_desktop.ui.notices import notices
from bowlbound_desktop.ui.preferences import wish
from bowlbound_desktop.ui.program import Program
from bowlbound_desktop.ui.start.window import StartWindow
from tests.ui.conftest import press, text_of
from tests.ui.room_for_text import settle, trouble_in


@pytest.fixture
def home(tmp_path, monkeypatch, qapp):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def program(home):
    """A program whose first page is made by the test."""
    make_application()
    made = Program()
    yield made
    for window in filter(None, (made.window, made.room)):
        window.close()
        window.deleteLater()
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def put(path, text="x"):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def said(window):
    settle()
    return text_of(window, "message") if window.messages.isVisible() else ""


def sorry(program):
    return program.window.findChild(QMessageBox, "sorry")


@pytest.mark.parametrize("chart", FAMOUS)
def test_the_big_button_kicks_off_with_a_damaged_copy_of_a_famous_team(program, chart):
    put(own_file(chart))
    program.show_start()
    press(program.window, "start:kick-off")

    assert isinstance(program.window, MainWindow)
    assert sorry(program) is None
    assert f"{chart}.toml.damaged" in said(program.window)


def test_the_same_sentence_is_not_said_at_the_next_game(program):
    put(own_file(FAMOUS[0]))
    program.show_start()
    program.kick_off()
    assert said(program.window)
    program.show_start()
    program.kick_off()
    assert "damaged" not in said(program.window)


def test_a_damaged_draft_does_not_lock_the_chart_room(program):
    put(draft_file("1966-purdue"))
    program.show_start()
    press(program.window, "start:room")

    assert program.room.isVisible()
    assert sorry(program) is None
    assert "1966-purdue.jsonl.damaged" in said(program.room)


def test_a_damaged_copy_of_its_first_chart_does_not_lock_the_chart_room(program):
    put(own_file(FAMOUS[0]))
    program.show_start()
    press(program.window, "start:room")

    assert program.room.isVisible()
    assert "1966-notre-dame.toml.damaged" in said(program.room)


def test_damaged_preferences_are_told_on_the_first_page(home, program):
    put(preferences_path())
    make_application()
    program.show_start()

    assert "preferences.toml.damaged" in said(program.window)
    assert trouble_in(program.window) == []


def test_several_sentences_stand_behind_one_another(program):
    program.show_start()
    notices().hear("one thing")
    notices().hear("another")

    assert said(program.window) == "One thing. Another."
    press(program.window, "message:close")
    notices().hear("a third")
    assert said(program.window) == "A third."


def test_a_sentence_waits_for_a_window_that_can_say_it(program):
    notices().hear("early")
    settle()
    program.show_opening(lambda: None)
    settle()
    program.show_start()

    assert isinstance(program.window, StartWindow)
    assert said(program.window) == "Early."


def test_damaged_sets_are_told_when_a_new_game_is_chosen(program):
    put(presets_path())
    program.show_start()
    press(program.window, "start:new")

    assert "presets.toml.damaged" in said(program.window)
    assert own_presets("bowlbound") == {}


def test_settings_that_cannot_be_kept_are_told(home, program):
    program.show_start()
    preferences_path().mkdir()
    wish("theme", "dark")

    assert "preferences.toml" in said(program.window)
