from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog, QPushButton

from bowlbound_desktop.play.game_card import MANUAL
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.storage.game_files import file_of, keep_game, leave_game
from tests.shelf import wish
from tests.ui.conftest import fake_session, press, press_all, text_of
from tests.ui.room_for_text import settle


@pytest.fixture
def real(seated):
    return seated(open_table(wish(seed=1)), keep=keep_game, let_go=leave_game)


def entry(window, name):
    return window.findChild(QAction, f"action:{name}")


def test_every_entry_of_every_menu_does_something(real):
    entries = [action for menu in real.menuBar().actions() for action in menu.menu().actions()]
    live = [action for action in entries if not action.isSeparator()]
    assert len(live) >= 12
    assert all(action.receivers("2triggered(bool)") or action.receivers("2toggled(bool)") for action in live)


def test_usual_keys(real):
    keys = {name: entry(real, name).shortcut().toString() for name in ("new", "open", "save", "undo", "redo")}
    assert keys == {
        "new": "Ctrl+N",
        "open": "Ctrl+O",
        "save": "Ctrl+S",
        "undo": "Ctrl+Z",
        "redo": "Ctrl+Shift+Z",
    }
    assert entry(real, "full-screen").shortcut().toString() == "F11"


def test_a_new_game_with_enter_alone(real, qtbot):
    press(real, "answer:coin_toss:kick")
    before = real.controller.session
    entry(real, "new").trigger()
    dialog = real.findChild(QDialog, "new-game-dialog")
    assert dialog.findChild(QPushButton, "kick-off").isDefault()
    dialog.accept()
    assert real.controller.session is not before
    assert entry(real, "resume").isEnabled()


def test_resume_puts_the_last_game_back(real):
    press(real, "answer:coin_toss:kick")
    asked = text_of(real, "question")
    real.menu.start(wish(seed=2))
    assert text_of(real, "question") != asked
    entry(real, "resume").trigger()
    assert text_of(real, "question") == asked


def test_every_answer_is_saved_at_once(real):
    press(real, "answer:coin_toss:kick")
    path = file_of(real.controller.session)
    saved = path.read_text()
    press_all(real, "answer:kickoff_call:deep")
    assert path.read_text() != saved


def test_save_as_and_open(real, tmp_path):
    press(real, "answer:coin_toss:kick")
    asked = text_of(real, "question")
    entry(real, "save").trigger()
    real.findChild(QFileDialog).fileSelected.emit(str(tmp_path / "mine.toml"))
    assert text_of(real, "message") == "The game is saved as mine.toml."
    press(real, "answer:kickoff_call:deep")
    real.menu.load(tmp_path / "mine.toml")
    assert text_of(real, "question") == asked


def test_a_damaged_save_is_a_sentence(real, tmp_path):
    path = Path(tmp_path / "broken.toml")
    path.write_text("format = [")
    real.menu.load(path)
    assert text_of(real, "message").startswith("broken.toml")


def test_full_screen_and_back(real):
    entry(real, "full-screen").trigger()
    assert real.isFullScreen()
    entry(real, "full-screen").trigger()
    assert not real.isFullScreen()


def test_a_closed_dock_comes_back(real):
    real.docks.log.close()
    entry(real, "arrange").trigger()
    assert real.docks.log.isVisible()


def test_undo_is_off_before_the_first_answer(seated):
    assert not entry(seated(fake_session()), "undo").isEnabled()


@pytest.mark.parametrize("size", [(1100, 700), (1280, 800), (1920, 1080)], ids=str)
def test_the_odds_open_in_front_and_stay_there(seated, size):
    window = seated(fake_session(), size)
    settle()
    odds = window.docks.odds
    assert not odds.isVisible()
    odds.toggleViewAction().trigger()
    settle()
    assert not odds.visibleRegion().isEmpty()
    window.resize(*((1100, 700) if size[0] > 1500 else (1920, 1080)))
    settle()
    assert not odds.visibleRegion().isEmpty()


def docks_of_the_menu(window):
    return {dock.windowTitle(): dock for dock in window.docks.every() if dock.toggleViewAction().isVisible()}


@pytest.mark.parametrize(("key", "many"), [("bowlbound", 8), ("paper-bowl", 8), ("nailbiter", 7)])
def test_the_view_menu_offers_only_docks_that_the_game_fills(seated, key, many):
    window = seated(open_table(wish(key, seed=1)))
    titles = set(docks_of_the_menu(window))
    assert ("Cards" in titles) == (key == "paper-bowl")
    assert ("Tables" in titles) == (key != "bowlbound")
    assert len(titles) == many


def test_the_key_of_a_dock_stands_in_the_menu_and_opens_what_is_closed(real, qtbot):
    dock = real.docks.why
    assert dock.toggleViewAction().shortcut().toString() == "Ctrl+5"
    dock.close()
    for _ in range(2):
        QTest.keyClick(real, Qt.Key.Key_5, Qt.KeyboardModifier.ControlModifier)
        settle()
        assert dock.isVisible()
        assert real.why.hasFocus()


def test_a_key_opens_no_dock_that_the_game_does_not_fill(real):
    QTest.keyClick(real, Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert not real.docks.cards.isVisible()


def test_entries_for_the_past_are_on_where_they_lead_somewhere(real):
    def states():
        return [entry(real, name).isEnabled() for name in ("play-before", "play-after", "now")]

    assert states() == [False, False, False]
    press(real, "answer:coin_toss:kick")
    assert states() == [True, False, False]
    entry(real, "play-before").trigger()
    assert states() == [True, True, True]
    entry(real, "now").trigger()
    assert states() == [True, False, False]


def test_the_manual_names_the_docks_in_the_order_of_their_keys(table):
    told = {}
    for line in (MANUAL / "keys.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("| Ctrl+") and line.count("|") == 3:
            keys, names = (part.strip() for part in line.strip("| ").split("|"))
            told |= dict(zip(keys.split(", "), names.split(", "), strict=False))
    for number, dock in enumerate(table.docks.every(), start=1):
        if number >= 4:
            assert told[f"Ctrl+{number}"] == dock.windowTitle().lower().replace("why", "Why")
