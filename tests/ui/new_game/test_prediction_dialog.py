"""Secret predictions in the form for a new game (C-AR-01)."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QSpinBox

from bowlbound_desktop.games.bowlbound.predictions import SecretPredictions
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.play.predictions import Prediction
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.new_game.dialog import NewGameDialog
from bowlbound_desktop.ui.new_game.prediction_dialog import PredictionDialog
from tests.ui.conftest import press, text_of
from tests.ui.room_for_text import trouble_in

HOME, AWAY = Side.HOME, Side.AWAY
TEAMS = {HOME: "1966 Army", AWAY: "1966 Purdue"}


@pytest.fixture
def form(tmp_path, monkeypatch, qtbot):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    make_application()
    dialog = NewGameDialog(key="bowlbound-classic")
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def coach(form, side, key):
    box = form.findChild(QComboBox, f"new:coach:{side}")
    box.setCurrentIndex(box.findData(key))


def opened(form):
    press(form, "new:predict")
    return form.findChild(PredictionDialog)


def predict(dialog, side, margin):
    box = dialog.findChild(QComboBox, "predictions:winner")
    box.setCurrentIndex(box.findText(dialog._teams[side]))
    dialog.findChild(QSpinBox, "predictions:margin").setValue(margin)
    press(dialog, "predictions:next")


def test_two_persons_predict_one_after_the_other_and_the_second_sees_nothing_of_the_first(form):
    coach(form, "home", "person")
    coach(form, "away", "person")
    dialog = opened(form)
    assert text_of(dialog, "predictions:asks") == "The home coach predicts who wins. Nobody else looks."
    assert trouble_in(dialog) == []
    predict(dialog, AWAY, 10)
    assert text_of(dialog, "predictions:asks") == "The visiting coach predicts who wins. Nobody else looks."
    assert dialog.findChild(QComboBox, "predictions:winner").currentIndex() == 0
    assert dialog.findChild(QSpinBox, "predictions:margin").value() == 7
    predict(dialog, AWAY, 4)
    told = text_of(dialog, "predictions:asks").splitlines()
    assert told[2:] == ["The home coach takes 1966 Michigan State.", "1966 Michigan State gives 4 points."]
    assert trouble_in(dialog) == []
    press(dialog, "predictions:next")
    assert (form.wish().options["favourite"], form.wish().options["spot"]) == ("away", 4)
    assert "1966 Michigan State gives 4 points" in form.findChild(QLabel, "new:spread").text()
    assert open_table(form.wish()).game.options.spot == 4


def test_the_coaches_change_sides_where_the_first_takes_the_visitors(form):
    coach(form, "home", "person")
    coach(form, "away", "book")
    dialog = opened(form)
    predict(dialog, AWAY, 20)
    press(dialog, "predictions:next")
    assert form.wish().coaches == {"home": "book", "away": "person"}


def test_with_other_teams_and_on_cancel_nothing_was_predicted(form):
    dialog = opened(form)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert form.wish().options["favourite"] == "none"
    dialog = opened(form)
    predict(dialog, HOME, 9)
    press(dialog, "predictions:next")
    assert form.wish().options["favourite"] == "home"
    form._home.pick("1966-army")
    assert (form.wish().options["favourite"], form.wish().options["spot"]) == ("none", 0)


def test_two_computers_agree_at_once(form, qtbot):
    known = {HOME: Prediction(HOME, 3), AWAY: Prediction(HOME, 3)}
    dialog = PredictionDialog(None, SecretPredictions(), TEAMS, known)
    qtbot.addWidget(dialog)
    assert text_of(dialog, "predictions:asks").endswith(
        "The home coach takes 1966 Army.\n1966 Army gives 3 points."
    )
    assert dialog.findChild(QPushButton, "predictions:next").text() == "&Play for it"


def test_a_game_without_predictions_has_no_such_button(form):
    box = form.findChild(QComboBox, "new:system")
    box.setCurrentIndex(box.findData("nailbiter"))
    assert not form.findChild(QPushButton, "new:predict").isVisible()
