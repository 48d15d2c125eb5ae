"""The form for a new team: checks, preview, a season with progress, and a chart that plays at once."""

from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QColor, QWheelEvent
from PySide6.QtWidgets import (
    QColorDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QProgressBar,
    QPushButton,
    QSpinBox,
    QTabWidget,
    QWidget,
)

from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.charts.own_charts import is_own
from bowlbound_desktop.games.bowlbound.workshop.editing.places import TEAM
from bowlbound_desktop.games.bowlbound.workshop.new_team import trial
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.room import rating_dialog
from bowlbound_desktop.ui.room.new_team.dialog import NewTeamDialog
from bowlbound_desktop.ui.theme import THEMES, apply_theme
from bowlbound_desktop.ui.worker import worker
from tests.shelf import wish
from tests.ui.conftest import press
from tests.ui.room.chart_room import folder, home, room, window
from tests.ui.room_for_text import TEXTS, TextSize, trouble_in

__all__ = ["folder", "home", "room", "window"]
LONG = 20_000


@pytest.fixture
def dialog(home, qapp, qtbot):
    made = NewTeamDialog(None, THEMES["light"])
    yield ready(made, qtbot)
    finish(made)
    qtbot.waitUntil(lambda: not worker().busy, timeout=LONG)


def ready(dialog, qtbot):
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(lambda: not dialog.busy, timeout=LONG)
    return dialog


def finish(dialog):
    dialog.reject()
    dialog.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def fill(dialog, **texts):
    for name, text in texts.items():
        dialog.findChild(QLineEdit, f"new-team:{name}").setText(text)


def text_of(dialog, name):
    return dialog.findChild(QLabel, f"new-team:{name}").text()


def short(monkeypatch, games=2):
    for name, number in {"ROUNDS": 1, "GAMES": games, "SHOWN": games}.items():
        monkeypatch.setattr(trial, name, number)


@pytest.mark.parametrize("percent", TEXTS)
def test_the_year_can_be_read(home, qtbot, percent):
    apply_theme(make_application(), THEMES["light"])
    with TextSize(percent):
        made = NewTeamDialog(None, THEMES["light"])
        year = ready(made, qtbot).findChild(QSpinBox, "new-team:year")
        field = year.lineEdit()
        assert field.text() == "1985"
        margins = field.textMargins()
        room = field.width() - margins.left() - margins.right()
        assert room > field.fontMetrics().horizontalAdvance("1985")
        finish(made)
    qtbot.waitUntil(lambda: not worker().busy, timeout=LONG)


def test_a_new_team_goes_into_the_grid_and_plays_in_the_next_game(window, qtbot):
    window.findChild(QAction, "action:new-team").trigger()
    dialog = ready(window.findChild(NewTeamDialog), qtbot)
    fill(dialog, school="Harbor State", record="9-2", points="310-150")
    press(dialog, "new-team:by-points")
    qtbot.waitUntil(lambda: not dialog.busy, timeout=LONG)
    press(dialog, "new-team:make")
    assert window.room.bench.id == "1985-harbor-state"
    assert window.title.text() == "1985 Harbor State"
    assert is_own("1985-harbor-state")
    table = open_table(wish(home="1985-harbor-state", away="average-1985"))
    assert table.game.setup.home.name == "1985 Harbor State"
    assert table.game.setup.home.offense == load_by_id("1985-harbor-state").offense
    assert [trouble for trouble in window.room.troubles() if trouble.severity == "error"] == []


def test_a_new_team_may_be_measured_at_once_and_its_rating_is_a_step_to_take_back(window, qtbot, monkeypatch):
    monkeypatch.setattr(rating_dialog, "RatingDialog", partial(rating_dialog.RatingDialog, games=2))
    window.findChild(QAction, "action:new-team").trigger()
    dialog = ready(window.findChild(NewTeamDialog), qtbot)
    fill(dialog, school="Harbor State")
    press(dialog, "new-team:make")
    press(window.findChild(QMessageBox, "made"), "made:measure-its-rating")
    measuring = window.findChild(rating_dialog.RatingDialog.func)
    qtbot.waitUntil(lambda: not measuring.busy, timeout=LONG)
    assert "the chart has no rating of its own yet" in measuring.findChild(QLabel, "rating:words").text()
    assert window.room.sheet[TEAM, "mays"] == "200, 0"
    press(measuring, "rating:take")
    assert window.room.sheet[TEAM, "mays"] != "200, 0"
    assert window.room.document.undo_name == "Rating"
    qtbot.waitUntil(lambda: not worker().busy, timeout=LONG)


