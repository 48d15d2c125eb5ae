"""The ghost coach: his plays and his dice (NB-E1 to NB-E4, NB-G1 to NB-G11)."""

import pytest

from bowlbound_desktop.games.nailbiter.rules.downs.ghost_fourth import go_number
from bowlbound_desktop.games.nailbiter.rules.plays.selection import situation
from bowlbound_desktop.games.nailbiter.rules.printed.tables import SITUATIONS
from bowlbound_desktop.games.register import game
from bowlbound_desktop.kernel.field import Side, parse_spot
from tests.games.nailbiter.scenes import AWAY, HOME, at, down, play

RULES = game("nailbiter").rules
LAST = {"quarter": 4, "clock": "0:10"}


def ghost(dice, **more):
    return play(offense=AWAY, dice=dice, **{"ball": "away 20", **more})


@pytest.fixture(scope="module")
def start():
    home, away = (game("nailbiter").shelf.load("blank", side, {}) for side in ("home", "away"))
    return RULES.new_game(home, away, RULES.read_options({}))


@pytest.mark.parametrize(
    ("downs", "to_go", "column"),
    [
        (1, 10, 0), (1, 25, 0), (2, 6, 0), (2, 7, 1), (3, 0, 2), (3, 1, 2), (4, 1, 2), (3, 2, 3),
        (4, 3, 3), (3, 4, 4),
        (3, 9, 4), (3, 10, 5), (3, 15, 5), (3, 16, 6), (4, 20, 6), (3, 21, 7),
    ],
)  # fmt: skip
def test_the_selection_column_goes_by_down_and_distance(start, downs, to_go, column):
    """NB-E3, NB-R39: inches count as one."""
    now = start.change(offense=Side.AWAY, y=30, down=downs, line=30 + to_go, next="scrimmage")
    assert situation(now) == SITUATIONS[column]


@pytest.mark.parametrize(
    ("downs", "to_go", "column"), [(1, 10, 8), (3, 3, 8), (3, 2, 9), (4, 1, 9), (2, 2, 0), (1, 1, 0)]
)
def test_drill_columns_are_for_a_ghost_that_trails(start, downs, to_go, column):
    """NB-R21: gaps are filled from the normal columns."""
    score = start.score.add(Side.HOME, 1, 3)
    now = start.change(offense=Side.AWAY, y=30, down=downs, line=30 + to_go, quarter=4, entry=5, seconds=60)
    assert situation(now.change(score=score)) == SITUATIONS[column]
    assert situation(now) in SITUATIONS[:8]


@pytest.mark.parametrize(
    ("ball", "drawn", "dice", "after"),
    [
        ("home 24", 2, {"passing": [7]}, "home 1"),
        ("home 25", 2, {"passing": [12]}, "try"),
        ("home 9", 11, {"passing": [5]}, "try"),
        ("home 4", 11, {"passing": [8]}, "home 4"),
    ],
)
def test_a_pass_too_long_for_the_spot_is_cut(ball, drawn, dice, after):
    """NB-R22, NB-R43: long becomes deep inside the 25, medium inside the 10, short inside the 5."""
    state = ghost({"selection": [drawn], **dice}, ball=ball)
    assert after in (state["ball"], state["next"])


def test_a_bomb_is_cut_like_a_long_pass_and_a_trick_play_kept():
    """NB-R22."""
    bomb = ghost({"selection": [3], "bomb": [2]}, down=3, to_go=21)
    assert bomb["next"] == "try"
    cut = ghost({"selection": [3], "passing": [12]}, ball="home 25", down=3, to_go=21)
    assert cut["next"] == "try"
    trick = ghost(
        {"selection": [12], "trick_play": [2], "ghost_timeout": [6]},
        score={"home": 3},
        **{**LAST, "clock": "0:40"},
    )
    assert trick["ball"] == "away 42"


