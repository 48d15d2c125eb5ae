"""Alternate timing over two plays: hurried snaps and spikes (AR-VII-c, EX-ALT-03, -04, -16)."""

import pytest

from bowlbound_desktop.games.bowlbound.rules.calls.calls import offense_options
from bowlbound_desktop.games.bowlbound.rules.clock.alternate_timing import tens
from bowlbound_desktop.kernel.clock import Clock
from tests.games.bowlbound.rules.table import played, table

CHOSEN = {"timing": "alt_whole", "no_huddle": True, "spike": True, "rzdz": True, "delay": True}
CALLS = {"offense_call": ["2"], "defense_call": ["A"]}
INCOMPLETE = (
    {"offense_call": ["7"], "defense_call": ["A"], "declare": ["no_huddle"]},
    {"play": [20], "defense": [1]},
)
SPIKE = ({"offense_call": ["spike"], "defense_call": ["A"]}, {})


def game(**changes):
    home = {"offense.2.15": "6", "offense.7.20": "INC", "offense.9.18": "48"}
    return table(home, None, CHOSEN, **{"next": "scrimmage", "clock": Clock(1, 600)} | changes)


def left(after):
    return 600 - after.clock.seconds


def gained_six(**changes):
    return played(game(**changes), CALLS, {"play": [15], "defense": [1]})


def test_ex_alt_03_a_hurried_snap_leaves_15_seconds():
    after = gained_six()
    assert left(after) == 30
    assert left(played(after, *INCOMPLETE)) == 15 + 5


def test_ex_alt_04_first_down_and_spike_take_8_seconds():
    """R-44: the table's 3, not the printed 0."""
    after = gained_six(line=36)
    assert left(after) == 20
    assert left(played(after, *SPIKE)) == 8


def test_ar_vii_c_gain_and_spike_take_15_seconds():
    assert left(played(gained_six(), *SPIKE)) == 15


def test_ex_alt_16_razzle_dazzle_of_48_yards_with_time_conserved():
    """R-44: a first down is interrupted, so 11 + 3; with more than 48 to go the printed 11 + 10."""
    calls = {"offense_call": ["razzle"], "defense_call": ["A"], "razzle_choice": ["9@18"]}
    dice = {"razzle_defense": [20], "razzle_offense": [18], "defense": [1]}
    assert left(played(played(game(), calls, dice), *SPIKE)) == 14
    assert left(played(played(game(line=90), calls, dice), *SPIKE)) == 21


@pytest.mark.parametrize("call", ["call", "late"])
def test_ar_vii_nothing_is_conserved_after_a_timeout(call):
    after = played(game(), CALLS | {"timeout.away": [call]}, {"play": [15], "defense": [1]})
    assert left(after) == {"call": 7, "late": 15}[call]
    assert "spike" not in offense_options(after)


def test_ar_vii_d_a_delay_is_ten_seconds_or_nothing():
    after = played(game(), CALLS | {"delay": ["yes"]}, {"play": [15], "defense": [1]})
    assert (left(after), after.y) == (40, 31)


@pytest.mark.parametrize(("yards", "digits"), [(87, 8), (102, 10), (6, 0), (-13, 1), (0, 0), (-9, 0)])
def test_ar_vii_the_tens_digit_of_the_net_yardage(yards, digits):
    assert tens(yards) == digits
