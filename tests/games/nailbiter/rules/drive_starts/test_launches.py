"""Launch results, jolts and shifts (NB-B1 to NB-B8, NB-D9 and the rulings about them)."""

import pytest

from tests.games.nailbiter.scenes import AWAY, HOME, at, down, play, trouble

WEATHER = {"chart": "bad_weather"}
FAVORED, UNDERDOG = {"favored": "home"}, {"favored": "away"}


def launch(roll, ball="home 35", offense=HOME, dice=None, **more):
    return play("launch", offense, dice={"launch": [roll], **(dice or {})}, ball=ball, **more)


def jolt(total, offense=HOME, ball="home 35", dice=None, **more):
    quarter, entry = (3, 2) if offense == HOME else (1, 4)
    return play(
        "jolt",
        offense,
        ball=ball,
        quarter=quarter,
        entry=entry,
        dice={"jolt": [total], **(dice or {})},
        **more,
    )


def test_a_rare_launch_moves_first_and_leaves_the_rare_play_to_come():
    """NB-B1."""
    state = launch(35)
    assert (state["next"], *down(state)) == ("rare", 2, 18, "home 47")


@pytest.mark.parametrize(("offense", "pending"), [(HOME, "play_clock"), (AWAY, "none")])
def test_the_play_clock_runs_down_for_the_coach_only(offense, pending):
    """NB-B2, NB-R14."""
    assert launch(42, offense=offense, ball=f"{offense} 35")["declared"]["pending"] == pending


def test_a_time_out_buys_the_call_and_none_left_means_drawn():
    """NB-B2."""
    clock = {"pending": "play_clock"}
    answers = {"play_clock": ["timeout"], "offense_call": ["qb_sneak"]}
    state = play(declared=clock, answers=answers, dice={"rushing": [7]}, down=3, to_go=1)
    assert at(state, "timeouts", "ball") == ({"home": 2, "away": 3}, "home 22")
    none_left = play(
        declared=clock, timeouts={"home": 0}, down=2, to_go=9, dice={"selection": [7], "rushing": [7]}
    )
    assert none_left["ball"] == "home 23"


def test_a_drawn_pass_is_cut_to_the_spot():
    """NB-B2, NB-R22: normal limits on pass length apply."""
    dice = {"selection": [2], "passing": [7]}
    state = play(ball="away 20", declared={"pending": "play_clock"}, dice=dice)
    assert state["next"] == "try"


def test_the_ghost_shows_blitz_to_a_pass_and_gives_a_run_nine():
    """NB-B3, NB-B14."""
    shown = launch(43)
    assert shown["declared"]["pending"] == "blitz"
    blitz = {"pending": "blitz"}
    passed = play(declared=blitz, answers={"offense_call": ["medium_pass"]}, dice={"blitz": [10]})
    assert passed["ball"] == "home 45"
    run = play(declared=blitz, answers={"offense_call": ["line_run"]}, dice={"rushing": [6]})
    assert run["ball"] == "home 29"
    plain = play(declared=blitz, answers={"offense_call": ["line_run"]}, dice={"rushing": [7]})
    assert plain["ball"] == "home 23"


def test_a_blitz_does_nothing_to_trick_play_bomb_and_timing_pattern():
    """NB-R46."""
    state = play(
        declared={"pending": "blitz"}, answers={"offense_call": ["trick_play"]}, dice={"trick_play": [2]}
    )
    assert state["ball"] == "home 42"


@pytest.mark.parametrize(
    ("shown", "expected"), [(1, ("launch", 1, 10)), (2, ("launch", 1, 10)), (3, ("scrimmage", 3, "inches"))]
)
def test_a_measurement_costs_a_time_out_and_succeeds_on_one_and_two(shown, expected):
    """NB-B4, NB-R1, NB-R38: right after the launch that left inches."""
    state = launch(34, answers={"measure": ["yes"]}, dice={"measurement": [shown]})
    assert at(state, "next", "down", "to_go") == expected
    assert state["timeouts"]["home"] == 2


def test_no_measurement_without_a_time_out_nor_for_the_ghost():
    """NB-B4."""
    assert launch(34, timeouts={"home": 0})["to_go"] == "inches"
    assert launch(34, offense=AWAY, ball="away 20")["to_go"] == "inches"


@pytest.mark.parametrize(
    ("call", "total", "to_go", "result"),
    [
        ("qb_sneak", 9, "inches", (1, 10, "home 20")),
        ("qb_sneak", 8, "inches", (4, "inches", "home 20")),
        ("qb_sneak", 9, 1, (4, 1, "home 20")),
        ("dive_play", 7, "inches", (1, 10, "home 21")),
        ("dive_play", 2, "inches", (4, 1, "home 19")),
        ("line_run", 9, "inches", (4, 4, "home 16")),
    ],
)
def test_inches_convert_inches_only(call, total, to_go, result):
    """NB-B4, NB-R39: a gain of 0 does not; yards lost become the to go."""
    state = play(down=3, to_go=to_go, answers={"offense_call": [call]}, dice={"rushing": [total]})
    assert down(state) == result


