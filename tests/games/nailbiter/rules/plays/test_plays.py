"""Results of plays: cells, rush, fumbles, interceptions, strips, X marks (NB-B9 to NB-B16)."""

import pytest

from tests.games.nailbiter.scenes import AWAY, HOME, at, call, down, play, rare, trouble


@pytest.mark.parametrize(
    ("name", "total", "ball"),
    [
        ("line_run", 5, "home 32"), ("line_run", 9, "home 16"), ("end_run", 8, "home 13"),
        ("draw_play", 7, "home 21"),
        ("dive_play", 10, "home 23"), ("qb_sneak", 10, "home 24"), ("reverse", 8, "home 10"),
        ("reverse", 7, "home 45"),
    ],
)  # fmt: skip
def test_runs_gain_what_their_column_says(name, total, ball):
    """NB-B14: plain numbers, also of parentheses."""
    assert call(name, {"rushing": [total]})["ball"] == ball


@pytest.mark.parametrize(
    ("name", "total", "ball"),
    [
        ("short_pass", 3, "home 35"), ("short_pass", 4, "home 14"), ("screen_pass", 10, "home 38"),
        ("medium_pass", 5, "home 34"), ("deep_pass", 7, "home 43"), ("deep_pass", 4, "home 10"),
        ("long_pass", 12, "50"), ("long_pass", 4, "home 8"), ("screen_pass", 7, "home 20"),
    ],
)  # fmt: skip
def test_passes_gain_what_their_column_says(name, total, ball):
    """NB-B11, NB-B13; NB-R5: sacks carry their own length."""
    dice = {"passing": [total]}
    assert call(name, dice)["ball"] == ball


def test_a_long_pass_on_first_down_gains_sixty():
    """NB-R10: the other rows as printed."""
    assert call("long_pass", {"passing": [10]}, down=1)["ball"] == "away 20"
    assert call("long_pass", {"passing": [10]}, down=2)["ball"] == "away 36"
    ghost = play(
        offense=AWAY,
        ball="away 20",
        answers={"defense_call": ["goal_line"]},
        dice={"selection": [2], "passing": [4]},
    )
    assert ghost["ball"] == "away 35"


@pytest.mark.parametrize(("to_go", "ball"), [(20, "home 34"), (19, "home 28")])
def test_third_and_twenty_opens_the_short_pass(to_go, ball):
    assert call("short_pass", {"passing": [7]}, down=3, to_go=to_go)["ball"] == ball


@pytest.mark.parametrize(("ball", "after"), [("away 9", "away 9"), ("away 10", "try")])
def test_inside_the_10_means_nearer_than_it(ball, after):
    """NB-B18, NB-R6: by the sum."""
    state = call("medium_pass", {"passing": [6]}, ball=ball)
    assert after in (state["next"], state["ball"])


def test_under_two_minutes_is_every_drill():
    """NB-B18."""
    drill = {"quarter": 4, "clock": "2:00", "score": {"away": 7}}
    assert call("line_run", {"rushing": [10]}, **drill)["ball"] == "home 21"
    assert call("long_pass", {"passing": [7]}, **drill)["ball"] == "home 20"
    assert call("line_run", {"rushing": [10]}, quarter=4)["ball"] == "home 30"


def test_faces_matter_where_the_table_says_so():
    """NB-R4: 4+1 on a short pass is intercepted at 10."""
    assert "faces of a 5" in trouble(answers={"offense_call": ["short_pass"]}, dice={"passing": [5]})
    assert call("short_pass", {"passing": ["2+3"]})["down"] == 2
    state = call("short_pass", {"passing": ["1+4"], "turnover_return": [4]})
    assert at(state, "offense", "ball") == (AWAY, "home 30")
    deep = call("deep_pass", {"passing": ["4+1"], "turnover_return": [4]})
    assert deep["ball"] == "home 44"
    medium = call("medium_pass", {"passing": ["6+1"], "turnover_return": [4]})
    assert medium["ball"] == "home 34"


@pytest.mark.parametrize("yards", [1, 2])
def test_a_coached_run_in_parentheses_is_stopped_short(yards):
    """NB-B14: 3rd or 4th and two or less, or the defense's 1 or 2."""
    assert down(call("line_run", {"rushing": [6]}, down=3, to_go=yards)) == (4, yards, "home 20")
    assert call("line_run", {"rushing": [6]}, down=2, to_go=yards)["ball"] == "home 26"
    assert call("line_run", {"rushing": [6]}, down=3, to_go=yards + 2)["ball"] == "home 26"
    assert call("draw_play", {"rushing": [5]}, ball=f"away {yards}")["ball"] == f"away {yards}"
    assert call("draw_play", {"rushing": [5]}, ball="away 3")["next"] == "try"