def test_a_form_that_is_wrong_says_so_and_makes_nothing(dialog):
    assert text_of(dialog, "problem") == "The team needs a name."
    assert not dialog.findChild(QPushButton, "new-team:make").isEnabled()
    fill(dialog, school="Harbor State", record="many")
    assert text_of(dialog, "problem") == "The record must be won, lost and tied, like 9-0-1."
    fill(dialog, record="9-2")
    assert text_of(dialog, "problem") == ""
    assert dialog.findChild(QPushButton, "new-team:make").isEnabled()


def test_the_preview_follows_the_form(dialog, qtbot):
    view = dialog.findChild(QTabWidget, "new-team:preview").widget(0)
    before = view.model().table.cells
    dialog.findChild(QWidget, "new-team:offense").setValue(20)
    assert dialog.busy
    qtbot.waitUntil(lambda: not dialog.busy, timeout=LONG)
    assert view.model().table.cells != before


def test_a_season_is_played_and_told(dialog, qtbot, monkeypatch):
    short(monkeypatch)
    fill(dialog, school="Harbor State")
    qtbot.waitUntil(lambda: not dialog.busy, timeout=LONG)
    press(dialog, "new-team:play")
    assert dialog.findChild(QProgressBar, "new-team:progress").isVisible()
    assert not dialog.findChild(QPushButton, "new-team:make").isEnabled()
    qtbot.waitUntil(lambda: not dialog.busy, timeout=LONG)
    assert text_of(dialog, "season").startswith("2 games against the average team: ")
    assert dialog.findChild(QPushButton, "new-team:make").isEnabled()


def test_a_season_can_be_stopped(dialog, qtbot):
    fill(dialog, school="Harbor State")
    qtbot.waitUntil(lambda: not dialog.busy, timeout=LONG)
    press(dialog, "new-team:play")
    press(dialog, "new-team:stop")
    assert not dialog.busy
    assert text_of(dialog, "season").startswith("Not played yet")
    qtbot.waitUntil(lambda: not worker().busy, timeout=LONG)


def test_statistics_fill_in_the_style(dialog, qtbot):
    dialog.findChild(QWidget, "new-team:statistics-run").setValue(4.8)
    press(dialog, "new-team:by-statistics")
    qtbot.waitUntil(lambda: not dialog.busy, timeout=LONG)
    style = dialog.form.entries().style
    assert style["inside"] == style["outside"] == style["option"] > 0
    assert style["short"] == 0


def test_a_wheel_in_passing_changes_no_figure(dialog):
    figure = dialog.findChild(QWidget, "new-team:inside")
    for focused, wanted in ((False, 0.0), (True, 0.1)):
        (figure if focused else dialog.findChild(QWidget, "new-team:school")).setFocus()
        turn_wheel(figure)
        assert figure.value() == pytest.approx(wanted)


def turn_wheel(widget):
    place = QPointF(widget.rect().center())
    none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(place, widget.mapToGlobal(place), QPoint(), QPoint(0, 120), *none, False)
    QCoreApplication.sendEvent(widget, event)


def test_colours_are_chosen_from_a_palette(dialog):
    press(dialog, "new-team:colour-1")
    palette = dialog.findChild(QColorDialog)
    palette.setCurrentColor(QColor("#123456"))
    palette.accept()
    assert dialog.form.entries().colours == ("#123456", "#f2f2f2")


@pytest.mark.parametrize("text", TEXTS)
def test_nothing_is_cut(home, qapp, qtbot, text):
    with TextSize(text):
        made = NewTeamDialog(None, THEMES["dark"])
        fill(made, school="Southern California Institute", record="unbeaten")
        for size in ((1040, 660), (1800, 1000)):
            made.resize(*size)
            assert trouble_in(ready(made, qtbot)) == []
        finish(made)
