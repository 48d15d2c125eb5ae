"""How different two colours look."""

import pytest

from bowlbound_desktop.play.looks.colour import difference, lab, lab_difference, mixed

PUBLISHED = (
    ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
    ((50.0, 3.1571, -77.2803), (50.0, 0.0, -82.7485), 2.8615),
    ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
)
"""Pairs of the test data that Sharma, Wu and Dalal published with the formula."""


@pytest.mark.parametrize(("one", "other", "distance"), PUBLISHED)
def test_the_distance_is_the_published_one_whichever_colour_comes_first(one, other, distance):
    assert lab_difference(one, other) == pytest.approx(distance, abs=1e-4)
    assert lab_difference(other, one) == pytest.approx(distance, abs=1e-4)


def test_white_black_and_red_lie_where_they_should():
    assert lab("#ffffff") == pytest.approx((100, 0, 0), abs=0.02)
    assert lab("#000000") == pytest.approx((0, 0, 0), abs=0.02)
    assert lab("#ff0000") == pytest.approx((53.24, 80.09, 67.20), abs=0.02)


def test_the_same_colour_is_no_distance_away_and_black_is_farthest_from_white():
    assert difference("#9e1b32", "#9E1B32") == 0
    assert difference("#000000", "#ffffff") == pytest.approx(100, abs=0.1)


def test_colours_mix():
    assert mixed("#000000", "#ffffff", 0.5) == "#808080"
    assert mixed("#123456", "#ffffff", 0) == "#123456"
