"""Overtime as it is played: two series from the 25, a choice, and no clock."""

import pytest

from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.rules.game import Overtime
from bowlbound_desktop.games.bowlbound.values.judge import win_chance
from bowlbound_desktop.kernel.clock import Clock
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.score import Score
from tests.shelf import system

HOME, AWAY = Side


@pytest.fixture(scope="module")
def start():
    rules, team = system("bowlbound"), load_by_id("average-1975")
    return rules.new_game(team, team, rules.read_options({"overtime": "ncaa"}))


def series(start, y=75, down=1, to_go=10, lead=0, second=False, period=1, what="scrimmage", offense=HOME):
    over = Overtime(period, HOME if second is (offense is AWAY) else AWAY, second_series=second)
    return start.change(
        next=what,
        offense=offense,
        y=y,
        down=down,
        line=min(100, y + to_go),
        clock=Clock(5, 0),
        score=Score((24 + lead, 0, 0, 0), (24, 0, 0, 0)),
        overtime=over,
    )


def test_before_the_toss_equal_teams_are_equal(start):
    toss = start.change(next="toss", clock=Clock(5, 0), overtime=Overtime(1, HOME))
    assert win_chance(toss, HOME) == pytest.approx(0.5, abs=1e-3)
    tied = start.change(next="end", clock=Clock(4, 0))
    assert win_chance(tied, AWAY) == pytest.approx(0.5, abs=1e-3)


def test_the_first_series_is_no_advantage(start):
    first = win_chance(series(start), HOME)
    assert 0.44 < first < 0.5
    assert win_chance(series(start, offense=AWAY), AWAY) == pytest.approx(first, abs=0.03)


def test_the_second_series_goes_by_the_score(start):
    chances = [win_chance(series(start, lead=lead, second=True), HOME) for lead in (-8, -7, -6, -3, 0, 2)]
    assert chances == sorted(chances)
    assert chances[0] < 0.25
    assert chances[-2] > 0.7
    assert chances[-1] > 0.99


def test_three_points_behind_a_field_goal_is_not_enough_but_something(start):
    near = win_chance(series(start, y=90, down=4, to_go=9, lead=-3, second=True), HOME)
    level = win_chance(series(start, y=90, down=4, to_go=9, second=True), HOME)
    assert 0.3 < near < 0.55
    assert level > 0.75


def test_a_series_that_is_over_hands_the_ball_on(start):
    kicked = series(start, what="kickoff", y=30, lead=3)
    answer = win_chance(series(start, lead=3, second=True, offense=AWAY), AWAY)
    assert win_chance(kicked, HOME) == pytest.approx(1 - answer, abs=1e-6)
    lost = series(start, y=40, offense=AWAY)
    handed_on = lost.change(overtime=Overtime(1, HOME))
    assert win_chance(handed_on, AWAY) == pytest.approx(
        win_chance(series(start, second=True, offense=AWAY), AWAY), abs=1e-6
    )


def test_tries_count_by_what_they_leave(start):
    won = series(start, what="try", y=98, lead=6, second=True)
    assert win_chance(won, HOME) == 1.0
    first = series(start, what="try", y=98, lead=6)
    assert 0.5 < win_chance(first, HOME) < 0.9
    third = series(start, what="try", y=98, lead=6, period=3)
    assert 0.5 < win_chance(third, HOME) < 0.9
