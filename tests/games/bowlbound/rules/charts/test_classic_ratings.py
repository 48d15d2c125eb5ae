"""Secret predictions and rating points of the classic edition (C-AR-01, C-AR-02)."""

from fractions import Fraction

import pytest

from bowlbound_desktop.games.bowlbound.rules.charts.ratings import (
    against_spread,
    classic_points,
    rating_percentage,
    secret_spread,
    spread_for,
)
from bowlbound_desktop.games.bowlbound.spread import points_by_spread
from bowlbound_desktop.kernel.errors import OptionsError
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.options import written_values
from tests.games.bowlbound.rules.charts.test_ratings import NOTRE_DAME, STANFORD, game
from tests.games.bowlbound.rules.table import RULES

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


def test_c_ar_01_the_predictions_stand_for_the_power_ratings():
    table = game(STANFORD, NOTRE_DAME, (10, 3), favourite="away", spot=5, wildcard="variable")
    assert spread_for(table.setup, AWAY) == 5
    assert spread_for(table.setup, HOME) == -5
    assert against_spread(table, HOME) == 1
    assert against_spread(game(STANFORD, NOTRE_DAME, (3, 8), favourite="away", spot=5), AWAY) == 0


@pytest.mark.parametrize(
    ("score", "points"), [((24, 6), (5, 5)), ((40, 16), (10, 0)), ((13, 14), (-19, 29)), ((17, 17), (0, 10))]
)
def test_c_ar_02_a_finished_game_gives_both_coaches_their_points(score, points):
    rated = points_by_spread(game({"school": "Army"}, {}, score, favourite="home", spot=19))
    assert (rated.points[HOME], rated.points[AWAY]) == points
    assert (rated.rule, rated.spread) == ("C-AR-02", "Army favoured by 19")
    away = points_by_spread(game({}, {}, score[::-1], favourite="away", spot=19))
    assert (away.points[AWAY], away.points[HOME]) == points


@pytest.mark.parametrize(("score", "points"), [((0, 0), (5, 5)), ((3, 0), (10, 0)), ((0, 3), (0, 10))])
def test_c_ar_02_where_nobody_gives_points_the_winner_has_them_and_a_tie_is_shared(score, points):
    rated = points_by_spread(game({}, {}, score, favourite="home", spot=0))
    assert (rated.points[HOME], rated.points[AWAY]) == points
    assert rated.spread == "Nobody was favoured"


def test_nobody_gives_points_where_nothing_was_predicted():
    with pytest.raises(OptionsError, match="favourite"):
        game({}, {}, spot=3)
    assert points_by_spread(game({}, {})) is None


def test_only_predictions_that_were_made_are_written_with_a_game():
    assert "favourite" not in written_values(RULES.read_options({}))
    kept = written_values(RULES.read_options({"favourite": "away", "spot": 7}))
    assert (kept["favourite"], kept["spot"]) == ("away", 7)
    assert RULES.read_options(kept) == RULES.read_options({"favourite": "away", "spot": 7})
