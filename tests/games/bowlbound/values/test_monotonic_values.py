"""The shipped tables all over: a yard, a timeout, a point more are never worse; no table ends with a jump."""

from itertools import pairwise

import numpy as np
import pytest

from bowlbound_desktop.games.bowlbound.values import shape
from bowlbound_desktop.games.bowlbound.values.making.numbers import rising
from bowlbound_desktop.games.bowlbound.values.tables import shipped_tables

LARGEST = 0.005
"""Of a chance to win."""
TICKS = (1, 3, 6, 12, 20, 24, 25, 36, 37, 48, 60, 61, 150)
LEADS = (-16, -7, -3, 0, 1, 4, 10)
DOWNS = ((1, 10), (2, 3), (3, 6), (4, 2), (4, 9))
GOAL = ((1, 0), (3, 0), (4, 0))
SECOND, RECEIVES, KICKS = "second half", "first half, receives", "first half, kicks"


def chance(half, y, down, to_go, lead, ticks, ours=3, theirs=3):
    tables = shipped_tables()
    mix = tables.grid.mix("scrimmage", y, down, min(100, y + to_go) if to_go else 100)
    if half == SECOND:
        return 0.5 + 0.5 * tables.second(mix, lead, ticks, ours, theirs)
    return 0.5 + 0.5 * tables.first(mix, lead, ticks, ours, theirs, half == RECEIVES)


def fall(values):
    return max(before - after for before, after in pairwise(values))


@pytest.mark.parametrize("half", [SECOND, RECEIVES, KICKS])
def test_a_yard_nearer_to_the_goal_is_never_worse(half):
    worst = 0.0
    for ticks in TICKS:
        for lead in LEADS:
            for down, to_go in DOWNS:
                yards = range(1, 100 - to_go)
                worst = max(worst, fall([chance(half, y, down, to_go, lead, ticks) for y in yards]))
            for down, to_go in GOAL:
                yards = range(81, 100)
                worst = max(worst, fall([chance(half, y, down, to_go, lead, ticks) for y in yards]))
    assert worst < LARGEST


@pytest.mark.parametrize("half", [SECOND, RECEIVES, KICKS])
def test_a_timeout_more_is_never_worse(half):
    for ticks in TICKS:
        for lead in LEADS:
            for y, down, to_go in ((25, 1, 10), (60, 3, 4), (80, 4, 3)):
                ours = [chance(half, y, down, to_go, lead, ticks, left, 2) for left in range(4)]
                theirs = [chance(half, y, down, to_go, lead, ticks, 2, 3 - left) for left in range(4)]
                assert fall(ours) < 1e-6
                assert fall(theirs) < 1e-6


@pytest.mark.parametrize("half", [SECOND, RECEIVES, KICKS])
def test_a_larger_lead_is_never_worse(half):
    for ticks in TICKS:
        for y, down, to_go in ((5, 1, 10), (25, 1, 10), (60, 3, 4), (80, 4, 3), (97, 2, 0)):
            assert fall([chance(half, y, down, to_go, lead, ticks) for lead in range(-38, 39)]) < LARGEST


def test_a_down_more_is_never_worse():
    for ticks in TICKS:
        for y, to_go in ((25, 10), (60, 5), (93, 0), (97, 0)):
            assert fall([chance(SECOND, y, 4 - used, to_go, -3, ticks) for used in range(4)]) < LARGEST


def test_later_with_a_lead_and_the_ball_is_never_worse():
    for lead in (1, 3, 6, 7, 14):
        for y in (15, 40, 80):
            for left in (0, 3):
                by_time = [chance(SECOND, y, 1, 10, lead, ticks, left, left) for ticks in range(180, 0, -1)]
                assert fall(by_time) < LARGEST


@pytest.mark.parametrize("seam", [shape.LATE, shape.EARLY_TICKS[0], shape.FADED, shape.MIDDLE_TICKS[-1]])
def test_no_table_ends_with_a_jump(seam):
    for half in (SECOND, RECEIVES, KICKS):
        for lead in LEADS:
            for timeouts in ((0, 0), (3, 0), (0, 3), (3, 3)):
                for y, down, to_go in ((25, 1, 10), (60, 3, 4), (80, 4, 3)):
                    where = half, y, down, to_go, lead
                    steps = np.diff([chance(*where, seam + ticks, *timeouts) for ticks in range(-2, 4)])
                    assert np.ptp(steps) < 0.012  # a tick is worth about as much on both sides of the seam


def test_what_is_made_monotonic_stays_near_and_keeps_the_other_axis():
    values = np.array([[0.0, 0.2, 0.1, 0.4], [0.1, 0.2, 0.3, 0.3]])
    made = rising(rising(values, 0), 1)
    assert (np.diff(made, axis=0) >= 0).all()
    assert (np.diff(made, axis=1) >= 0).all()
    assert np.abs(made - values).max() <= 0.1
