"""The browser of saved games, and the menu of recent ones."""

from os import utime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QLineEdit, QMenu, QMessageBox, QPushButton, QTabBar, QTreeView

from bowlbound_desktop.kernel.errors import SaveError
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.storage import save_folder
from bowlbound_desktop.storage.game_files import file_of, keep_game, last_game, leave_game
from bowlbound_desktop.storage.game_locks import lock_game
from bowlbound_desktop.storage.locks import is_taken
from bowlbound_desktop.storage.save_shelf import empty_trash, from_trash, rename_save, to_trash, trash
from bowlbound_desktop.storage.saves import save_game
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.program import Program
from bowlbound_desktop.ui.recent_menu import RecentMenu
from bowlbound_desktop.ui.saved.dialog import SavedGamesDialog
from bowlbound_desktop.ui.saved.model import NAME, ROW_ROLE
from bowlbound_desktop.ui.saved.rows import rows_of
from bowlbound_desktop.ui.start.recent import recent_games
from tests.shelf import load_game, open_game, wish
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
    told = [listed["sunday"].siblingAtColumn(column).data() for column in range(5)]
    assert told[0] == "1966 Michigan State 0, 1966 Notre Dame 0"
    assert told[1] == "Bowl Bound"
    assert told[2].startswith("Q1 15:00")
    assert told[3].startswith("Today")
    assert told[4] == "sunday"
    assert listed["final"].siblingAtColumn(2).data() == "Final"
    assert "broken.toml" in listed["broken"].data()


def test_games_of_one_kind_are_found_by_its_name(browser):
    browser.findChild(QLineEdit, "saved:search").setText("bowl bound")
    assert set(rows(browser)) == {"sunday", "final"}
    browser.findChild(QLineEdit, "saved:search").setText("nailbiter")
    assert not rows(browser)


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
    keep_game(kept)
    assert open_game(shelf / "final.toml").positions()
    assert load_game(file_of(kept)).positions() == kept.positions()


def test_no_unfinished_game_is_lost_by_starting_others(shelf):
    seeds = set(range(25))
    for seed in seeds:
        session = open_table(wish(seed=seed))
        keep_game(session)
        leave_game(session)
    kept = list(shelf.glob("game-*.toml"))
    assert {load_game(path).seats.seed for path in kept} == seeds
    assert open_game(last_game()).seats.seed in seeds
    assert sorted(shelf.glob("game-*.toml")) == sorted(kept)


def test_recent_games_in_the_menu(shelf, qtbot):
    parent = QMenu()
    qtbot.addWidget(parent)
    opened = []
    menu = RecentMenu(parent, opened.append)
    menu.fill()
    assert len(menu.actions()) == 2
    menu.actions()[0].trigger()
    assert opened[0].parent == shelf


# Games that somebody plays


def left_game(seed=8):
    session = open_table(wish(seed=seed))
    keep_game(session)
    path = file_of(session)
    leave_game(session)
    return path


@pytest.fixture
def taken(shelf):
    """A game that another window has open."""
    path = left_game()
    lock = lock_game(path)
    yield path
    lock.release()


def test_the_browser_says_who_plays_a_game(taken, qtbot):
    here = open_table(wish(seed=9))
    keep_game(here)
    aside, named = left_game(), (taken.parent / "sunday.toml")
    dialog = SavedGamesDialog()
    qtbot.addWidget(dialog)
    names = {stem: index.siblingAtColumn(NAME).data() for stem, index in rows(dialog).items()}
    shown = [names[path.stem] for path in (file_of(here), taken, aside, named)]
    assert shown == ["Game on the table", "Open elsewhere", "Put aside", "sunday"]


def test_a_game_that_is_played_is_not_put_away(taken, qtbot):
    dialog = SavedGamesDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    choose(dialog, taken.stem)
    press(dialog, "saved:trash")
    assert text_of(dialog, "message") == "This game is being played: leave it before you move or rename it."
    assert taken.is_file()


def test_a_game_that_is_open_elsewhere_is_offered_as_a_copy(taken, seated):
    window = seated(open_table(wish(seed=1)), keep=keep_game, let_go=leave_game)
    before, asked = taken.read_bytes(), window.controller.session
    window.menu.load(taken)
    box = window.findChild(QMessageBox, "in-use")
    assert "open in another window or terminal" in box.text()
    assert window.controller.session is asked
    box.findChild(QPushButton, "in-use:play-a-copy").click()
    assert window.controller.session.seats.seed == 8
    press(window, "answer:coin_toss:kick")
    assert taken.read_bytes() == before
    assert file_of(window.controller.session) not in (None, taken)


def test_the_first_page_offers_a_game_that_nobody_has_open_first(taken):
    waiting = left_game(10)
    utime(waiting, (1, 1))
    games = [game for game in recent_games() if not game.over]
    assert games[-1].path == taken
    assert games[-1].words == "Bowl Bound · Open in another window or terminal"
    assert waiting in [game.path for game in games[:-1]]


def test_leaving_the_table_lets_others_open_the_game(shelf, seated):
    window = seated(open_table(wish(seed=1)), keep=keep_game, let_go=leave_game)
    press(window, "answer:coin_toss:kick")
    path = file_of(window.controller.session)
    assert is_taken(path)
    window.menu.start(wish(seed=2))
    assert not is_taken(path)
    window.menu.load(path)
    assert is_taken(path)
    window.close()
    assert not is_taken(path)
    window.controller.save()
    assert len(list(shelf.glob("game-*.toml"))) == 1


def test_a_table_built_anew_keeps_its_game(shelf, qtbot):
    program = Program()
    program.play(wish(seed=1))
    press(program.window, "answer:coin_toss:kick")
    path, before = file_of(program.window.controller.session), program.window
    before.menu.rebuild_wanted.emit()
    assert program.window is not before
    assert is_taken(path)
    press(program.window, "answer:kickoff_call:deep")
    assert list(shelf.glob("game-*.toml")) == [path]
    program.window.close()
    program.window.deleteLater()
    program.deleteLater()


def test_opening_a_game_from_the_trash_leaves_it_there(shelf, seated):
    path = to_trash(left_game())
    before = path.read_bytes()
    window = seated(open_table(wish(seed=1)), keep=keep_game, let_go=leave_game)
    window.menu.load(path)
    press(window, "answer:coin_toss:kick")
    assert path.read_bytes() == before


def test_a_game_from_a_time_that_no_calendar_has_is_listed(shelf, monkeypatch):
    monkeypatch.setattr(save_folder, "_modified", lambda _path: 99_999_999_999_999.0)
    assert len(rows_of("all")) == 3
