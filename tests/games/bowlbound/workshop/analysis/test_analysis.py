"""The analysis of a chart on the workbench, held against counts of another kind."""

import re
from collections import Counter

import pytest

from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.charts.own_charts import empty_chart
from bowlbound_desktop.games.bowlbound.odds.expectation import DEFENSE_WEIGHTS
from bowlbound_desktop.games.bowlbound.rules.charts.chart import FORMATIONS, TOTALS
from bowlbound_desktop.games.bowlbound.rules.dice import OFFENSE
from bowlbound_desktop.games.bowlbound.workshop.analysis import exact
from bowlbound_desktop.games.bowlbound.workshop.analysis.counts import count
from bowlbound_desktop.games.bowlbound.workshop.analysis.facts import average_for, facts_of
from bowlbound_desktop.games.bowlbound.workshop.analysis.sections import Line, analyse, columns_of
from bowlbound_desktop.games.bowlbound.workshop.editing.places import TEAM
from bowlbound_desktop.games.bowlbound.workshop.editing.sheet import sheet_of
from bowlbound_desktop.games.bowlbound.workshop.matching import mean_table, meetings

ID = "1966-notre-dame"
AVERAGE = "average-1966"


@pytest.fixture(scope="module")
def chart():
    return load_by_id(ID)


@pytest.fixture(scope="module")
def sheet(chart):
    return sheet_of(chart)


def typed(sheet, place, text):
    return sheet.edited([sheet.change(place, text)])


def section(sections, name):
    return next(one for one in sections if one.name == name)


def figures(sections, title, name):
    return next(one for one in section(sections, title).more if one.name == name).figures


def test_averages_are_those_of_the_workshop_s_own_computing(chart):
    found = exact.attack(chart.offense, AVERAGE)
    for play, row in mean_table(meetings(chart, load_by_id(AVERAGE))).items():
        for formation, (yards, lost) in zip(FORMATIONS, row, strict=True):
            assert found[play][formation].yards == pytest.approx(yards, abs=0.03)
            assert 100 * found[play][formation].lost == pytest.approx(lost, abs=0.01)


def test_a_column_of_fives_gains_what_a_count_by_hand_says(sheet):
    for total in TOTALS:
        sheet = typed(sheet, ("offense", "1", str(total)), "OFF 5" if total == 10 else "5")
    defense = load_by_id(AVERAGE).defense["A"]["1"]
    gained = 0
    for cell, weight in zip(defense, DEFENSE_WEIGHTS, strict=True):
        forced = re.fullmatch(r"\((-?\d+)\)", cell.text)
        gained += weight * (int(forced[1]) if forced else 5 + int(cell.text or 0))
    play = next(line for line in section(analyse(sheet), "Our plays").more if line.name == "1 Line Plunge")
    assert play.more[0].name == "against A"
    assert play.more[0].figures[0] == f"{gained / 36:.1f}"
    assert play.more[0].figures[2] == "0.0"


def test_shares_are_those_of_all_216_throws(chart, sheet):
    columns = columns_of(sheet)
    for name, column in chart.offense.items():
        throws = Counter(column[total - 10].colour for total in OFFENSE.throws)
        colours = count(columns["offense", name]).colours
        assert {colour: round(216 * share) for colour, share in colours.items() if share} == throws


def test_kinds_of_a_column_make_up_the_whole(sheet):
    for title in ("Offense", "Defense", "Special"):
        for column in section(analyse(sheet), title).more:
            *kinds, _ = column.more
            assert sum(float(kind.figures[0]) for kind in kinds) == pytest.approx(100, abs=0.5)
            assert sum(share for _, share in column.shares) == pytest.approx(1)


@pytest.mark.parametrize(
    ("place", "computed"),
    [
        (("offense", "3", "34"), (1, 0)),
        (("offense", "8", "34"), (2, 0)),
        (("defense", "B", "3", "1"), (0, 1)),
    ],
    ids=lambda value: ".".join(map(str, value)),
)
def test_only_what_rests_on_the_edited_column_is_computed_again(sheet, place, computed):
    analyse(sheet)
    before = exact._attack.cache_info().misses, exact._stand.cache_info().misses
    analyse(typed(sheet, place, "11"))
    after = exact._attack.cache_info().misses, exact._stand.cache_info().misses
    assert (after[0] - before[0], after[1] - before[1]) == computed


def test_a_better_cell_is_worth_more(sheet):
    better = typed(sheet, ("offense", "1", "34"), "30")
    before, after = (figures(analyse(one), "Our plays", "1 Line Plunge") for one in (sheet, better))
    assert float(after[0]) > float(before[0])
    assert after[1] == before[1]


def test_what_cannot_be_read_counts_as_blank(sheet):
    wrong, blank = (typed(sheet, ("offense", "1", "34"), text) for text in ("nonsense", ""))
    assert analyse(wrong) == analyse(blank)


def shape(line: Line):
    return [shape(one) for one in line.more]


def test_every_chart_has_the_same_lines(sheet):
    shapes = [[shape(one) for one in analyse(found)] for found in (sheet, sheet_of(empty_chart("New", 0)))]
    assert shapes[0] == shapes[1]


def test_the_season_s_facts_stand_beside_the_chart(sheet):
    found = analyse(sheet)
    assert figures(found, "Season 1966", "Points for") == ("–", "36.2", "17.5")
    assert figures(found, "Season 1966", "Points against") == ("–", "3.8", "17.5")
    assert figures(found, "Season 1966", "Record")[1] == "9-0-1"
    assert figures(found, "Season 1966", "Offense")[1] == "+20.2"


def test_the_average_opponent_is_of_the_nearest_season(sheet):
    assert average_for(1950) == "average-1951"
    assert average_for(1999) == "average-1988"
    assert average_for(0) == AVERAGE
    assert facts_of(typed(sheet, (TEAM, "year"), "1985")).opponent == "average-1985"
    assert facts_of(typed(sheet, (TEAM, "year"), "none")).opponent == AVERAGE


def test_a_record_that_is_none_gives_no_points_a_game(sheet):
    for record in ("", "unbeaten", "0-0", "9-"):
        assert facts_of(typed(sheet, (TEAM, "record"), record)).scored is None
