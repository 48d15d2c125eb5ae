"""The odds of calls that one side makes alone: one table with all figures, and no figure to choose."""

import pytest

from bowlbound_desktop.play.forecast import Figure, Forecast
from bowlbound_desktop.play.odds_asking import ALONE
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.ui.frame.calls import calls_of
from bowlbound_desktop.ui.stats.odds_view import NOTHING
from tests.shelf import wish as wish_for
from tests.ui.stats.test_stats import BOWLBOUND, at_the_first_call, open_odds

ASKED = []


def alone(game, asked, known):
    """A forecast of three calls out of thin air."""
    ASKED.append((asked, known))
    yards = Figure(title="Average yards", values=((3.5,), (6.0,), (0.0,)), share=False)
    lost = Figure(title="Turnover", values=((0.0,), (0.2,), (0.0,)), good=False)
    calls = ("run", "pass", "punt")
    return Forecast(offense=calls, defense=(ALONE,), figures=(yards, lost), offense_mix={"pass": 1.0})


def nothing(game, asked, known):
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
    assert calls_of(session).known == session.position().answers
