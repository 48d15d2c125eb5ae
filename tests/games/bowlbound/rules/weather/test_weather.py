"""The weather of the day (AR-VI, AR-VI-b, R-43)."""

import pytest

from bowlbound_desktop.games.bowlbound.rules.game import Conditions
from bowlbound_desktop.kernel.clock import Clock
from bowlbound_desktop.kernel.field import Side
from tests.games.bowlbound.rules.table import played, table

TOSS = {"toss_home": [30], "toss_away": [20]}


@pytest.mark.parametrize(("total", "found"), [(1, "A"), (2, "A"), (3, "B"), (4, "C"), (5, "A")])
def test_ar_vi_classes_by_the_defensive_dice(total, found):
    wet, windy = (
        played(table(options={"weather": "rolled"}), {}, TOSS | {"weather": thrown}).conditions
        for thrown in ([total, 1], [1, total])
    )
    assert (wet.precipitation, wet.wind) == (found, "A")
    assert (windy.precipitation, windy.wind) == ("A", found)


@pytest.mark.parametrize(("end", "side"), [("with", Side.AWAY), ("against", Side.HOME)])
def test_r_43_the_loser_of_the_toss_chooses_his_end(end, side):
    answers = {"coin_toss": ["receive"], "precipitation": ["B"], "wind": ["C"], "wind_end": [end]}
    after = played(table(options={"weather": "agreed"}), answers, TOSS)
    assert after.conditions == Conditions("B", "C", side)


@pytest.mark.parametrize(
    ("wind", "total", "found"),
    [("B", 1, "B"), ("B", 2, "B"), ("B", 5, "B"), ("B", 3, "A"), ("B", 4, "C"), ("A", 3, "A"), ("C", 4, "C")],
)
def test_ar_vi_b_the_wind_of_the_second_half(wind, total, found):
    conditions = Conditions("B", wind, Side.HOME)
    half = table(
        options={"weather": "rolled"}, next="second-half", clock=Clock(3, 900), conditions=conditions
    )
    after = played(half, {}, {"weather": [total]})
    assert (after.conditions.wind, after.conditions.precipitation) == (found, "B")


def test_r_43_ends_change_every_quarter():
    conditions = Conditions("A", "B", Side.HOME)
    game = table(options={"weather": "rolled"}, next="scrimmage", clock=Clock(1, 10), conditions=conditions)
    after = played(game, {"offense_call": ["2"], "defense_call": ["A"]}, {"play": [15], "defense": [1]})
    assert (after.clock.quarter, after.conditions.wind_with) == (2, Side.AWAY)