def test_the_stop_comes_before_the_blitz_gain_and_stays_in_bounds():
    """NB-R26, NB-R69."""
    blitz = {"pending": "blitz"}
    stopped = call("end_run", {"rushing": [9]}, down=3, to_go=2, declared=blitz)
    assert stopped["ball"] == "home 20"
    drill = {"quarter": 4, "clock": "1:00", "score": {"away": 7}}
    gained = call("end_run", {"rushing": [9]}, declared=blitz, **drill)
    assert at(gained, "ball", "clock") == ("home 29", "0:40")
    plain = call("end_run", {"rushing": [9]}, **drill)
    assert at(plain, "ball", "clock") == ("home 36", "0:50")


@pytest.mark.parametrize(
    ("defense", "ball"), [("goal_line", "away 20"), ("blitz", "away 29"), ("none", "away 26")]
)
def test_a_ghost_run_in_parentheses_against_the_coachs_defenses(defense, ball):
    """NB-B14, NB-D1, NB-D2."""
    answers, dice = {"defense_call": [defense]}, {"selection": [6], "rushing": [6]}
    state = play(offense=AWAY, ball="away 20", answers=answers, dice=dice)
    assert state["ball"] == ball
    assert state["declared"]["called"] == {"blitz": defense == "blitz", "goal_line": defense == "goal_line"}


def test_one_defensive_call_a_play():
    """NB-R26, NB-D1: none, blitz or goal line."""
    sentence = trouble(
        offense=AWAY, ball="away 20", answers={"defense_call": ["both"]}, dice={"selection": [6]}
    )
    assert "none, blitz, goal_line" in sentence


def test_a_flag_rolls_again_and_the_penalty_follows():
    """NB-B9, NB-R11, NB-R45: the play is settled to its end first."""
    dice = {"rushing": [4, 4, 3], "recovery": [9], "turnover_return": [9], "penalty_running": [10]}
    state = call("line_run", dice)
    assert down(state) == (1, 10, "home 25")
    declined = call("line_run", dice, answers={"penalty": ["decline"]})
    assert down(declined) == (2, 5, "home 25")


@pytest.mark.parametrize(
    ("options", "total", "side"),
    [({}, 2, HOME), ({}, 10, AWAY), ({"favored": "away"}, 9, AWAY), ({"favored": "away"}, 11, HOME)],
)
def test_a_fumble_goes_by_rating_not_by_side(options, total, side):
    """NB-B10, NB-R53: the offense's recovery advances by the table."""
    state = call("line_run", {"rushing": [3], "recovery": [total], "turnover_return": [9]}, options=options)
    assert at(state, "offense", "ball") == ((HOME, "home 25") if side == HOME else (AWAY, "home 15"))


def test_a_ball_out_of_bounds_stays_with_the_fumbling_side():
    """NB-B10: row 12."""
    assert down(call("line_run", {"rushing": [3], "recovery": [12]})) == (2, 10, "home 20")


@pytest.mark.parametrize("total", [5, 7])
def test_an_own_recovery_gains_nothing_on_a_long_gain(total):
    """NB-R29."""
    state = call("line_run", {"rushing": [3], "recovery": [2], "turnover_return": [total]})
    assert down(state) == (2, 10, "home 20")


def test_a_coach_may_fall_on_a_ball_that_he_wins():
    """NB-R53: free_ball and interception."""
    dice = {"selection": [6], "rushing": [3], "recovery": [2]}
    fell = play(offense=AWAY, ball="away 20", answers={"free_ball": ["down"]}, dice=dice)
    assert at(fell, "next", "offense", "ball") == ("scrimmage", HOME, "away 20")
    back = play(offense=AWAY, ball="away 20", dice={**dice, "turnover_return": [10]})
    assert at(back, "next", "score") == ("try", {"home": 6, "away": 0})


def test_a_side_that_kept_the_ball_challenges_nothing():
    """NB-R53: row 8 of the returns after an own recovery."""
    state = call(
        "line_run", {"rushing": [3], "recovery": [2], "turnover_return": [8]}, answers={"challenge": ["yes"]}
    )
    assert down(state) == (2, 10, "home 20")


