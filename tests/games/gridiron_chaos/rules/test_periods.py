"""The ends of periods, extra plays, overtime (section 5, GC-R21, GC-R35, GC-R36, GC-R54, GC-R59, GC-R81)."""

import pytest

from tests.games.gridiron_chaos.chaos import AHEAD, AWAY, HOME, at, kicking, play

ACCEPT = {"penalty": "accept"}


@pytest.mark.parametrize("quarter", [1, 3])
def test_after_periods_1_and_3_the_drive_goes_on(quarter):
    """Section 5: a play begun with 0:15 or more is played out."""
    end = play(at(30, quarter=quarter, clock="0:15", advantage="L"), "run", play=41)
    assert end.spot == (HOME, 33, 2, 7)
    assert (end.game.quarter, end.game.clock.seconds, end.game.advantage) == (quarter + 1, 900, "")


def test_a_time_out_can_save_the_last_play_of_a_period():
    """GC-R39: it comes before the clock moves."""
    saved = play(at(30, quarter=2, clock="0:30"), "run", play=41, answers={"timeout.home": "call"})
    assert (saved.game.quarter, saved.game.clock.seconds) == (2, 15)


def test_at_half_time_the_side_that_received_first_kicks_off():
    """GC-R36: three new time outs; GC-R81: carried yards lapse."""
    game = at(30, quarter=2, clock="0:15", receives=HOME, timeouts=(0, 1), return_yards=15)
    half = play(game, "run", play=25)
    assert (half.game.next, half.game.offense, half.game.quarter) == ("second-half", AWAY, 3)
    assert (half.game.timeouts, half.game.clock.seconds, half.game.return_yards) == ((3, 3), 900, 0)
    second = play(half.game)
    assert (second.game.next, second.game.offense, second.game.y) == ("kickoff", AWAY, 30)


def test_carried_yards_outlive_the_end_of_a_quarter():
    """GC-R81."""
    after = play(kicking("try", quarter=1, clock="0:00", return_yards=-15), extra_point="3+4")
    assert (after.game.quarter, after.game.next, after.game.return_yards) == (2, "kickoff", -15)


def test_after_the_fourth_period_the_game_ends_unless_it_is_level():
    """GC-R21: a new toss, two time outs each."""
    over = play(at(30, quarter=4, clock="0:15", score=AHEAD), "run", play=25)
    assert (over.game.next, over.game.quarter, over.game.clock.seconds) == ("end", 4, 0)
    level = play(at(30, quarter=4, clock="0:15", score=(7, 7)), "run", play=25)
    assert (level.game.next, level.game.quarter, level.game.clock.seconds) == ("toss", 5, 900)
    assert level.game.timeouts == (2, 2)


@pytest.mark.parametrize(
    ("call", "dice", "points"),
    [
        ("long", {"play": 12}, (6, 0)),
        ("field_goal", {"field_goal": "1+1"}, (3, 0)),
        ("medium", {"play": 56, "turnover_return": 9}, (0, 6)),
    ],
)
def test_overtime_ends_with_the_first_points(call, dice, points):
    """GC-R21, GC-R59: no try; the clock shows the time after the play."""
    over = play(at(70, quarter=5, clock="9:00", timeouts=(2, 2)), call, **dice)
    assert (over.game.next, over.points, over.game.clock.seconds) == ("end", points, 525)


def test_overtime_without_points_is_a_tie():
    """GC-R21."""
    over = play(at(30, quarter=5, clock="0:15", timeouts=(2, 2)), "run", play=25)
    assert (over.game.next, over.game.quarter) == ("end", 5)


@pytest.mark.parametrize(
    ("quarter", "following"), [(1, "kickoff"), (2, "second-half"), (3, "kickoff"), (4, "end")]
)
def test_a_touchdown_with_no_time_left_still_has_its_try(quarter, following):
    """GC-R59: in the period that ran out."""
    scored = play(at(70, quarter=quarter, clock="0:15"), "long", play=12)
    assert (scored.game.next, scored.game.quarter, scored.game.clock.seconds) == ("try", quarter, 0)
    after = play(scored.game, extra_point="3+4")
    assert after.game.next == following
    assert after.game.quarter == (4 if quarter == 4 else quarter + 1)


