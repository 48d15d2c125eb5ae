"""Charts are found wherever they lie: beside one another, in several sheets, as other people type them."""

import pytest
from attrs import evolve

from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.charts.workbooks.finding import find_outlines
from bowlbound_desktop.games.bowlbound.charts.workbooks.importing import all_charts, chart_at
from bowlbound_desktop.games.bowlbound.charts.workbooks.reading import read_outline
from bowlbound_desktop.games.bowlbound.charts.workbooks.values import (
    Area,
    SheetCell,
    Workbook,
    cell_name,
    grid_of,
    parse_area,
)
from bowlbound_desktop.games.bowlbound.charts.workbooks.writing import FILLS, pages_of
from bowlbound_desktop.games.bowlbound.rules.charts.chart import FORMATIONS, PLAYS
from bowlbound_desktop.kernel.errors import BowlboundError

IDS = ("1966-notre-dame", "1988-notre-dame", "1959-syracuse")
CHARTS = {name: load_by_id(name) for name in IDS}
OFFENSE, DEFENSE, SPECIAL, TEAM = range(14), range(14, 26), range(26, 35), range(35, 38)


def cells_of(chart, columns=range(60), row=0, column=0):
    """The cells of an exported chart in these columns, moved somewhere else."""
    (page,) = pages_of([chart])
    first = columns[0]
    return {
        (cell.row + row, cell.column - first + column): SheetCell(
            str(cell.value),
            float(cell.value) if isinstance(cell.value, int) else None,
            fill=FILLS.get(cell.kind, ""),
        )
        for cell in page.cells
        if cell.column in columns
    }


def read(*grids):
    book = Workbook("test.xlsx", grids)
    return [read_outline(book, outline) for outline in find_outlines(book)]


def same(found, ids=IDS):
    return [one.chart == CHARTS[name] for one, name in zip(found, ids, strict=True)]


def test_three_charts_beside_one_another():
    cells = {}
    for place, chart in enumerate(CHARTS.values()):
        cells |= cells_of(chart, column=40 * place)
    assert same(read(grid_of("All", cells))) == [True] * 3


def test_three_charts_below_one_another():
    cells = {}
    for place, chart in enumerate(CHARTS.values()):
        cells |= cells_of(chart, row=40 * place, column=place)
    assert same(read(grid_of("All", cells))) == [True] * 3


def test_parts_below_one_another_and_teams_side_by_side():
    cells = {}
    for place, chart in enumerate(CHARTS.values()):
        for row, part in enumerate((OFFENSE, DEFENSE, SPECIAL, TEAM)):
            cells |= cells_of(chart, part, 40 * row, 20 * place)
    assert same(read(grid_of("All", cells))) == [True] * 3


def test_a_sheet_for_each_part():
    chart = CHARTS[IDS[0]]
    grids = [
        grid_of(name, cells_of(chart, part))
        for name, part in (("Offense", [*OFFENSE, *TEAM]), ("Defense", DEFENSE), ("Special", SPECIAL))
    ]
    assert same(read(*grids), IDS[:1]) == [True]


def typed_in(chart):
    """As somebody types one in: names of plays, formations two and two, no extra points."""
    cells = {
        (0, 2): SheetCell("Notre Dame 1966"),
        (1, 0): SheetCell("Fumble: 10-19, 34"),
        (2, 9): SheetCell("w"),
    }
    cells |= cells_of(chart, OFFENSE, 3, 0)
    for play in PLAYS:
        cells[5, int(play)] = SheetCell(f"{play}\n{chart.play_name(play)}")
    for place, formation in enumerate(FORMATIONS):
        top, left = 60 + 8 * (place // 2), 12 * (place % 2)
        cells[top, left] = SheetCell(f"Formation {formation}")
        for play in PLAYS:
            cells[top + 1, left + int(play)] = SheetCell(play)
            for total, cell in enumerate(chart.defense[formation][play], 1):
                cells[top + 1 + total, left] = SheetCell(str(total))
                cells[top + 1 + total, left + int(play)] = SheetCell(cell.text, fill=FILLS[cell.colour])
    special = cells_of(chart, [*SPECIAL][:-1], 90, 0)
    for total, cell in enumerate(chart.special["extra_point"], 93):
        special[total, 0] = evolve(special[total, 0], fill=FILLS[cell.colour])
    return cells | {spot: cell for spot, cell in special.items() if spot[1] < 7}


def test_a_chart_as_somebody_else_types_it():
    chart = CHARTS[IDS[0]]
    (found,) = read(grid_of("Irish", typed_in(chart)))
    assert [str(one) for one in found.errors] == []
    assert (found.chart.offense, found.chart.defense) == (chart.offense, chart.defense)
    assert found.chart.special == chart.special
    facts = (found.chart.id, found.chart.school, found.chart.year, found.chart.fumble, found.chart.origin)
    assert facts == ("1966-notre-dame", "Notre Dame", 1966, "10-19, 34", "imported")
    assert any("no set: taken as 3" in one.reason for one in found.problems)


def test_a_part_that_is_missing_is_named():
    cells = cells_of(CHARTS[IDS[0]], [*OFFENSE, *DEFENSE])
    (found,) = read(grid_of("Half", cells))
    assert found.chart is None
    assert [str(one) for one in found.errors] == ["Half: no special teams found: name their cells"]


def test_cells_can_be_named_without_headings_and_totals_alone():
    cells = {
        spot: cell for spot, cell in cells_of(CHARTS[IDS[0]], row=5).items() if spot[0] > 7 or spot[1] >= 35
    }
    book = Workbook("bare.xlsx", (grid_of("Bare", cells), grid_of("Other", {(0, 0): SheetCell("x")})))
    areas = {"offense": "A9:M38", "defense": "O9:Y38", "special": "AA9:AH38"}
    found = chart_at(book, "Bare", {part: parse_area(text) for part, text in areas.items()})
    assert found.chart == CHARTS[IDS[0]]
    with pytest.raises(BowlboundError, match=r"Other!A1:B5 holds no offense"):
        chart_at(book, "Other", {"offense": parse_area("A1:B5")})
    with pytest.raises(BowlboundError, match=r"has no sheet 'Third', only Bare, Other"):
        chart_at(book, "Third", {})


def test_a_sheet_without_a_chart_is_listed_for_somebody_to_name_its_cells():
    prose = grid_of("Prose", {(row, 0): SheetCell(f"line {row}") for row in range(30)})
    book = Workbook("b.xlsx", (prose, grid_of("Team", cells_of(CHARTS[IDS[0]]))))
    assert [one.outline.sheet for one in all_charts(book)] == ["Team", "Prose"]


@pytest.mark.parametrize(
    ("text", "spot"), [("A1", (0, 0)), ("z9", (8, 25)), ("$AA$10", (9, 26)), ("AMJ1", (0, 1023))]
)
def test_cells_have_the_names_that_spreadsheets_give_them(text, spot):
    assert parse_area(text) == Area(*spot, *spot)
    assert cell_name(spot) == text.replace("$", "").upper()


@pytest.mark.parametrize("text", ["", "A", "7", "A0", ":B2", "A1:B", "Ä1", "AAAA1"])
def test_what_is_no_cell_is_said_so(text):
    with pytest.raises(BowlboundError, match="is not a cell: write B7, or A1:K31 for many"):
        parse_area(text)


def test_an_area_without_its_end_is_one_cell():
    assert parse_area("A1:") == parse_area("A1")
