"""Kickoffs, pooch kicks and safety kicks (NB-A3, NB-D13, NB-K7)."""

import pytest

from tests.games.nailbiter.scenes import AWAY, HOME, at, play, where

LEAD = {"home": 3}


@pytest.mark.parametrize(
    ("total", "ball"),
    [
        (4, "home 35"),
        (5, "home 20"),
        (6, "home 20"),
        (8, "home 15"),
        (9, "home 30"),
        (10, "home 10"),
        (12, "home 40"),
    ],
)
def test_kickoffs_come_to_printed_spots(total, ball):
    """NB-A3."""
    assert where(play("kickoff", AWAY, dice={"kickoff": [total]})) == ("launch", HOME, ball)


def test_a_kickoff_fumble_goes_by_rating_and_uses_the_receivers_entry():
    """NB-R37: the receiver's entry is crossed out as used."""
    lost = play("kickoff", AWAY, entry=1, dice={"kickoff": [2], "recovery": [10], "turnover_return": [4]})
    assert at(lost, "next", "offense", "ball", "entry") == ("scrimmage", AWAY, "home 10", 2)
    kept = play("kickoff", AWAY, entry=1, dice={"kickoff": [2], "recovery": [2], "turnover_return": [9]})
    assert at(kept, "next", "offense", "ball", "entry") == ("launch", HOME, "home 15", 1)


@pytest.mark.parametrize(("score", "fumble"), [({}, False), (LEAD, True)])
def test_kickoff_3_is_fumbled_unless_the_game_is_tied(score, fumble):
    dice = {"kickoff": [3], **({"recovery": [12]} if fumble else {})}
    assert play("kickoff", AWAY, score=score, dice=dice)["ball"] == "home 22"


def test_kickoff_7_is_a_long_gain_from_the_5():
    state = play("kickoff", AWAY, dice={"kickoff": [7], "long_gain": [12]})
    assert state["ball"] == "home 29"


@pytest.mark.parametrize(
    ("call", "table", "total", "ball"),
    [("pooch", "pooch", 7, "away 33"), ("pooch", "pooch", 11, "away 49")],
)
def test_a_pooch_kick_has_its_own_table(call, table, total, ball):
    """NB-D13."""
    state = play("kickoff", HOME, answers={"kickoff_call": [call]}, dice={table: [total]}, quarter=1, entry=2)
    assert where(state) == ("launch", AWAY, ball)


def test_a_pooch_kick_can_be_fumbled_where_it_comes_down():
    """NB-D13: forty yards from the 30."""
    dice = {"pooch": [2], "recovery": [2], "turnover_return": [4]}
    state = play("kickoff", HOME, answers={"kickoff_call": ["pooch"]}, dice=dice, entry=2)
    assert where(state) == ("scrimmage", HOME, "away 30")


@pytest.mark.parametrize(("total", "ball"), [(2, "50"), (4, "home 45"), (7, "home 36"), (11, "home 20")])
def test_safety_kicks(total, ball):
    """NB-K7: from the 20."""
    assert where(play("safety-kick", AWAY, dice={"safety_kick": [total]})) == ("launch", HOME, ball)


def test_a_safety_kick_can_be_a_long_gain_or_fumbled():
    """NB-K7."""
    assert play("safety-kick", AWAY, dice={"safety_kick": [3], "long_gain": [12]})["ball"] == "home 44"
    dice = {"safety_kick": [12], "recovery": [12]}
    assert play("safety-kick", AWAY, dice=dice)["ball"] == "home 30"
