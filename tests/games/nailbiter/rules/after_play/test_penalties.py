"""Flags: the four penalty tables, declining, half the distance (NB-B9, NB-G4 and the rulings about fouls)."""

import pytest

from tests.games.nailbiter.scenes import AWAY, HOME, at, down, play, where

FAVORED, UNDERDOG = {"favored": "home"}, {"favored": "away"}


def run(penalty, gain=7, answers=None, dice=None, **more):
    """A flagged line run of the coach."""
    rolls = {"rushing": [4, gain], "penalty_running": [penalty], **(dice or {})}
    return play(answers={"offense_call": ["line_run"], **(answers or {})}, dice=rolls, **more)


def throw(penalty, result, answers=None, dice=None, name="short_pass", **more):
    """A flagged pass of the coach."""
    rolls = {"passing": [11, result], "penalty_passing": [penalty], **(dice or {})}
    return play(answers={"offense_call": [name], **(answers or {})}, dice=rolls, **more)


def ghost_run(penalty, gain=7, answers=None, dice=None, **more):
    """A flagged line run of the ghost."""
    rolls = {"selection": [6], "rushing": [4, gain], "penalty_running": [penalty], **(dice or {})}
    return play(offense=AWAY, ball=more.pop("ball", "away 20"), answers=answers or {}, dice=rolls, **more)


DECLINE = {"penalty": ["decline"]}


@pytest.mark.parametrize(
    ("penalty", "accepted"),
    [
        (3, (2, 2, "home 28")),
        (8, (1, 10, "home 38")),
        (10, (1, 10, "home 25")),
        (5, (1, 10, "home 38")),
        (9, (1, 10, "home 38")),
        (2, (1, 10, "home 35")),
    ],
)
def test_fouls_of_the_defense_on_a_run(penalty, accepted):
    """NB-R44: added and after stand from the end of the run, the others from the previous spot."""
    assert down(run(penalty)) == accepted
    assert down(run(penalty, answers=DECLINE)) == (2, 7, "home 23")


@pytest.mark.parametrize(
    ("penalty", "number", "taken"),
    [
        (4, 4, (1, 15, "home 15")),
        (7, 5, (1, 20, "home 10")),
        (11, 5, (1, 20, "home 10")),
        (12, 4, (1, 15, "home 15")),
    ],
)
def test_the_ghost_decides_on_fouls_of_the_coach_by_one_die(penalty, number, taken):
    """NB-G4, NB-R58: ten yards 5, five yards 4."""
    assert down(run(penalty, dice={"ghost_penalty": [number]})) == taken
    assert down(run(penalty, dice={"ghost_penalty": [number + 1]})) == (2, 7, "home 23")


def test_on_a_third_down_that_the_coach_failed_the_ghost_accepts_on_a_one():
    """NB-G4, NB-R65."""
    assert down(run(7, down=3, dice={"ghost_penalty": [1]})) == (3, 20, "home 10")
    assert down(run(7, down=3, dice={"ghost_penalty": [2]})) == (4, 7, "home 23")


def test_the_ghost_takes_back_a_score_or_a_first_down():
    """NB-R58: no die."""
    assert down(run(7, gain=10)) == (1, 20, "home 10")
    assert down(run(7, gain=10, ball="away 8", down=2)) == (2, "goal", "away 18")


def test_the_ghost_declines_turnovers_failed_fourth_downs_and_long_losses():
    """NB-R58."""
    lost = run(4, gain=3, dice={"recovery": [10], "turnover_return": [4]})
    assert lost["offense"] == AWAY
    assert run(7, down=4)["offense"] == AWAY
    assert down(run(4, gain=9, ball="home 8")) == (2, 14, "home 4")


def test_no_play_voids_the_play_and_is_not_counted():
    """NB-R44, NB-A16: it cannot be declined."""
    state = run(6, gain=11, dice={"long_gain": [7]})
    assert down(state) == (1, 15, "home 15")
    assert state["declared"]["counts"]["line_run"] == 0
    assert run(7, gain=10)["declared"]["counts"]["line_run"] == 1


@pytest.mark.parametrize(("options", "ball"), [(FAVORED, "home 35"), (UNDERDOG, "home 10"), ({}, "home 35")])
def test_fouls_of_the_underdog(options, ball):
    """NB-B9: the visitors where teams are even; against the offense there is no first down."""
    dice = {"ghost_penalty": [1]} if options == UNDERDOG else {}
    state = run(2, options=options, dice=dice)
    assert state["ball"] == ball
    assert state["down"] == 1


def test_a_first_down_that_the_play_made_stays_before_a_foul_after_it():
    """NB-R44: 1st and 10 from the new spot."""
    assert down(run(5, gain=10, options=UNDERDOG)) == (1, 10, "home 15")
    short = run(5, options=UNDERDOG, ball="home 40")
    assert down(short) == (2, 22, "home 28")


