"""Rosters as files: the shipped ones as printed, and what is refused."""

import pytest

from bowlbound_desktop.games.gridiron_chaos.own_rosters import roster_for_play
from bowlbound_desktop.games.gridiron_chaos.rosters import parse_roster, roster_text, shipped_rosters
from bowlbound_desktop.games.gridiron_chaos.rules.roster import ROLES, SLOTS, blank_roster
from bowlbound_desktop.kernel.errors import ChartError


def test_eight_rosters_of_25_slots_as_printed():
    """GC-1, GC-5, GC-R32: slips of the booklet stay."""
    rosters = shipped_rosters()
    assert len(rosters) == 8
    assert all(tuple(roster.players) == SLOTS and len(SLOTS) == 25 for roster in rosters.values())
    assert rosters["1997-denver-broncos"].player("PR") == "Robert Brooks"
    assert rosters["2001-new-england-patriots"].player("J") == "Trebucky Jones"
    assert rosters["1978-pittsburgh-steelers"].player("L") == "L. C. Greenwood"
    assert rosters["1978-pittsburgh-steelers"].player("O") == "L.C. Greenwood"
    assert set(ROLES) == set(SLOTS)


def test_a_roster_written_as_a_file_reads_back():
    roster = roster_for_play("1988-san-francisco-49ers")
    assert parse_roster(roster_text(roster), roster.face.id, "49ers.toml") == roster


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (('A = "A"', 'Z = "A"'), "unknown: Z"),
        (('A = "A"\n', ""), "missing: A"),
        (('A = "A"', "A = 7"), "players.A must be a name"),
        (('A = "A"', 'A = " "'), "players.A must be a name"),
        (('short = "Home"\n', ""), "short must be a name"),
        (('"#ffffff"', '"white"'), "colours must be two"),
        (("[players]", "[playerz]"), "the section .players. is missing"),
    ],
)
def test_a_damaged_roster_is_refused_in_a_sentence(wrong, reason):
    text = roster_text(blank_roster("home"))
    assert wrong[0] in text
    with pytest.raises(ChartError, match=reason):
        parse_roster(text.replace(*wrong, 1), "own", "own.toml")


def test_an_unknown_roster_is_told_with_those_that_there_are():
    with pytest.raises(ChartError, match="1978-dallas-cowboys"):
        roster_for_play("1985-chicago-bears")