def test_a_try_that_is_repeated_with_no_time_left_is_played():
    again = play(kicking("try", quarter=2, clock="0:00"), answers=ACCEPT, extra_point="5+4", penalty=31)
    assert (again.game.next, again.game.quarter, again.game.clock.seconds) == ("try", 2, 0)


@pytest.mark.parametrize("quarter", [2, 4, 5])
def test_a_half_does_not_end_on_a_foul_of_the_side_without_the_ball(quarter):
    """GC-R35, GC-R54."""
    game = at(30, quarter=quarter, clock="0:15", timeouts=(2, 2))
    extra = play(game, "run", ACCEPT, play=[62, 41], penalty=11)
    assert (extra.game.next, extra.game.quarter, extra.game.clock.seconds) == ("scrimmage", quarter, 0)
    assert extra.spot == (HOME, 48, 1, 10)
    assert "GC-R35" in extra.why


@pytest.mark.parametrize(("penalty", "answers"), [(41, ACCEPT), (11, {"penalty": "decline"})])
def test_a_foul_of_the_side_with_the_ball_or_a_declined_one_extends_nothing(penalty, answers):
    """GC-R54."""
    ended = play(at(30, quarter=2, clock="0:15"), "run", answers, play=[62, 41], penalty=penalty)
    assert ended.game.next == "second-half"


@pytest.mark.parametrize("quarter", [1, 3])
def test_only_halves_are_extended(quarter):
    """GC-R54."""
    ended = play(at(30, quarter=quarter, clock="0:15"), "run", ACCEPT, play=[62, 41], penalty=11)
    assert ended.game.quarter == quarter + 1


def test_a_printed_foul_extends_a_half_and_a_score_does_not():
    """GC-R54: long pass 34; and a facemask that is carried after a touchdown."""
    assert play(at(30, quarter=2, clock="0:15"), "long", play=34).game.clock.quarter == 2
    scored = play(at(93, quarter=2, clock="0:15"), "run", ACCEPT, play=[62, 54], penalty=31)
    assert scored.game.next == "try"
    assert play(scored.game, extra_point="3+4").game.next == "second-half"


def test_a_foul_on_a_kickoff_return_extends_a_half():
    """GC-R54."""
    kicked = play(kicking(quarter=2, clock="0:15"), "deep", ACCEPT, kickoff=[2, 4], penalty=11)
    assert (kicked.spot, kicked.game.clock.seconds) == ((AWAY, 32, 1, 10), 0)


def test_an_extra_play_is_the_last_and_nothing_is_asked_after_it():
    """GC-R35: whatever it costs."""
    last = play(at(30, quarter=2, clock="0:00"), "run", play=41)
    assert (last.game.next, last.asked) == ("second-half", ["offense_call"])


def test_an_extra_play_can_bring_another_one():
    """GC-R54: unless the same happens again."""
    again = play(at(30, quarter=2, clock="0:00"), "long", play=34)
    assert (again.game.next, again.game.clock.seconds) == ("scrimmage", 0)


def test_a_rare_time_out_does_not_use_up_an_extra_play():
    """GC-R47: no snap."""
    called = play(at(30, quarter=2, clock="0:00"), "run", play=14, rare=41)
    assert (called.game.next, called.game.quarter, called.game.timeouts) == ("scrimmage", 2, (3, 2))


def test_two_minute_notes_hold_on_an_extra_play():
    """GC-10."""
    assert play(at(30, quarter=2, clock="0:00"), "long", play=34).game.two_minutes


def test_a_kickoff_can_end_a_period():
    ended = play(kicking(quarter=1, clock="0:15"), "deep", kickoff=4)
    assert (ended.game.quarter, ended.spot) == (2, (AWAY, 17, 1, 10))
