"""The two-minute drill: clock, time outs, spikes, knees, ends of periods (NB-C1 to NB-C3, NB-D5 to NB-D7)."""

import pytest

from tests.games.nailbiter.scenes import AWAY, HOME, at, down, play, trouble

BEHIND, AHEAD = {"away": 7}, {"home": 7}
Q2 = {"quarter": 2, "clock": "1:00"}
Q4 = {"quarter": 4, "clock": "1:00", "score": BEHIND}


def call(name, dice, **more):
    answers = {"offense_call": [name], **more.pop("answers", {})}
    return play(answers=answers, dice=dice, **{**Q4, **more})


def ghost(dice, **more):
    changes = {**Q4, "ball": "away 30", **more}
    return play(offense=AWAY, dice=dice, **changes)


@pytest.mark.parametrize(("tempo", "clock"), [("20", "0:40"), (40, "0:20")])
def test_a_play_in_bounds_takes_20_or_40_seconds(tempo, clock):
    """NB-C3: the offense's choice, runs, completions and sacks alike."""
    assert call("line_run", {"rushing": [7]}, answers={"tempo": [tempo]})["clock"] == clock
    assert call("short_pass", {"passing": [7]}, answers={"tempo": [tempo]})["clock"] == clock
    assert call("short_pass", {"passing": [4]}, answers={"tempo": [tempo]})["clock"] == clock


@pytest.mark.parametrize(
    ("name", "dice"),
    [
        ("end_run", {"rushing": [7]}),
        ("short_pass", {"passing": [8]}),
        ("line_run", {"rushing": [4, 7], "penalty_running": [10]}),
        ("short_pass", {"passing": [2], "turnover_return": [4], "ghost_fall": [6]}),
        ("line_run", {"rushing": [3], "recovery": [12]}),
    ],
)
def test_out_of_bounds_flags_incompletions_and_turnovers_take_10(name, dice):
    """NB-C3."""
    assert call(name, dice)["clock"] == "0:50"


def test_a_drill_never_launches():
    """NB-C2: for either side, anywhere."""
    assert call("line_run", {"rushing": [12]}, to_go=1, down=2)["next"] == "scrimmage"
    over = call("line_run", {"rushing": [7]}, down=4)
    assert at(over, "next", "offense", "clock", "entry") == ("scrimmage", AWAY, "0:50", 5)


def test_field_goals_take_10_and_tries_nothing():
    """NB-C3, NB-R48."""
    kick = call("field_goal", {"field_goal": [7]}, ball="away 20", down=2)
    assert at(kick, "next", "clock") == ("kickoff", "0:50")
    tried = play("try", HOME, dice={"extra_point": [7]}, quarter=4, clock="0:50", score={"home": 6})
    assert at(tried, "next", "clock") == ("kickoff", "0:50")


@pytest.mark.parametrize(("total", "clock"), [(9, "0:50"), (5, "1:00"), (12, "0:50")])
def test_kickoffs_take_10_and_touchbacks_nothing(total, clock):
    """NB-R31, NB-R48."""
    state = play("kickoff", AWAY, dice={"kickoff": [total]}, quarter=2, clock="1:00")
    assert at(state, "next", "clock") == ("scrimmage", clock)


def test_the_kickoff_that_opens_the_drill_takes_no_time():
    """NB-R48, NB-R84: a return touchdown leaves the drill open with its full time."""
    opened = play("kickoff", AWAY, dice={"kickoff": [9]}, quarter=2, entry=5)
    assert opened["clock"] == "1:10"
    scored = play("kickoff", AWAY, dice={"kickoff": [7], "long_gain": [6]}, quarter=2, entry=5)
    assert at(scored, "next", "clock", "entry") == ("try", "1:10", 5)


def test_a_touchdown_or_safety_from_scrimmage_takes_20_without_a_choice():
    """NB-R48."""
    score = call("line_run", {"rushing": [12]}, ball="away 1", answers={"tempo": [40]})
    assert at(score, "next", "clock") == ("try", "0:40")
    safety = call("safety", {}, ball="home 15")
    assert at(safety, "next", "clock") == ("safety-kick", "0:40")


def test_a_defensive_return_touchdown_takes_10():
    """NB-R84."""
    dice = {"passing": [2], "turnover_return": [5], "long_gain": [6], "ghost_fall": [6]}
    assert at(call("short_pass", dice), "next", "clock") == ("try", "0:50")


@pytest.mark.parametrize("side", [HOME, AWAY])
def test_a_time_out_after_a_play_in_bounds_makes_it_10(side):
    """NB-C3, NB-R50: the offense first, then the defense."""
    if side == HOME:
        state = call("line_run", {"rushing": [7]}, answers={"timeout.home": ["call"]})
    else:
        state = call("line_run", {"rushing": [7]}, score=AHEAD)
    assert state["clock"] == "0:50"
    assert state["timeouts"][side] == 2


