"""Exact odds of calls in any game, shown for the side that calls alone."""

import pytest

from bowlbound_desktop.cli.odds_output import as_csv, as_json, as_text
from bowlbound_desktop.coaches.ahead import LookAhead
from bowlbound_desktop.coaches.call_table import CallTable
from bowlbound_desktop.coaches.forecast_one import forecast_of
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.play.odds_asking import ALONE
from bowlbound_desktop.play.telling.odds_tables import calls_table
from tests import one_sided, toy_system

AHEAD = LookAhead(next_play=one_sided.next_play, worth=one_sided.points)
MIDFIELD = one_sided.Game(y=50, line=60)


def table(game=MIDFIELD, **more):
    return CallTable(game, AHEAD, one_sided.chance, **more)


def test_a_run_gains_what_the_die_shows():
    found = table().summary("run")
    assert found.yards == pytest.approx(3.5)
    assert found.first_down == pytest.approx(1 / 6)
    assert found.penalty == pytest.approx(1 / 6)
    assert (found.touchdown, found.turnover, found.left_out) == pytest.approx((0, 0, 0))


def test_a_pass_can_be_lost():
    found = table().summary("pass")
    assert found.yards == pytest.approx((6 + 8 + 10 + 12) / 6)
    assert found.turnover == pytest.approx(1 / 6)
    assert found.first_down == pytest.approx(2 / 6)
    assert found.start == pytest.approx(50)


def test_a_touchdown_is_a_score_a_first_down_and_a_game_nearly_won():
    found = table(one_sided.Game(y=96, line=100)).summary("run")
    assert (found.touchdown, found.score, found.first_down) == pytest.approx((3 / 6, 3 / 6, 3 / 6))
    assert found.win == pytest.approx(3 / 6 + 3 / 6 / 2)


def test_a_punt_says_where_the_others_begin():
    found = table().summary("punt")
    assert (found.start, found.yards, found.turnover) == (30, 0, 0)
    assert table().gains("punt", ALONE) == {}


def test_gains_have_their_chances():
    assert table().gains("pass", ALONE) == pytest.approx({0: 1 / 6, 6: 1 / 6, 8: 1 / 6, 10: 1 / 6, 12: 1 / 6})


def test_an_answer_on_the_way_is_taken_and_remembered():
    declined = table(answers={"penalty": "decline", "timeout": "yes"})
    assert declined.summary("run").penalty == 0
    assert declined.answered == {"penalty"}


def test_points_do_not_count_what_is_on_the_board():
    ahead = one_sided.Game(y=50, line=60, score=MIDFIELD.score.add(MIDFIELD.offense, 1, 7))
    assert table(ahead).summary("run").points == pytest.approx(table().summary("run").points)


def test_two_calls_at_once_have_a_row_for_the_offense_and_a_column_for_the_defense():
    class Scored(toy_system.ToyGame):
        score = one_sided.Game().score

    game = Scored(next="snap")
    ahead = LookAhead(next_play=toy_system.TOY.next_play, worth=lambda after, side: after.points)
    pairs = CallTable(game, ahead, lambda after, side: 0.5)
    assert (pairs.own.options, pairs.against) == (("run", "pass"), ("run", "pass"))
    assert pairs.summary("run", "pass").points == pytest.approx(2)
    assert pairs.summary("run", "run").points == 0
    assert not forecast_of(pairs).one_sided


def test_the_forecast_of_a_call_made_alone_is_one_table_with_all_figures():
    forecast = forecast_of(table(), {"pass": 1.0})
    assert forecast.one_sided
    shown = calls_table(forecast)
    assert shown.rows == ("run", "pass", "punt")
    assert shown.columns[:3] == ("Chance to win", "Worth in points", "Average yards")
    assert shown.columns[-1] == "Mix"
    assert [line[2].text for line in shown.cells] == ["3.5", "6.0", "0.0"]
    assert [line[-1].text for line in shown.cells] == ["", "100 %", ""]


def test_the_command_prints_all_figures_of_a_call_made_alone_in_one_table():
    odds = table()
    asked = odds.blocks(None, None)
    text = as_text(odds, asked, ("yards", "win"), gains=True)
    assert text.splitlines()[:2] == ["              mean gain   we win", "run                3.50    50.0%"]
    assert "punt, gains with the ball kept: none" in text
    assert as_csv(odds, asked, (), gains=False).splitlines()[1].startswith("run,,3.5")
    assert '"defense": ""' in as_json(odds, asked, (), gains=False)


def test_only_the_calls_that_are_named_are_told():
    assert [block.offense for block in table().blocks(["punt"], None)] == [("punt",)]
    with pytest.raises(BowlboundError, match="the other side makes no call"):
        table().blocks(None, ["C"])
