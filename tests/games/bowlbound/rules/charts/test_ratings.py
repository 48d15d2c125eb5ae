"""Power ratings, rating points and yardage factors (AR-VIII, AR-IX; EX-PR, EX-RP, EX-YF)."""

from fractions import Fraction

import pytest
from attrs import evolve

from bowlbound_desktop.games.bowlbound.rules.charts.chart import Rating, blank_chart
from bowlbound_desktop.games.bowlbound.rules.charts.ratings import (
    against_spread,
    factor,
    power,
    rating_percentage,
    rating_points,
    simple_factors,
    spread_for,
)
from bowlbound_desktop.games.bowlbound.spread import points_by_spread
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.score import Score
from tests.games.bowlbound.rules.table import RULES

HOME, AWAY = Side.HOME, Side.AWAY
FLORIDA_STATE = {"nicely": Rating(199, 2), "mays": Rating(249.5, 2)}
NOTRE_DAME = {"nicely": Rating(200, 2), "mays": Rating(251.5, 2), "factor": Rating(118, 8)}
STANFORD = {"nicely": Rating(200, 2), "mays": Rating(249.5, 2), "factor": Rating(125.5, 8)}


def game(home, away, score=(0, 0), **options):
    charts = evolve(blank_chart("home"), **home), evolve(blank_chart("away"), **away)
    points = Score().add(HOME, 1, score[0]).add(AWAY, 1, score[1])
    return RULES.new_game(*charts, RULES.read_options(options)).change(score=points)


def percent(table):
    return [float(factor(table, side) * 100) for side in (HOME, AWAY)]


def test_ex_pr_01_florida_state_at_notre_dame():
    """AR-VIII-0, AR-VIII-1."""
    setup = game(NOTRE_DAME, FLORIDA_STATE, site="home").setup
    assert (power(setup, HOME), power(setup, AWAY)) == (202, 197)
    assert (spread_for(setup, HOME), spread_for(setup, AWAY)) == (5, -5)


def test_ex_pr_02_notre_dame_at_stanford():
    setup = game(STANFORD, NOTRE_DAME, site="home").setup
    assert (power(setup, HOME), power(setup, AWAY), spread_for(setup, HOME)) == (202, 198, 4)


@pytest.mark.parametrize(("site", "spread"), [("neutral", 1), ("home", 5), ("away", -3)])
def test_ar_viii_0_the_ground_adds_and_takes(site, spread):
    assert spread_for(game(NOTRE_DAME, FLORIDA_STATE, site=site).setup, HOME) == spread


def test_ar_viii_0_the_scales_are_never_mixed():
    setup = game(NOTRE_DAME, FLORIDA_STATE, power_scale="mays").setup
    assert spread_for(setup, HOME) == 2


@pytest.mark.parametrize(
    ("spread", "favourite", "underdog", "points"),
    [
        (7, 21, 13, (10, 0)),  # EX-RP-01
        (7, 21, 14, (5, 5)),  # EX-RP-02
        (7, 14, 14, (0, 10)),  # EX-RP-03
        (14, 14, 14, (-4, 10)),  # EX-RP-04
        (14, 10, 13, (-4, 24)),  # EX-RP-05
        (7, 10, 13, (0, 17)),  # EX-RP-06
        (10, 3, 3, (0, 10)),
        (Fraction(21, 2), 3, 3, (Fraction(-1, 2), 10)),
        (0, 1, 0, (10, 0)),
    ],
)
def test_ar_viii_2_rating_points(spread, favourite, underdog, points):
    """AR-VIII-2, AR-VIII-2-i, AR-VIII-2-ii, AR-VIII-2-iii, AR-VIII-2-iv."""
    assert rating_points(spread, favourite, underdog) == points


def test_ar_viii_3_rating_percentage():
    """AR-VIII-3."""
    assert rating_percentage(35, 5) == Fraction(7, 10)


@pytest.mark.parametrize(("score", "home", "away"), [((9, 5), 0, 0), ((10, 5), 1, -1), ((8, 5), -1, 1)])
def test_ar_viii_4_who_leads_the_spread(score, home, away):
    """AR-VIII-4-A, AR-VIII-4-B, AR-VIII-4-C, AR-VIII-4-D: a favourite by four."""
    table = game(STANFORD, NOTRE_DAME, score, site="home")
    assert (against_spread(table, HOME), against_spread(table, AWAY)) == (home, away)


