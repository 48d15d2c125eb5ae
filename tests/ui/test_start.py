"""The first page, the form for a new game, settings and help."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QListView,
    QMessageBox,
    QPushButton,
    QTextBrowser,
)

from bowlbound_desktop.play.opening import GameWish, open_table
from bowlbound_desktop.play.systems import SYSTEMS, system
from bowlbound_desktop.ui.app import make_application, seat_session
from bowlbound_desktop.ui.games import cards
from bowlbound_desktop.ui.help_window import PAGES, page_path, show_about, show_help
from bowlbound_desktop.ui.labels import set_text_size
from bowlbound_desktop.ui.main_window import MainWindow
from bowlbound_desktop.ui.new_game.dialog import NewGameDialog
from bowlbound_desktop.ui.new_game.entries import spread_words, team_entries
from bowlbound_desktop.ui.new_game.presets import own_presets
from bowlbound_desktop.ui.new_game.team_model import TeamModel, TeamSearch
from bowlbound_desktop.ui.preferences import wished
from bowlbound_desktop.ui.program import Program
from bowlbound_desktop.ui.saving import autosave, put_aside
from tests.ui.conftest import press
from tests.ui.test_main_window import cut_texts


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    make_application()
    return tmp_path


@pytest.fixture
def program(home, qtbot):
    made = Program()
    yield made
    if made.window is not None:
        made.window.close()
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, 0)


def started(program):
    program.show_start()
    QCoreApplication.processEvents()
    return program.window


def test_every_game_has_a_card(program):
    assert {card.key for card in cards()} == set(SYSTEMS), "add a card to resources/manual/games.toml"


@pytest.mark.parametrize("size", [(1100, 700), (1920, 1080)])
def test_the_first_page_shows_everything(program, size):
    window = started(program)
    window.resize(*size)
    QCoreApplication.processEvents()
    assert cut_texts(window) == []
    assert not window.findChild(QPushButton, "start:resume:0")


def test_enter_kicks_off_against_the_computer(program):
    window = started(program)
    button = window.findChild(QPushButton, "start:kick-off")
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert isinstance(program.window, MainWindow)
    seats = program.window.controller.session.seats
    assert (seats.home.key, seats.away.key != "person") == ("person", True)


def test_the_last_game_goes_on(program, home):
    session = open_table(GameWish(seed=2))
    session.answer(session.pending.options[0])
    autosave(session)
    window = started(program)
    press(window, "start:resume:0")
    assert program.window.controller.session.positions() == session.positions()


def test_a_finished_game_can_be_seen_again(program, home):
    path = home / "saves" / "autosave.toml"
    autosave(open_table(GameWish(seed=2)))
    path.write_text(path.read_text().replace("over = false", "over = true"))
    put_aside()
    window = started(program)
    assert window.findChild(QPushButton, "start:replay:0")


def test_a_damaged_save_is_said_in_a_sentence(program, home):
    started(program)
    bad = home / "bad.toml"
    bad.write_text("format = [")
    program.open_file(bad)
    assert program.window.findChild(QMessageBox, "sorry").text().startswith("Bad.toml")


def form(home, qtbot):
    dialog = NewGameDialog()
    qtbot.addWidget(dialog)
    return dialog


def test_the_form_has_a_default_for_everything(home, qtbot):
    wish = form(home, qtbot).wish()
    assert (wish.home, wish.away) == ("1966-notre-dame", "1966-michigan-state")
    assert open_table(wish).open_parts()


def test_search_as_you_type(home, qtbot):
    dialog = form(home, qtbot)
    QTest.keyClicks(dialog.findChild(QLineEdit, "new:home:search"), "mich 1966")
    assert dialog.findChild(QListView, "new:home").model().rowCount() == 1
    assert dialog.wish().home == "1966-michigan-state"
    dialog.findChild(QLineEdit, "new:home:search").setText("nowhere at all")
    assert not dialog.findChild(QPushButton, "kick-off").isEnabled()


def test_the_team_models_keep_qt_s_rules(home, qtbot):
    model = TeamModel(team_entries())
    search = TeamSearch(model)
    testers = [QAbstractItemModelTester(one) for one in (model, search)]
    for text in ("notre", "", "zzz", "1966"):
        search.search(text)
    assert testers


def test_the_spread_follows_the_ground(home, qtbot):
    dialog = form(home, qtbot)
    site = dialog.findChild(QComboBox, "new:site")
    told = set()
    for row in range(site.count()):
        site.setCurrentIndex(row)
        told.add(dialog.findChild(QLabel, "new:spread").text())
    assert len(told) == 3
    entries = team_entries()
    assert spread_words(entries[0], entries[0], 0.0) == "Point spread: even"


def test_options_that_do_not_go_together_bar_the_kickoff(home, qtbot):
    dialog = form(home, qtbot)
    dialog.findChild(QCheckBox, "option:red_zone_form").setChecked(True)
    assert "red_zone" in dialog.findChild(QLabel, "new:trouble").text()
    assert not dialog.findChild(QPushButton, "kick-off").isEnabled()


@pytest.mark.parametrize("key", SYSTEMS)
def test_every_preset_can_be_played(home, qtbot, key):
    dialog = NewGameDialog(None, key)
    qtbot.addWidget(dialog)
    preset = dialog.findChild(QComboBox, "new:preset")
    assert preset.count() == len(system(key).presets)
    for row in range(preset.count()):
        preset.setCurrentIndex(row)
        assert open_table(dialog.wish()).open_parts()


def test_an_own_preset_is_kept(home, qtbot):
    dialog = form(home, qtbot)
    dialog.findChild(QCheckBox, "option:nickel").setChecked(True)
    dialog.findChild(QLineEdit, "preset:name").setText("Sunday")
    dialog.findChild(QPushButton, "preset:save").click()
    assert own_presets("bowlbound")["Sunday"]["nickel"] is True
    other = form(home, qtbot)
    preset = other.findChild(QComboBox, "new:preset")
    preset.setCurrentIndex(preset.findText("Sunday"))
    assert other.wish().options["nickel"] is True


def test_settings_reach_the_window(home, qtbot):
    window = seat_session(open_table(GameWish(seed=1)))
    qtbot.addWidget(window)
    rebuilt = []
    window.menu.rebuild_wanted.connect(lambda: rebuilt.append(True))
    window.menu.actions["settings"].trigger()
    dialog = window.findChild(QDialog, "settings-dialog")
    for name, value in {"theme": "light", "text": "125", "palette": "colour-blind", "ask": "always"}.items():
        box = dialog.findChild(QComboBox, f"setting:{name}")
        box.setCurrentIndex(box.findData(value))
    dialog.accept()
    set_text_size(100)
    assert (window.theme.name, wished("text"), rebuilt) == ("light", "125", [True])
    assert window.theme.cells["green"].fill == "#bfdcf2"
    assert window.controller.orders.always


def test_the_manual_and_what_the_charts_are(home, qtbot):
    window = show_help(None)
    qtbot.addWidget(window)
    assert "Kick off a game" in window.findChild(QTextBrowser, "help:text").toPlainText()
    assert all(page_path(name).is_file() for _, name in PAGES)
    about = show_about(None)
    qtbot.addWidget(about)
    assert "not the printed charts" in about.text()
