"""Possessions: kickoffs, launches, the tracker, counts (NB-A1 to NB-A16)."""

import pytest

from bowlbound_desktop.games.register import game
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.storage.face_shelf import blank_face
from tests.games.nailbiter.scenes import AWAY, HOME, at, down, play, trouble, where


def launch(roll, ball="home 35", offense=HOME, **more):
    return play("launch", offense, dice={"launch": [roll], **more.pop("dice", {})}, ball=ball, **more)


@pytest.mark.parametrize(
    ("favored", "coached", "seconds"),
    [
        ("home", "home", {2: "1:40", 4: "2:00"}),
        ("away", "home", {2: "1:00", 4: "2:00"}),
        ("away", "away", {2: "1:40", 4: "2:00"}),
        ("none", "home", {2: "1:10", 4: "1:10"}),
    ],
)
@pytest.mark.parametrize("quarter", [2, 4])
def test_a_drill_begins_by_rating_and_half(favored, coached, seconds, quarter):
    """NB-A1, NB-C1, NB-R7: even teams have 1:10 in every drill."""
    ghost = AWAY if coached == HOME else HOME
    options = {"favored": favored, "coached": coached}
    state = play("kickoff", ghost, dice={"kickoff": [6]}, quarter=quarter, entry=5, options=options)
    assert at(state, "next", "offense", "clock", "entry") == ("scrimmage", coached, seconds[quarter], 5)


def test_heavy_only_matters_on_rare_plays():
    """NB-A1: a heavy favourite's rare play gains more; nothing else asks."""
    heavy = {"favored": "home", "heavy": True}
    assert play("rare", ball="home 20", dice={"rare": [11]}, options=heavy)["ball"] == "away 30"
    assert play("rare", ball="home 20", dice={"rare": [11]}, options={"favored": "home"})["ball"] == "home 45"
    assert launch(24, options=heavy)["ball"] == "home 41"
    even = {"favored": "none", "heavy": True}
    assert play("rare", ball="home 20", dice={"rare": [11]}, options=even)["ball"] == "home 45"


def test_even_teams_give_the_home_side_the_breaks():
    """NB-A1: home takes favored breaks, visitors underdog ones."""
    state = play("rare", AWAY, ball="away 20", dice={"rare": [31]})
    assert state["ball"] == "away 8"
    assert launch(22)["timeouts"] == {"home": 3, "away": 2}


def test_possessions_follow_the_tracker_and_are_crossed_out():
    """NB-A2, NB-R32: a punt ends the coach's entry, and the ghost has the next."""
    dice = {"punt": [6], "punt_return": [3]}
    state = play(ball="home 20", down=4, to_go=10, answers={"offense_call": ["punt"]}, dice=dice)
    assert at(state, "next", "offense", "ball", "quarter", "entry") == ("launch", AWAY, "away 27", 1, 2)


def test_the_coach_receives_first_and_the_ghost_in_the_third_quarter():
    """NB-A2, NB-A3: kickoffs from the 30."""
    state = play("kickoff", AWAY, dice={"kickoff": [9]})
    assert at(state, "next", "offense", "ball", "entry") == ("launch", HOME, "home 30", 1)
    half = play(quarter=2, clock="0:10", answers={"offense_call": ["knee"]}, dice={}, ball="home 40")
    assert at(half, "next", "offense", "quarter", "entry", "clock") == ("kickoff", HOME, 3, 1, "none")
    assert half["ball"] == "home 30"


def test_down_to_go_and_spot_are_kept():
    """NB-A4, NB-A7: example 1 of the booklet, a 23 from the own 35."""
    state = launch(23)
    assert (state["next"], *down(state)) == ("scrimmage", 3, 6, "home 39")


@pytest.mark.parametrize(("ball", "following"), [("home 31", "launch"), ("home 30", "scrimmage")])
def test_a_drive_outside_the_30_begins_with_a_launch_and_inside_without(ball, following):
    """NB-A5, NB-A6: exactly the 30 counts as inside."""
    state = play(ball=ball, down=4, to_go=5, answers={"offense_call": ["qb_sneak"]}, dice={"rushing": [11]})
    assert where(state) == (following, AWAY, ball)


def test_once_inside_the_30_nothing_is_launched_again():
    """NB-A8: even if the ball moves back out."""
    answers, dice = {"offense_call": ["line_run"]}, {"rushing": [7]}
    inside = {"inside_30": True}
    state = play(ball="away 38", down=2, to_go=2, declared=inside, answers=answers, dice=dice)
    assert (state["next"], *down(state)) == ("scrimmage", 1, 10, "away 35")
    fresh = play(ball="away 38", down=2, to_go=2, answers=answers, dice=dice)
    assert fresh["next"] == "launch"


def test_a_first_down_returns_to_the_launch_chart_outside_the_30():
    """NB-A7: example 3 of the booklet."""
    state = play(
        ball="home 20", down=3, to_go=8, answers={"offense_call": ["line_run"]}, dice={"rushing": [10]}
    )
    assert (state["next"], *down(state)) == ("launch", 1, 10, "home 30")