@pytest.mark.parametrize(("roll", "quarter"), [(64, 1), (65, 1), (65, 3)])
def test_a_long_gain_on_a_launch_may_score(roll, quarter):
    """NB-B5, NB-R16."""
    near = launch(roll, ball="home 48", quarter=quarter, dice={"long_gain": [7]})
    assert at(near, "next", "ball") == ("scrimmage", "away 1")
    score = launch(roll, quarter=quarter, dice={"long_gain": [3]})
    assert at(score, "next", "score") == ("try", {"home": 6, "away": 0})
    short = launch(roll, quarter=quarter, ball="home 20", dice={"long_gain": [12]})
    assert (short["next"], *down(short)) == ("launch", 1, 10, "home 44")


@pytest.mark.parametrize(
    ("options", "roll", "ball"),
    [
        (FAVORED, 14, "away 33"),
        (FAVORED, 55, "away 33"),
        (UNDERDOG, 55, "home 33"),
        (UNDERDOG, 14, "home 33"),
        ({}, 14, "home 33"),
        ({}, 55, "away 33"),
    ],
)
def test_a_switch_helps_the_favorite_and_hurts_the_underdog(options, roll, ball):
    """NB-B6, NB-R8: the booklet's 55 and 14; none between even teams."""
    assert launch(roll, options=options)["ball"] == ball


def test_bad_weather_switches_as_printed():
    """NB-R8: row 61 switches to 13, a turnover."""
    state = launch(61, options={**UNDERDOG, **WEATHER})
    assert at(state, "next", "offense", "ball") == ("launch", AWAY, "home 35")


def test_the_shift_comes_before_the_switch():
    """NB-R9: 61 with a gamble of three is 54, which an underdog switches to 13."""
    state = launch(61, offense=AWAY, ball="away 35", options=FAVORED, answers={"gamble": [3]})
    assert down(state) == (3, 15, "away 30")


@pytest.mark.parametrize(("options", "side"), [({}, AWAY), (FAVORED, AWAY), (UNDERDOG, HOME)])
def test_the_underdogs_time_out_is_charged_at_once(options, side):
    """NB-B7."""
    assert launch(31, options=options)["timeouts"][side] == 2


def test_an_underdog_without_time_outs_pays_nothing():
    """NB-R13."""
    assert launch(31, timeouts={"away": 0})["timeouts"] == {"home": 3, "away": 0}


@pytest.mark.parametrize(
    ("quarter", "ball"), [(1, "home 45"), (2, "home 45"), (3, "home 42"), (5, "home 42")]
)
def test_a_launch_turnover_is_a_run_in_the_first_half_and_a_pass_later(quarter, ball):
    """NB-B8: overtime counts as second half; recovery is certain."""
    state = launch(12, quarter=quarter, dice={"turnover_return": [4]})
    assert at(state, "offense", "ball") == (AWAY, ball)


def test_bad_weather_turnovers_are_not_returned():
    """NB-B8: four rows with one text."""
    for roll in (12, 13, 14, 15):
        assert at(launch(roll, options=WEATHER), "offense", "ball") == (AWAY, "home 35")


@pytest.mark.parametrize(
    ("quarter", "result"), [(1, ("launch", 1, 10, "home 45")), (3, ("scrimmage", 2, 3, "home 42"))]
)
def test_a_launch_turnover_reversed_leaves_the_first_down_play(quarter, result):
    """NB-R56, NB-B17."""
    dice = {"turnover_return": [8], "challenge": [1]}
    state = launch(12, quarter=quarter, dice=dice, answers={"challenge": ["yes"]})
    assert (state["next"], *down(state)) == result
    assert state["timeouts"]["home"] == 3


@pytest.mark.parametrize("roll", [11, 66])
def test_bad_weather_11_and_66_are_first_downs(roll):
    """NB-R17."""
    state = launch(roll, ball="home 20", options=WEATHER)
    assert (state["next"], *down(state)) == ("launch", 1, 10, "home 45")


def test_row_53_leaves_twenty_yards():
    """NB-R3: the chart, not the example."""
    assert down(launch(53, ball="home 16")) == (2, 20, "home 43")


def test_the_goal_line_caps_the_distance():
    """NB-R15."""
    assert down(launch(53, ball="away 40")) == (2, "goal", "away 13")


