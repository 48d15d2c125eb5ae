"""Box score, drives and the chance to win."""

import random

import pytest
from attrs import evolve
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QAbstractItemModelTester

from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Roll
from bowlbound_desktop.play.counting.drives import drives_of
from bowlbound_desktop.play.counting.figures import box_score, drive_chart
from bowlbound_desktop.play.counting.record import record_of
from bowlbound_desktop.play.counting.win_chance import is_quick
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.stats.text_model import TextModel
from bowlbound_desktop.ui.stats.text_table import FiguresTable
from bowlbound_desktop.ui.stats.win_view import COMPUTING, SILENT, WinView
from bowlbound_desktop.ui.theme import DARK, LIGHT
from tests.shelf import described
from tests.shelf import wish as wish_for
from tests.ui.conftest import press_all
from tests.ui.fake_game import FakeSystem

BOWLBOUND = "bowlbound_desktop.games.bowlbound.descriptor.BowlBoundGame"


@pytest.fixture(scope="module")
def record():
    session = open_table(wish_for(seed=8))
    luck = random.Random(8)
    while not session.over:
        for part in session.open_parts():
            if isinstance(part, Roll):
                session.answer(luck.choice(part.dice.throws))
            else:
                session.answer_for(part.side, part.quiet or luck.choice(part.options))
    return record_of(session, str), session.system.scoreboard(session.game)


def test_the_box_score_agrees_with_the_scoreboard(record):
    heads, rows = box_score(record[0])
    board = record[1]
    assert heads == ("", "Michigan State", "Notre Dame")
    assert rows[0] == ("Points", str(board.totals[Side.AWAY]), str(board.totals[Side.HOME]))


def test_every_drive_but_the_last_has_an_end(record):
    drives = drives_of(record[0])
    assert len(drives) > 8
    assert all(drive.result for drive in drives[:-1] if drive.plays > 4)
    heads, rows = drive_chart(record[0])
    assert all(len(row) == len(heads) for row in rows)


def test_the_models_keep_qt_s_rules(record, qtbot):
    make_application()
    model = TextModel()
    tester = QAbstractItemModelTester(model)
    heads, rows = drive_chart(record[0])
    for count in (0, 3, 2, len(rows)):
        model.set_rows(heads, rows[:count])
        assert model.rowCount() == count
    model.set_rows(*box_score(record[0]))
    assert tester


def test_the_curve_says_who_is_ahead(record, qtbot):
    make_application()
    view = WinView(DARK)
    qtbot.addWidget(view)
    assert "kickoff" in view.words()
    view.show_record(record[0])
    qtbot.waitUntil(lambda: view.words().endswith(" 100 %"), timeout=20_000)
    assert is_quick(record[0].key)
    view.set_theme(LIGHT)
    assert view.accessibleDescription() == view.words()
    assert not view.grab().isNull()
    earlier = evolve(record[0], plays=record[0].plays[:40], games=record[0].games[:41])
    view.show_record(earlier)
    assert view.words().startswith(("Michigan State ", "Notre Dame "))
    view.show_record(evolve(earlier, plays=[], games=earlier.games[:1]))
    assert "kickoff" in view.words()


def test_no_name_lies_on_the_curve_where_there_is_room_beside_it(record, qtbot):
    make_application()
    view = WinView(DARK)
    qtbot.addWidget(view)
    view.resize(320, 140)
    view.show_record(record[0])
    at_the_left = {}
    for chance in (0.5, 0.02, 0.98):
        view._show(tuple((gone / 40, chance) for gone in range(80)), "")
        at_the_left[chance] = {side: place.left() < 100 for side, place in view.places_of_names().items()}
    assert at_the_left[0.5] == {Side.HOME: True, Side.AWAY: True}
    assert at_the_left[0.02] == {Side.HOME: True, Side.AWAY: False}
    assert at_the_left[0.98] == {Side.HOME: False, Side.AWAY: True}


