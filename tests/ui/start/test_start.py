"""The first page, the form for a new game, settings and help."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QLabel,
    QMessageBox,
    QPushButton,
    QWidget,
)

from bowlbound_desktop.games.register import games
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.storage.game_files import keep_game, last_game, leave_game
from bowlbound_desktop.ui.app import make_application, seat_session
from bowlbound_desktop.ui.labels import set_text_size
from bowlbound_desktop.ui.main_window import MainWindow
from bowlbound_desktop.ui.preferences import wished
from bowlbound_desktop.ui.program import Program
from bowlbound_desktop.ui.settings_dialog import SettingsDialog
from bowlbound_desktop.ui.start.card import PICTURE, CardPicture
from tests.shelf import SYSTEMS, wish
from tests.ui.conftest import press
from tests.ui.room_for_text import TextSize, settle, trouble_in


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
    settle()
    return program.window


def test_every_game_has_a_card(program):
    assert {game.card.key for game in games()} == set(SYSTEMS)


@pytest.mark.parametrize("size", [(1100, 700), (1920, 1080)])
def test_the_first_page_shows_everything(program, size):
    window = started(program)
    window.resize(*size)
    QCoreApplication.processEvents()
    assert trouble_in(window) == []
    assert not window.findChild(QPushButton, "start:resume:0")


def test_a_large_screen_has_a_larger_page_and_still_shows_everything(program):
    window = started(program)
    window.resize(1240, 760)
    settle()
    button = window.findChild(QPushButton, "start:kick-off")
    small = button.font().pointSizeF()
    window.resize(1920, 1080)
    settle()
    assert button.font().pointSizeF() > 1.3 * small
    assert trouble_in(window) == []
    window.resize(1240, 760)
    settle()
    assert button.font().pointSizeF() < 1.1 * small


def test_large_text_takes_nothing_from_the_pictures_of_a_large_screen(program):
    with TextSize(150):
        window = started(program)
        window.resize(1920, 1080)
        settle()
        assert window.findChild(CardPicture).height() > 1.3 * PICTURE.height()
        assert trouble_in(window) == []


def test_the_field_below_the_button_wears_the_colours_of_both_sides(program):
    field = started(program).findChild(QWidget, "start:field")
    image = field.grab().toImage()
    ends = [image.pixelColor(x, field.height() // 2).name() for x in (4, field.width() - 5)]
    assert ends == ["#0c2340", "#18453b"]


def test_enter_kicks_off_against_the_computer(program):
    window = started(program)
    button = window.findChild(QPushButton, "start:kick-off")
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert isinstance(program.window, MainWindow)
    seats = program.window.controller.session.seats
    assert (seats.home.key, seats.away.key != "person") == ("person", True)


def test_the_last_game_goes_on(program, home):
    session = open_table(wish(seed=2))
    session.answer(session.pending.options[0])
    keep_game(session)
    leave_game(session)
    window = started(program)
    press(window, "start:resume:0")
    assert program.window.controller.session.positions() == session.positions()


def test_a_finished_game_can_be_seen_again(program, home):
    session = open_table(wish(seed=2))
    keep_game(session)
    leave_game(session)
    path = last_game()
    path.write_text(path.read_text().replace("over = false", "over = true"))
    window = started(program)
    assert window.findChild(QPushButton, "start:replay:0")


def test_a_damaged_save_is_said_in_a_sentence(program, home):
    started(program)
    bad = home / "bad.toml"
    bad.write_text("format = [")
    program.open_file(bad)
    assert program.window.findChild(QMessageBox, "sorry").text().startswith("bad.toml")


def test_settings_show_the_folders(home, qtbot, monkeypatch):
    opened = []
    monkeypatch.setattr("bowlbound_desktop.ui.settings_dialog.QDesktopServices.openUrl", opened.append)
    dialog = SettingsDialog()
    qtbot.addWidget(dialog)
    assert dialog.findChild(QLabel, "folder:saves").text() == str(home / "saves")
    dialog.findChild(QPushButton, "folder:charts:open").click()
    assert (home / "charts").is_dir()
    assert opened[0].toLocalFile() == str(home / "charts")


def test_other_settings_show_on_the_first_page_at_once(program):
    before = started(program)
    press(before, "start:settings")
    dialog = before.findChild(QDialog, "settings-dialog")
    box = dialog.findChild(QComboBox, "setting:theme")
    box.setCurrentIndex(box.findData("light"))
    dialog.accept()
    assert program.window is not before
    assert wished("theme") == "light"


def test_settings_reach_the_window(home, qtbot):
    window = seat_session(open_table(wish(seed=1)))
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


def kept(**how):
    session = open_table(wish(**how))
    session.answer(session.pending.options[0])
    keep_game(session)
    leave_game(session)
    return session


def test_the_big_button_kicks_off_where_no_game_waits(program):
    button = started(program).findChild(QPushButton, "start:kick-off")
    assert button.property("big")
    assert button.text() == "Kick off a game"


def test_the_big_button_goes_on_with_the_game_that_waits_and_names_it(program, home):
    session = kept(system="paper-bowl", seed=2)
    window = started(program)
    button = window.findChild(QPushButton, "start:resume:0")
    words = " ".join(label.text() for label in button.findChildren(QLabel))
    assert words.startswith("Go on")
    assert "Paper Bowl" in words
    assert button.property("big")
    assert not window.findChild(QPushButton, "start:kick-off").property("big")
    assert window.findChild(QPushButton, "start:resume:1") is None
    press(window, "start:resume:0")
    assert program.window.controller.session.positions() == session.positions()


@pytest.mark.parametrize("size", [(1100, 700), (1280, 800)])
def test_a_page_with_a_game_that_waits_has_room_for_everything(program, home, size):
    kept(seed=2, home="1979-southern-california")
    kept(seed=3)
    window = started(program)
    window.resize(*size)
    assert trouble_in(window) == []
    assert window.findChild(QPushButton, "start:resume:1")


def test_the_link_to_all_games_in_progress_counts_the_one_on_the_big_button(program, home):
    for seed in (2, 3, 4):
        kept(seed=seed)
    assert started(program).findChild(QPushButton, "start:more:open").text() == "All 3 games in progress…"


def test_a_game_that_is_open_elsewhere_is_not_what_one_most_likely_wants(program, home):
    session = open_table(wish(seed=2))
    session.answer(session.pending.options[0])
    keep_game(session)
    window = started(program)
    assert window.findChild(QPushButton, "start:kick-off").property("big")
    assert not window.findChild(QPushButton, "start:resume:0").property("big")
    leave_game(session)