def test_no_first_down_in_four_gives_the_ball_away():
    """NB-A7: over on downs, and the entry is crossed out."""
    state = play(
        ball="home 20", down=4, to_go=8, answers={"offense_call": ["line_run"]}, dice={"rushing": [7]}
    )
    assert at(state, "next", "offense", "ball", "entry") == ("scrimmage", AWAY, "home 23", 2)


def test_a_launch_into_the_end_zone_is_first_and_goal_at_the_10():
    """NB-A9, NB-R41: the whole row is replaced, its notes too."""
    state = launch(63, ball="away 32")
    assert (state["next"], *down(state)) == ("scrimmage", 1, "goal", "away 10")
    noted = launch(62, ball="away 40")
    assert noted["declared"]["pending"] == "none"


def test_a_launch_into_the_own_end_zone_is_a_safety():
    """NB-A10, NB-K7."""
    state = launch(13, ball="home 4")
    assert at(state, "next", "offense", "ball", "entry") == ("safety-kick", HOME, "home 20", 2)
    assert state["score"] == {"home": 0, "away": 2}


def test_jolt_and_rare_entries_begin_with_their_tables():
    """NB-A11, NB-R18, NB-R42: JOLT needs a launch, RARE does not."""
    punted = {"punt": [6], "punt_return": [3]}
    answers = {"offense_call": ["punt"]}
    jolt = play(ball="home 20", down=4, entry=3, answers=answers, dice=punted)
    assert at(jolt, "next", "offense", "entry") == ("jolt", AWAY, 4)
    rare = play(ball="home 20", down=4, quarter=2, entry=1, answers=answers, dice=punted)
    assert (rare["next"], *down(rare)) == ("rare", 1, 10, "away 27")
    lost = {"rushing": [3], "recovery": [10]}
    call = {"offense_call": ["end_run"]}
    near = play(ball="home 25", down=1, entry=3, answers=call, dice={**lost, "turnover_return": [4]})
    assert near["next"] == "scrimmage"
    rare_near = play(ball="home 25", quarter=2, entry=1, answers=call, dice={**lost, "turnover_return": [4]})
    assert rare_near["next"] == "rare"


def test_a_kick_returned_for_a_touchdown_is_a_whole_possession():
    """NB-A12: the entry of the returners is crossed out after the try."""
    kick = play("kickoff", AWAY, entry=3, dice={"kickoff": [7], "long_gain": [6]})
    assert at(kick, "next", "offense", "entry") == ("try", HOME, 3)
    tried = play("try", HOME, entry=3, score={"home": 6}, dice={"extra_point": [3]})
    assert at(tried, "next", "offense", "entry") == ("kickoff", HOME, 4)
    dice = {"punt": [6], "punt_return": [5], "long_gain": [9]}
    punt = play(ball="home 20", down=4, entry=1, answers={"offense_call": ["punt"]}, dice=dice)
    assert at(punt, "next", "offense", "entry") == ("try", AWAY, 2)


def test_a_turnover_returned_for_a_touchdown_crosses_nothing_out():
    """NB-A12: the offense's possession goes on after the kickoff."""
    dice = {"passing": [2], "turnover_return": [5], "long_gain": [6]}
    state = play(ball="home 40", entry=3, answers={"offense_call": ["short_pass"]}, dice=dice)
    assert at(state, "next", "offense", "entry", "score") == ("try", AWAY, 3, {"home": 0, "away": 6})
    tried = play("try", AWAY, entry=3, score={"away": 6}, dice={"extra_point": [3]})
    assert at(tried, "next", "offense", "entry") == ("kickoff", AWAY, 3)


def test_a_ball_fumbled_straight_back_crosses_nothing_out():
    """NB-A12, NB-R71: first and ten at the spot, and a launch outside the 30."""
    dice = {"passing": [2], "turnover_return": [2]}
    state = play(ball="home 40", down=3, entry=3, answers={"offense_call": ["short_pass"]}, dice=dice)
    assert at(state, "next", "offense", "ball", "down", "entry") == ("launch", HOME, "home 40", 1, 3)
    inside = play(
        ball="home 40", declared={"inside_30": True}, answers={"offense_call": ["short_pass"]}, dice=dice
    )
    assert inside["next"] == "scrimmage"


@pytest.mark.parametrize(("rolled", "start", "end"), [(45, "away 44", "home 47"), (14, "away 35", "home 20")])
def test_gambling_moves_the_ghosts_launch_down(rolled, start, end):
    """NB-A13, NB-R2: the booklet's examples; ten steps make 45 a 31, and 14 the trap row."""
    assert launch(rolled, ball=start, offense=AWAY, answers={"gamble": [10]})["ball"] == end


