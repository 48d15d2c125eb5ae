"""Penalties: their tables, their spots, and yards that wait for the kickoff (BR-VI-4)."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bowlbound_desktop.games.bowlbound.rules.clock.dead_ball import half_the_distance, moved
from bowlbound_desktop.games.bowlbound.rules.fouls.penalties import interference_spot
from bowlbound_desktop.kernel.field import Side
from tests.games.bowlbound.rules.table import RULES, played, table

CALLS = {"offense_call": ["2"], "defense_call": ["A"]}

# Totals 10-19, 20-29 and 30-39, one value for each.
TABLE = {
    "OFF S": ["5"] * 10 + ["5A"] * 13 + ["10"] * 4 + ["15"] * 3,
    "DEF S": ["5"] * 15 + ["5Y"] * 5 + ["5"] * 3 + ["10"] + ["15"] * 6,
    "OFF R": ["5"] * 10 + ["15"] * 10 + ["10"] * 10,
    "DEF R": ["10"] * 10 + ["5Y"] * 10 + ["15"] * 10,
}


@pytest.mark.parametrize("foul", TABLE)
def test_br_vi_4_b_the_full_feature_table(foul):
    """BR-VI-4-B, total by total."""
    values = RULES.rule_tables.penalties["consolidated"][foul]
    assert [values[total] for total in range(10, 40)] == TABLE[foul]


def test_br_vi_4_b_the_quick_values():
    """BR-VI-4-B, LG-10, LG-11."""
    assert RULES.edition.quick_penalties == {"OFF S": 5, "DEF S": 5, "OFF R": 10, "DEF R": 15}


@given(y=st.integers(1, 99), yards=st.integers(1, 15))
def test_br_vi_4_c_ii_no_penalty_passes_half_the_distance(y, yards):
    """BR-VI-4-C-ii, BR-VI-4-C-vii (trap 23): one function for all."""
    assert half_the_distance(y, yards) == max(y - yards, -(-y // 2))
    assert y - half_the_distance(y, yards) <= Fraction(y, 2)
    assert moved(y, yards) == 100 - half_the_distance(100 - y, yards)


@given(y=st.integers(1, 99), downfield=st.integers(-20, 120))
def test_r_12_interference_arithmetic(y, downfield):
    """BR-VI-4-C-iii, BR-VI-13-E-iv, R-12."""
    distance = 100 - y
    if distance <= 2:
        assert 100 - interference_spot(y, downfield) == 1  # half of 2 is 1, half of 1 goes back to the 1
    else:
        assert 100 - interference_spot(y, downfield) == max(2, distance - min(max(downfield, 0), 15))


@pytest.mark.parametrize(("foul", "line"), [("DEF 5", 35), ("DEF 15", 45), ("DEF 5Y", 35)])
def test_r_15_yards_of_a_touchdown_wait_until_after_the_try(foul, line):
    """R-15, BR-VI-4-C-iv, BR-VI-4-C-v."""
    game = table({"offense.2.15": foul, "offense.2.20": "TD"}, next="scrimmage", offense=Side.HOME)
    scored = played(game, CALLS | {"penalty": ["1"]}, {"play": [15, 20], "defense": [1]})
    assert (scored.next, scored.y, scored.score.total(Side.HOME)) == ("try", 98, 6)
    kicked = played(scored, {"try": ["kick"]}, {"extra_point": [24]})
    assert (kicked.next, kicked.offense, kicked.y) == ("kickoff", Side.HOME, line)
    assert kicked.kickoff_yards == 0


def test_r_15_interference_costs_fifteen_yards_on_the_kickoff():
    """R-15, R-11, BR-VI-4-C-iii: however far downfield it was."""
    game = table({"offense.7.15": "PI 40", "offense.QR.12": "TD"}, {"defense.A.7.1": "QR"}, next="scrimmage")
    answers = {"offense_call": ["7"], "defense_call": ["A"], "penalty": ["1"]}
    scored = played(game, answers, {"play": [15], "defense": [1], "qb_run": [12]})
    assert (scored.next, scored.kickoff_yards) == ("try", 15)


def test_r_15_a_foul_of_the_kickers_on_a_return_touchdown():
    """R-15 (trap 28): the scorers of the return kick off from further up."""
    game = table(
        away={"special.kickoff_return.12": "DEF 15", "special.kickoff_return.20": "TD"}, next="kickoff"
    )
    answers = {"kickoff_call": ["deep"], "penalty": ["1"]}
    scored = played(game, answers, {"kickoff": [24], "kickoff_return": [12, 20]})
    assert (scored.next, scored.offense) == ("try", Side.AWAY)
    kicked = played(scored, {"try": ["kick"]}, {"extra_point": [24]})
    assert (kicked.next, kicked.offense, kicked.y) == ("kickoff", Side.AWAY, 45)


def test_r_15_yards_never_reach_the_second_half():
    """R-15, BR-V-3: the kickoff of the second half is from the 30."""
    cells = {"offense.2.15": "DEF 15", "offense.2.20": "TD"}
    game = table(cells, next="scrimmage").change(clock=table().clock.__class__(2, 10))
    scored = played(game, CALLS | {"penalty": ["1"]}, {"play": [15, 20], "defense": [1]})
    half = played(scored, {"try": ["kick"]}, {"extra_point": [24]})
    assert half.next == "second-half"
    assert played(half).y == 30


def test_br_vi_4_c_vi_the_penalty_choice_comes_after_all_dice():
    """BR-VI-4-A-i (trap 22): what is offered is what happened."""
    game = table(
        {"offense.7.15": "DEF 5", "offense.7.20": "INT 10"},
        {"special.interception_return.20": "8"},
        next="scrimmage",
    )
    calls = {"offense_call": ["7"], "defense_call": ["A"], "penalty": ["decline"]}
    after = played(game, calls, {"play": [15, 20], "defense": [1], "interception_return": [20]})
    assert (after.offense, after.y) == (Side.AWAY, 68)


def test_r_21_only_one_timeout_is_charged_for_a_play():
    """R-21, TC-12."""
    game = table({"offense.2.15": "4"}, next="scrimmage")
    answers = CALLS | {"timeout.home": ["call"], "timeout.away": ["call"]}
    after = played(game, answers, {"play": [15], "defense": [1]})
    assert sum(after.timeouts) == 5
    assert after.last_seconds == 10
