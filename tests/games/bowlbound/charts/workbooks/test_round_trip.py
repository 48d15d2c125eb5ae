"""Charts written as workbooks and read again are the same charts."""

import pytest
from attrs import evolve

from bowlbound_desktop.games.bowlbound.charts.corrections import published_corrections
from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.charts.workbooks.exporting import WORKBOOK_FORMATS, write_workbook
from bowlbound_desktop.games.bowlbound.charts.workbooks.importing import find_charts
from bowlbound_desktop.games.bowlbound.charts.workbooks.opening import open_workbook
from bowlbound_desktop.games.bowlbound.rules.charts.cells import parse_cell
from bowlbound_desktop.games.bowlbound.rules.charts.chart import with_cell
from bowlbound_desktop.games.bowlbound.rules.charts.corrections import correct
from tests.games.bowlbound.charts.test_exchange import odd_chart

SHIPPED = ("1966-notre-dame", "1959-syracuse", "1988-notre-dame")


def charts():
    """One of each set, one with corrections applied for good, and an own one with odd cells."""
    corrected = correct(load_by_id("1988-notre-dame"), published_corrections())
    own = with_cell(odd_chart(), ("offense", "3", "10"), parse_cell("5 ", "red"))
    return [*map(load_by_id, SHIPPED), evolve(corrected, id="corrected"), own]


def same(one, other):
    """A bare yes or no: to print what differs in a chart takes pytest longer than all of these tests."""
    return one == other


@pytest.mark.parametrize("form", WORKBOOK_FORMATS)
def test_a_round_trip_gives_the_same_charts(form, tmp_path):
    path = write_workbook(charts(), tmp_path / f"all.{form}")
    found = find_charts(path)
    assert [same(one.chart, chart) for one, chart in zip(found, charts(), strict=True)] == [True] * len(found)
    odd = [problem for one in found[:-1] for problem in one.problems]
    assert odd == []


def test_a_workbook_has_a_sheet_for_each_team_even_of_one_name(tmp_path):
    chart = evolve(load_by_id(SHIPPED[0]), school="A/B: [very] long name of a team in Indiana*?")
    path = write_workbook([chart, chart, chart], tmp_path / "same.xlsx")
    names = [grid.name for grid in open_workbook(path).grids]
    assert names[0] == "1966 A B   very  long name of a"
    assert len({name.lower() for name in names}) == 3
    assert all(len(name) <= 31 for name in names)
    assert [same(one.chart, chart) for one in find_charts(path)] == [True] * 3


def test_headings_stay_in_sight_and_columns_fit(tmp_path):
    from openpyxl import load_workbook

    sheet = load_workbook(write_workbook([load_by_id(SHIPPED[0])], tmp_path / "one.xlsx")).worksheets[0]
    assert sheet.freeze_panes == "B4"
    assert sheet.column_dimensions["B"].width == 8
    assert sheet["A1"].value == "1966 Notre Dame"
    assert [sheet.cell(3, column).value for column in range(2, 14)] == [*"123456789", "B", "QR", "QT"]
    assert sheet["B4"].fill.fgColor.rgb == "FFA9D8AE"
