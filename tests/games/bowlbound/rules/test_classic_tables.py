"""The figures of the classic edition against its document (C-BR-13, C-AR-03, section 3)."""

import pytest

from bowlbound_desktop.games.bowlbound.rules.charts.chart import parse_totals
from bowlbound_desktop.games.bowlbound.tables import bowlbound_tables
from bowlbound_desktop.kernel.errors import OptionsError
from tests.shelf import system

CLASSIC = system("bowlbound-classic")
PENALTIES = """
5   10-32  10-32  10-19  20-29
10  33-36  33     30-39  10-19
15  37-39  34-39  20-29  30-39
"""
RECOVERED = {"deep": "10-20", "squib": "13-20", "onside": "15-20"}
LONGEST = {
    ("deep", "deep"): None,
    ("squib", "deep"): 20,
    ("onside", "deep"): 15,
    ("deep", "squib"): 10,
    ("squib", "squib"): None,
    ("onside", "squib"): 5,
}


@pytest.mark.parametrize("line", PENALTIES.split("\n")[1:-1])
def test_c_br_13_penalty_yardage(line):
    yards, *ranges = line.split()
    table = bowlbound_tables().penalties["classic"]
    for foul, totals in zip(("OFF S", "DEF S", "OFF R", "DEF R"), ranges, strict=True):
        assert tuple(total for total, value in table[foul].items() if value == yards) == parse_totals(totals)


def test_c_br_13_quick_yardage_is_the_same_for_both_sides():
    assert CLASSIC.edition.quick_penalties == {"OFF S": 5, "DEF S": 5, "OFF R": 15, "DEF R": 15}


@pytest.mark.parametrize(("guess", "kick"), LONGEST)
def test_c_ar_03_longest_returns(guess, kick):
    case = bowlbound_tables().kickoffs["classic"][guess][kick]
    assert (case.most, case.less, case.td_free) == (LONGEST[guess, kick], 0, False)
    assert (case.distance, case.returned) == {"deep": ("chart", "chart"), "squib": ("40", "squib")}[kick]


@pytest.mark.parametrize("guess", RECOVERED)
def test_c_ar_03_onside_recoveries(guess):
    case = bowlbound_tables().kickoffs["classic"][guess]["onside"]
    assert (case.distance, case.recover) == ("12", frozenset(parse_totals(RECOVERED[guess])))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("hail_mary", "on"),
        ("oob_decl", "on"),
        ("inb_decl", "on"),
        ("run_pass_defense", "on"),
        ("nickel", "on"),
        ("red_zone", "on"),
        ("weather", "rolled"),
        ("timing", "alt_whole"),
        ("yf", "full"),
        ("two_minute_warning", "on"),
        ("xl_fumble_simplification", "on"),
    ],
)
def test_section_3_rules_that_the_classic_edition_lacks(name, value):
    with pytest.raises(OptionsError):
        CLASSIC.read_options({name: value})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("kickoff_line", 35),  # C-BR-01
        ("two_point_line", 3),  # C-BR-23
        ("pi_with_qt", "def10"),  # C-BR-10
        ("paren_vs_paren", "offense"),  # C-BR-04
        ("home_fumble", True),  # C-AR-05
        ("fourth_down_minus2", True),  # C-AR-06
        ("bk_advance", True),  # C-AR-18
        ("alt_fg", True),  # C-AR-19
        ("fg_return", True),  # C-AR-24
    ],
)
def test_defaults_of_the_classic_edition(name, value):
    assert getattr(CLASSIC.read_options({}), name) == value
