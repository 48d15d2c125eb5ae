"""Rare plays by ratings, and the calls that may be disputed (NB-B17 to NB-B19)."""

import pytest

from tests.games.nailbiter.scenes import AWAY, HOME, at, call, down, play, rare, trouble

HEAVY_HOME = {"favored": "home", "heavy": True}
HEAVY_AWAY = {"favored": "away", "heavy": True}
UNDERDOG = {"favored": "away"}


@pytest.mark.parametrize(
    ("roll", "plain", "heavy"),
    [
        (11, "home 45", "away 30"), (13, "home 30", "home 45"), (14, "home 35", "home 45"),
        (15, "home 35", "home 45"),
        (16, "home 35", "home 45"), (21, "home 35", "home 45"), (22, "50", "away 35"),
        (23, "home 20", "home 20"),
        (24, "home 20", "home 20"), (25, "home 32", "home 45"), (26, "home 45", "away 40"),
        (31, "home 35", "50"),
        (32, "home 30", "home 45"), (33, "home 35", "home 35"), (34, "home 40", "home 40"),
        (35, "home 35", "home 35"),
        (36, "home 40", "away 45"), (42, "away 1", "away 1"), (43, "home 40", "away 1"),
        (44, "away 45", "away 1"),
        (45, "home 30", "home 30"), (46, "home 40", "away 40"), (51, "home 28", "home 35"),
        (52, "home 23", "home 23"),
        (53, "home 23", "home 23"), (12, "home 38", "home 38"),
    ],
)  # fmt: skip
def test_rare_plays_of_a_favored_offense(roll, plain, heavy):
    """NB-B1, NB-B19, NB-R57."""
    assert rare(roll, {"favored": "home"})["ball"] == plain
    assert rare(roll, HEAVY_HOME)["ball"] == heavy


@pytest.mark.parametrize(
    ("roll", "plain", "heavy"),
    [
        (11, "home 20", "home 12"), (13, "home 20", "home 12"), (15, "home 20", "home 20"),
        (25, "home 23", "home 15"),
        (26, "home 12", "home 3"), (31, "home 8", "home 8"), (32, "home 20", "home 15"),
        (33, "home 14", "home 10"),
        (34, "home 20", "home 20"), (35, "home 17", "home 17"), (42, "home 15", "home 7"),
        (43, "home 20", "home 20"),
        (44, "home 21", "home 21"), (45, "home 18", "home 10"), (51, "home 16", "home 12"),
        (52, "home 27", "home 21"),
        (53, "home 10", "home 10"),
    ],
)  # fmt: skip
def test_rare_plays_of_an_underdog_offense(roll, plain, heavy):
    """NB-B19, NB-R57: underdog 35 loses three yards and the down counts."""
    assert rare(roll, UNDERDOG)["ball"] == plain
    assert rare(roll, HEAVY_AWAY)["ball"] == heavy
    assert rare(roll, UNDERDOG)["down"] == 2


@pytest.mark.parametrize(
    ("roll", "plain", "heavy"),
    [(12, "home 20", "home 5"), (14, "home 20", "home 5"), (21, "home 30", "home 5")],
)
def test_rare_balls_lost_without_or_with_a_printed_return(roll, plain, heavy):
    """NB-B19."""
    assert at(rare(roll, UNDERDOG), "offense", "ball") == (AWAY, plain)
    assert at(rare(roll, HEAVY_AWAY), "offense", "ball") == (AWAY, heavy)


def test_rare_balls_lost_that_may_be_returned():
    """NB-R28: underdog 16 is intercepted 50 yards downfield."""
    assert rare(16, UNDERDOG, {"turnover_return": [4]})["ball"] == "away 30"
    assert rare(36, UNDERDOG, {"turnover_return": [4]})["ball"] == "home 30"
    assert rare(22, UNDERDOG, {"turnover_return": [9]})["ball"] == "home 30"
    assert rare(22, HEAVY_AWAY)["ball"] == "home 5"
    assert rare(41, HEAVY_AWAY, {"turnover_return": [4]})["ball"] == "home 35"
    assert rare(46, HEAVY_AWAY)["ball"] == "home 25"


