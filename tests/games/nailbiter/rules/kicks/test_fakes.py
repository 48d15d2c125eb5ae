"""Fake punts and field goals (NB-D4)."""

import pytest

from tests.games.nailbiter.scenes import AWAY, down, play


@pytest.mark.parametrize(
    ("shown", "result"),
    [
        (1, (1, 10, "home 37")),
        (2, (1, 10, "home 37")),
        (3, (4, 10, "home 20")),
        (4, (4, 2, "home 28")),
        (5, (4, 13, "home 17")),
        (6, (4, 10, "home 20")),
    ],
)
def test_fakes_have_six_results(shown, result):
    """NB-D4, NB-R64: first down plus seven."""
    for name in ("fake_punt", "fake_field_goal"):
        state = play(down=3, to_go=10, answers={"offense_call": [name]}, dice={"fake": [shown]})
        assert down(state) == result


def test_a_fake_with_inches_to_go_gains_seven():
    """NB-R64."""
    state = play(down=4, to_go="inches", answers={"offense_call": ["fake_punt"]}, dice={"fake": [2]})
    assert down(state) == (1, 10, "home 27")


def test_a_fake_may_wipe_the_counts_but_not_the_defensive_calls():
    """NB-D4, NB-R75."""
    declared = {"counts": {"line_run": 4}, "called": {"blitz": 1}}
    answers = {"offense_call": ["fake_punt"], "wipe_counts": ["yes"]}
    state = play(down=4, declared=declared, answers=answers, dice={"fake": [3]})
    assert state["declared"]["counts"]["line_run"] == 0
    assert state["declared"]["called"]["blitz"] == 1
    assert state["offense"] == AWAY
