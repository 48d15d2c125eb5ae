"""Punts: rushed, blocked, fielded, rolling (NB-K1 to NB-K4, NB-K6, NB-D3, NB-D8)."""

import pytest

from tests.games.nailbiter.scenes import AWAY, HOME, at, down, ghost_punt, play, punt, trouble, where


@pytest.mark.parametrize(
    ("ball", "dice", "result"),
    [
        ("away 46", {"punt": [9], "ball_roll": ["4+4"]}, "away 9"),
        ("away 45", {"short_punt": [7]}, "away 8"),
        ("away 31", {"short_punt": [7]}, "away 8"),
    ],
)
def test_short_punts_from_the_45_or_closer(ball, dice, result):
    """NB-K1."""
    assert where(punt(dice, ball=ball))[1:] == (AWAY, result)


@pytest.mark.parametrize(
    ("total", "ball"),
    [(2, "away 10"), (3, "away 4"), (4, "away 1"), (7, "away 8"), (8, "away 20"), (10, "away 12")],
)
def test_short_punts_that_are_dead_where_they_come_down(total, ball):
    """NB-K1."""
    assert where(punt({"short_punt": [total]}, ball="away 45"))[1:] == (AWAY, ball)


def test_the_ghosts_short_punt_2_is_a_pass():
    """NB-K1: he throws for ten yards."""
    state = ghost_punt({"short_punt": [2], "ghost_fourth": [6], "ghost_kick": [6]}, ball="home 43", to_go=8)
    assert down(state) == (1, 10, "home 33")


def test_a_short_punt_12_is_a_fumble_and_no_block():
    """NB-R53: an own recovery advances by the table."""
    dice = {"short_punt": [12], "recovery": [2], "turnover_return": [10]}
    state = punt(dice, ball="away 45")
    assert down(state) == (1, 10, "away 24")


def test_a_blocked_punt_cannot_be_advanced_by_the_kickers():
    """NB-K6, NB-R29: and nobody disputes it."""
    own = punt({"punt": [2], "recovery": [2]})
    assert where(own) == ("scrimmage", AWAY, "home 7")
    theirs = punt({"punt": [2], "recovery": [10], "turnover_return": [8]}, answers={"challenge": ["yes"]})
    assert where(theirs) == ("scrimmage", AWAY, "home 7")


@pytest.mark.parametrize(
    ("total", "ball"),
    [(3, "away 30"), (4, "away 21"), (6, "away 35"), (7, "away 27"), (8, "away 38"), (10, "away 25")],
)
def test_the_ghost_returns_punts(total, ball):
    """NB-K4, section 9: he ignores the words tough catch."""
    assert punt({"punt": [5], "punt_return": [total]})["ball"] == ball


@pytest.mark.parametrize(
    ("ball", "roll", "result"),
    [("home 39", "1+2", "away 2"), ("home 42", "1+2", "away 20"), ("home 39", "2+2", "away 9")],
)
def test_at_or_inside_his_5_the_ghost_lets_it_roll(ball, roll, result):
    """Section 9, NB-K3, NB-R52: on in the kick's direction, doubles back, into the end zone a touchback."""
    assert punt({"punt": [6], "ball_roll": [roll]}, ball=ball)["ball"] == result


@pytest.mark.parametrize("ball", ["home 44", "home 49", "away 46"])
def test_the_ghost_downs_kicks_in_his_end_zone(ball):
    """NB-K2: and a kick through it is a touchback."""
    assert punt({"punt": [12]}, ball=ball)["ball"] == "away 20"


def test_the_coach_may_return_from_his_end_zone():
    """NB-K2, NB-R51: not leaving it is a touchback."""
    choice = {"kick_return": ["return"]}
    back = ghost_punt({"punt": [6], "punt_return": [8]}, ball="away 48", answers=choice)
    assert back["ball"] == "home 7"
    short = ghost_punt({"punt": [6], "punt_return": [3]}, ball="away 48", answers=choice)
    assert short["ball"] == "home 20"
    assert ghost_punt({"punt": [6]}, ball="away 48")["ball"] == "home 20"