@pytest.mark.parametrize(
    ("ball", "to_go", "changes", "number"),
    [
        ("away 30", 1, {}, 1), ("away 49", "inches", {}, 1), ("50", 1, {}, 3), ("home 34", 1, {}, 3),
        ("home 33", 1, {}, 2),
        ("home 11", 1, {}, 2), ("home 10", 1, {}, 3), ("50", 3, {}, 2), ("home 20", 2, {}, 1),
        ("home 8", 3, {}, 2),
        ("50", 9, {}, 1), ("home 24", 1, {"quarter": 4, "score": {"home": 14}}, 5),
        ("home 24", 1, {"quarter": 4, "score": {"home": 7}}, 4),
        ("50", 4, {"quarter": 4, "score": {"home": 7}}, 2),
        ("50", 4, {"quarter": 4, "score": {"home": 9}}, 2),
        ("50", 1, {"quarter": 4, "score": {"away": 3}}, 2),
        ("50", 1, {"quarter": 4, "score": {"home": 3}}, 3),
    ],
)  # fmt: skip
def test_fourth_down_numbers(start, ball, to_go, changes, number):
    """NB-G1, NB-E1: both cases of the booklet are among them."""
    assert go_number(fourth(start, ball, to_go, changes)) == number


def fourth(start, ball, to_go, changes):
    """A fourth down of the ghost."""
    y = parse_spot(ball).seen_by(Side.AWAY)
    score = start.score
    for side, points in changes.get("score", {}).items():
        score = score.add(Side(side), 1, points)
    line = y if to_go == "inches" else y + to_go
    now = start.change(offense=Side.AWAY, y=y, down=4, line=line, next="scrimmage", score=score)
    return now.change(quarter=changes.get("quarter", 1), entry=2)


def test_the_die_of_a_fourth_down_decides():
    """NB-G1, NB-E1: at or below the number he goes for it."""
    goes = ghost({"ghost_fourth": [3], "selection": [6], "rushing": [7]}, ball="50", down=4, to_go=1)
    assert at(goes, "offense", "ball") == (AWAY, "home 47")
    punts = ghost({"ghost_fourth": [4], "punt": [12]}, ball="50", down=4, to_go=1)
    assert at(punts, "offense", "ball") == (HOME, "home 20")


@pytest.mark.parametrize(
    ("ball", "to_go", "dice", "after"),
    [
        ("away 30", 2, {"punt": [3]}, "launch"),
        ("home 20", 4, {"field_goal": [3]}, "kickoff"),
        ("50", 10, {"punt": [12]}, "launch"),
    ],
)
def test_a_number_of_0_throws_no_die(ball, to_go, dice, after):
    """NB-G1, NB-G2."""
    assert ghost(dice, ball=ball, down=4, to_go=to_go)["next"] == after


def test_late_and_behind_by_three_the_ghost_kicks_without_a_die():
    """NB-G1: nearer than the 33."""
    late = {"quarter": 4, "entry": 4, "score": {"home": 3}, "down": 4, "to_go": 1}
    assert ghost({"field_goal": [3]}, ball="home 32", **late)["score"]["away"] == 3
    early = {**late, "entry": 2}
    assert (
        ghost({"ghost_fourth": [6], "ghost_kick": [1], "field_goal": [3]}, ball="home 32", **early)["score"][
            "away"
        ]
        == 3
    )


def test_in_the_last_minute_a_ghost_that_needs_a_touchdown_goes_for_it():
    """NB-G1: 1:00 or less, behind by more than three; no die."""
    state = ghost(
        {"selection": [5], "rushing": [6]},
        ball="away 20",
        down=4,
        to_go=10,
        quarter=4,
        clock="1:00",
        score={"home": 4},
    )
    assert at(state, "offense", "ball") == (HOME, "away 24")


@pytest.mark.parametrize(
    ("line", "number"), [(28, 6), (29, 5), (33, 5), (34, 3), (38, 3), (39, 1), (43, 1), (44, 0)]
)
def test_a_field_goal_instead_of_a_punt(line, number):
    """NB-G2."""
    changes = {"ball": f"home {line}", "down": 4, "to_go": 12}
    die = {"ghost_kick": [number]} if 0 < number < 6 else {}
    if number:
        assert ghost({**die, "field_goal": [3]}, **changes)["score"]["away"] == 3
    if number < 6:
        punt = {"ghost_kick": [number + 1]} if number else {}
        assert ghost({**punt, "short_punt": [4]}, **changes)["ball"] == "home 1"


