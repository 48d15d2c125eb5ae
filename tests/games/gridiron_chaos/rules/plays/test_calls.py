"""What is offered before the snap, the toss, and the order of a play (GC-1 to GC-4, section 9)."""

import pytest

from bowlbound_desktop.kernel.events import FirstDown
from tests.games.gridiron_chaos.chaos import AWAY, BEHIND, HOME, at, kicking, new_game, options, pending, play

CALLS = ("run", "short", "medium", "long", "trick", "hail_mary", "punt", "field_goal")


@pytest.mark.parametrize(
    ("call", "thrown", "winner"), [("odd", 7, AWAY), ("odd", 8, HOME), ("even", 8, AWAY)]
)
def test_the_visitors_call_the_toss_and_the_winner_receives(call, thrown, winner):
    """GC-1, GC-R52, GC-R36: the loser kicks off, and receives the second half."""
    toss = play(new_game(), answers={"toss_call": call}, toss=thrown)
    assert (toss.game.next, toss.game.offense, toss.game.y) == ("kickoff", winner.opponent, 30)
    assert toss.game.receives is winner.opponent
    assert pending(new_game()).side is AWAY


def test_a_toss_before_overtime_leaves_the_second_half_alone():
    game = new_game().change(clock=at(30, quarter=5).clock, receives=HOME)
    assert play(game, answers={"toss_call": "odd"}, toss=7).game.receives is HOME


def test_the_calls_from_midfield():
    """GC-4: six columns are five calls, since only one run column is open."""
    assert options(at(50)) == CALLS


@pytest.mark.parametrize(
    ("game", "column"),
    [
        (at(97, to_go="goal"), "short_yardage"),
        (at(96, to_go="goal"), "run"),
        (at(40, 3, 2), "short_yardage"),
        (at(40, 4, 1), "short_yardage"),
        (at(40, 3, 3), "run"),
        (at(40, 2, 1), "run"),
    ],
)
def test_short_yardage_is_the_only_run_column_in_its_situation(game, column):
    """GC-4, GC-R17."""
    other = {"run": "short_yardage", "short_yardage": "run"}[column]
    assert column in options(game)
    assert other not in options(game)
    assert other in dict(pending(game).barred)


@pytest.mark.parametrize(("y", "offered"), [(30, True), (29, False)])
def test_a_hail_mary_needs_70_yards_or_less(y, offered):
    """GC-K9."""
    assert ("hail_mary" in options(at(y))) is offered
    assert ("hail_mary" in dict(pending(at(y)).barred)) is not offered


@pytest.mark.parametrize(("y", "offered"), [(15, True), (16, False)])
def test_a_safety_can_be_taken_at_or_inside_the_own_15(y, offered):
    """GC-K8."""
    assert ("safety" in options(at(y))) is offered


def test_a_safety_on_purpose_gives_two_points_and_a_free_kick():
    """GC-K8, GC-K7."""
    taken = play(at(15), "safety")
    assert taken.points == (0, 2)
    assert (taken.game.next, taken.game.offense, taken.game.y) == ("free-kick", HOME, 20)
    assert taken.seconds == 15


def test_a_kickoff_is_deep_or_onside_but_a_free_kick_is_not_asked_about():
    """GC-2, GC-R53."""
    assert options(kicking()) == ("deep", "onside")
    assert pending(kicking("free-kick")).purpose == "kickoff"


def test_a_gain_past_the_marker_is_a_first_down_and_one_short_of_it_is_not():
    """GC-3."""
    made = play(at(30, 2, 7), "run", play=26)
    assert made.spot == (HOME, 37, 1, 10)
    assert any(isinstance(event, FirstDown) for event in made.run.events)
    short = play(at(30, 2, 8), "run", play=26)
    assert short.spot == (HOME, 37, 3, 1)


def test_fourth_down_short_of_the_marker_gives_the_ball_away():
    """GC-3."""
    over = play(at(30, 4, 8), "run", play=26)
    assert over.spot == (AWAY, 63, 1, 10)
    assert over.seconds == 15


def test_near_the_goal_line_it_is_and_goal():
    assert play(at(70), "run", play=12, answers={}).spot == (HOME, 89, 1, 10)
    assert play(at(70), "short", play=13).spot == (HOME, 96, 1, "goal")


def test_the_scoreboard_sends_to_another_row_of_the_same_column():
    """GC-X2: row 21 for the side that trails, row 33 for the side that leads."""
    trailing = play(at(30, score=BEHIND), "run", play=44)
    assert trailing.spot == (HOME, 41, 1, 10)
    leading = play(at(30, side=AWAY, score=BEHIND), "run", play=45)
    assert leading.spot == (AWAY, 28, 2, 12)
    assert "GC-X2" in leading.why


def test_the_scoreboard_in_a_tie_is_a_rare_play():
    """GC-R1: the chart beats the text."""
    tied = play(at(30), "run", play=44, rare=14)
    assert tied.thrown == ["play", "rare"]
    assert tied.spot == (HOME, 45, 1, 10)
