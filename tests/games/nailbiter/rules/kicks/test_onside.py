"""Onside kicks (NB-D13, NB-A12, NB-R54)."""

import pytest

from tests.games.nailbiter.scenes import AWAY, HOME, at, play, punt, where


@pytest.mark.parametrize(
    ("total", "offense", "ball", "entry"),
    [
        (3, HOME, "home 45", 1), (7, HOME, "home 40", 1), (10, HOME, "home 45", 1), (4, AWAY, "home 39", 2),
        (6, AWAY, "home 40", 2), (8, AWAY, "home 39", 2), (9, AWAY, "home 42", 2), (11, AWAY, "home 39", 2),
    ],
)  # fmt: skip
def test_onside_kicks(total, offense, ball, entry):
    """NB-D13, NB-A12, NB-R54: the kickers' entry is opened again."""
    state = play("kickoff", HOME, entry=2, answers={"kickoff_call": ["onside"]}, dice={"onside": [total]})
    assert at(state, "offense", "ball", "entry") == (offense, ball, entry)


def test_an_onside_kick_touched_too_soon_is_kicked_again_from_the_25():
    """NB-D13."""
    state = play("kickoff", HOME, entry=2, answers={"kickoff_call": ["onside"]}, dice={"onside": [12]})
    assert where(state) == ("kickoff", HOME, "home 25")


def test_at_the_start_of_a_half_the_receivers_entry_waits():
    """NB-R54."""
    kept = play(
        "kickoff", HOME, quarter=3, entry=1, answers={"kickoff_call": ["onside"]}, dice={"onside": [3]}
    )
    assert at(kept, "offense", "quarter", "entry") == (HOME, 3, 1)
    punted = punt({"punt": [6], "punt_return": [3]}, quarter=3, entry=1)
    assert at(punted, "offense", "quarter", "entry") == (AWAY, 3, 1)
