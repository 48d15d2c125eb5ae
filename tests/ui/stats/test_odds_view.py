"""The odds of the calls of both sides, and of one side alone: computed where somebody looks."""

import pytest
from attrs import evolve
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QPushButton

from bowlbound_desktop.play.forecast import Figure, Forecast
from bowlbound_desktop.play.odds_asking import ALONE
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.play.telling.odds_tables import odds_table
from bowlbound_desktop.ui.frame.calls import calls_of
from bowlbound_desktop.ui.stats.odds_view import NOTHING
from tests.shelf import described, forecaster
from tests.shelf import wish as wish_for
from tests.ui.conftest import live_answers, press, press_all
from tests.ui.fake_game import FakeSystem

BOWLBOUND = "bowlbound_desktop.games.bowlbound.descriptor.BowlBoundGame"


def at_the_first_call(window):
    while not window.findChild(QPushButton, "answer:offense_call:1"):
        press(window, live_answers(window)[0].objectName())
    return window


def open_odds(window, qtbot):
    window.docks.odds.show()
    window.docks.odds.raise_()
    qtbot.waitUntil(lambda: window.docks.odds_view._forecast is not None, timeout=60_000)


def guess(asked, moment):
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


def elsewhere(session):
    """The same question before another play."""
    moment = session.moment()
    moment.game = session.game.change(y=33)
    return moment


def test_the_same_request_before_the_next_play_is_computed_anew(seated, qtbot, guessed):
    window = at_the_first_call(seated(open_table(wish_for(seed=5)), (1920, 1080)))
    open_odds(window, qtbot)
    view, session = window.docks.odds_view, window.controller.session
    before = calls_of(session)
    view.show_calls(before)
    assert view._forecast is not None
    view.show_calls(evolve(before, moment=elsewhere(session)))
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
    view.show_calls(evolve(calls_of(session), moment=elsewhere(session)))
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


ASKED = []


def alone(asked, moment):
    """A forecast of three calls out of thin air."""
    ASKED.append((asked, moment.answers))
    yards = Figure(title="Average yards", values=((3.5,), (6.0,), (0.0,)), share=False)
    lost = Figure(title="Turnover", values=((0.0,), (0.2,), (0.0,)), good=False)
    calls = ("run", "pass", "punt")
    return Forecast(offense=calls, defense=(ALONE,), figures=(yards, lost), offense_mix={"pass": 1.0})


def nothing(asked, moment):
    return None


@pytest.fixture
def forecast_by(monkeypatch):
    def put(forecaster):
        monkeypatch.setattr(f"{BOWLBOUND}.forecaster", staticmethod(forecaster))

    ASKED.clear()
    return put


def test_all_figures_stand_in_one_table(seated, qtbot, forecast_by):
    forecast_by(alone)
    window = at_the_first_call(seated(open_table(wish_for(seed=5)), (1920, 1080)))
    open_odds(window, qtbot)
    view = window.docks.odds_view
    table = view._view.model().table
    assert table.columns == ("Average yards", "Turnover", "Mix")
    assert table.rows == ("run", "pass", "punt")
    assert [cell.text for cell in table.cells[1]] == ["6.0", "20 %", "100 %"]
    assert view._figure.isHidden()


def test_the_forecaster_is_told_what_was_answered_before(seated, qtbot, forecast_by):
    forecast_by(alone)
    window = at_the_first_call(seated(open_table(wish_for(seed=5)), (1920, 1080)))
    open_odds(window, qtbot)
    session = window.controller.session
    assert ASKED[-1] == (session.pending, session.position().answers)


def test_a_question_that_nobody_forecasts_leaves_the_hint_and_no_remark(seated, qtbot, forecast_by):
    forecast_by(nothing)
    window = at_the_first_call(seated(open_table(wish_for(seed=5)), (1920, 1080)))
    window.docks.odds.show()
    window.docks.odds.raise_()
    view = window.docks.odds_view
    qtbot.waitUntil(lambda: view._job is not None and view._note.text() == NOTHING, timeout=20_000)
    assert window.controller.session.remarks == []


def test_a_call_of_one_coach_alone_is_asked_about_too(seated):
    window = seated(open_table(wish_for(seed=5)), (1920, 1080))
    session = window.controller.session
    assert calls_of(session).asked is session.pending
    assert calls_of(session).moment.answers == session.position().answers


def test_in_a_narrow_window_the_odds_lie_where_the_charts_are_and_stay_in_front(seated, qtbot, guessed):
    """There the table has four times the height that figures have below the field."""
    window = at_the_first_call(seated(open_table(wish_for(seed=5, coaches={"away": "random"})), (1100, 700)))
    open_odds(window, qtbot)
    charts = window.docks.charts.values()
    assert all(chart.visibleRegion().isEmpty() for chart in charts)
    assert window.docks.odds.height() > 4 * window.docks.why.widget().height()
    play = window.controller.session.plays
    while window.controller.session.plays == play:
        press(window, live_answers(window)[0].objectName())
        QCoreApplication.processEvents()
    assert not window.docks.odds.visibleRegion().isEmpty()
