"""What plays cost, the questions after them, and the lettered boxes (GC-6, GC-11)."""

import pytest

from tests.games.gridiron_chaos.chaos import AWAY, BEHIND, HOME, at, kicking, play

CALL = {"timeout.home": "call"}
SPIKE = {"hurry": "spike"}


@pytest.mark.parametrize(
    ("call", "thrown", "seconds"),
    [
        ("run", 26, 45),
        ("short", 34, 45),
        ("short", 52, 45),
        ("run", 25, 15),
        ("short", 55, 15),
        ("short", 42, 15),
    ],
)
def test_the_seconds_of_a_play(call, thrown, seconds):
    """GC-6: runs, catches and sacks 45; out of bounds and incomplete 15."""
    assert play(at(30), call, play=thrown).seconds == seconds


def test_a_time_out_after_the_play_makes_it_15_seconds():
    """GC-6, GC-R39: the side with the ball first; then nobody else is asked."""
    rest = play(at(30), "run", play=26, answers=CALL)
    assert (rest.seconds, rest.game.timeouts) == (15, (2, 3))
    assert rest.asked == ["offense_call", "timeout.home"]
    other = play(at(30), "run", play=26, answers={"timeout.away": "call"})
    assert (other.seconds, other.game.timeouts) == (15, (3, 2))
    assert other.asked == ["offense_call", "timeout.home", "timeout.away"]


def test_the_questions_after_a_play_in_their_order():
    """GC-R39."""
    assert play(at(30), "run", play=26).asked == ["offense_call", "timeout.home", "timeout.away", "hurry"]
    visitors = play(at(30, side=AWAY), "run", play=26)
    assert visitors.asked == ["offense_call", "timeout.away", "timeout.home", "hurry"]
    assert play(at(30, timeouts=(0, 0)), "run", play=26).asked == ["offense_call", "hurry"]
    assert play(at(30), "run", play=25).asked == ["offense_call"]


@pytest.mark.parametrize(
    ("game", "paces"),
    [
        (at(30), ("45", "spike")),
        (at(30, quarter=2, clock="2:00"), ("45", "30", "spike")),
        (at(30, quarter=5, clock="1:00", timeouts=(2, 2)), ("45", "30", "spike")),
        (at(30, quarter=2, clock="2:15"), ("45", "spike")),
        (at(30, 3, 10, quarter=4, clock="1:00"), ("45", "30")),
    ],
)
def test_thirty_seconds_and_the_spike_where_they_are_allowed(game, paces):
    """GC-6, GC-R38: no spike before a fourth down."""
    assert play(game, "run", play=41).offered("hurry") == paces


def test_before_fourth_down_with_more_than_two_minutes_nothing_is_left_to_ask():
    run = play(at(30, 3, 10, timeouts=(0, 0)), "run", play=41)
    assert (run.asked, run.seconds) == (["offense_call"], 45)


def test_a_hurried_play_costs_30_seconds():
    """GC-6."""
    assert play(at(30, quarter=4, clock="1:45"), "run", play=41, answers={"hurry": 30}).seconds == 30


def test_a_spike_uses_the_coming_down_and_makes_the_play_before_it_15_seconds():
    """GC-R38."""
    spiked = play(at(30), "run", play=41, answers=SPIKE)
    assert (spiked.spot, spiked.seconds) == ((HOME, 33, 3, 7), 15)
    first = play(at(30), "short", play=13, answers=SPIKE)
    assert first.spot == (HOME, 56, 2, 10)


def test_a_spike_ends_an_advantage_that_the_play_has_just_armed():
    """GC-R38."""
    game = at(30, clock="12:45")
    assert play(game, "run", play=41).game.advantage == "M"
    assert play(game, "run", play=41, answers=SPIKE).game.advantage == ""


@pytest.mark.parametrize(("quarter", "left"), [(2, 120), (4, 120), (5, 120), (1, 90), (3, 90)])
def test_the_clock_stops_at_two_minutes(quarter, left):
    """GC-R18."""
    timeouts = (2, 2) if quarter == 5 else (3, 3)
    run = play(at(30, quarter=quarter, clock="2:15", timeouts=timeouts), "run", play=41)
    assert run.game.clock.seconds == left
    assert ("GC-R18" in run.why) is (left == 120)


def test_the_play_that_brings_the_warning_has_no_two_minute_note():
    """GC-R18."""
    assert play(at(30, quarter=2, clock="2:15"), "run", play=12).game.y == 49


@pytest.mark.parametrize(("clock", "letter"), [("13:15", "M"), ("12:45", "M"), ("12:30", ""), ("13:30", "")])
def test_a_letter_is_armed_when_the_clock_passes_or_lands_on_its_box(clock, letter):
    """GC-11, GC-R19: the box 12:30 of the first period; 13:15 less 45 lands on it."""
    run = play(at(30, clock=clock), "run", play=41)
    assert run.game.advantage == letter
    assert ("GC-R19" in run.why) is bool(letter)


