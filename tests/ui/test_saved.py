"""The browser of saved games, and the menu of recent ones."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QLineEdit, QMenu, QPushButton, QTabBar, QTreeView

from bowlbound_desktop.kernel.errors import SaveError
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.storage.save_shelf import empty_trash, from_trash, rename_save, to_trash, trash
from bowlbound_desktop.storage.saves import save_game
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.recent_menu import RecentMenu
from bowlbound_desktop.ui.saved.dialog import SavedGamesDialog
from bowlbound_desktop.ui.saved.model import NAME, ROW_ROLE
from bowlbound_desktop.ui.saving import autosave, open_kept, previous_path, put_aside
from tests.shelf import load_game, wish
from tests.ui.conftest import press, text_of


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    """Three saves: one that goes on, one that is over, one that cannot be read."""
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    make_application()
    folder = tmp_path / "saves"
    session = open_table(wish(seed=2))
    session.answer(session.pending.options[0])
    save_game(session, folder / "sunday.toml")
    text = (folder / "sunday.toml").read_text().replace("over = false", "over = true", 1)
    (folder / "final.toml").write_text(text)
    (folder / "broken.toml").write_text("format = [")
    return folder


@pytest.fixture
def browser(shelf, qtbot):
    dialog = SavedGamesDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def rows(dialog):
    model = dialog.findChild(QTreeView, "saved:list").model()
    return {
        model.index(row, 0).data(ROW_ROLE).path.stem: model.index(row, 0) for row in range(model.rowCount())
    }


def choose(dialog, name):
    dialog.findChild(QTreeView, "saved:list").setCurrentIndex(rows(dialog)[name])


def show_shelf(dialog, place):
    dialog.findChild(QTabBar, "saved:shelves").setCurrentIndex(place)


def test_every_game_is_listed_with_teams_score_and_state(browser):
    listed = rows(browser)
    assert set(listed) == {"sunday", "final", "broken"}
    told = [listed["sunday"].siblingAtColumn(column).data() for column in range(4)]
    assert told[0] == "1966 Michigan State 0, 1966 Notre Dame 0"
    assert told[1].startswith("Q1 15:00")
    assert told[2].startswith("Today")
    assert told[3] == "sunday"
    assert listed["final"].siblingAtColumn(1).data() == "Final"
    assert "broken.toml" in listed["broken"].data()


def test_shelves_and_search_narrow_the_list(browser):
    for place, names in ((1, {"sunday"}), (2, {"final"}), (3, set()), (0, {"sunday", "final", "broken"})):
        show_shelf(browser, place)
        assert set(rows(browser)) == names
        assert browser.findChild(QPushButton, "saved:restore").isVisible() is (place == 3)
    browser.findChild(QLineEdit, "saved:search").setText("notre sunday")
    assert set(rows(browser)) == {"sunday"}


def test_the_model_keeps_qt_s_rules(browser):
    found = browser.findChild(QTreeView, "saved:list").model()
    testers = [QAbstractItemModelTester(model) for model in (found.sourceModel(), found)]
    for place in (1, 2, 3, 0):
        show_shelf(browser, place)
    found.sort(2, Qt.SortOrder.AscendingOrder)
    assert len(testers) == 2


@pytest.mark.parametrize(("name", "words"), [("sunday", "Go on"), ("final", "Replay")])
def test_a_game_is_opened_by_enter(browser, shelf, name, words):
    opened = []
    browser.opened.connect(opened.append)
    choose(browser, name)
    assert browser.findChild(QPushButton, "saved:open").text().replace("&", "") == words
    QTest.keyClick(browser.findChild(QTreeView, "saved:list"), Qt.Key.Key_Return)
    assert opened == [shelf / f"{name}.toml"]
    assert not browser.isVisible()


def test_a_damaged_game_cannot_be_opened_but_put_away(browser):
    choose(browser, "broken")
    assert not browser.findChild(QPushButton, "saved:open").isEnabled()
    press(browser, "saved:trash")
    assert set(rows(browser)) == {"sunday", "final"}


def test_to_the_trash_and_back(browser, shelf):
    before = (shelf / "sunday.toml").read_bytes()
    choose(browser, "sunday")
    press(browser, "saved:trash")
    assert "sunday" not in rows(browser)
    assert "Put back" in text_of(browser, "message")
    show_shelf(browser, 3)
    choose(browser, "sunday")
    press(browser, "saved:restore")
    show_shelf(browser, 0)
    assert "sunday" in rows(browser)
    assert (shelf / "sunday.toml").read_bytes() == before


def test_a_name_is_changed_in_place(browser, shelf):
    index = rows(browser)["sunday"].siblingAtColumn(NAME)
    assert index.model().setData(index, "Rose Bowl")
    assert (shelf / "Rose Bowl.toml").is_file()
    assert "Rose Bowl" in rows(browser)
    index = rows(browser)["final"].siblingAtColumn(NAME)
    assert not index.model().setData(index, "Rose Bowl")
    assert "already a game" in text_of(browser, "message")


def test_names_that_cannot_be(shelf):
    for name in ("", " ", ".hidden", "a/b", "x" * 61, "a\tb"):
        with pytest.raises(SaveError):
            rename_save(shelf / "sunday.toml", name)
    assert (shelf / "sunday.toml").is_file()


def test_two_games_of_one_name_in_the_trash(shelf):
    to_trash(shelf / "sunday.toml")
    (shelf / "sunday.toml").write_text("another")
    assert to_trash(shelf / "sunday.toml").name == "sunday 2.toml"
    assert from_trash(trash() / "sunday 2.toml").read_text() == "another"
    assert empty_trash() == 1
    assert not list(trash().iterdir())


def test_opening_a_finished_game_leaves_the_one_in_progress_alone(shelf):
    kept = open_table(wish(seed=3))
    autosave(kept)
    assert open_kept(shelf / "final.toml").positions()
    assert load_game(previous_path()).positions() == kept.positions()


def test_no_unfinished_game_is_lost_by_starting_others(shelf):
    for seed in (3, 4, 5):
        autosave(open_table(wish(seed=seed)))
        put_aside()
    assert len(list(shelf.glob("unfinished-*.toml"))) == 3
    first = previous_path()
    assert open_kept(first).seats.seed == 5
    assert not first.exists()
    assert (shelf / "autosave.toml").is_file()


def test_recent_games_in_the_menu(shelf, qtbot):
    parent = QMenu()
    qtbot.addWidget(parent)
    opened = []
    menu = RecentMenu(parent, opened.append)
    menu.fill()
    assert len(menu.actions()) == 2
    menu.actions()[0].trigger()
    assert opened[0].parent == shelf
