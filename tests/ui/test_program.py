"""Two windows side by side: what is set in one shows in the other, and a rebuilt window shows what it did."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from shiboken6 import isValid

from bowlbound_desktop import paths
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.labels import set_text_size, text_scale
from bowlbound_desktop.ui.program import Program
from bowlbound_desktop.ui.settings_dialog import SettingsDialog
from tests.shelf import wish
from tests.ui.conftest import press, text_of
from tests.ui.frame.test_live import played_by_lot
from tests.ui.room.chart_room import closed


@pytest.fixture
def program(tmp_path, monkeypatch, qtbot):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    make_application()
    made = Program()
    yield made
    for window in filter(None, (made.room, made.window)):
        closed(window)
    made.deleteLater()
    set_text_size(100)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def both(program):
    program.play(wish(seed=1))
    program.show_room()
    return program


def choose(window, **values):
    """Change settings in the settings of a window."""
    window.menu.show_settings()
    dialog = window.findChild(SettingsDialog)
    for name, value in values.items():
        dialog._boxes[name].setCurrentIndex(dialog._boxes[name].findData(value))
    dialog.accept()


@pytest.mark.parametrize("here", ["room", "window"])
def test_colours_chosen_in_one_window_show_in_the_other(both, here):
    there = both.window if here == "room" else both.room
    for name in ("light", "dark"):
        dark = getattr(both, here).menu.actions["dark"]
        if dark.isChecked() != (name == "dark"):
            dark.trigger()
        assert both.window.theme.name == both.room.theme.name == name
        assert there.menu.actions["dark"].isChecked() == (name == "dark")


def test_every_setting_made_in_the_chart_room_holds_on_the_table(both):
    choose(both.room, palette="colour-blind", animation="off", ask="always")
    assert both.window.theme == both.room.theme
    assert both.window.scene.animator.speed == "off"
    assert both.window.controller.orders.always


@pytest.mark.parametrize("here", ["room", "window"])
def test_another_text_size_is_that_of_both_windows(both, here):
    before = both.room, both.window
    choose(getattr(both, here), text="150")
    assert text_scale() == 1.5
    assert both.room not in before
    assert both.window not in before
    assert both.room.isVisible()
    assert both.window.isVisible()


def test_the_first_page_follows_the_chart_room(program):
    program.show_start()
    program.show_room()
    before = program.window
    choose(program.room, text="125")
    assert program.window is not before
    program.window.page.settings.emit()
    dialog = program.window.findChild(SettingsDialog)
    dialog._boxes["theme"].setCurrentIndex(dialog._boxes["theme"].findData("light"))
    dialog.accept()
    assert program.room.theme.name == "light"


def test_a_table_rebuilt_in_another_size_shows_the_same_play(program):
    program.play(wish(seed=1))
    press(program.window, "answer:coin_toss:kick")
    program.window.controller.show_first()
    shown = program.window.controller.shown
    choose(program.window, text="125")
    assert program.window.controller.shown == shown is not None
    program.window.controller.return_to_now()
    choose(program.window, text="100")
    assert program.window.controller.shown is None


def test_a_table_rebuilt_in_another_size_has_the_same_docks_and_stays_paused(program):
    program.play(wish(seed=1, coaches={"home": "random", "away": "random"}))
    before = program.window
    before.docks.odds.show()
    before.controller.watch.pause(True)
    choose(before, text="125")
    after = program.window
    assert after is not before
    assert not after.docks.odds.isHidden()
    assert after.controller.watch.paused
    assert text_of(after, "watch:pause") == "P  Go on"


def test_a_final_page_stays_when_the_text_grows(program):
    program._seat(played_by_lot("bowlbound", "basic", 4), fresh=False)
    program.window.controller.return_to_now()
    choose(program.window, text="125")
    assert program.window.controller.shown is None
    assert program.window.intermission.page.isVisible()


def test_a_room_rebuilt_in_another_size_shows_the_same_page_and_cell(program):
    program.show_room()
    room = program.room
    room.resize(1210, 810)
    room.left.turn_to("compare")
    room.right.turn_to("analysis")
    room.grids.go_to(("defense", "B", "3", "2"))
    before = [pages.currentIndex() for pages in (room.left, room.right)], room.grids.place(), room.size()
    choose(room, text="125")
    after = program.room
    assert not isValid(room) or after is not room
    shown = [pages.currentIndex() for pages in (after.left, after.right)], after.grids.place(), after.size()
    assert shown == before


def test_a_game_begun_or_opened_during_the_lesson_has_a_table_that_saves_it(program):
    program.learn()
    lesson = program.window
    lesson.menu.start(wish(seed=1))
    assert program.window is not lesson
    press(program.window, "answer:coin_toss:kick")
    (path,) = paths.saves().glob("game-*.toml")
    before = path.read_bytes()
    program.learn()
    program.window.menu.load(path)
    press(program.window, "answer:kickoff_call:deep")
    assert path.read_bytes() != before


def test_the_sides_of_the_chart_room_grow_with_their_tabs_and_closed_ones_stay_closed(program):
    program.show_room()
    program.room.resize(1100, 700)
    sizes = program.room._sides.sizes()
    program.room._sides.setSizes([0, sizes[0] + sizes[1], sizes[2]])
    choose(program.room, text="150")
    QCoreApplication.processEvents()
    bar = program.room.right.tabBar()
    assert bar.tabRect(bar.count() - 1).right() <= bar.width()
    assert program.room._sides.sizes()[0] == 0