@pytest.mark.parametrize(
    ("behind", "quarter", "number"),
    [
        (2, 4, 5),
        (5, 4, 5),
        (10, 4, 4),
        (1, 4, 2),
        (-1, 4, 4),
        (-5, 4, 4),
        (-4, 4, 2),
        (-12, 4, 2),
        (0, 4, 0),
        (2, 3, 2),
        (-1, 1, 1),
        (1, 1, 0),
        (-4, 2, 0),
    ],
)
def test_two_points_by_what_the_ghost_is_behind(behind, quarter, number):
    """NB-G3: before the try; three less in the first three quarters."""
    score = {"home": max(behind, 0) + 20, "away": 20 - min(behind, 0)}
    changes = {"score": score, "quarter": quarter}
    kick = play(
        "try",
        AWAY,
        dice={"ghost_two": [number + 1], "extra_point": [7]} if number else {"extra_point": [7]},
        **changes,
    )
    assert kick["score"]["away"] == score["away"] + 1
    if number:
        two = play("try", AWAY, dice={"ghost_two": [number], "two_point": [7]}, **changes)
        assert two["score"]["away"] == score["away"] + 2


def test_behind_by_one_the_ghost_goes_for_two_more_often_when_it_is_late():
    """NB-G3."""
    late = {"score": {"home": 7, "away": 6}, "quarter": 4, "entry": 4}
    assert play("try", AWAY, dice={"ghost_two": [3], "two_point": [7]}, **late)["score"]["away"] == 8


@pytest.mark.parametrize(
    ("changes", "number"),
    [
        ({"quarter": 4, "entry": 5, "score": {"home": 9}}, 6),
        ({"quarter": 4, "clock": "0:50", "score": {"home": 8}}, 6),
        ({"quarter": 4, "clock": "1:00", "score": {"home": 1}}, 3),
        ({"quarter": 4, "entry": 5, "score": {"home": 8}}, 0),
        ({"quarter": 2, "clock": "0:50", "score": {"home": 8}}, 0),
        ({"quarter": 4, "clock": "0:50", "score": {"away": 3}}, 0),
        ({"quarter": 4, "entry": 3, "score": {"home": 9}}, 0),
    ],
)
def test_the_ghosts_onside_kick(changes, number):
    """NB-G7, NB-R78: only late, and the drill lines only in Q4 and overtime."""
    die = {"ghost_onside": [number]} if 0 < number < 6 else {}
    if number:
        assert play("kickoff", AWAY, dice={**die, "onside": [4]}, **changes)["ball"] == "away 39"
    if number < 6:
        die = {"ghost_onside": [number + 1]} if number else {}
        assert play("kickoff", AWAY, dice={**die, "kickoff": [6]}, **changes)["ball"] == "home 20"


def test_an_onside_kick_of_the_ghost_before_the_drill_opens_his_entry_again():
    """NB-R54: entry 4 goes on, and no drill begins."""
    state = play("kickoff", AWAY, dice={"onside": [3]}, quarter=4, entry=5, score={"home": 9})
    assert at(state, "next", "offense", "ball", "entry", "clock") == ("launch", AWAY, "away 45", 4, "none")


@pytest.mark.parametrize(
    ("ball", "changes", "number"),
    [
        ("home 20", {}, 2),
        ("away 20", {}, 1),
        ("home 20", {"quarter": 4, "clock": "1:00", "score": {"home": 7}}, 5),
        ("away 20", {"quarter": 4, "clock": "1:00", "score": {"home": 7}}, 3),
    ],
)
def test_the_ghost_strips_by_his_numbers(ball, changes, number):
    """NB-G8: late and behind he dares more, less where the doubled gain would score."""
    answers = {"offense_call": ["draw_play"]}
    won = play(
        ball=ball, answers=answers, dice={"rushing": [12], "ghost_strip": [number], "strip": [7]}, **changes
    )
    assert won["offense"] == AWAY
    left = play(ball=ball, answers=answers, dice={"rushing": [12], "ghost_strip": [number + 1]}, **changes)
    assert left["offense"] == HOME


@pytest.mark.parametrize(
    ("ball", "dice", "half", "last"),
    [
        ("home 46", {"field_goal": [3]}, "kickoff", ("end", 4)),
        ("home 47", {"ghost_bomb": [3], "bomb": [2]}, "try", ("try", 4)),
        ("home 47", {"ghost_bomb": [4]}, "kickoff", ("kickoff", 5)),
        ("50", {"ghost_bomb": [3], "bomb": [5]}, "kickoff", ("kickoff", 5)),
        ("away 49", {}, "kickoff", ("kickoff", 5)),
    ],
)
def test_the_last_play_before_halftime(ball, dice, half, last):
    """NB-G10: field goal, bomb by 3, or a knee; the same in Q4 with a level score."""
    assert ghost(dice, quarter=2, clock="0:10", ball=ball)["next"] == half
    assert at(ghost(dice, ball=ball, **LAST), "next", "quarter") == last