def test_an_interception_has_its_own_length_or_that_of_the_column():
    """NB-B11: a blitz interception of a deep pass is 20 yards downfield."""
    blitz = {"pending": "blitz"}
    state = call("deep_pass", {"blitz": [2], "turnover_return": [4]}, declared=blitz)
    assert at(state, "offense", "ball") == (AWAY, "home 40")
    long = call("long_pass", {"blitz": [6], "turnover_return": [4]}, declared=blitz)
    assert long["ball"] == "away 45"


@pytest.mark.parametrize(
    ("faces", "answer", "table"), [("6+3", "throw", "covered"), ("5+4", "run", "pressure")]
)
def test_a_rush_is_thrown_away_or_dared(faces, answer, table):
    """NB-B12."""
    away = call("short_pass", {"passing": [faces]})
    assert down(away) == (2, 10, "home 20")
    dared = call("short_pass", {"passing": [faces], table: [7]}, answers={table: [answer]})
    assert dared["ball"] == {"covered": "home 34", "pressure": "home 12"}[table]


def test_the_ghost_always_dares():
    """NB-B12: throws when covered, runs under pressure."""
    covered = {"selection": [7], "passing": ["6+3"], "covered": [6]}
    assert play(offense=AWAY, ball="away 20", dice=covered)["ball"] == "away 40"
    pressed = {"selection": [7], "passing": ["4+5"], "pressure": [8]}
    assert play(offense=AWAY, ball="away 20", dice=pressed)["ball"] == "away 36"


def test_a_rush_against_the_goal_line_defense_is_a_plain_gain():
    """NB-D1: faces do not matter there."""
    dice = {"selection": [7], "passing": [9]}
    state = play(offense=AWAY, ball="away 20", answers={"defense_call": ["goal_line"]}, dice=dice)
    assert state["ball"] == "away 29"


@pytest.mark.parametrize(
    ("name", "total", "gain"), [("screen_pass", 5, 30), ("medium_pass", 6, 25), ("long_pass", 7, 50)]
)
def test_c_gains_are_read_below_the_called_pass(name, total, gain):
    """NB-B13."""
    state = call(
        name, {"passing": ["6+3"], "covered": [total]}, answers={"covered": ["throw"]}, ball="home 10"
    )
    assert state["ball"] == f"home {10 + gain}" if 10 + gain < 50 else "away 40"


@pytest.mark.parametrize(("shown", "expected"), [(7, (HOME, "away 39")), (6, (AWAY, "50"))])
def test_the_coach_strips_a_ghost_carrier(shown, expected):
    """NB-B15: 7 wins the ball at the spot, anything else doubles the gain."""
    dice = {"selection": [6], "rushing": [2], "strip": [shown]}
    state = play(offense=AWAY, ball="away 28", answers={"strip": ["yes"]}, dice=dice)
    assert at(state, "offense", "ball") == expected


def test_a_strip_comes_before_the_sideline():
    """NB-R12: the clock still stops."""
    dice = {"selection": [6], "rushing": [2], "strip": [6]}
    drill = {"quarter": 4, "clock": "1:30", "score": {"away": 7}}
    state = play(offense=AWAY, ball="away 28", answers={"strip": ["yes"]}, dice=dice, **drill)
    assert at(state, "ball", "clock") == ("50", "1:20")


def test_no_strip_where_the_gain_scores():
    """NB-B15."""
    state = play(
        offense=AWAY, ball="home 8", answers={"strip": ["yes"]}, dice={"selection": [6], "rushing": [2]}
    )
    assert state["next"] == "try"


def test_an_x_is_armed_and_fires_on_a_sack_in_the_very_next_play():
    """NB-B16, NB-R24, NB-R47: 4 and 8 arm, only an 8 fires, and the third string comes in at once."""
    blitz = {"pending": "blitz"}
    armed = call("short_pass", {"blitz": [8]}, declared=blitz)
    assert armed["declared"]["hurting"] == "home"
    hurting = {**blitz, "hurting": "home"}
    fired = call("short_pass", {"blitz": [8]}, declared=hurting)
    assert fired["declared"]["quarterback"]["home"] == "third"
    assert fired["declared"]["hurting"] == "none"
    again = call("short_pass", {"blitz": [4]}, declared=hurting)
    assert at(again["declared"], "hurting")[0] == "home"
    assert again["declared"]["quarterback"]["home"] == "starter"
    cleared = call("line_run", {"rushing": [7]}, declared={"hurting": "home"})
    assert cleared["declared"]["hurting"] == "none"