def test_the_trap_row_holds_for_a_rolled_11_too_while_gambling():
    """NB-R2, NB-R40: only with a gamble over 0."""
    assert launch(11, ball="away 20", offense=AWAY, answers={"gamble": ["1"]})["ball"] == "home 35"
    assert launch(11, ball="away 20", offense=AWAY)["ball"] == "away 15"


def test_a_quarter_ends_with_its_last_entry():
    """NB-A14: the ball stays where it is."""
    dice = {"punt": [10], "punt_return": [3]}
    state = play("scrimmage", AWAY, ball="away 30", down=4, to_go=8, entry=4, dice=dice)
    assert at(state, "quarter", "entry", "next", "offense") == (2, 1, "launch", HOME)
    assert state["ball"] == "home 39"


@pytest.mark.parametrize(
    ("total", "points"), [(5, 2), (7, 2), (8, 2), (9, 2), (10, 2), (2, 0), (4, 0), (12, 0)]
)
def test_two_points_have_their_own_table(total, points):
    """NB-A15."""
    state = play("try", HOME, score={"home": 6}, answers={"try": ["two"]}, dice={"two_point": [total]})
    assert state["score"]["home"] == 6 + points


def test_a_call_beyond_its_count_is_rolled_twice_and_the_worse_kept():
    """NB-A16, NB-R25: both throws come before anything that follows."""
    counts = {"counts": {"line_run": 4}}
    state = play(declared=counts, answers={"offense_call": ["line_run"]}, dice={"rushing": [11, 7]})
    assert state["ball"] == "home 23"
    assert state["declared"]["counts"]["line_run"] == 5
    once = play(
        declared={"counts": {"line_run": 3}}, answers={"offense_call": ["line_run"]}, dice={"rushing": [7]}
    )
    assert once["declared"]["counts"]["line_run"] == 4


def test_rare_plays_and_drawn_plays_are_not_counted():
    """NB-A16, NB-B2."""
    state = play("rare", dice={"rare": [52]})
    assert set(state["declared"]["counts"].values()) == {0}
    drawn = play(declared={"pending": "play_clock"}, down=3, to_go=6, dice={"selection": [7], "rushing": [6]})
    assert set(drawn["declared"]["counts"].values()) == {0}
    assert drawn["ball"] == "home 24"


@pytest.mark.parametrize(
    ("called", "due"), [({"blitz": 1}, True), ({"blitz": 1, "goal_line": 1}, False), ({}, True)]
)
def test_a_timid_defense_owes_the_ghost_a_run_in_the_last_drill(called, due):
    """NB-A16: set as the drill of the fourth quarter begins."""
    state = play("kickoff", AWAY, quarter=4, entry=5, declared={"called": called}, dice={"kickoff": [6]})
    assert state["declared"]["penalty_run"] is due
    second = play("kickoff", AWAY, quarter=2, entry=5, declared={"called": called}, dice={"kickoff": [6]})
    assert second["declared"]["penalty_run"] is False


def test_the_ghosts_first_play_is_then_a_thirty_yard_run():
    """NB-A16: nothing is asked before it."""
    state = play(
        "scrimmage",
        AWAY,
        ball="away 20",
        quarter=4,
        clock="1:00",
        score={"home": 3},
        declared={"penalty_run": True},
        dice={"ghost_timeout": [6]},
    )
    assert at(state, "ball", "clock") == ("50", "0:40")
    assert state["declared"]["penalty_run"] is False


def test_a_scene_with_a_call_that_is_not_legal_says_why():
    """NB-D12, NB-R30, NB-R43: a bomb only from outside the 25; calls that are not legal have a reason."""
    sentence = trouble(ball="away 20", answers={"offense_call": ["bomb"]})
    assert "more than 25 yards" in sentence
    assert (
        where(play(ball="away 26", answers={"offense_call": ["bomb"]}, dice={"bomb": [5]}))[0] == "scrimmage"
    )


@pytest.mark.parametrize(
    ("home_wins", "away_wins", "rating"),
    [
        (9, 8, ("even", False)),
        (9, 7, ("favored", False)),
        (9, 5, ("favored", True)),
        (3, 6, ("underdog", False)),
        (0, 4, ("underdog", True)),
    ],
)
def test_the_favourite_by_wins(home_wins, away_wins, rating):
    """NB-A1."""
    rules = game("nailbiter").rules
    options = rules.read_options({"favored": "wins", "home_wins": home_wins, "away_wins": away_wins})
    setup = rules.new_game(blank_face("home"), blank_face("away"), options).setup
    assert (setup.rating(Side.HOME), setup.heavy) == rating


def test_records_of_famous_teams_name_the_favourite():
    """NB-A1."""
    words = game("nailbiter").pairing_words("1966-notre-dame", "1966-michigan-state", {})
    assert words == "By their records, 9-0-1 and 9-0-1: even teams (NB-A1)"
    assert game("nailbiter").pairing_words("1966-notre-dame", "nobody", {}) == ""