def test_an_underdogs_time_out_after_a_play_makes_it_10():
    """NB-R48, NB-B7: medium pass 10."""
    state = call("medium_pass", {"passing": [10]}, answers={"tempo": [40]})
    assert at(state, "clock", "timeouts") == ("0:50", {"home": 3, "away": 2})
    none = call("medium_pass", {"passing": [10]}, answers={"tempo": [40]}, timeouts={"away": 0})
    assert none["clock"] == "0:20"


def test_a_spike_takes_a_down_and_no_further_time():
    """NB-D6, NB-R49: offered before a coming down 1 to 3."""
    state = call("line_run", {"rushing": [7]}, answers={"tempo": ["spike"]})
    assert (*down(state), state["clock"]) == (3, 7, "home 23", "0:50")
    first = call("line_run", {"rushing": [7]}, to_go=3, answers={"tempo": ["spike"]})
    assert down(first) == (2, 10, "home 23")
    sentence = trouble(
        answers={"offense_call": ["line_run"], "tempo": ["spike"]}, dice={"rushing": [7]}, down=3, **Q4
    )
    assert "20, 40" in sentence


def test_a_knee_loses_two_yards_and_40_seconds():
    """NB-D5: and has no tempo; only in a drill."""
    state = call("knee", {}, score=BEHIND, clock="1:30")
    assert (*down(state), state["clock"]) == (2, 12, "home 18", "0:50")
    assert "drill" in trouble(answers={"offense_call": ["knee"]})


def test_a_safety_on_purpose_at_or_inside_the_own_15():
    """NB-D7."""
    state = play(ball="home 15", answers={"offense_call": ["safety"]})
    assert at(state, "next", "offense", "score") == ("safety-kick", HOME, {"home": 0, "away": 2})
    assert "own 15" in trouble(ball="home 16", answers={"offense_call": ["safety"]})


def test_a_snap_at_0_10_asks_nothing_afterwards():
    """NB-C3: 0:00, whatever the play."""
    state = call("line_run", {"rushing": [7]}, clock="0:10", answers={"timeout.home": ["call"]}, score={})
    assert at(state, "next", "quarter", "timeouts") == ("kickoff", 5, {"home": 2, "away": 2})


def test_a_touchdown_with_the_last_second_has_its_try():
    """NB-A14."""
    state = call("line_run", {"rushing": [12]}, ball="away 1", clock="0:10", score={})
    assert at(state, "next", "clock") == ("try", "0:00")
    half = play("try", HOME, quarter=2, clock="0:00", score={"home": 6}, dice={"extra_point": [7]})
    assert at(half, "next", "offense", "quarter", "entry", "clock") == ("kickoff", HOME, 3, 1, "none")
    final = play(
        "try", HOME, quarter=4, clock="0:00", score={"home": 6, "away": 7}, dice={"extra_point": [2]}
    )
    assert final["next"] == "end"
    level = play(
        "try", HOME, quarter=4, clock="0:00", score={"home": 6, "away": 7}, dice={"extra_point": [7]}
    )
    assert at(level, "next", "offense", "quarter", "entry") == ("kickoff", HOME, 5, 1)


def test_overtime_is_for_a_level_score_and_the_first_score_wins():
    """NB-R27, NB-R62: a touchdown needs no try; else it is a tie."""
    scored = play(
        ball="away 1", quarter=5, entry=2, answers={"offense_call": ["line_run"]}, dice={"rushing": [12]}
    )
    assert at(scored, "next", "score") == ("end", {"home": 6, "away": 0})
    kicked = play(
        ball="away 20",
        down=4,
        quarter=5,
        entry=2,
        answers={"offense_call": ["field_goal"]},
        dice={"field_goal": [7]},
    )
    assert kicked["next"] == "end"
    safety = play(ball="home 10", quarter=5, entry=2, answers={"offense_call": ["safety"]})
    assert at(safety, "next", "score") == ("end", {"home": 0, "away": 2})
    tie = play(quarter=5, clock="0:10", answers={"offense_call": ["line_run"]}, dice={"rushing": [7]})
    assert at(tie, "next", "score") == ("end", {"home": 0, "away": 0})


def test_a_decided_fourth_quarter_ends_the_game():
    """NB-A14, NB-R62."""
    assert call("line_run", {"rushing": [7]}, clock="0:10")["next"] == "end"


def test_a_new_half_has_new_time_outs():
    """NB-A14: three a half, two in overtime."""
    state = call("line_run", {"rushing": [7]}, clock="0:10", quarter=2, timeouts={"home": 0, "away": 1})
    assert state["timeouts"] == {"home": 3, "away": 3}


def test_the_drill_begins_with_a_punt_or_turnover_that_gives_the_coach_the_ball():
    """NB-C1: from then on the entry stays."""
    state = play(
        offense=AWAY, ball="away 20", down=4, quarter=2, entry=4, dice={"punt": [9], "punt_return": [3]}
    )
    assert at(state, "next", "offense", "entry", "clock") == ("scrimmage", HOME, 5, "1:10")


def test_a_ball_fumbled_away_under_the_drills_entry_opens_the_drill_for_the_ghost():
    """NB-R37, NB-C1."""
    dice = {"kickoff": [2], "recovery": [10], "turnover_return": [4]}
    state = play("kickoff", AWAY, quarter=2, entry=5, dice=dice)
    assert at(state, "offense", "entry", "clock") == (AWAY, 5, "1:10")