def test_while_values_are_read_the_table_plays_on(record, qtbot, monkeypatch):
    make_application()
    monkeypatch.setattr("bowlbound_desktop.play.counting.win_chance._known", set())
    view = WinView(DARK)
    qtbot.addWidget(view)
    view.show_record(evolve(record[0], plays=record[0].plays[:40], games=record[0].games[:41]))
    assert view.words() == COMPUTING
    view.show_record(record[0])
    qtbot.waitUntil(lambda: view.words().endswith(" 100 %"), timeout=20_000)


def test_a_game_without_values_has_no_curve(record, qtbot, monkeypatch):
    make_application()
    view = WinView(DARK)
    qtbot.addWidget(view)
    view.show_record(evolve(record[0], descriptor=described(FakeSystem())))
    qtbot.waitUntil(lambda: view.words() == SILENT, timeout=20_000)
    monkeypatch.setattr("bowlbound_desktop.play.counting.win_chance._known", set())
    monkeypatch.setattr(f"{BOWLBOUND}.judge", staticmethod(unreadable))
    view.show_record(record[0])
    assert view.words() == COMPUTING
    qtbot.waitUntil(lambda: view.words() == SILENT, timeout=20_000)
    view.show_record(record[0])
    assert view.words() == SILENT


def unreadable(game, side):
    """Values that are gone."""
    raise FileError("the values are gone")


def test_a_click_on_the_curve_names_the_play_that_led_there(record, qtbot):
    make_application()
    view = WinView(DARK)
    qtbot.addWidget(view)
    view.resize(400, 200)
    view.show()
    view.show_record(record[0])
    qtbot.waitUntil(lambda: bool(view._points), timeout=20_000)
    place = len(view._points) // 2
    before = view.grab().toImage()
    point = view._place(view._room(), view._points[place])
    with qtbot.waitSignal(view.play_chosen) as heard:
        qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=point.toPoint())
    led = view._led_to(heard.args[0])
    assert abs(view._place(view._room(), view._points[led]).x() - point.x()) <= 1
    view.mark(heard.args[0])
    assert view.grab().toImage() != before


def test_figures_follow_the_game(table):
    table.docks.stats.docks[1].raise_()
    press_all(table, "answer:coin_toss:kick", "answer:offense_call:2", "answer:defense_call:B")
    table.docks.stats.docks[2].raise_()
    table.docks.stats._show(table.docks.stats._views[2])
    model = table.docks.stats._views[2].figures
    assert model.index(0, 4).data() == "7"


@pytest.mark.parametrize("name", ["drives", "box-score"])
def test_a_narrow_table_breaks_its_lines_and_does_not_scroll_sideways(record, qtbot, name):
    make_application()
    table = FiguresTable(name, name, {"drives": drive_chart, "box-score": box_score}[name])
    qtbot.addWidget(table)
    table.show()
    table.resize(1200, 300)
    table.show_record(record[0])
    plain = table.rowHeight(0)
    wanted = sum(table.columnWidth(column) for column in range(table.model().columnCount() - 1))
    for width in (wanted, 1200, wanted * 9 // 10, 1200, wanted):
        table.resize(width, 300)
        assert table.horizontalHeader().length() == table.viewport().width()
        assert table.horizontalScrollBar().maximum() == 0
        heights = {table.rowHeight(row) for row in range(table.model().rowCount())}
        assert (heights == {plain}) is (width == 1200)


def test_a_narrow_table_shows_every_word(record, qtbot):
    make_application()
    table = FiguresTable("drives", "Drives", drive_chart)
    qtbot.addWidget(table)
    table.resize(400, 300)
    table.show()
    table.show_record(record[0])
    for row, cells in enumerate(drive_chart(record[0])[1]):
        for column, text in enumerate(cells):
            room = QRect(0, 0, table.columnWidth(column) - 6, 10_000)
            needed = table.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, text)
            assert needed.width() <= room.width()
            assert needed.height() <= table.rowHeight(row)
