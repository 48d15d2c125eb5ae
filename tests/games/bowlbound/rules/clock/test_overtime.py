"""Extra periods (R-50)."""

import pytest

from bowlbound_desktop.games.bowlbound.rules.charts.ratings import against_spread
from bowlbound_desktop.games.bowlbound.rules.game import Overtime
from bowlbound_desktop.kernel.clock import Clock
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.score import Score
from tests.games.bowlbound.rules.table import played, table

GOAL = ({"offense_call": ["field_goal"], "defense_call": ["A"]}, {"field_goal": [24]})
FAILED = ({"offense_call": ["2"], "defense_call": ["A"]}, {"play": [15], "defense": [1]})


def extra(period=1, *, second=False, score=(7, 7), side=Side.HOME, **changes):
    first = side.opponent if second else side
    points = Score().add(Side.HOME, 1, score[0]).add(Side.AWAY, 1, score[1])
    situation = {"next": "scrimmage", "offense": side, "y": 80, "down": 4, "line": 90} | changes
    over = Overtime(period, first, second_series=second)
    return table(options={"overtime": "ncaa"}, clock=Clock(5, 0), score=points, overtime=over, **situation)


def test_r_50_a_tie_after_four_quarters_leads_to_a_toss_with_one_timeout_each():
    game = table(options={"overtime": "ncaa"}, next="scrimmage", clock=Clock(4, 10))
    after = played(game, *FAILED)
    assert (after.next, after.timeouts) == ("toss", (1, 1))


def test_r_50_each_side_has_one_series_from_the_25():
    after = played(extra(), *GOAL)
    assert (after.offense, after.y, after.down, after.line) == (Side.AWAY, 75, 1, 85)
    assert after.overtime.second_series


@pytest.mark.parametrize(("score", "attempt", "over"), [((10, 7), FAILED, True), ((7, 7), GOAL, True)])
def test_r_50_an_unequal_score_after_both_series_ends_the_game(score, attempt, over):
    after = played(extra(second=True, score=score, side=Side.AWAY), *attempt)
    assert (after.next == "end") is over


@pytest.mark.parametrize(("score", "attempt"), [((10, 7), GOAL), ((7, 7), FAILED)])
def test_r_50_an_equal_score_leads_to_another_period(score, attempt):
    after = played(extra(second=True, score=score, side=Side.AWAY), *attempt)
    assert (after.next, after.overtime.period, after.timeouts) == ("toss", 2, (1, 1))
    assert after.clock == Clock(5, 0)


@pytest.mark.parametrize(("choice", "first"), [("receive", Side.AWAY), ("kick", Side.HOME)])
def test_r_50_the_choice_of_later_periods_goes_by_turns_without_a_toss(choice, first):
    """The home side won the first toss, so the second period is the visitors' to choose."""
    game = extra(second=True, side=Side.AWAY)
    later = played(game, *FAILED)
    after = played(later, {"coin_toss": [choice]}, {})
    assert (after.next, after.offense, after.y, after.overtime.first) == ("scrimmage", first, 75, first)


@pytest.mark.parametrize(("period", "kick"), [(1, True), (2, True), (3, False), (4, False)])
def test_r_50_two_point_tries_are_compulsory_from_the_third_period(period, kick):
    game = extra(period, next="try", y=98, score=(13, 7))
    try_dice = {"extra_point": [24]} if kick else {"play": [15], "defense": [1]}
    after = played(game, {"offense_call": ["2"], "defense_call": ["A"]}, try_dice)
    assert after.score.total(Side.HOME) == (14 if kick else 13)


def test_r_50_the_spread_goes_by_the_running_score():
    after = played(extra(), *GOAL)
    assert (against_spread(after, Side.HOME), against_spread(after, Side.AWAY)) == (1, -1)