@pytest.mark.parametrize(
    ("score", "free"), [((9, 5), "both"), ((10, 5), "visitors"), ((8, 5), "home"), ((0, 0), "home")]
)
def test_ar_viii_4_the_scoreboard_tells_who_has_the_free_wild_card(score, free):
    """AR-II-1-A-ii, AR-VIII-4-D: a favourite by four, told anew after every score."""
    table = game(STANFORD, NOTRE_DAME, score, site="home", wildcard="variable")
    assert RULES.scoreboard(table).notes == (f"Wild Card: {free}",)
    assert RULES.scoreboard(table.change(next="end")).notes == ()


@pytest.mark.parametrize(
    ("score", "points"), [((10, 5), (10, 0)), ((9, 5), (5, 5)), ((5, 5), (0, 10)), ((5, 9), (0, 14))]
)
def test_ar_viii_2_a_finished_game_gives_both_coaches_their_points(score, points):
    """AR-VIII-5: where an option goes by the ratings; a favourite by four."""
    home = STANFORD | {"school": "Stanford"}
    rated = points_by_spread(game(home, NOTRE_DAME, score, site="home", yf="simple"))
    assert (rated.points[HOME], rated.points[AWAY]) == points
    assert rated.spread == "Stanford favoured by 4"
    assert points_by_spread(game(home, NOTRE_DAME, score, site="home")) is None


@pytest.mark.parametrize(("score", "points"), [((0, 0), (5, 5)), ((3, 0), (10, 0)), ((0, 3), (0, 10))])
def test_even_teams_have_no_favourite_for_rating_points(score, points):
    """AR-VIII-2, R-69."""
    rated = points_by_spread(game({}, {}, score, wildcard="variable"))
    assert (rated.points[HOME], rated.points[AWAY]) == points
    assert rated.spread == "Nobody was favoured"


def test_without_the_spread_the_scoreboard_is_silent():
    assert RULES.scoreboard(game(STANFORD, NOTRE_DAME, wildcard="w_coded")).notes == ()


@pytest.mark.parametrize(("score", "home"), [((0, 0), 0), ((3, 0), 1), ((0, 3), -1)])
def test_r_69_even_teams(score, home):
    table = game({}, {}, score)
    assert (against_spread(table, HOME), against_spread(table, AWAY)) == (home, -home)


def test_ex_yf_01_the_ratings_as_printed():
    """R-45: 113.5 less 90.5, not 89.5, is 23."""
    table = game({"factor": Rating(105.5, 8)}, {"factor": Rating(98.5, 8)}, yf="full", site="home")
    assert percent(table) == [123, 100]


def test_ex_yf_02_the_ratings_of_the_table():
    """AR-IX-1, R-45."""
    assert percent(game(STANFORD, NOTRE_DAME, yf="full", site="home")) == [123.5, 100]


@pytest.mark.parametrize(
    ("score", "more", "factors"),
    [
        ((0, 7), {}, [152, 100]),  # EX-YF-03
        ((7, 0), {}, [100, 104]),  # EX-YF-04
        ((0, 0), {"yf_base": 90}, [114, 90]),  # EX-YF-05
        ((0, 0), {"yf_split": "70-30"}, [116.8, 92.8]),  # EX-YF-06, R-49
    ],
)
def test_ex_yf_03_to_06_an_advantage_of_24(score, more, factors):
    """AR-IX-1, AR-IX-3."""
    table = game({"factor": Rating(124, 0)}, {"factor": Rating(100, 0)}, score, yf="full", **more)
    assert percent(table) == factors


@pytest.mark.parametrize(
    ("score", "base", "factors"),
    [((0, 0), 100, [105, 105]), ((3, 0), 100, [105, 125]), ((3, 0), 85, [90, 110])],
)
def test_ar_ix_2_and_3_simple_factors(score, base, factors):
    """EX-YF-10: base 85 makes 125/105 into 110/90."""
    first = {"upper": 125, "lower": 105}
    assert percent(game(first, first, score, yf="simple", yf_base=base)) == factors


def test_ex_yf_11_ivy_factors():
    """R-46: the table's, unless the text's are chosen."""
    princeton = evolve(blank_chart("home"), upper=80, lower=60)
    assert simple_factors(princeton, "table") == (80, 60)
    assert simple_factors(princeton, "text") == (105, 85)
    assert simple_factors(blank_chart("home"), "text") == (100, 80)
