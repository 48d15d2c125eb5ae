"""The simulated spread in the form for a new game: asked for, growing, dropped when the form changes."""

import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QProgressBar, QPushButton

from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.new_game import dialog as form
from bowlbound_desktop.ui.new_game.spread_line import SpreadLine
from bowlbound_desktop.ui.worker import worker
from tests.ui.conftest import press
from tests.ui.room_for_text import TEXTS, TextSize, trouble_in

LONG = 20_000
MANY = 100_000


@pytest.fixture
def opened(tmp_path, monkeypatch, qtbot):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    make_application()

    def show(games=MANY):
        monkeypatch.setattr(form, "SpreadLine", lambda: SpreadLine(games))
        made = form.NewGameDialog()
        qtbot.addWidget(made)
        made.show()
        return made

    yield show
    qtbot.waitUntil(lambda: not worker().busy, timeout=LONG)


def line_of(dialog):
    return dialog.findChild(SpreadLine)


def simulated(dialog):
    return dialog.findChild(QLabel, "new:simulated")


def test_the_simulated_spread_is_shown_on_request(opened, qtbot):
    dialog = opened(games=11)
    assert not simulated(dialog).isVisible()
    press(dialog, "new:simulate")
    assert dialog.findChild(QProgressBar, "new:simulating").isVisible()
    qtbot.waitUntil(lambda: not line_of(dialog).busy, timeout=LONG)
    words = simulated(dialog).text()
    assert words.startswith("Simulated: 1966 ")
    assert "give or take" in words
    assert words.endswith(" % (all 11 games).")
    assert not dialog.findChild(QPushButton, "new:simulate").isVisible()
    assert not dialog.findChild(QProgressBar, "new:simulating").isVisible()
    dialog.reject()


def another_ground(dialog):
    dialog.findChild(QComboBox, "new:site").setCurrentIndex(1)


def another_rule(dialog):
    dialog.findChild(QCheckBox, "option:sneak").toggle()


def no_corrections(dialog):
    dialog.findChild(QCheckBox, "new:corrections").toggle()


def another_game(dialog):
    dialog.findChild(QComboBox, "new:system").setCurrentIndex(1)


@pytest.mark.parametrize("change", [another_ground, another_rule, no_corrections, another_game])
def test_another_form_drops_the_games(opened, change):
    dialog = opened()
    press(dialog, "new:simulate")
    change(dialog)
    assert not line_of(dialog).busy
    assert not simulated(dialog).isVisible()
    assert dialog.findChild(QPushButton, "new:simulate").isVisible()
    dialog.reject()


def test_another_coach_drops_nothing(opened):
    dialog = opened()
    press(dialog, "new:simulate")
    coach = dialog.findChild(QComboBox, "new:coach:away")
    coach.setCurrentIndex((coach.currentIndex() + 1) % coach.count())
    assert line_of(dialog).busy
    dialog.reject()


def test_closing_the_form_drops_the_games(opened):
    dialog = opened()
    press(dialog, "new:simulate")
    dialog.reject()
    assert not line_of(dialog).busy


def test_they_can_be_stopped_and_what_was_found_stays(opened, qtbot):
    dialog = opened()
    press(dialog, "new:simulate")
    qtbot.waitUntil(lambda: simulated(dialog).text().startswith("Simulated: "), timeout=LONG)
    press(dialog, "new:simulate")
    assert not line_of(dialog).busy
    assert simulated(dialog).text().startswith("Simulated: ")
    dialog.reject()


@pytest.mark.parametrize("percent", TEXTS)
def test_every_text_has_its_room_while_it_simulates(opened, percent):
    with TextSize(percent):
        dialog = opened()
        press(dialog, "new:simulate")
        simulated(dialog).setText("Simulated: 1966 Michigan State by 13.2, give or take 11.1; wins 61 %")
        assert trouble_in(dialog) == []
        dialog.reject()
