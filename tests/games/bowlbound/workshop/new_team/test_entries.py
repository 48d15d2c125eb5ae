"""What is entered for a new team: what is wrong with it, and the profile that it makes."""

import pytest
from attrs import evolve

from bowlbound_desktop.games.bowlbound.workshop.new_team.entries import (
    Entries,
    problems,
    profile_from,
    season_of,
    strength_by_points,
)
from bowlbound_desktop.games.bowlbound.workshop.profile import Strength, shipped_profile

GOOD = Entries(school='Harbor "State"', year=1984, design=1984, record="9-2", points="310-150", offense=5.5)


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    return tmp_path


def test_a_good_form_has_no_problem():
    assert problems(GOOD) == ()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"school": "  "}, "The team needs a name."),
        ({"record": "unbeaten"}, "The record must be won, lost and tied, like 9-0-1."),
        ({"points": "310"}, "The points must be for and against, like 362-38."),
        ({"colours": ("#000000", "#000000")}, "The two colours must differ."),
        ({"coach": "a\tb"}, "Coach must be text of one line and at most 80 characters."),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_what_is_wrong_is_one_sentence(change, sentence):
    assert problems(evolve(GOOD, **change)) == (sentence,)


def test_points_of_a_season_give_the_strength():
    season = season_of(1984)
    found = strength_by_points("9-2", "310-150", season)
    assert found == Strength(
        offense=round(310 / 11 - season.points, 1), defense=round(season.points - 150 / 11, 1)
    )
    assert strength_by_points("", "310-150", season) is None
    assert strength_by_points("0-0", "310-150", season) is None


def test_a_team_of_no_season_plays_the_football_of_the_one_that_is_chosen(home):
    profile = profile_from(evolve(GOOD, year=0, design=1957))
    assert (profile.year, profile.design, profile.average) == (0, 1957, "average-1957")


def test_a_team_of_no_strength_is_made_like_the_average_of_its_season():
    average = shipped_profile("average-1966").fitted
    assert profile_from(Entries(school="Plain", year=1966, design=1966)).fitted == average
