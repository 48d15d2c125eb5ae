"""Where both teams look alike, the visitors change."""

import itertools

from attrs import evolve

from bowlbound_desktop.games.register import games
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.team_face import TeamFace
from bowlbound_desktop.play.looks.colour import difference
from bowlbound_desktop.play.looks.kits import ALIKE, alike, away_colours, dressed

ALABAMA = TeamFace(name="1961 Alabama", short="Alabama", colours=("#9e1b32", "#ffffff"))
TROJANS = TeamFace(name="1962 Southern Cal", short="Southern Cal", colours=("#990000", "#ffc72c"))
IRISH = TeamFace(name="1966 Notre Dame", short="Notre Dame", colours=("#0c2340", "#c99700"))


def test_teams_that_look_different_keep_their_colours():
    teams = {Side.HOME: ALABAMA, Side.AWAY: IRISH}
    assert dressed(teams) == teams


def test_two_red_teams_do_not_meet_in_red_and_the_home_side_keeps_its_own():
    worn = dressed({Side.HOME: TROJANS, Side.AWAY: ALABAMA})
    assert worn == {Side.HOME: TROJANS, Side.AWAY: evolve(ALABAMA, colours=("#ffffff", "#9e1b32"))}


def test_a_team_that_meets_itself_changes_too():
    worn = dressed({Side.HOME: ALABAMA, Side.AWAY: ALABAMA})
    assert worn[Side.AWAY].colours[0] != worn[Side.HOME].colours[0]


def test_a_second_colour_that_is_no_better_gives_way_to_a_light_or_a_dark_variant():
    light = away_colours(("#000000", "#ffffff"), ("#0a0a0a", "#151515"))
    assert not alike(light[0], "#000000")
    dark = away_colours(("#ffffff", "#000000"), ("#fafafa", "#f0f0f0"))
    assert not alike(dark[0], "#ffffff")


def test_navy_and_black_count_as_alike():
    assert alike("#041e42", "#000000")
    assert not alike("#0c2340", "#18453b")


def test_no_two_teams_of_any_shelf_look_alike_in_a_game():
    worn = {entry.colours for game in games() for entry in game.shelf.entries()}
    for home, away in itertools.product(sorted(worn), repeat=2):
        assert difference(home[0], away_colours(home, away)[0]) >= ALIKE, (home, away)


def test_a_table_without_teams_stays_as_it_is():
    assert dressed({}) == {}