def test_at_most_half_the_distance_in_whole_yards():
    """NB-R44."""
    assert run(10, ball="away 9")["ball"] == "away 5"
    assert run(7, gain=10, ball="home 9")["ball"] == "home 5"
    assert run(6, ball="home 1")["ball"] == "home 1"


def test_a_foul_added_to_a_score_is_not_enforced():
    """NB-R80."""
    assert run(8, gain=5, ball="away 12")["next"] == "try"


def test_a_foul_after_a_turnover_is_marked_from_the_dead_spot():
    """NB-R80: a first down means nothing."""
    dice = {"recovery": [10], "turnover_return": [4]}
    state = run(9, gain=3, ball="home 40", dice=dice)
    assert where(state) == ("launch", AWAY, "away 45")


@pytest.mark.parametrize(
    ("penalty", "result", "expected"),
    [
        (5, 8, (1, 10, "home 40")),
        (7, 8, (1, 10, "home 40")),
        (8, 8, (1, 10, "home 40")),
        (10, 8, (1, 10, "home 25")),
        (11, 8, (1, 10, "home 35")),
        (7, 7, (1, 10, "home 43")),
        (8, 4, (1, 10, "home 29")),
        (4, 8, (1, 10, "home 35")),
    ],
)
def test_fouls_of_the_defense_on_a_pass(penalty, result, expected):
    """NB-R33: interference counts only for a pass that was thrown and not complete."""
    assert down(throw(penalty, result)) == expected


def test_interference_beyond_the_goal_line_is_the_1():
    """NB-R44."""
    assert down(throw(7, 8, ball="away 12")) == (1, "goal", "away 1")


@pytest.mark.parametrize(
    ("penalty", "result", "dice", "expected"),
    [
        (2, 8, {"ghost_penalty": [5]}, (1, 20, "home 10")),
        (2, 4, {}, (2, 16, "home 14")),
        (9, 8, {"ghost_penalty": [4]}, (1, 15, "home 15")),
        (3, 8, {}, (2, 20, "home 10")),
        (3, 7, {"ghost_penalty": [5]}, (1, 20, "home 10")),
        (12, 7, {}, (2, 15, "home 15")),
        (5, 7, {}, (2, 15, "home 15")),
        (6, 8, {"ghost_penalty": [6]}, (2, 10, "home 20")),
    ],
)
def test_fouls_of_the_offense_on_a_pass(penalty, result, dice, expected):
    """NB-R33, NB-R58: loss of down takes the worse spot for the coach."""
    assert down(throw(penalty, result, dice=dice)) == expected


def test_loss_of_down_on_fourth_gives_the_ball_away_after_the_yards():
    """NB-R81."""
    assert where(throw(3, 8, down=4)) == ("scrimmage", AWAY, "home 10")


def test_the_coach_chooses_on_fouls_of_the_ghost():
    """NB-R44: a ghost offense's holding."""
    assert down(ghost_run(7)) == (1, 20, "away 10")
    assert down(ghost_run(7, answers=DECLINE)) == (2, 7, "away 23")


def test_a_ghost_offense_takes_the_better_outcome_and_equal_declines():
    """NB-R58."""
    assert down(ghost_run(10, gain=9)) == (1, 10, "away 25")
    assert down(ghost_run(10, gain=12)) == (1, 10, "away 34")
    assert down(ghost_run(3, gain=7, ball="home 4")) == (2, "goal", "home 1")


def test_only_one_flag_on_a_play():
    """NB-R11: a flag on the return of a flagged punt is thrown again without a second penalty."""
    dice = {"punt": [11, 8], "punt_return": [11, 3], "penalty_kick": [4]}
    state = play(down=4, answers={"offense_call": ["punt"], **DECLINE}, dice=dice)
    assert where(state) == ("launch", AWAY, "away 44")


@pytest.mark.parametrize(
    ("penalty", "expected"),
    [
        (4, (1, 10, "home 35")),
        (6, (4, 5, "home 25")),
        (8, (4, 5, "home 25")),
        (10, (4, 5, "home 25")),
        (5, (4, 5, "home 25")),
        (11, (4, 5, "home 25")),
    ],
)
def test_fouls_of_the_defense_on_a_punt(penalty, expected):
    """NB-B9: the table of punts and place kicks, from the previous spot."""
    dice = {"punt": [11, 8], "punt_return": [3], "penalty_kick": [penalty]}
    state = play(down=4, answers={"offense_call": ["punt"]}, dice=dice)
    assert (state["offense"], *down(state)) == (HOME, *expected)


def test_five_yards_on_a_kick_may_make_the_first_down():
    dice = {"punt": [11, 8], "punt_return": [3], "penalty_kick": [6]}
    state = play(down=4, to_go=5, answers={"offense_call": ["punt"]}, dice=dice)
    assert (state["next"], *down(state)) == ("launch", 1, 10, "home 25")


