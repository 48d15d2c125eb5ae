"""The Timing Chart (section 6)."""

import pytest

from bowlbound_desktop.games.bowlbound.rules.clock.timing import chart_row
from tests.games.bowlbound.rules.table import RULES, table

SECONDS = {
    "TC-1": 30,
    "TC-2": 20,
    "TC-3": 10,
    "TC-4": 10,
    "TC-5": 10,
    "TC-6": 10,
    "TC-7": 10,
    "TC-8": 10,
    "TC-9": 0,
    "TC-10": 10,
    "TC-11": 0,
    "TC-12": 10,
    "TC-13": 0,
    "TC-15": 40,
}


@pytest.mark.parametrize("row", SECONDS)
def test_the_seconds_of_each_row(row):
    assert RULES.rule_tables.timing[row].seconds == SECONDS[row]


def test_tc_14_a_spike_takes_no_time_of_its_own():
    """TC-14: it takes ten seconds from the play before, so that 30 and spike make 20."""
    assert RULES.rule_tables.timing["TC-14"].seconds == 0


@pytest.mark.parametrize(
    ("rows", "counts"),
    [
        (("TC-1", "TC-2"), "TC-2"),
        (("TC-1", "TC-2", "TC-5"), "TC-5"),
        (("TC-9", "TC-8"), "TC-9"),
        (("TC-10", "TC-6"), "TC-10"),
        (("TC-11", "TC-6"), "TC-11"),
    ],
)
def test_tc_a_the_smallest_figure_counts(rows, counts):
    """TC-A, R-20."""
    assert chart_row(table(), rows) == counts


def test_tc_c_the_split_by_possession_adds_up_to_the_chart():
    """TC-C, XL-8: kick and return, loss and return make the figure of the chart."""
    seconds = {row: entry.seconds for row, entry in RULES.rule_tables.timing.items()}
    assert seconds["TC-10"] == 0 + 10  # kickoff, kickoff return
    assert seconds["TC-3"] == 10 + 0  # punts, fumbles and blocks lost, interceptions; their returns