@pytest.mark.parametrize(
    ("letter", "call", "thrown"),
    [("L", "long", 55), ("M", "medium", 56), ("T", "trick", 56), ("L", "long", 61)],
)
def test_with_the_advantage_an_interception_falls_incomplete(letter, call, thrown):
    """GC-11."""
    fell = play(at(30, advantage=letter), call, play=thrown)
    assert (fell.spot, fell.seconds) == ((HOME, 30, 2, 10), 15)
    assert "GC-11" in fell.why


def test_with_the_advantage_there_are_no_fumbles():
    """GC-11, GC-R20: break 12 too."""
    assert play(at(30, advantage="M"), "medium", play=31).spot == (HOME, 42, 1, 10)
    assert play(at(30, advantage="T"), "trick", play=36).spot == (HOME, 23, 2, 17)
    assert play(at(10, advantage="M"), "medium", play=11, **{"break": 12}).spot == (HOME, 50, 1, 10)


def test_another_call_gets_nothing_of_the_advantage_and_ends_it():
    """GC-11."""
    lost = play(at(30, advantage="L"), "medium", play=56, turnover_return=3)
    assert lost.game.offense is AWAY
    kept = play(at(30, advantage="L", clock="8:00"), "run", play=26)
    assert kept.game.advantage == ""


def test_rare_plays_know_no_advantage():
    """GC-11, GC-R20."""
    lost = play(at(30, side=AWAY, advantage="M"), "medium", play=14, rare=21)
    assert lost.game.offense is HOME


def test_the_advantage_lapses_with_possession_period_and_half():
    """GC-11."""
    box = at(30, clock="12:45", down=4)
    assert play(box, "run", play=41).game.advantage == ""
    assert play(at(30, clock="12:45"), "medium", play=56, turnover_return=10).game.advantage == ""
    late = at(30, quarter=3, clock="0:15", advantage="L")
    assert play(late, "run", play=41).game.advantage == ""


def test_kickoffs_and_tries_never_arm_a_letter():
    """GC-R51: a kickoff at 12:45 passes the M of 12:30."""
    assert play(kicking(clock="12:45"), "deep", kickoff=4).game.advantage == ""
    onside = play(kicking(clock="12:45"), "onside", onside=7)
    assert (onside.game.offense, onside.game.advantage) == (HOME, "")


def test_a_won_challenge_leaves_possession_unchanged_so_that_a_letter_may_be_armed():
    """GC-R77."""
    game = at(30, clock="12:45")
    won = play(game, "medium", play=56, turnover_return=4, challenge="2+2", answers={"challenge": "yes"})
    assert won.game.advantage == "M"


def test_an_accepted_foul_that_gives_the_ball_back_may_arm_a_letter():
    """GC-R77: interference instead of an interception."""
    game = at(30, clock="12:45")
    back = play(game, "medium", play=[62, 56], turnover_return=7, penalty=11, answers={"penalty": "accept"})
    assert (back.spot, back.game.advantage) == ((HOME, 50, 1, 10), "M")


def test_the_later_of_two_letters_would_count():
    """Section 5: cannot happen with the printed boxes."""
    from bowlbound_desktop.games.gridiron_chaos.rules.clock import crossed
    from bowlbound_desktop.kernel.clock import Clock

    assert crossed(at(30, clock="13:00"), Clock(1, 600)) == "L"


@pytest.mark.parametrize(
    ("what", "dice"), [("deep", {"kickoff": 4}), ("deep", {"kickoff": 12}), ("onside", {"onside": 7})]
)
def test_every_kickoff_costs_15_seconds(what, dice):
    """GC-R50, GC-R16: also out of bounds, also when the kickers keep it."""
    assert play(kicking(), what, **dice).seconds == 15


def test_a_field_goal_call_costs_15_whatever_comes_of_it():
    """GC-R50: a fake, and an own recovery before fourth down."""
    assert play(at(60), "field_goal", field_goal="6+6").seconds == 15
    assert play(at(60), "field_goal", field_goal="5+6", recovery=3).seconds == 15


def test_a_fake_punt_is_a_completed_pass_and_an_own_recovery_is_a_run():
    """GC-R50: 45 seconds as long as the kicking side keeps the ball."""
    assert play(at(30), "punt", punt=2).seconds == 45
    assert play(at(30, 2), "punt", punt=4, recovery=3).seconds == 45
    assert play(at(30, 4), "punt", punt=4, recovery=3).seconds == 15


def test_scores_and_flags_and_challenges_stop_the_clock():
    """GC-6."""
    assert play(at(70), "long", play=12).seconds == 15
    declined = play(at(30), "run", play=[62, 26], penalty=41, answers={"penalty": "decline"})
    assert (declined.seconds, declined.game.y) == (15, 37)
    challenged = play(
        at(30, score=BEHIND), "run", play=14, rare=34, challenge="1+2", answers={"challenge": "yes"}
    )
    assert (challenged.seconds, challenged.game.y) == (15, 39)


def test_a_try_costs_nothing():
    """GC-6, GC-R50: a challenged one neither."""
    assert play(kicking("try"), extra_point="3+4").seconds == 0
    two = play(kicking("try"), answers={"try": "two", "challenge": "yes"}, two_point=9, challenge="1+2")
    assert (two.seconds, two.game.timeouts) == (0, (3, 2))