def test_an_own_recovery_in_bounds_takes_the_offenses_time():
    """NB-C3."""
    dice = {"rushing": [3], "recovery": [2], "turnover_return": [9]}
    assert call("line_run", dice, answers={"tempo": [40]})["clock"] == "0:20"


def test_a_ball_won_straight_back_takes_10():
    """NB-R48, NB-R71."""
    dice = {"passing": [2], "turnover_return": [2], "ghost_fall": [6]}
    assert at(call("short_pass", dice), "offense", "down", "clock") == (HOME, 1, "0:50")


@pytest.mark.parametrize(
    ("changes", "number"),
    [
        ({"score": AHEAD}, None),
        ({"score": {}}, 4),
        ({"score": {}, "clock": "0:40"}, 2),
        ({"score": {}, "clock": "0:50"}, 4),
        ({"score": BEHIND}, 0),
        ({**Q2, "ball": "home 20", "score": {}}, 3),
        ({**Q2, "ball": "home 36", "score": {}}, 3),
        ({**Q2, "ball": "home 37", "score": {}}, 1),
        ({**Q2, "ball": "home 45", "score": AHEAD}, 1),
    ],
)
def test_a_ghost_defense_calls_time_out_by_its_numbers(changes, number):
    """NB-G5, NB-R60, NB-R79: 6 when behind needs no die; in Q2 only its own lines."""
    asked = {} if number in (None, 0) else {"ghost_timeout": [number]}
    taken = call("line_run", {"rushing": [7], **asked}, **changes)
    assert taken["timeouts"]["away"] == (3 if number == 0 else 2)
    if asked:
        refused = call("line_run", {"rushing": [7], "ghost_timeout": [number + 1]}, **changes)
        assert refused["timeouts"]["away"] == 3


@pytest.mark.parametrize(
    ("changes", "number"),
    [
        ({"score": AHEAD}, 5),
        ({"score": {}}, 0),
        ({**Q2, "ball": "home 49", "score": {}}, 5),
        ({**Q2, "ball": "50", "score": {}}, 5),
        ({**Q2, "ball": "away 40", "score": AHEAD}, 0),
    ],
)
def test_a_ghost_offense_calls_time_out_by_its_numbers(changes, number):
    """NB-G5: behind, or in Q2 past midfield after the play."""
    asked = {"ghost_timeout": [number]} if number else {}
    rolls = (
        {"selection": [5], "rushing": [6]}
        if changes["score"] == AHEAD
        else {"selection": [6], "rushing": [7]}
    )
    assert ghost({**rolls, **asked}, **changes)["timeouts"]["away"] == (2 if number else 3)


@pytest.mark.parametrize(
    ("changes", "clock"),
    [
        ({"score": {}}, "0:40"),
        ({"score": BEHIND, "clock": "2:00"}, "1:20"),
        ({**Q2, "score": {}, "ball": "away 39"}, "0:40"),
        ({**Q2, "score": {}, "ball": "away 37"}, "0:20"),
    ],
)
def test_the_ghosts_tempo(changes, clock):
    """NB-G6, NB-R77: level takes 20 always, ahead 40; in Q2 by his own 40."""
    assert ghost({"selection": [6], "rushing": [7]}, **changes)["clock"] == clock


def test_the_ghost_spikes_when_he_must():
    """NB-G6, NB-R60: trailing, no time out, 0:20."""
    changes = {"score": AHEAD, "clock": "0:20", "timeouts": {"away": 0}}
    spiked = ghost({"selection": [5], "rushing": [6], "ghost_spike": [5]}, **changes)
    assert (*down(spiked), spiked["clock"]) == (3, 6, "away 34", "0:10")
    not_spiked = ghost({"selection": [5], "rushing": [6], "ghost_spike": [6]}, **changes)
    assert not_spiked["next"] == "end"


def test_the_ghost_kneels_ahead_when_the_clock_cannot_be_stopped():
    """NB-G6, NB-R59: the coach's time outs count ten seconds a knee."""
    kneel = ghost({}, score=BEHIND, clock="1:10")
    assert at(kneel, "ball", "clock") == ("away 28", "0:30")
    plays = ghost({"selection": [6], "rushing": [7]}, score=BEHIND, clock="1:20")
    assert plays["ball"] == "away 33"
    spent = ghost({}, score=BEHIND, clock="2:00", timeouts={"home": 0})
    assert spent["ball"] == "away 28"


@pytest.mark.parametrize(("shown", "ball"), [(5, "away 22"), (6, "away 27")])
def test_the_ghost_kneels_when_he_is_pinned_before_halftime(shown, ball):
    """NB-G6: under 0:30 inside his own 25."""
    dice = {"ghost_knee": [shown], **({} if shown == 5 else {"selection": [6], "rushing": [7]})}
    answers = {"timeout.home": ["call"]}
    state = ghost(dice, quarter=2, clock="0:20", score={}, ball="away 24", answers=answers)
    assert at(state, "ball", "clock") == (ball, "0:10")
