"""Fumbles, recoveries, interceptions and their returns (GC-5, GC-7, GC-X5, section 11)."""

import pytest

from bowlbound_desktop.play.counting.statistics import tallied
from tests.games.gridiron_chaos.chaos import AHEAD, AWAY, BEHIND, HOME, at, play

DOWN = {"takeaway": "down"}


def fumble(y=30, recovery=5, score=(0, 0), **rest):
    """Run 23: nine yards, loose at the end, B carries."""
    return play(at(y, score=score), "run", play=23, recovery=recovery, **rest)


def test_recovery_2_is_the_own_ball_twenty_yards_further_on():
    """GC-X5: the first-down test is made at the new spot."""
    assert fumble(recovery=2).spot == (HOME, 59, 1, 10)
    assert fumble(y=75, recovery=2).points == (6, 0)


def test_recovery_2_short_of_the_marker_on_fourth_down_goes_over():
    """Section 11."""
    lost = play(at(30, 4, 40), "run", play=23, recovery=2)
    assert lost.spot == (AWAY, 41, 1, 10)


def test_recovery_3_is_the_own_ball_where_it_lies():
    """GC-X5: and nobody has a letter for it."""
    kept = fumble(recovery=3)
    assert (kept.spot, kept.seconds) == ((HOME, 39, 2, 1), 45)
    assert (kept.credit(HOME), kept.credit(AWAY)) == (["B"], [])


@pytest.mark.parametrize(("score", "keeps"), [(AHEAD, False), (BEHIND, True), ((0, 0), True)])
def test_recovery_4_goes_to_a_defense_that_trails(score, keeps):
    """GC-X5: in a tie the home side trails, so the visitors' defense does not."""
    dice = {} if keeps else {"turnover_return": 3}
    assert (fumble(recovery=4, score=score, **dice).game.offense is HOME) is keeps


@pytest.mark.parametrize(("score", "keeps"), [(AHEAD, False), (BEHIND, True), ((0, 0), True)])
@pytest.mark.parametrize("thrown", [8, 12])
def test_recovery_8_to_12_stays_with_an_offense_that_trails(thrown, score, keeps):
    """GC-X5."""
    dice = {} if keeps else {"turnover_return": 3}
    assert (fumble(recovery=thrown, score=score, **dice).game.offense is HOME) is keeps


def test_visitors_with_the_ball_do_not_trail_in_a_tie():
    """GC-X5: recovery 8 goes to the home defense."""
    lost = play(at(30, side=AWAY), "run", play=23, recovery=8, turnover_return=3)
    assert lost.spot == (HOME, 61, 1, 10)


def test_a_fumble_that_is_returned_credits_the_letter_of_the_returns_table():
    """GC-5."""
    lost = fumble(turnover_return=7)
    assert (lost.spot, lost.seconds) == ((AWAY, 81, 1, 10), 15)
    assert (lost.credit(HOME), lost.credit(AWAY)) == (["B"], ["K"])
    assert lost.stats(AWAY)["K", "recovery"] == 20


def test_a_fumble_that_is_fallen_on_is_rolled_for_the_letter_alone():
    """GC-R49: nothing else of the row counts, not even its touchdown."""
    lost = fumble(turnover_return=9, answers=DOWN)
    assert (lost.spot, lost.points) == ((AWAY, 61, 1, 10), (0, 0))
    assert lost.credit(AWAY) == ["L"]
    assert "GC-R49" in lost.why


def test_a_printed_letter_needs_no_roll_when_the_ball_is_fallen_on():
    """GC-R49: break 12 prints its own."""
    lost = play(at(10), "run", play=11, recovery=5, answers=DOWN, **{"break": 12})
    assert (lost.thrown, lost.credit(AWAY)) == (["play", "break", "recovery"], ["G"])


def test_the_row_that_returns_touchdowns():
    lost = fumble(turnover_return=9)
    assert (lost.points, lost.game.next, lost.game.offense) == ((0, 6), "try", AWAY)
    assert ("L", "recovery scored") in lost.stats(AWAY)


def test_a_return_that_reaches_the_goal_line_scores():
    assert fumble(turnover_return=6).points == (0, 6)
    assert fumble(y=31, turnover_return=6).points == (0, 6)
    assert fumble(y=32, turnover_return=6).spot == (AWAY, 99, 1, "goal")


def test_returns_10_gives_the_ball_back_first_and_ten():
    """GC-R31, GC-R66: the taker keeps his letter, and the clock has stopped."""
    back = fumble(turnover_return=10)
    assert (back.spot, back.seconds) == ((HOME, 29, 1, 10), 15)
    assert back.credit(AWAY) == ["L"]


def test_returns_10_that_reaches_the_goal_line_is_a_touchdown():
    """GC-R65."""
    assert fumble(y=1, turnover_return=10).points == (0, 6)


def test_a_return_that_goes_back_over_the_own_goal_line_is_a_safety():
    """GC-R58: row 8 loses five."""
    lost = play(at(80), "medium", play=31, recovery=5, turnover_return=8)
    assert lost.spot == (AWAY, 3, 1, 10)
    safety = play(at(84), "medium", play=31, recovery=5, turnover_return=8)
    assert safety.points == (2, 0)
    assert (safety.game.next, safety.game.offense) == ("free-kick", AWAY)


