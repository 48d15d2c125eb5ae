import pytest

from bowlbound_desktop.games.bowlbound.workshop.layout import (
    WEIGHT,
    WHOLE,
    marked_rows,
    mean_between,
    share_rows,
    spread,
)

QUANTILES = [0.0, 0.25, 0.5, 0.75, 1.0]
KNOTS = [-4, 1, 3, 6, 14]


def share_of(rows):
    return 100 * sum(WEIGHT[row] for row in rows) / WHOLE


@pytest.mark.parametrize("share", [1.0, 3.0, 7.5, 20.0, 40.0])
def test_an_event_gets_the_216ths_of_its_share(share):
    rows = share_rows({"INC": share}, "any")["INC"]
    assert share_of(rows) == pytest.approx(share, abs=0.5)


def test_rare_events_stand_in_the_rare_rows_and_common_ones_in_the_30s():
    rows = share_rows({"OFF": 4.0, "INC": 30.0}, "any")
    assert all(row < 20 for row in rows["OFF"])
    assert share_of(row for row in rows["INC"] if row >= 30) > 25


def test_no_row_holds_two_events():
    rows = share_rows({"OFF": 5, "DEF": 4, "F": 3, "INT": 6, "QT": 9, "INC": 40}, "any")
    taken = [row for event in rows.values() for row in event]
    assert len(taken) == len(set(taken))


def test_gains_keep_the_mean_of_their_distribution():
    values = spread(sorted(WEIGHT), KNOTS, QUANTILES, "any")
    mean = sum(values[row] * WEIGHT[row] for row in values) / WHOLE
    assert mean == pytest.approx(mean_between(0, 1, KNOTS, QUANTILES), abs=0.05)


def test_the_longest_gains_stand_in_light_rows():
    values = spread(sorted(WEIGHT), KNOTS, QUANTILES, "any")
    assert WEIGHT[max(values, key=values.get)] <= 2


def test_marks_take_their_share_of_the_cells():
    values = spread(sorted(WEIGHT), KNOTS, QUANTILES, "any")
    assert share_of(marked_rows(values, 25, "any")) == pytest.approx(25, abs=1)


def test_the_same_key_gives_the_same_rows():
    assert share_rows({"F": 4}, "one") == share_rows({"F": 4}, "one")
