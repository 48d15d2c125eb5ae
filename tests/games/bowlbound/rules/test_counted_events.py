"""What Bowl Bound tells the statistics: which plays count beside a penalty, and what kind of play it was."""

import pytest

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.counting.statistics import tallied
from tests.games.bowlbound.rules.table import run, table

CALLS = {"offense_call": ["2"], "defense_call": ["A"]}
HERE = {"next": "scrimmage", "offense": Side.HOME, "y": 30, "line": 40}


def counted(cells, answers, dice, **changes):
    play = run(table(cells, **HERE | changes), CALLS | answers, dice)
    lines = tallied(play.events)
    return lines[Side.HOME], lines[Side.AWAY], play.result


def test_br_vi_4_c_v_a_gain_counts_with_the_yards_marked_from_its_end():
    cells = {"offense.2.15": "DEF 15", "offense.2.20": "7"}
    ours, theirs, after = counted(cells, {"penalty": ["1"]}, {"play": [15, 20], "defense": [1]})
    assert (ours.rushes, ours.rush_yards, theirs.penalties, theirs.penalty_yards) == (1, 7, 1, 15)
    assert after.y == 30 + ours.rush_yards + theirs.penalty_yards


@pytest.mark.parametrize("foul", ["DEF 5", "OFF 15"])
def test_br_vi_4_c_i_a_replayed_down_counts_no_play(foul):
    cells = {"offense.2.15": foul, "offense.2.20": "7"}
    ours, theirs, after = counted(cells, {"penalty": ["1"]}, {"play": [15, 20], "defense": [1]})
    assert ours.plays == 0
    assert after.y == 30 + theirs.penalty_yards - ours.penalty_yards


def test_br_vi_4_a_i_a_declined_penalty_is_none():
    cells = {"offense.2.15": "OFF 15", "offense.2.20": "7"}
    ours, _, _ = counted(cells, {"penalty": ["decline"]}, {"play": [15, 20], "defense": [1]})
    assert (ours.rushes, ours.penalties) == (1, 0)


def test_br_vi_4_a_ii_offset_fouls_count_nothing():
    cells = {"offense.2.15": "OFF 15", "offense.2.20": "DEF 5", "offense.2.21": "7"}
    ours, theirs, after = counted(cells, {}, {"play": [15, 20, 21], "defense": [1]})
    assert (ours.plays, ours.penalties, theirs.penalties, after.y) == (0, 0, 0, 30)


def test_r_15_a_touchdown_that_stands_counts_with_its_yards():
    cells = {"offense.2.15": "DEF 5", "offense.2.20": "TD"}
    ours, theirs, _ = counted(cells, {"penalty": ["1"]}, {"play": [15, 20], "defense": [1]})
    assert (ours.rush_yards, ours.touchdowns, ours.first_downs_rushing, theirs.penalties) == (70, 1, 1, 1)


def test_a_trapped_passer_rushed():
    cells = {"offense.8.15": "QT", "offense.QT.20": "-7"}
    ours, _, _ = counted(cells, {"offense_call": ["8"]}, {"play": [15], "qb_trap": [20], "defense": [1]})
    assert (ours.rushes, ours.rush_yards, ours.passes) == (1, -7, 0)


def test_a_pass_that_is_caught_and_fumbled_is_complete():
    cells = {"offense.8.15": "F +9"}
    ours, _, _ = counted(cells, {"offense_call": ["8"]}, {"play": [15], "recovery": [10], "defense": [1]})
    assert (ours.completions, ours.pass_yards, ours.fumbles) == (1, 9, 1)
