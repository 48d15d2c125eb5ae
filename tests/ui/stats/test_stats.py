"""Box score, drives and the chance to win."""

import random

import pytest
from attrs import evolve
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QPushButton

from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Roll
from bowlbound_desktop.play.counting.drives import drives_of
from bowlbound_desktop.play.counting.figures import box_score, drive_chart
from bowlbound_desktop.play.counting.record import record_of
from bowlbound_desktop.play.counting.win_chance import is_quick
from bowlbound_desktop.play.forecast import Figure, Forecast
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.play.telling.odds_tables import odds_table
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.frame.calls import calls_of
from bowlbound_desktop.ui.stats.odds_view import NOTHING
from bowlbound_desktop.ui.stats.text_model import TextModel
from bowlbound_desktop.ui.stats.win_view import COMPUTING, SILENT, WinView
from bowlbound_desktop.ui.theme import DARK, LIGHT
from tests.shelf import described, forecaster
from tests.shelf import wish as wish_for
from tests.ui.conftest import live_answers, press, press_all
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


def at_the_first_call(window):
    while not window.findChild(QPushButton, "answer:offense_call:1"):
        press(window, live_answers(window)[0].objectName())
    return window


def open_odds(window, qtbot):
    window.docks.odds.show()
    window.docks.odds.raise_()
    qtbot.waitUntil(lambda: window.docks.odds_view._forecast is not None, timeout=60_000)


def guess(game, asked, known=()):
    """A forecast out of thin air."""
    figure = Figure(title="Luck", values=((0.1, 0.9), (0.5, 0.5)), share=True)
    mix = {"1": 0.25, "2": 0.75}
    return Forecast(offense=("1", "2"), defense=("A", "B"), figures=(figure,), offense_mix=mix)


@pytest.fixture
def guessed(monkeypatch):
    monkeypatch.setattr(f"{BOWLBOUND}.forecaster", staticmethod(guess))
    monkeypatch.setattr("bowlbound_desktop.play.descriptor.Descriptor.forecaster", staticmethod(guess))


def test_the_odds_of_the_real_game_and_both_mixes(seated, qtbot):
    window = at_the_first_call(seated(open_table(wish_for(seed=5)), (1920, 1080)))
    assert not window.docks.odds.isVisible()
    open_odds(window, qtbot)
    view = window.docks.odds_view
    for row in range(view._figure.count()):
        view._figure.setCurrentIndex(row)
        table = view._view.model().table
        assert table.columns == (*"ABCDEF", "Mix")
        assert table.rows[-1] == "Mix"
        assert len({cell.colour for line in table.cells[:-1] for cell in line[:-1]}) > 1
    offense = sum(int(line[-1].text.removesuffix(" %")) for line in table.cells if line[-1].text)
    defense = sum(int(cell.text.removesuffix(" %")) for cell in table.cells[-1] if cell.text)
    assert abs(offense - 100) <= 3
    assert abs(defense - 100) <= 3


def test_a_table_without_one_of_the_mixes_has_no_empty_edge():
    table = odds_table(forecast := guess(None, None), forecast.figures[0])
    assert table.rows == ("1", "2")
    assert table.columns == ("A", "B", "Mix")
    assert [cell.text for cell in table.cells[0]] == ["10 %", "90 %", "25 %"]


def test_the_same_request_before_the_next_play_is_computed_anew(seated, qtbot, guessed):
    window = at_the_first_call(seated(open_table(wish_for(seed=5)), (1920, 1080)))
    open_odds(window, qtbot)
    view, session = window.docks.odds_view, window.controller.session
    before = calls_of(session)
    view.show_calls(before)
    assert view._forecast is not None
    view.show_calls(evolve(before, game=session.game.change(y=33)))
    assert view._forecast is None


@pytest.mark.parametrize("size", [(1100, 700), (1920, 1080)])
def test_odds_that_come_in_front_later_are_computed_then(seated, qtbot, guessed, size):
    window = at_the_first_call(seated(open_table(wish_for(seed=5)), size))
    view = window.docks.odds_view
    window.docks.odds.show()
    QCoreApplication.processEvents()
    assert view.visibleRegion().isEmpty(), "another tab is in front"
    assert view._note.text() == NOTHING
    window.docks.odds.raise_()
    qtbot.waitUntil(lambda: view._forecast is not None, timeout=20_000)


def test_odds_of_the_call_before_do_not_stay_when_the_tab_comes_back(seated, qtbot, guessed):
    window = at_the_first_call(seated(open_table(wish_for(seed=5)), (1920, 1080)))
    open_odds(window, qtbot)
    window.docks.stats.docks[0].raise_()
    QCoreApplication.processEvents()
    session, view = window.controller.session, window.docks.odds_view
    view.show_calls(evolve(calls_of(session), game=session.game.change(y=33)))
    QCoreApplication.processEvents()
    assert view._forecast is None
    window.docks.odds.raise_()
    qtbot.waitUntil(lambda: view._forecast is not None, timeout=20_000)


def test_the_menu_opens_the_odds_in_front(seated, qtbot, guessed):
    window = at_the_first_call(seated(open_table(wish_for(seed=5)), (1100, 700)))
    window.docks.odds.toggleViewAction().trigger()
    qtbot.waitUntil(lambda: window.docks.odds_view._forecast is not None, timeout=20_000)
    assert not window.docks.odds_view.visibleRegion().isEmpty()


def test_between_two_persons_the_log_says_that_the_odds_were_looked_at(seated, qtbot, guessed):
    window = at_the_first_call(seated(open_table(wish_for(seed=5)), (1920, 1080)))
    session = window.controller.session
    play = session.plays
    open_odds(window, qtbot)
    assert session.remarks == [(play, "odds")]
    window.docks.odds.hide()
    while session.plays == play:
        press(window, live_answers(window)[0].objectName())
    assert window.log_model.last().data().endswith("The odds were looked at")
    assert session.remarks == [(play, "odds")]


def test_against_the_computer_the_odds_are_nobody_s_business(seated, qtbot, guessed):
    wish = wish_for(seed=5, coaches={"away": "random"})
    window = at_the_first_call(seated(open_table(wish), (1920, 1080)))
    open_odds(window, qtbot)
    assert window.controller.session.remarks == []


def test_the_odds_stay_open_when_the_window_becomes_narrow(seated, qtbot, guessed):
    window = at_the_first_call(seated(open_table(wish_for(seed=5, coaches={"away": "random"})), (1920, 1080)))
    open_odds(window, qtbot)
    window.resize(1100, 700)
    assert window.docks.odds.isVisible()


def test_a_game_that_nobody_can_compute_says_so(table, qtbot, monkeypatch):
    assert table.controller.session.descriptor.forecaster is None
    press_all(table, "answer:coin_toss:kick")
    table.docks.odds.show()
    table.docks.odds.raise_()
    qtbot.waitUntil(lambda: "cannot be computed" in table.docks.odds_view._note.text(), timeout=20_000)


def test_a_system_without_odds_has_no_forecaster():
    assert forecaster("bowlbound") is forecaster("bowlbound-classic")
    assert described(FakeSystem()).forecaster is None