@pytest.mark.parametrize(
    ("penalty", "number", "spot"), [(2, 5, "home 10"), (3, 5, "home 10"), (12, 4, "home 15")]
)
def test_the_coachs_foul_on_his_own_punt(penalty, number, spot):
    """NB-R68: NB-G4's numbers against a punt."""
    answers = {"offense_call": ["punt"]}
    dice = {"punt": [11, 8], "punt_return": [3], "penalty_kick": [penalty]}
    again = play(down=4, answers=answers, dice={**dice, "ghost_penalty": [number]})
    assert (again["offense"], again["down"], again["ball"]) == (HOME, 4, spot)
    declined = play(down=4, answers=answers, dice={**dice, "ghost_penalty": [number + 1]})
    assert declined["offense"] == AWAY


@pytest.mark.parametrize(("penalty", "spot"), [(7, "home 15"), (9, "home 25")])
def test_no_play_on_a_punt(penalty, spot):
    """NB-R44: false start and offside."""
    dice = {"punt": [11, 8], "punt_return": [3], "penalty_kick": [penalty]}
    state = play(down=4, answers={"offense_call": ["punt"]}, dice=dice)
    assert (state["offense"], state["down"], state["ball"]) == (HOME, 4, spot)


def test_the_coachs_foul_on_his_own_field_goal():
    """NB-R68: accepted against a good kick, declined against a miss."""
    answers = {"offense_call": ["field_goal"]}
    dice = {"field_goal": ["5+4"], "penalty_kick": [2]}
    good = play(ball="away 20", down=4, answers=answers, dice=dice)
    assert down(good) == (4, 20, "away 30")
    missed = play(ball="away 21", down=4, answers=answers, dice=dice)
    assert where(missed) == ("launch", AWAY, "away 28")


def test_a_foul_on_the_coachs_good_field_goal_may_be_declined():
    dice = {"field_goal": ["5+4"], "penalty_kick": [4]}
    answers = {"offense_call": ["field_goal"], **DECLINE}
    assert play(ball="away 20", down=4, answers=answers, dice=dice)["score"]["home"] == 3


@pytest.mark.parametrize(
    ("penalty", "ball"),
    [
        (2, "home 35"),
        (3, "home 35"),
        (4, "home 45"),
        (5, "home 45"),
        (11, "home 45"),
        (8, "home 40"),
        (9, "home 45"),
        (12, "home 45"),
    ],
)
def test_fouls_of_the_kickers_on_a_kickoff(penalty, ball):
    """NB-R82, NB-B9: added to the return; row 12 is row 9 on a kickoff."""
    dice = {"kickoff": [11, 9], "penalty_return": [penalty]}
    assert where(play("kickoff", AWAY, dice=dice)) == ("launch", HOME, ball)


@pytest.mark.parametrize("penalty", [6, 7, 10])
def test_a_foul_of_the_returners_on_a_kickoff_is_the_10(penalty):
    """NB-R82: touchbacks, balls out of bounds and fumbles too."""
    for second, more in ((9, {}), (5, {}), (12, {}), (2, {"recovery": [12]}), (7, {"long_gain": [6]})):
        dice = {"kickoff": [11, second], "penalty_return": [penalty], **more}
        state = play("kickoff", HOME, entry=2, dice=dice)
        assert at(state, "offense", "ball") == (AWAY, "away 10")


def test_a_touchback_with_a_foul_of_the_kickers_counts_from_the_20():
    """NB-R82."""
    dice = {"kickoff": [11, 5], "penalty_return": [8]}
    assert play("kickoff", AWAY, dice=dice)["ball"] == "home 30"


def test_a_foul_of_the_punt_returners_is_marked_from_the_middle_of_the_return():
    """NB-B9: ten yards back from it."""
    dice = {"punt": [8], "punt_return": [11, 6], "penalty_return": [6]}
    state = play(down=4, answers={"offense_call": ["punt"]}, dice=dice)
    assert state["ball"] == "away 35"
    declined = play(down=4, answers={"offense_call": ["punt"], **DECLINE}, dice=dice)
    assert declined["ball"] == "away 49"


def test_a_foul_of_the_kickers_on_a_punt_return_is_added_to_it():
    dice = {"punt": [8], "punt_return": [11, 6], "penalty_return": [4]}
    state = play(down=4, answers={"offense_call": ["punt"]}, dice=dice)
    assert state["ball"] == "home 36"


@pytest.mark.parametrize(
    ("shown", "expected"), [(1, (3, 3, "home 25")), (2, (3, 13, "home 15")), (6, (3, 13, "home 15"))]
)
def test_a_long_count(shown, expected):
    """NB-D10: the down is repeated, and no play is counted."""
    state = play(down=3, to_go=8, answers={"offense_call": ["long_count"]}, dice={"long_count": [shown]})
    assert down(state) == expected


def test_a_long_count_may_make_the_first_down():
    """NB-D10."""
    state = play(down=3, to_go="inches", answers={"offense_call": ["long_count"]}, dice={"long_count": [1]})
    assert (state["next"], *down(state)) == ("launch", 1, 10, "home 25")
