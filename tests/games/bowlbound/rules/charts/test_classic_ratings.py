"""Secret predictions and rating points of the classic edition (C-AR-01, C-AR-02)."""

from fractions import Fraction

import pytest

from bowlbound_desktop.games.bowlbound.rules.charts.ratings import (
    classic_points,
    rating_percentage,
    secret_spread,
)
from bowlbound_desktop.kernel.field import Side

HOME, AWAY = Side.HOME, Side.AWAY


@pytest.mark.parametrize(
    ("first", "second", "team", "spot"),
    [
        ((HOME, 26), (HOME, 19), HOME, 19),  # the printed example
        ((HOME, 19), (HOME, 26), AWAY, 19),
        ((AWAY, 3), (AWAY, 10), HOME, 3),
        ((HOME, 26), (AWAY, 19), HOME, 0),
        ((AWAY, 1), (HOME, 40), AWAY, 0),
        ((HOME, 7), (HOME, 7), HOME, 7),
    ],
)
def test_c_ar_01_predictions_give_team_and_spot(first, second, team, spot):
    assert secret_spread(first, second) == (team, spot)


@pytest.mark.parametrize(
    ("favourite", "underdog", "points"),
    [
        (24, 6, (5, 5)),  # the three printed examples
        (40, 16, (10, 0)),
        (13, 14, (-19, 29)),
        (25, 6, (5, 5)),
        (26, 6, (10, 0)),
        (17, 17, (0, 10)),
    ],
)
def test_c_ar_02_rating_points_at_a_spot_of_19(favourite, underdog, points):
    assert classic_points(19, favourite, underdog) == points


def test_c_ar_02_without_a_spot_a_win_beats_it():
    assert classic_points(0, 7, 6) == (10, 0)
    assert classic_points(0, 6, 7) == (0, 10)


def test_c_ar_02_percentage_is_of_ten_points_a_game():
    assert rating_percentage(29 + 5 - 19, 3) == Fraction(1, 2)
