"""The ratings table: all 78 teams, and the figures that the rule book's own examples use."""

from collections import Counter

import pytest

from bowlbound_desktop.games.bowlbound.charts.files import chart_files, load_chart
from bowlbound_desktop.games.bowlbound.charts.header import CHECKS
from bowlbound_desktop.games.bowlbound.charts.own_charts import team_id
from bowlbound_desktop.games.bowlbound.charts.ratings import ratings_table
from bowlbound_desktop.games.bowlbound.rules.charts.chart import Rating

TEAMS = ratings_table()


def test_there_are_78_teams_in_three_sets():
    published = Counter((team.set, team.published) for team in TEAMS.values())
    assert published == {(1, True): 32, (2, True): 20, (2, False): 4, (3, True): 20, (3, False): 2}


@pytest.mark.parametrize("key", TEAMS)
def test_a_team_is_found_by_the_id_of_its_chart(key):
    team = TEAMS[key]
    assert team.id == key == team_id(team.school, team.year) == CHECKS["id"](key)


def test_an_id_keeps_only_letters_and_digits():
    assert team_id("Texas A&M", 1985) == "1985-texas-a-m"
    assert team_id("Miami (Florida)", 1987) == "1987-miami-florida"


def test_simplified_factors_follow_the_set_except_for_the_ivy_league():
    """AR-IX-2, R-46."""
    factors = {1: (125, 105), 2: (107, 87), 3: (100, 80)}
    odd = [team.school for team in TEAMS.values() if (team.upper, team.lower) != factors[team.set]]
    assert odd == ["Princeton", "Yale", "Dartmouth"]
    assert {(TEAMS[key].upper, TEAMS[key].lower) for key in ("1964-princeton", "1968-yale")} == {(80, 60)}


def test_two_teams_have_a_ground_of_their_own():
    """All others gain 2 points and 8 per cent at home."""
    ordinary = (2, 2, 8)
    homes = {key: (team.nicely.home, team.mays.home, team.factor.home) for key, team in TEAMS.items()}
    odd = {key: home for key, home in homes.items() if home != ordinary}
    assert odd == {"1954-ucla": (2, 2, 12), "1981-clemson": (3, 3, 8)}


def test_sums_of_all_figures_are_those_of_the_printed_table():
    """A slip of the pen in any line would change one of them."""
    assert sum(team.nicely.base for team in TEAMS.values()) == 15353.5
    assert sum(team.mays.base for team in TEAMS.values()) == 19206.5
    assert sum(team.factor.base for team in TEAMS.values()) == 7576.0


def test_half_points_are_kept():
    assert TEAMS["1970-air-force"].nicely == Rating(187.5, 2)
    assert TEAMS["1940-stanford"].factor == Rating(125.5, 8)


@pytest.mark.parametrize("key", sorted(TEAMS.keys() & chart_files().keys()))
def test_a_chart_carries_the_figures_of_the_table(key):
    team, chart = TEAMS[key], load_chart(chart_files()[key])
    for name in ("school", "year", "set", "nicely", "mays", "factor", "upper", "lower"):
        assert getattr(chart, name) == getattr(team, name)
