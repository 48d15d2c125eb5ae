"""The search finds teams by what people call them, best match first."""

import pytest

from bowlbound_desktop.games.register import game
from bowlbound_desktop.paths import RESOURCES
from bowlbound_desktop.play.teams.search import aliases_in, rank
from bowlbound_desktop.play.teams.shelf import TeamEntry


@pytest.fixture(scope="module")
def charts():
    return game("bowlbound").shelf.entries()


@pytest.fixture(scope="module")
def rosters():
    return game("gridiron-chaos").shelf.entries()


def found(entries, text):
    """All teams that fit, the best match first."""
    ranked = [(rank(entry, text), entry) for entry in entries]
    fitting = [(place, entry) for place, entry in ranked if place is not None]
    return [entry for _, entry in sorted(fitting, key=lambda pair: pair[0])]


def schools(entries, text):
    return list(dict.fromkeys(entry.name.partition(" ")[2] for entry in found(entries, text)))


@pytest.mark.parametrize(
    ("typed", "school"),
    [
        ("usc", "Southern California"),
        ("southern cal", "Southern California"),
        ("trojans", "Southern California"),
        ("bama", "Alabama"),
        ("crimson", "Alabama"),
        ("lsu", "LSU"),
        ("nd", "Notre Dame"),
        ("irish", "Notre Dame"),
        ("ole miss", "Mississippi"),
        ("texas", "Texas"),
        ("tex a&m", "Texas A&M"),
        ("miami", "Miami (Florida)"),
        ("mich", "Michigan"),
        ("PSU", "Penn State"),
        ("byu", "Brigham Young"),
    ],
)
def test_what_people_type_finds_the_school_first(charts, typed, school):
    assert schools(charts, typed)[0] == school


def test_a_year_narrows_the_search(charts):
    assert next(entry.id for entry in found(charts, "usc 1972")) == "1972-southern-california"
    assert next(entry.id for entry in found(charts, "72 trojans")) == "1972-southern-california"


def test_names_come_before_conferences():
    inside = TeamEntry(id="a", name="1970 Somewhere", searched="1970 somewhere southwest texas league")
    named = TeamEntry(id="b", name="1971 Texas", searched="1971 texas pacific")
    assert [entry.id for entry in found((inside, named), "texas")] == ["b", "a"]


def test_a_conference_alone_still_finds_its_teams(charts):
    assert len(found(charts, "big ten")) > 3


def test_words_that_are_nowhere_find_nothing_and_no_words_find_all(charts):
    assert found(charts, "usc zebra") == []
    assert tuple(found(charts, "  ")) == charts


@pytest.mark.parametrize(
    ("typed", "team"),
    [("gb", "Green Bay"), ("niners", "San Fr"), ("pats", "New England"), ("stl", "St")],
)
def test_rosters_are_found_by_abbreviation_and_nickname(rosters, typed, team):
    assert found(rosters, typed)[0].name.startswith(team)


@pytest.mark.parametrize("room", ["bowlbound", "gridiron_chaos"])
def test_every_alias_belongs_to_a_team(room):
    key = room.replace("_", "-")
    names = " ".join(entry.name for entry in game(key).shelf.entries())
    assert [name for name in aliases_in(RESOURCES / room) if name not in names] == []
