"""Charts that a spreadsheet damaged are imported the same, or each problem is named with sheet and cell."""

from functools import cache
from pathlib import Path

import pytest
from openpyxl import load_workbook

from bowlbound_desktop.games.bowlbound.charts.files import load_by_id, load_chart
from bowlbound_desktop.games.bowlbound.charts.workbooks.exporting import write_workbook
from bowlbound_desktop.games.bowlbound.charts.workbooks.importing import find_charts
from bowlbound_desktop.games.bowlbound.charts.workbooks.values import cell_name
from tests.games.bowlbound.charts.workbooks.comparing import changed_places, entry_in, unnamed
from tests.games.bowlbound.charts.workbooks.damages import DAMAGES, SAME, SILENT

FIXED = Path(__file__).with_name("1966-notre-dame.toml")
"""A chart of one day, so that cells can be named; the shipped one moves with every calibration."""


def both():
    return [load_chart(FIXED), load_by_id("1988-notre-dame")]


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    return write_workbook(both(), tmp_path_factory.mktemp("charts") / "whole.xlsx")


@pytest.fixture(scope="module")
def damaged(whole):
    @cache
    def damage(name):
        book = load_workbook(whole)
        for sheet in book.worksheets:
            DAMAGES[name](sheet)
        path = whole.with_name(f"{name}.xlsx")
        book.save(path)
        return find_charts(path)

    return damage


@pytest.mark.parametrize("name", DAMAGES)
def test_nothing_changes_without_a_word(name, damaged):
    charts = both()
    found = damaged(name)
    assert [one.name for one in found] == [chart.name for chart in charts]
    assert [unnamed(chart, one) for chart, one in zip(charts, found, strict=True)] == [[], []]
    if name in SAME:
        assert [one.chart == chart for chart, one in zip(charts, found, strict=True)] == [True, True]
    if name in SILENT:
        assert [one.problems for one in found] == [(), ()]
    else:
        assert all(one.problems for one in found)
        assert all(problem.spot for one in found for problem in one.problems)
        assert all(problem.sheet == one.name for one in found for problem in one.problems)


@pytest.mark.parametrize(
    ("name", "cell", "severity", "words"),
    [
        ("fills_lost", "A3", "warning", "no cell of A3:M33 has a fill"),
        ("fills_lost", "G24", "warning", "blank without a fill: taken as white"),
        ("some_fills_lost", "C22", "warning", "it has no fill, unlike its neighbours: taken as red"),
        ("numbers_as_dates", "B24", "warning", "a number shown as a date: read as 1"),
        ("facts_as_dates", "C9", "error", "the spreadsheet made a date of it (4 May 2026)"),
        ("facts_as_dates", "AK18", "warning", "a date instead of Own free balls: read as 10-25"),
        ("brackets_as_negative_numbers", "U4", "warning", "the number 0 in a red box: read as (0)"),
        ("brackets_as_negative_numbers", "W4", "warning", "the number -4 in a green box: read as (4)"),
        (
            "losses_as_book_keepers_write_them",
            "B23",
            "warning",
            "shown as (1), like every loss here: read as -1",
        ),
        ("merged_results", "B21", "warning", "merged with B20: read as the same"),
        ("notes_column", "E3", "warning", '"Notes" is not a column of a chart: left out'),
        ("wrong_encoding", "C4", "warning", 'wrong encoding: "-3â€" read as "-3†"'),
        ("variable_yards_as_formulas", "B20", "warning", "made a formula of it: read as -DS"),
        ("variable_yards_as_formulas", "D22", "error", "the formula =SUM(A1:A3) has no result"),
        ("truncated_block", "AA29", "error", "no row of special for total 36, 37, 38, 39"),
        ("lost_total", "A15", "warning", "the total 21 is expected here: read as 21"),
        ("lost_headings", "B4", "warning", "no headings above: columns in printed order"),
        ("misprints", "B10", "error", '"O" does not belong here'),
        ("misprints", "Q8", "error", "OFF 5 cannot stand on a defensive chart"),
        ("doubled_row", "A20", "error", "the total 25 appears twice"),
    ],
)
def test_problems_are_named_at_their_cell(name, cell, severity, words, damaged):
    first = damaged(name)[0]
    at_cell = [one for one in first.problems if one.spot and cell_name(one.spot) == cell]
    assert any(one.severity == severity and words in one.reason for one in at_cell)
    assert any(str(one).startswith(f"1966 Notre Dame!{cell}") for one in at_cell)
    assert (first.chart is None) == bool(first.errors)


def test_results_that_count_from_one_to_five_are_no_formation_even_without_headings(whole):
    book = load_workbook(whole)
    sheet = book.worksheets[0]
    for number in range(1, 6):
        sheet.cell(20 + number, 4).value = number
    DAMAGES["lost_headings"](sheet)
    path = whole.with_name("counting.xlsx")
    book.save(path)
    found = find_charts(path)[0]
    assert found.chart is not None
    column = [entry_in(found.raw, ("offense", "3", str(total))).partition("|")[0] for total in range(27, 32)]
    assert column == ["1", "2", "3", "4", "5"]


def test_daggers_in_a_wrong_encoding_are_daggers_again(damaged):
    chart, found = load_chart(FIXED), damaged("wrong_encoding")[0]
    changed = changed_places(chart, found)
    assert len(changed) > 20
    assert all(entry_in(found.raw, place).partition("|")[0].endswith("†") for place in changed)


def test_what_cannot_be_read_stays_as_it_stands_in_the_sheet(damaged):
    raw = damaged("misprints")[0].raw
    assert entry_in(raw, ("offense", "1", "16")) == "1O"
    assert entry_in(raw, ("defense", "A", "1", "5")).startswith("OFF 5")