@pytest.mark.parametrize(
    ("string", "steps", "roll", "ball"),
    [("backup", 6, 23, "home 45"), ("backup", 7, 66, "home 28"), ("third", None, 33, "home 35")],
)
def test_quarterbacks_shift_the_coachs_launch(string, steps, roll, ball):
    """NB-D9, NB-R40: the backup adds, row 66 is his trap, the third string takes ten steps off."""
    answers = {"steps": [steps]} if steps else {}
    assert (
        launch(roll, quarter=3, declared={"quarterback": {"home": string}}, answers=answers)["ball"] == ball
    )


def test_the_backup_comes_in_after_halftime_for_good():
    """NB-D9."""
    state = launch(23, quarter=3, answers={"quarterback": ["backup"], "steps": ["6"]})
    assert state["declared"]["quarterback"]["home"] == "backup"
    assert state["ball"] == "home 45"
    early = launch(23, quarter=2, answers={"quarterback": ["backup"]})
    assert early["declared"]["quarterback"]["home"] == "starter"
    assert "not among" in trouble(
        "launch", quarter=3, answers={"quarterback": ["backup"], "steps": [5]}, dice={"launch": [23]}
    )


def test_the_ghosts_quarterbacks_and_a_gamble_make_one_shift():
    """NB-R23, NB-R40: the ghost's backup adds exactly six."""
    strings = {"quarterback": {"away": "backup"}}
    assert launch(23, offense=AWAY, ball="away 35", declared=strings)["ball"] == "away 45"
    both = launch(23, offense=AWAY, ball="away 35", declared=strings, answers={"gamble": [6]})
    assert both["ball"] == "away 39"
    third = {"quarterback": {"away": "third"}}
    assert launch(42, offense=AWAY, ball="away 35", declared=third)["ball"] == "away 41"
    trap = launch(66, offense=AWAY, ball="away 35", declared=strings, answers={"gamble": [6]})
    assert trap["ball"] == "away 28"


@pytest.mark.parametrize(
    ("total", "expected"),
    [
        (2, ("try", 1, "goal", "away 3")),
        (3, ("launch", 1, 10, "home 35")),
        (5, ("scrimmage", 1, 10, "away 25")),
        (6, ("launch", 1, 10, "away 45")),
        (7, ("rare", 1, 10, "home 35")),
        (8, ("scrimmage", 2, 13, "home 32")),
        (9, ("launch", 1, 10, "away 45")),
        (10, ("scrimmage", 1, 25, "home 20")),
        (12, ("scrimmage", 4, 17, "home 28")),
    ],
)
def test_jolts_of_a_coached_side(total, expected):
    """NB-A11, NB-R55: first downs at the new spot; 1st and 25 is played from the tables."""
    state = jolt(total)
    assert (state["next"], *down(state)) == expected


def test_jolt_3_brings_the_third_string_and_then_a_launch_minus_ten():
    """NB-R19."""
    state = jolt(3)
    assert state["declared"]["quarterback"]["home"] == "third"
    assert state["next"] == "launch"


@pytest.mark.parametrize(("shown", "expected"), [(4, ("scrimmage", 4, "inches")), (5, ("launch", 1, 10))])
def test_jolt_4_goes_ten_yards_on_and_throws_the_die(shown, expected):
    """NB-R55, NB-R38: no measurement is offered."""
    state = jolt(4, dice={"measurement": [shown]}, answers={"measure": ["yes"]})
    assert (*at(state, "next", "down", "to_go"), state["ball"]) == (*expected, "home 45")
    assert state["timeouts"]["home"] == 3


def test_jolt_5_beyond_the_goal_line_is_the_1():
    """NB-R70."""
    assert down(jolt(5, ball="away 35")) == (1, "goal", "away 1")


@pytest.mark.parametrize(("total", "to_go"), [(8, 13), (10, 25), (12, 17)])
def test_jolts_go_back_to_the_own_1_at_most(total, to_go):
    """NB-R70."""
    assert at(jolt(total, ball="home 2"), "ball", "to_go") == ("home 1", to_go)


def test_jolt_8_and_11_have_a_ghost_part():
    """NB-R20: a trick play and a reverse, and nobody is asked before."""
    trick = jolt(8, AWAY, "away 35", dice={"trick_play": [2]})
    assert (trick["next"], *down(trick)) == ("launch", 1, 10, "home 43")
    reverse = jolt(11, AWAY, "away 35", dice={"rushing": [9]})
    assert (reverse["next"], *down(reverse)) == ("scrimmage", 2, 8, "away 37")


def test_jolt_11_of_a_coached_side_is_intercepted_at_the_line():
    """NB-R20."""
    state = jolt(11, dice={"turnover_return": [9]})
    assert at(state, "offense", "ball", "entry") == (AWAY, "home 30", 3)


def test_a_launch_clears_an_x():
    """NB-R47."""
    assert launch(23, declared={"hurting": "home"})["declared"]["hurting"] == "none"
