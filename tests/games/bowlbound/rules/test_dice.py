"""The five dice and variable yardage (BR-IV-1, BR-VI-3)."""

from collections import Counter
from itertools import product
from types import SimpleNamespace

import pytest

from bowlbound_desktop.games.bowlbound.rules.dice import (
    BLACK,
    DEFENSE,
    GREEN,
    OFFENSE,
    RED,
    WHITE,
    WHITE_A,
    WHITE_B,
    plain_sum,
)
from bowlbound_desktop.games.bowlbound.rules.options import Options
from bowlbound_desktop.games.bowlbound.rules.plays.yardage import variable_yards
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import play_out

OUT_OF_216 = """
2 3 4 5 6 6 4 3 2 1
4 6 8 10 12 12 8 6 4 2
6 9 12 15 18 18 12 9 6 3
"""


def yards(token, *throws, method="full"):
    """What a variable token gives on these throws, which must all be used."""
    game = SimpleNamespace(options=Options(variable_method=method))
    left = list(throws)
    found = play_out(variable_yards(game, Side.HOME, token, "yardage"), lambda _: left.pop(0))
    assert left == []
    return found


@pytest.mark.parametrize(
    ("die", "faces"),
    [
        (BLACK, (1, 2, 2, 3, 3, 3)),
        (WHITE_A, (0, 0, 1, 2, 3, 4)),
        (WHITE_B, (0, 1, 2, 3, 4, 5)),
        (RED, (1, 1, 1, 2, 2, 3)),
        (GREEN, (0, 0, 0, 0, 1, 2)),
    ],
    ids=lambda value: getattr(value, "colour", ""),
)
def test_br_iv_1_the_faces_of_each_die(die, faces):
    assert die.faces == faces


def test_ex_dice_01_offensive_frequencies_are_those_published_out_of_216():
    """BR-IV-1-A."""
    assert dict(OFFENSE.weights) == dict(zip(range(10, 40), map(int, OUT_OF_216.split()), strict=True))
    assert len(OFFENSE.throws) == 216


def test_ex_dice_02_defensive_frequencies_are_those_published_out_of_36():
    """BR-IV-1-B."""
    assert dict(DEFENSE.weights) == {1: 12, 2: 11, 3: 9, 4: 3, 5: 1}
    assert len(DEFENSE.throws) == 36


def test_white_dice_alone_give_0_to_9_out_of_36():
    """BR-VI-13-D-ii."""
    assert dict(WHITE.weights) == {0: 2, 1: 3, 2: 4, 3: 5, 4: 6, 5: 6, 6: 4, 7: 3, 8: 2, 9: 1}


def test_throws_hold_every_combination_of_faces_once():
    combinations = product(BLACK.faces, WHITE_A.faces, WHITE_B.faces)
    assert Counter(OFFENSE.throws) == Counter(10 * black + a + b for black, a, b in combinations)


@pytest.mark.parametrize(
    ("example", "faces", "total"),
    [
        ("EX-DICE-C01", (1, 0, 3), 13),
        ("EX-DICE-C02", (2, 0, 0), 20),
        ("EX-DICE-C03", (3, 4, 5), 39),
        ("EX-VAR-01", (3, 2, 5), 37),
        ("EX-VAR-02", (1, 0, 3), 13),
    ],
)
def test_black_counts_ten_and_white_dice_are_added(example, faces, total):
    assert OFFENSE.read(faces) == total
    assert OFFENSE.parse("+".join(map(str, faces))) == total


@pytest.mark.parametrize(
    ("example", "faces", "total"),
    [
        ("EX-DICE-C04", (1, 0), 1),
        ("EX-DICE-C05", (1, 2), 3),
        ("EX-DICE-C05", (2, 1), 3),
        ("EX-DICE-C05", (3, 0), 3),
        ("EX-DICE-C06", (3, 2), 5),
    ],
)
def test_red_and_green_are_added(example, faces, total):
    assert DEFENSE.read(faces) == total


def test_the_plain_sum_of_a_total_is_that_of_all_its_faces():
    """BR-VI-3: DS needs no faces, since the black die is the total's tens and the white dice its units."""
    for faces in product(BLACK.faces, WHITE_A.faces, WHITE_B.faces):
        assert plain_sum(OFFENSE.read(faces)) == sum(faces)


@pytest.mark.parametrize(
    ("example", "total", "ds", "x", "t1"), [("EX-VAR-01", 37, 10, 3, 37), ("EX-VAR-02", 13, 4, 27, 13)]
)
def test_variable_yards_of_one_throw(example, total, ds, x, t1):
    assert (yards("DS", total), yards("X", total), yards("T1", total)) == (ds, x, t1)


def test_ex_var_03_t2_adds_two_throws():
    assert yards("T2", 37, 13) == 50


def test_br_vi_3_t3_adds_three_throws():
    assert yards("T3", 37, 13, 20) == 70


def test_ex_var_04_quick_values_need_no_throw():
    found = [yards(token, method="quick") for token in ("DS", "X", "T1", "T2", "T3")]
    assert found == [6, 12, 28, 55, 83]


def test_br_vi_3_ranges_of_variable_yards():
    ranges = {token: [yards(token, total) for total in OFFENSE.weights] for token in ("DS", "X", "T1")}
    assert {token: (min(found), max(found)) for token, found in ranges.items()} == {
        "DS": (1, 12),
        "X": (1, 30),
        "T1": (10, 39),
    }
