"""Every team has an emblem of its own, the same one every time."""

import pytest

from bowlbound_desktop.games.register import games
from bowlbound_desktop.play.looks.emblem import KINDS, emblem_named, emblem_of, initials


@pytest.mark.parametrize(
    ("name", "letters"),
    [
        ("Notre Dame", "ND"),
        ("Alabama", "A"),
        ("UCLA", "UCLA"),
        ("Texas A&M", "A&M"),
        ("Miami (Florida)", "M"),
        ("1966 Michigan State", "MS"),
        ("Green Bay Packers 1997", "GBP"),
        ("Bank of the West", "BW"),
        ("", "?"),
        ("(nobody)", "?"),
    ],
)
def test_initials_are_one_letter_per_word(name, letters):
    assert initials(name) == letters


def test_all_years_of_a_school_have_the_same_emblem():
    colours = ("#9e1b32", "#ffffff")
    assert emblem_named("1961 Alabama", colours) == emblem_named("1979 Alabama", colours)


def test_every_shape_is_in_use_on_the_shelves():
    names = {entry.name: entry.colours for game in games() for entry in game.shelf.entries()}
    assert {emblem_named(name, colours).kind for name, colours in names.items()} == set(KINDS)


def test_a_team_has_the_same_emblem_in_lists_and_at_the_table():
    for one in games():
        for entry in one.shelf.entries()[:12]:
            listed = emblem_named(entry.short or entry.name, entry.colours)
            assert listed == emblem_of(one.shelf.face(entry.id)), entry.name
