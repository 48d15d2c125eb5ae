"""Box score, drives and the chance to win."""

import random

import pytest
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QPushButton

from bowlbound_desktop.coaches.forecast import Figure, Forecast
from bowlbound_desktop.coaches.register import forecaster
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Roll
from bowlbound_desktop.play.drives import drives_of
from bowlbound_desktop.play.figures import box_score, drive_chart
from bowlbound_desktop.play.opening import GameWish, open_table
from bowlbound_desktop.play.record import Record
from bowlbound_desktop.play.win_chance import curve, win_chance
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.stats.odds import odds_table
from bowlbound_desktop.ui.stats.text_model import TextModel
from bowlbound_desktop.ui.stats.win_view import WinView
from bowlbound_desktop.ui.theme import DARK, LIGHT
from tests.ui.conftest import live_answers, press, press_all


@pytest.fixture(scope="module")
def record():
    session = open_table(GameWish(seed=8))
    luck = random.Random(8)
    while not session.over:
        for part in session.open_parts():
            if isinstance(part, Roll):
                session.answer(luck.choice(part.dice.throws))
            else:
                session.answer_for(part.side, part.quiet or luck.choice(part.options))
    board = session.system.scoreboard(session.game)
    events = [session.events(number) for number in range(session.plays)]
    return Record(events, board.teams, str), board


def test_the_box_score_agrees_with_the_scoreboard(record):
    heads, rows = box_score(record[0])
    board = record[1]
    assert heads == ("", "Michigan State", "Notre Dame")
    assert rows[0] == ("Points", str(board.totals[Side.AWAY]), str(board.totals[Side.HOME]))
    assert record[0].lead() == board.totals[Side.HOME] - board.totals[Side.AWAY]


def test_every_drive_but_the_last_has_an_end(record):
    drives = drives_of(record[0])
    assert len(drives) > 8
    assert all(drive.result for drive in drives[:-1] if drive.plays > 4)
    heads, rows = drive_chart(record[0])
    assert all(len(row) == len(heads) for row in rows)


def test_the_curve_runs_through_the_whole_game(record):
    points = curve(record[0])
    assert all(0 <= chance <= 1 for _, chance in points)
    assert [gone for gone, _ in points] == sorted(gone for gone, _ in points)
    lead = record[0].lead()
    assert points[-1][1] == (1.0 if lead > 0 else 0.0 if lead < 0 else 0.5)


def test_a_lead_is_worth_more_with_less_time():
    assert win_chance(0, 3600) == 0.5
    assert 0.5 < win_chance(7, 3600) < win_chance(7, 600) < win_chance(7, 10) <= 1


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
    view.set_theme(LIGHT)
    assert view.words().endswith("100 %") or record[0].lead() == 0
    assert not view.grab().isNull()


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


def guess(game, asked):
    """A forecast out of thin air."""
    figure = Figure(title="Luck", values=((0.1, 0.9), (0.5, 0.5)), share=True)
    mix = {"1": 0.25, "2": 0.75}
    return Forecast(offense=("1", "2"), defense=("A", "B"), figures=(figure,), offense_mix=mix)


@pytest.fixture
def guessed(monkeypatch):
    monkeypatch.setattr("bowlbound_desktop.coaches.register.forecaster", lambda system: guess)


def test_the_odds_of_the_real_game_and_both_mixes(seated, qtbot):
    window = at_the_first_call(seated(open_table(GameWish(seed=5)), (1920, 1080)))
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


def test_between_two_persons_the_log_says_that_the_odds_were_looked_at(seated, qtbot, guessed):
    window = at_the_first_call(seated(open_table(GameWish(seed=5)), (1920, 1080)))
    session = window.controller.session
    play = session.plays
    open_odds(window, qtbot)
    assert session.remarks == [(play, "odds")]
    window.docks.odds.hide()
    while session.plays == play:
        press(window, live_answers(window)[0].objectName())
    assert window.log_model.last().data().endswith("Coach's odds were looked at")
    assert session.remarks == [(play, "odds")]


def test_against_the_computer_the_odds_are_nobody_s_business(seated, qtbot, guessed):
    wish = GameWish(seed=5, coaches={"away": "random"})
    window = at_the_first_call(seated(open_table(wish), (1920, 1080)))
    open_odds(window, qtbot)
    assert window.controller.session.remarks == []


def test_the_odds_stay_open_when_the_window_becomes_narrow(seated, qtbot, guessed):
    window = at_the_first_call(seated(open_table(GameWish(seed=5, coaches={"away": "random"})), (1920, 1080)))
    open_odds(window, qtbot)
    window.resize(1100, 700)
    assert window.docks.odds.isVisible()


def test_a_game_that_nobody_can_reckon_says_so(table, qtbot, monkeypatch):
    monkeypatch.setattr("bowlbound_desktop.coaches.register.forecaster", lambda system: None)
    press_all(table, "answer:coin_toss:kick")
    table.docks.odds.show()
    table.docks.odds.raise_()
    qtbot.waitUntil(lambda: "Nobody can reckon" in table.docks.odds_view._note.text(), timeout=20_000)


def test_a_system_without_odds_has_no_forecaster():
    assert forecaster("bowlbound") is forecaster("bowlbound-classic")
    assert forecaster("tiddlywinks") is None