def test_a_fumble_in_the_own_end_zone_is_a_safety_when_the_own_side_has_it():
    """GC-R64: recovery 2 advances nothing there; section 11."""
    for thrown in (2, 3):
        lost = play(at(10), "short", play=53, recovery=thrown)
        assert lost.points == (0, 2)
        assert lost.credit(AWAY) == ["M"]


def test_a_fumble_in_the_own_end_zone_is_a_touchdown_when_the_others_have_it():
    """Section 11: it is not asked about, and rolled for the letter alone (GC-R49)."""
    lost = play(at(10), "short", play=53, recovery=5, turnover_return=4)
    assert (lost.points, lost.asked) == ((0, 6), ["offense_call"])
    assert lost.credit(AWAY) == ["H", "M"]


def test_an_interception_is_returned_from_where_it_was_caught():
    """GC-7, GC-5: the letter for interceptions; nobody of the offense is credited."""
    lost = play(at(30), "medium", play=56, turnover_return=7)
    assert lost.spot == (AWAY, 75, 1, 10)
    assert (lost.credit(HOME), lost.credit(AWAY)) == ([], ["H"])
    assert ("QB", "pass failed lost") in lost.stats(HOME)


def test_an_interception_without_return_is_rolled_for_the_letter():
    """GC-R49: long 61."""
    lost = play(at(30), "long", play=61, turnover_return=9)
    assert (lost.spot, lost.asked) == ((AWAY, 25, 1, 10), ["offense_call"])
    assert lost.credit(AWAY) == ["G"]


def test_an_interception_past_the_end_line_is_nine_yards_deep():
    """GC-7, GC-R58: a return of less is a touchback, a longer one comes out."""
    deep = at(60, 2)
    assert play(deep, "long", play=63, turnover_return=12).spot == (AWAY, 20, 1, 10)
    assert play(deep, "long", play=63, turnover_return=11).spot == (AWAY, 6, 1, 10)


def test_an_interception_is_as_deep_as_it_flew():
    """GC-R58: four yards deep, five yards back."""
    assert play(at(89), "medium", play=56, turnover_return=12).spot == (AWAY, 1, 1, 10)
    assert play(at(90), "medium", play=56, turnover_return=12).spot == (AWAY, 20, 1, 10)


def test_an_interception_on_the_goal_line_is_in_the_end_zone():
    """GC-R58."""
    assert play(at(85), "medium", play=56, turnover_return=8).spot == (AWAY, 20, 1, 10)
    assert play(at(84), "medium", play=56, turnover_return=8).points == (2, 0)


def test_an_interception_in_the_end_zone_that_is_downed_is_a_touchback():
    """GC-7, GC-K10, GC-R33."""
    lost = play(at(90), "medium", play=56, turnover_return=9, answers=DOWN)
    assert (lost.spot, lost.credit(AWAY)) == ((AWAY, 20, 1, 10), ["G"])


@pytest.mark.parametrize("thrown", [4, 5])
def test_the_side_that_lost_a_fumble_challenges_that_the_ball_was_dead(thrown):
    """GC-R48: it is dead where it came loose; the taker has no letter; 15 seconds, no time out."""
    won = fumble(turnover_return=thrown, challenge="3+3", answers={"challenge": "yes"})
    assert (won.spot, won.seconds, won.game.timeouts) == ((HOME, 39, 2, 1), 15, (3, 3))
    assert (won.credit(HOME), won.credit(AWAY)) == (["B"], [])


def test_an_interception_that_was_dropped_is_incomplete():
    """GC-R48."""
    won = play(at(30, 2), "medium", play=56, turnover_return=5, challenge="1+1", answers={"challenge": "yes"})
    assert (won.spot, won.seconds) == ((HOME, 30, 3, 10), 15)
    assert won.credit(AWAY) == []
    assert won.stats(HOME) == {("QB", "pass failed"): 0}


def test_a_lost_challenge_costs_a_time_out_and_the_return_goes_on():
    """GC-R48."""
    lost = fumble(turnover_return=5, challenge="3+4", answers={"challenge": "yes"})
    assert (lost.spot, lost.game.timeouts) == ((AWAY, 96, 1, "goal"), (2, 3))


def test_without_a_time_out_nobody_is_asked_for_a_challenge():
    """GC-R24."""
    lost = play(at(30, timeouts=(0, 3)), "run", play=23, recovery=5, turnover_return=4)
    assert lost.asked == ["offense_call", "takeaway"]


def test_a_quiet_coach_does_not_challenge():
    assert fumble(turnover_return=4).spot == (AWAY, 61, 1, 10)


def test_a_fumble_that_a_challenge_takes_back_is_not_lost():
    """GC-R48: the team figures do not count it as lost either."""
    won = fumble(turnover_return=4, challenge="3+3", answers={"challenge": "yes"})
    assert tallied(won.run.events)[HOME].fumbles_lost == 0
    assert tallied(fumble(turnover_return=4).run.events)[HOME].fumbles_lost == 1