def test_another_sides_ball_clears_an_x():
    """NB-R47."""
    state = call("short_pass", {"blitz": [8]}, down=4, declared={"pending": "blitz"})
    assert at(state, "offense", "declared")[0] == AWAY
    assert state["declared"]["hurting"] == "none"


@pytest.mark.parametrize(("shown", "timeouts", "offense"), [(1, 3, HOME), (2, 2, AWAY), (6, 2, AWAY)])
def test_a_challenge_reverses_on_a_one_and_costs_a_time_out_otherwise(shown, timeouts, offense):
    """NB-B17: an interception challenged is incomplete; success is free."""
    dice = {"passing": [2], "turnover_return": [8], "challenge": [shown]}
    state = call("short_pass", dice, answers={"challenge": ["yes"]})
    assert at(state, "offense", "timeouts") == (offense, {"home": timeouts, "away": 3})
    if offense == HOME:
        assert down(state) == (2, 10, "home 20")


def test_no_time_out_no_challenge():
    """NB-R35: the ghost too."""
    dice = {"passing": [2], "turnover_return": [8]}
    state = call("short_pass", dice, timeouts={"home": 0}, answers={"challenge": ["yes"]})
    assert state["offense"] == AWAY
    ghost = rare(61, timeouts={"away": 0})
    assert ghost["ball"] == "home 35"


def test_the_ghost_challenges_what_can_gain():
    """NB-B17: a favored 15 yard catch is disputed by the ghost."""
    lost = rare(61, dice={"challenge": [4]})
    assert at(lost, "ball", "timeouts") == ("home 35", {"home": 3, "away": 2})
    won = rare(61, dice={"challenge": [1]})
    assert down(won) == (2, 10, "home 20")


def test_a_loss_into_the_own_end_zone_is_a_safety():
    """Section 5, NB-R83: the goal line itself too."""
    assert call("line_run", {"rushing": [9]}, ball="home 4")["next"] == "safety-kick"
    assert call("line_run", {"rushing": [9]}, ball="home 5")["ball"] == "home 1"


def test_a_gain_into_the_end_zone_scores_before_its_fumble():
    """Section 5."""
    assert call("reverse", {"rushing": [3]}, ball="away 22")["next"] == "try"


@pytest.mark.parametrize(("total", "scorer"), [(2, AWAY), (10, AWAY), (12, AWAY)])
def test_a_fumble_behind_the_own_goal_line(total, scorer):
    """NB-R83: own recovery a safety, the other side's a touchdown."""
    dice = {"passing": ["5+4"], "pressure": [10], "recovery": [total]}
    state = call("short_pass", dice, ball="home 3", answers={"pressure": ["run"]})
    assert at(state, "next", "offense") == (("try", AWAY) if total == 10 else ("safety-kick", HOME))
    assert state["score"][scorer] == (6 if total == 10 else 2)


@pytest.mark.parametrize(
    ("first", "second", "ball"),
    [(11, 7, "home 23"), (7, 11, "home 23"), (12, 9, "home 16"), (6, 2, "home 26"), (4, 5, None)],
)
def test_the_less_favorable_of_two_throws(first, second, ball):
    """NB-R25, NB-R74: a flag counts 0, and one that is kept is thrown again once."""
    dice = {"rushing": [first, second]}
    if ball is None:
        dice = {"rushing": [first, second, 7], "penalty_running": [10]}
        ball = "home 25"
    assert call("line_run", dice, declared={"counts": {"line_run": 4}})["ball"] == ball


def test_a_fumble_is_worse_than_any_loss_and_inches_are_half_a_yard():
    """NB-R25."""
    counts = {"counts": {"line_run": 4, "dive_play": 1}}
    fumbled = call("line_run", {"rushing": [9, 3], "recovery": [12]}, declared=counts)
    assert fumbled["ball"] == "home 20"
    inches = call("dive_play", {"rushing": [7, 6]}, declared=counts, down=3, to_go="inches")
    assert down(inches) == (1, 10, "home 20")


@pytest.mark.parametrize(
    ("name", "ball"), [("trick_play", "50"), ("bomb", "50"), ("timing_pattern", "away 9")]
)
def test_special_plays_are_rolled_twice_beyond_one(name, ball):
    """NB-R66, NB-D12."""
    rolls = {"trick_play": [2, 4], "bomb": [2, 5], "timing_pattern": [6, 3]}[name]
    assert call(name, {name: rolls}, ball=ball, declared={"counts": {name: 1}})["ball"] == ball
    assert call(name, {name: rolls[1:]}, ball=ball)["ball"] == ball