@pytest.mark.parametrize(
    ("ball", "table", "total", "after"),
    [
        ("home 8", "passing", 3, "try"), ("home 9", "passing", 3, "try"), ("home 12", "passing", 3, "try"),
        ("home 18", "passing", 3, "try"), ("home 26", "passing", 2, "try"), ("home 49", "passing", 2, "try"),
        ("50", "bomb", 2, "try"), ("away 10", "bomb", 2, "try"),
    ],
)  # fmt: skip
def test_the_last_play_when_a_touchdown_is_needed(ball, table, total, after):
    """NB-E3, NB-R61: the shortest pass that reaches the end zone; 12 yards are a medium pass."""
    assert ghost({table: [total]}, ball=ball, score={"home": 6}, **LAST)["next"] == after


def test_the_last_play_when_a_field_goal_is_enough():
    """NB-R73, NB-R61: at or inside the 46 on any down; farther out NB-E3."""
    near = ghost({"field_goal": [3]}, ball="home 46", down=1, score={"home": 2}, **LAST)
    assert at(near, "next", "score") == ("end", {"home": 2, "away": 3})
    far = ghost({"passing": [2]}, ball="home 47", down=1, score={"home": 2}, **LAST)
    assert far["next"] == "try"


def test_ahead_on_the_last_play_the_ghost_kneels():
    """NB-R61."""
    assert ghost({}, ball="home 20", score={"away": 3}, **LAST)["next"] == "end"


@pytest.mark.parametrize(
    ("name", "dice"), [("short_pass", {"passing": [2]}), ("line_run", {"rushing": [3], "recovery": [10]})]
)
def test_late_and_ahead_the_ghost_falls_on_the_ball(name, dice):
    """NB-G11, NB-R72: interceptions and fumbles alike."""
    drill = {"quarter": 4, "clock": "1:00", "score": {"away": 3}}
    answers = {"offense_call": [name]}
    fell = play(answers=answers, dice={**dice, "ghost_fall": [5]}, **drill)
    spot = "home 30" if name == "short_pass" else "home 20"
    assert at(fell, "offense", "ball") == (AWAY, spot)
    ran = play(answers=answers, dice={**dice, "ghost_fall": [6], "turnover_return": [9]}, **drill)
    assert ran["ball"] == ("home 25" if name == "short_pass" else "home 15")
    early = play(
        answers=answers, dice={**dice, "turnover_return": [9]}, quarter=4, entry=3, score={"away": 3}
    )
    assert early["offense"] == AWAY


def test_the_ghost_takes_a_touchback_with_an_interception_in_his_end_zone():
    """Section 9 and 11, NB-R51: nine deep at most; the coach may return his."""
    state = play(ball="away 30", answers={"offense_call": ["long_pass"]}, dice={"passing": [5]})
    assert at(state, "offense", "ball") == (AWAY, "away 20")
    kept = ghost({"selection": [2], "passing": [5]}, ball="home 30")
    assert at(kept, "offense", "ball") == (HOME, "home 20")
    out = ghost(
        {"selection": [2], "passing": [5], "turnover_return": [10]},
        ball="home 30",
        answers={"interception": ["return"]},
    )
    assert at(out, "offense", "ball") == (HOME, "home 30")
    short = ghost(
        {"selection": [2], "passing": [5], "turnover_return": [9]},
        ball="home 30",
        answers={"interception": ["return"]},
    )
    assert at(short, "offense", "ball") == (HOME, "home 20")


def test_the_ghost_saves_the_clock_as_the_drill_demands():
    """NB-E4: behind on defense he stops the clock without a die."""
    state = play(
        answers={"offense_call": ["line_run"]},
        dice={"rushing": [7]},
        quarter=4,
        clock="1:00",
        score={"home": 7},
    )
    assert at(state, "timeouts", "clock") == ({"home": 3, "away": 2}, "0:50")


def test_the_ghost_never_gambles_fakes_or_stacks_the_line():
    """NB-E2: nobody is asked, and no die is thrown for it."""
    state = play("launch", HOME, dice={"launch": [23]}, ball="home 35")
    assert down(state) == (3, 6, "home 39")
    run = play(answers={"offense_call": ["line_run"]}, dice={"rushing": [6]})
    assert run["ball"] == "home 26"
