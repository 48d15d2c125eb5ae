"""A kickoff returned with laterals as the game runs out (NB-D14)."""

import pytest

from tests.games.nailbiter.scenes import AWAY, HOME, at, play

PRAYER = {"quarter": 4, "clock": "0:50", "score": {"away": 4}}


@pytest.mark.parametrize(
    ("shown", "offense", "ball"), [(1, AWAY, "home 30"), (2, HOME, "home 20"), (5, HOME, "home 20")]
)
def test_a_prayer_return(shown, offense, ball):
    """NB-D14."""
    state = play("kickoff", AWAY, answers={"prayer": ["yes"]}, dice={"prayer": [shown]}, **PRAYER)
    assert at(state, "offense", "ball", "clock") == (offense, ball, "0:40")


def test_a_prayer_goes_on_until_doubles_and_may_score():
    """NB-D14, NB-R36."""
    dice = {"prayer": [6], "prayer_run": ["5+6", "4+3", "2+2"]}
    state = play("kickoff", AWAY, answers={"prayer": ["yes"]}, dice=dice, **PRAYER)
    assert state["ball"] == "away 48"
    rolls = ["6+5"] * 7
    score = play(
        "kickoff", AWAY, answers={"prayer": ["yes"]}, dice={"prayer": [6], "prayer_run": rolls}, **PRAYER
    )
    assert score["next"] == "try"


@pytest.mark.parametrize("changes", [{"clock": "1:00"}, {"score": {"away": 3}}, {"quarter": 2}])
def test_a_prayer_needs_less_than_a_minute_and_four_points(changes):
    """NB-D14."""
    state = play("kickoff", AWAY, answers={"prayer": ["yes"]}, dice={"kickoff": [6]}, **{**PRAYER, **changes})
    assert state["ball"] == "home 20"


def test_the_ghost_always_prays():
    """NB-G9."""
    state = play("kickoff", HOME, quarter=4, clock="0:30", score={"home": 7}, dice={"prayer": [3]})
    assert at(state, "offense", "ball") == (AWAY, "away 20")