def test_a_kick_ten_yards_deep_is_through_the_end_zone():
    """NB-R51: nobody is asked."""
    assert ghost_punt({"punt": [12], "ghost_fourth": [6]}, ball="away 46", to_go=1)["ball"] == "home 20"


def test_a_coach_may_let_a_punt_roll():
    """NB-K3: doubles roll back; faces are named."""
    roll = {"kick_return": ["roll"]}
    assert ghost_punt({"punt": [9], "ball_roll": ["3+4"]}, answers=roll)["ball"] == "home 28"
    assert ghost_punt({"punt": [9], "ball_roll": ["4+4"]}, answers=roll)["ball"] == "home 43"
    assert "matter" in trouble(
        offense=AWAY, ball="away 20", down=4, answers=roll, dice={"punt": [9], "ball_roll": [7]}
    )


def test_punt_7_must_roll():
    """NB-K3: nobody is asked."""
    assert punt({"punt": [7], "ball_roll": ["1+3"]})["ball"] == "away 41"


def test_a_tough_catch_is_a_fair_catch_unless_the_coach_dares():
    """NB-K4."""
    assert ghost_punt({"punt": [4]})["ball"] == "home 47"
    dare = {"kick_return": ["return"]}
    more = ghost_punt({"punt": [4], "tough_catch": ["2+5"], "punt_return": [3]}, answers=dare)
    assert more["ball"] == "away 43"
    fumble = ghost_punt(
        {"punt": [4], "tough_catch": ["3+3"], "recovery": [10], "turnover_return": [4]}, answers=dare
    )
    assert at(fumble, "offense", "ball") == (AWAY, "home 47")


def test_a_tough_catch_whose_row_is_a_fair_catch_adds_nothing():
    """NB-R76."""
    dice = {"punt": [4], "tough_catch": ["2+5"], "punt_return": [7]}
    assert ghost_punt(dice, answers={"kick_return": ["return"]})["ball"] == "home 47"


def test_a_punt_fumbled_away_crosses_out_both_entries():
    """NB-R37."""
    dice = {"punt": [8], "punt_return": [2], "recovery": [2], "turnover_return": [4]}
    state = punt(dice, entry=1)
    assert at(state, "offense", "ball", "quarter", "entry") == (HOME, "away 46", 1, 3)


def test_the_punt_rush_has_six_results():
    """NB-D3."""
    rush = {"punt_rush": ["yes"]}
    block = ghost_punt({"punt_rush": [1], "turnover_return": [9]}, answers=rush)
    assert where(block) == ("scrimmage", HOME, "away 5")
    spots = {2: "away 40", 3: "home 33", 4: "home 27", 5: "home 20"}
    for shown, ball in spots.items():
        assert ghost_punt({"punt_rush": [shown]}, answers=rush)["ball"] == ball
    rough = ghost_punt({"punt_rush": [6]}, answers=rush)
    assert (rough["next"], rough["offense"], *down(rough)) == ("launch", AWAY, 1, 10, "away 35")


def test_punts_and_fakes_are_for_third_and_fourth_down():
    """NB-R64."""
    for name in ("punt", "fake_punt", "fake_field_goal"):
        assert "third and fourth" in trouble(down=2, answers={"offense_call": [name]})
    assert "from the 46" in trouble(ball="away 47", answers={"offense_call": ["field_goal"]})


@pytest.mark.parametrize(("roll", "result"), [("2+4", "away 39"), ("2+2", "away 49")])
def test_a_quick_punt_rolls_and_is_not_returned(roll, result):
    """NB-D8: thirty-five yards on third down."""
    state = play(down=3, answers={"offense_call": ["punt"]}, dice={"ball_roll": [roll]})
    assert where(state) == ("launch", AWAY, result)
