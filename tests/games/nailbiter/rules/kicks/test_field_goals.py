"""Field goals, extra points and icing (NB-K5, NB-K6)."""

import pytest

from tests.games.nailbiter.scenes import AWAY, HOME, at, down, play, trouble, where

WEATHER = {"chart": "bad_weather"}


def goal(dice, ball="away 25", down=4, **more):
    return play(
        ball=ball,
        down=down,
        answers={"offense_call": ["field_goal"], **more.pop("answers", {})},
        dice=dice,
        **more,
    )


@pytest.mark.parametrize(("total", "good"), [(3, True), (5, True), (8, True), (7, True), (11, False)])
def test_a_field_goal_is_good_from_its_number_or_nearer(total, good):
    """NB-K5."""
    state = goal({"field_goal": [total]})
    if good:
        assert at(state, "next", "offense", "score") == ("kickoff", HOME, {"home": 3, "away": 0})
    else:
        assert where(state) == ("launch", AWAY, "away 32")


def test_bad_weather_needs_five_more():
    """NB-K5."""
    assert goal({"field_goal": [8]}, ball="away 20", options=WEATHER)["score"]["home"] == 3
    assert goal({"field_goal": [8]}, ball="away 21", options=WEATHER)["score"]["home"] == 0
    assert (
        play("try", HOME, score={"home": 6}, dice={"extra_point": [12]}, options=WEATHER)["score"]["home"]
        == 6
    )
    assert play("try", HOME, score={"home": 6}, dice={"extra_point": [12]})["score"]["home"] == 7


def test_a_missed_kick_is_spotted_seven_back_wherever_that_is():
    """NB-K5, section 11."""
    assert goal({"field_goal": [11]}, ball="away 2")["ball"] == "away 9"
    assert goal({"field_goal": [11]}, ball="away 46")["ball"] == "home 47"


def test_a_blocked_field_goal_is_a_loose_ball_that_the_kickers_cannot_advance():
    """NB-K6."""
    assert where(goal({"field_goal": [2], "recovery": [2]})) == ("launch", AWAY, "away 32")
    state = goal({"field_goal": [2], "recovery": [10], "turnover_return": [9]})
    assert where(state) == ("launch", AWAY, "away 37")


def test_on_third_down_the_coach_keeps_a_blocked_kick():
    """NB-K6."""
    state = goal({"field_goal": [2]}, down=3, to_go=10)
    assert down(state) == (4, 17, "away 32")
    second = goal({"field_goal": [2], "recovery": [2]}, down=2, to_go=10)
    assert down(second) == (3, 17, "away 32")


def test_the_ghosts_kick_12_is_a_fake():
    """NB-K6: twelve yards, and not on a try."""
    state = play(offense=AWAY, ball="home 25", down=4, to_go=10, dice={"field_goal": [12]})
    assert down(state) == (1, 10, "home 13")
    assert play("try", AWAY, score={"away": 6}, dice={"extra_point": [12]})["score"]["away"] == 7


@pytest.mark.parametrize(
    ("score", "points"), [({"home": 6}, 6), ({"home": 9}, 10), ({"home": 6, "away": 3}, 7)]
)
def test_extra_point_11_asks_whether_the_touchdown_broke_a_tie(score, points):
    """NB-K6."""
    assert play("try", HOME, score=score, dice={"extra_point": [11]})["score"]["home"] == points


def test_a_blocked_extra_point_is_dead():
    """NB-K6."""
    assert where(play("try", HOME, score={"home": 6}, dice={"extra_point": [2]}))[0] == "kickoff"


def test_a_flag_on_a_try_comes_off_the_next_kickoffs_return():
    """NB-R63, NB-R67, NB-K5: only fouls of the defense, no-play ones too."""
    rough = play("try", HOME, score={"home": 6}, dice={"extra_point": ["5+4"], "penalty_kick": [4]})
    assert rough["declared"]["kickoff_penalty"] == 15
    offside = play("try", HOME, score={"home": 6}, dice={"extra_point": ["4+5"], "penalty_kick": [9]})
    assert offside["declared"]["kickoff_penalty"] == 5
    ignored = play("try", HOME, score={"home": 6}, dice={"extra_point": ["5+4"], "penalty_kick": [2]})
    assert ignored["declared"]["kickoff_penalty"] == 0
    kick = play("kickoff", HOME, entry=2, declared={"kickoff_penalty": 15}, dice={"kickoff": [4]})
    assert at(kick, "ball", "declared")[0] == "away 20"
    assert kick["declared"]["kickoff_penalty"] == 0
    near = play("kickoff", HOME, entry=2, declared={"kickoff_penalty": 15}, dice={"kickoff": [10]})
    assert near["ball"] == "away 5"


def test_the_faces_of_a_nine_matter_on_place_kicks():
    assert "faces of a 9" in trouble(
        ball="away 15", down=4, answers={"offense_call": ["field_goal"]}, dice={"field_goal": [9]}
    )
    assert goal({"field_goal": ["6+3"]}, ball="away 15")["score"]["home"] == 3


@pytest.mark.parametrize(("shown", "good"), [(12, False), (7, True)])
def test_icing_costs_a_time_out_and_a_12_misses(shown, good):
    """NB-D11."""
    dice = {"icing": [shown], **({"field_goal": [3]} if good else {})}
    state = play(offense=AWAY, ball="home 25", down=4, to_go=10, answers={"ice": ["yes"]}, dice=dice)
    assert at(state, "timeouts", "score") == ({"home": 2, "away": 3}, {"home": 0, "away": 3 if good else 0})
    kept = play(
        offense=AWAY,
        ball="home 25",
        down=4,
        to_go=10,
        timeouts={"home": 0},
        answers={"ice": ["yes"]},
        dice={"field_goal": [3]},
    )
    assert kept["score"]["away"] == 3