def test_rare_strips_near_the_goal_line():
    """NB-B19: row 23 near the 15 uses row 11; row 24 is a touchback."""
    assert at(rare(23, UNDERDOG), "offense", "ball") == (AWAY, "away 5")
    assert at(rare(23, UNDERDOG, ball="away 14"), "offense", "ball") == (HOME, "away 14")
    assert at(rare(23, UNDERDOG, ball="away 15"), "offense", "ball") == (AWAY, "away 5")
    assert at(rare(24, UNDERDOG), "offense", "ball") == (AWAY, "away 20")


def test_rare_effects_that_last():
    """NB-B19, NB-D9: unlimited, exhausted, a quarterback out for good."""
    assert rare(52)["declared"]["unlimited"] == ["runs"]
    assert rare(53)["declared"]["unlimited"] == ["passes"]
    assert rare(43, UNDERDOG)["declared"]["exhausted"] == ["long_pass"]
    assert rare(44, UNDERDOG)["declared"]["exhausted"] == ["line_run"]
    assert rare(42, UNDERDOG)["declared"]["quarterback"]["home"] == "backup"
    strings = {"quarterback": {"home": "backup"}}
    assert rare(42, UNDERDOG, declared=strings)["declared"]["quarterback"]["home"] == "third"


def test_unlimited_runs_are_never_rolled_twice_and_exhausted_plays_not_offered():
    """NB-B19, NB-A16."""
    declared = {"counts": {"line_run": 9}, "unlimited": ["runs"]}
    assert call("line_run", {"rushing": [7]}, declared=declared)["ball"] == "home 23"
    sentence = trouble(answers={"offense_call": ["line_run"]}, declared={"exhausted": ["line_run"]})
    assert "left the game" in sentence


@pytest.mark.parametrize(("roll", "other"), [(52, 61), (53, 65)])
def test_a_ghost_favorite_uses_other_rows(roll, other):
    """NB-B19: favored 52 and 53."""
    options = {"favored": "away"}
    gain = {61: "away 35", 65: "away 27"}[other]
    assert play("rare", AWAY, ball="away 20", dice={"rare": [roll]}, options=options)["ball"] == gain


def test_a_rare_time_out_leaves_an_ordinary_play_of_the_same_down():
    """NB-R57, NB-R34: five yards where no time out is left."""
    fav = rare(41, {"favored": "home"}, down=2, to_go=8)
    assert (fav["next"], *down(fav)) == ("scrimmage", 2, 8, "home 20")
    assert fav["timeouts"]["away"] == 2
    none = rare(41, {"favored": "home"}, down=2, to_go=8, timeouts={"away": 0})
    assert down(none) == (2, 3, "home 25")
    own = rare(54, UNDERDOG, timeouts={"home": 0})
    assert down(own) == (1, 15, "home 15")


def test_rare_grounding_near_the_own_goal_line_is_a_safety():
    """NB-B19: at or inside the own 5."""
    assert rare(53, UNDERDOG, ball="home 5")["next"] == "safety-kick"
    assert rare(53, UNDERDOG, ball="home 6")["ball"] == "home 3"


@pytest.mark.parametrize(
    ("roll", "won", "lost"),
    [
        (54, (AWAY, "home 25"), (HOME, "home 25")),
        (65, (AWAY, "home 27"), (HOME, "home 27")),
        (55, (AWAY, "try"), (HOME, "home 20")),
    ],
)
def test_calls_that_the_defense_may_dispute(roll, won, lost):
    """NB-R57: favored 55 is returned from the line of scrimmage."""
    reversed_call = rare(roll, {"favored": "home"}, {"challenge": [1]})
    assert reversed_call["offense"] == won[0]
    assert won[1] in (reversed_call["ball"], reversed_call["next"])
    assert at(rare(roll, {"favored": "home"}, {"challenge": [3]}), "offense", "ball") == lost


@pytest.mark.parametrize(
    ("roll", "plain", "won"),
    [(55, "home 28", "try"), (61, "home 20", "home 32"), (63, "home 20", "home 32"), (66, "try", "home 20")],
)
def test_calls_that_the_offense_may_dispute(roll, plain, won):
    """NB-B17, NB-B19: underdog rows 55 to 66."""
    quiet = rare(roll, UNDERDOG)
    assert plain in (quiet["ball"], quiet["next"])
    state = play(
        "rare", dice={"rare": [roll], "challenge": [1]}, options=UNDERDOG, answers={"challenge": ["yes"]}
    )
    assert won in (state["ball"], state["next"])
