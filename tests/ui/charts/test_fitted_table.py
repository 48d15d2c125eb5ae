import pytest

from bowlbound_desktop.ui.charts.fitted_table import divided, shared


@pytest.mark.parametrize(
    ("room", "wanted", "given"),
    [(100, [20, 200], [20, 80]), (100, [200, 300], [50, 50]), (100, [20, 40], [40, 60])],
)
def test_short_columns_get_what_they_want_and_long_ones_share_the_rest(room, wanted, given):
    assert divided(room, wanted) == given


@pytest.mark.parametrize(
    ("room", "wanted", "given"),
    [(100, [20, 40], [40, 60]), (30, [20, 40], [10, 20]), (10, [3, 3, 3], [3, 3, 4])],
)
def test_columns_share_what_is_over_and_what_is_missing(room, wanted, given):
    assert shared(room, wanted) == given
