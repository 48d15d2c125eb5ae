"""Charts in memory: the blank chart, single cells, ranges of totals (section 3, contracts/scenario.md)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bowlbound_desktop.games.bowlbound.rules.charts.cells import BLANK, parse_cell
from bowlbound_desktop.games.bowlbound.rules.charts.chart import (
    FORMATIONS,
    GOOD,
    OFFENSE_COLUMNS,
    PLAYS,
    SPECIAL_COLUMNS,
    Rating,
    blank_chart,
    parse_totals,
    with_cell,
)
from bowlbound_desktop.kernel.errors import BowlboundError
from tests.games.bowlbound.chart_problems import chart_problems

CHART = blank_chart("home")
FIVE = parse_cell("5")


def test_the_blank_chart_is_white_and_kicks_40_60_and_25():
    assert all(set(CHART.offense[name]) == {BLANK} for name in OFFENSE_COLUMNS)
    assert all(set(CHART.defense[name][play]) == {BLANK} for name in FORMATIONS for play in PLAYS)
    kicks = {name: {cell.text for cell in CHART.special[name]} for name in ("punt", "kickoff", "field_goal")}
    assert kicks == {"punt": {"40"}, "kickoff": {"60"}, "field_goal": {"25"}}
    assert {cell.colour for name in kicks for cell in CHART.special[name]} == {"green"}
    assert set(CHART.special["extra_point"]) == {GOOD}


def test_the_blank_chart_has_the_header_of_the_contract():
    assert CHART.recovers == frozenset(range(10, 26))
    assert (CHART.nicely, CHART.factor, CHART.marks) == (Rating(200, 0), Rating(100, 0), ())
    assert CHART.name == "Home"


def test_the_blank_chart_has_nothing_odd():
    assert chart_problems(CHART) == []


def test_section_3_the_shape_of_a_chart():
    assert [len(CHART.offense[name]) for name in OFFENSE_COLUMNS] == [30] * 12
    assert [len(CHART.special[name]) for name in SPECIAL_COLUMNS] == [30] * 7
    assert [len(CHART.defense[name][play]) for name in FORMATIONS for play in PLAYS] == [5] * 54


@pytest.mark.parametrize(
    ("place", "found"),
    [
        ("offense.2.15", lambda chart: chart.offense["2"][5]),
        ("offense.QT.39", lambda chart: chart.offense["QT"][29]),
        ("special.punt.10", lambda chart: chart.special["punt"][0]),
        ("defense.F.9.5", lambda chart: chart.defense["F"]["9"][4]),
    ],
)
def test_trap_7_a_cell_is_read_where_it_was_put(place, found):
    """BR-IV-2-A, -B, -C: column and total, formation and play."""
    assert found(with_cell(CHART, tuple(place.split(".")), FIVE)) == FIVE


def test_one_cell_changes_no_other():
    changed = with_cell(CHART, ("defense", "A", "2", "1"), FIVE)
    cells = [cell for name in FORMATIONS for play in PLAYS for cell in changed.defense[name][play]]
    assert cells.count(FIVE) == 1
    assert changed.offense == CHART.offense


@pytest.mark.parametrize(
    "place",
    [
        "offense.2.9",
        "offense.2.40",
        "offense.2.x",
        "offense.2.-1",
        "offense.2.²",
        "offense.10.15",
        "offense.2",
        "defense.G.2.1",
        "defense.A.B.1",
        "defense.A.2.6",
        "defense.A.2.0",
        "special.try.12",
        "",
        "fumble",
        "offense.2." + "9" * 5000,
    ],
)
def test_places_that_no_chart_has_are_refused(place):
    with pytest.raises(BowlboundError, match="is not a cell of a chart"):
        with_cell(CHART, tuple(place.split(".")), FIVE)


@pytest.mark.parametrize(
    ("text", "totals"),
    [
        ("10-25", range(10, 26)),
        ("13", [13]),
        ("10-12, 34-35", [10, 11, 12, 34, 35]),
        ("", []),
        (" 10 - 11 ", [10, 11]),
    ],
)
def test_ranges_of_totals(text, totals):
    assert parse_totals(text) == tuple(totals)


@pytest.mark.parametrize(
    "text",
    [
        "10-",
        "-25",
        "9-12",
        "10-40",
        "25-10",
        "ten",
        "10-15,,20",
        "10-15, 15-20",
        "1²",
        "٣٣",
        "10\n-12",
        "9" * 9999,
    ],
)
def test_what_names_no_totals_is_refused_in_one_line(text):
    with pytest.raises(BowlboundError) as caught:
        parse_totals(text)
    assert str(caught.value).isprintable()


@given(st.text(max_size=20))
def test_any_text_is_totals_of_the_dice_or_refused(text):
    try:
        found = parse_totals(text)
    except BowlboundError:
        return
    assert set(found) <= set(range(10, 40))
