"""Kickoffs, punts, field goals, tries (NB-K1 to NB-K7, NB-D3, NB-D4, NB-D8, NB-D11, NB-D13, NB-D14)."""

import pytest

from tests.games.nailbiter.scenes import AWAY, HOME, at, down, play, trouble, where

LEAD = {"home": 3}


def punt(dice, ball="home 20", **more):
    return play(
        ball=ball, down=4, answers={"offense_call": ["punt"], **more.pop("answers", {})}, dice=dice, **more
    )


def ghost_punt(dice, ball="away 20", answers=None, **more):
    return play(offense=AWAY, ball=ball, down=4, answers=answers or {}, dice=dice, **more)


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


@pytest.mark.parametrize(("total", "ball"), [(2, "50"), (4, "home 45"), (7, "home 36"), (11, "home 20")])
def test_safety_kicks(total, ball):
    """NB-K7: from the 20."""
    assert where(play("safety-kick", AWAY, dice={"safety_kick": [total]})) == ("launch", HOME, ball)


def test_a_safety_kick_can_be_a_long_gain_or_fumbled():
    """NB-K7."""
    assert play("safety-kick", AWAY, dice={"safety_kick": [3], "long_gain": [12]})["ball"] == "home 44"
    dice = {"safety_kick": [12], "recovery": [12]}
    assert play("safety-kick", AWAY, dice=dice)["ball"] == "home 30"


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
