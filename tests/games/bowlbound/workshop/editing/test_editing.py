"""Edits of a sheet: pasted, filled, coloured, cleared; steps undone and done again."""

import random

import pytest

from bowlbound_desktop.games.bowlbound.charts.files import chart_text, load_by_id
from bowlbound_desktop.games.bowlbound.workshop.editing import edits
from bowlbound_desktop.games.bowlbound.workshop.editing.clipboard import (
    block_text,
    parse_block,
)
from bowlbound_desktop.games.bowlbound.workshop.editing.document import EditHistory
from bowlbound_desktop.games.bowlbound.workshop.editing.edits import GridArea
from bowlbound_desktop.games.bowlbound.workshop.editing.places import GRIDS
from bowlbound_desktop.games.bowlbound.workshop.editing.reading import chart_of, likely_chart, troubles
from bowlbound_desktop.games.bowlbound.workshop.editing.sheet import sheet_of
from bowlbound_desktop.kernel.errors import BowlboundError

CELL = ("offense", "3", "24")


@pytest.fixture(scope="module")
def chart():
    return load_by_id("1954-ohio-state")


@pytest.fixture
def document(chart):
    sheet = sheet_of(chart)
    return EditHistory(sheet, sheet)


@pytest.mark.parametrize("chart_id", ["1954-ohio-state", "1966-notre-dame", "house-cedar-foxes"])
def test_a_sheet_is_the_whole_chart(chart_id):
    chart = load_by_id(chart_id)
    assert chart_text(chart_of(sheet_of(chart))) == chart_text(chart)


def test_a_step_has_a_name_and_can_be_undone(document):
    before = document.sheet
    document.do(edits.type_text(document.sheet, CELL, "inc"))
    assert document.undo_name == "type INC in offense, column 3, total 24"
    assert document.dirty
    assert document.undo() == (CELL,)
    assert (document.sheet.texts, document.dirty) == (before.texts, False)
    assert document.redo_name == "type INC in offense, column 3, total 24"
    document.redo()
    assert document.sheet[CELL] == "INC"


def test_a_step_that_changes_nothing_is_none(document):
    assert document.do(edits.type_text(document.sheet, CELL, document.sheet[CELL])) == ()
    assert document.undo_name == ""


def test_a_wrong_text_is_told_with_its_place(document):
    document.do(edits.type_text(document.sheet, ("defense", "A", "3", "2"), "OFF 5"))
    document.do(edits.type_text(document.sheet, ("team", "fumble"), "all of them"))
    wrong = [trouble for trouble in troubles(document.sheet) if trouble.severity == "error"]
    assert [str(trouble) for trouble in wrong] == [
        "defense A, column 3, total 2: OFF 5 cannot stand on a defensive chart",
        'Own free balls: must name totals from 10 to 39, like "10-25"',
    ]
    assert chart_of(document.sheet) is None
    assert likely_chart(document.sheet).defense["A"]["3"][1].text == ""


def area_of(key, top, left, bottom=None, right=None):
    """A rectangle of the grid with this name; one cell where no end is given."""
    return GridArea(
        GRIDS[key], top, left, top if bottom is None else bottom, left if right is None else right
    )


def test_a_block_is_pasted_from_the_first_cell_on(document):
    block = parse_block("(5)\t–3*\n\t10†\n")
    step = edits.paste(document.sheet, area_of("offense", 2, 3), block)
    document.do(step)
    grid = GRIDS["offense"]
    assert [[document.sheet[grid.places[row][column]] for column in (3, 4)] for row in (2, 3)] == [
        ["(5)", "–3*"],
        ["", "10†"],
    ]
    assert document.undo_name == "paste 4 cells"


def test_one_cell_fills_all_that_is_chosen(document):
    document.do(edits.paste(document.sheet, area_of("special", 0, 0, 29, 1), parse_block("60")))
    assert {document.sheet[place] for place in area_of("special", 0, 0, 29, 1).places()} == {"60"}


def test_a_block_that_does_not_fit_is_refused(document):
    with pytest.raises(BowlboundError, match="2 × 1 cells, and from here on there are only 1 × 12"):
        edits.paste(document.sheet, area_of("offense", 29, 0), parse_block("1\n2"))


def test_filling_copies_the_first_row_or_column(document):
    grid = GRIDS["offense"]
    top = document.sheet[grid.places[0][0]]
    document.do(edits.fill_down(document.sheet, area_of("offense", 0, 0, 4, 0)))
    document.do(edits.fill_right(document.sheet, area_of("offense", 4, 1)))
    assert [document.sheet[grid.places[row][0]] for row in range(5)] == [top] * 5
    assert document.sheet[grid.places[4][1]] == top
    assert edits.fill_down(document.sheet, area_of("offense", 0, 0)).edits == ()


def test_clearing_leaves_extra_points_good(document):
    document.do(edits.clear(document.sheet, area_of("special", 0, 5, 0, 6).places()))
    assert [document.sheet["special", name, "10"] for name in ("field_goal", "extra_point")] == ["", "good"]


def test_what_is_copied_comes_back_the_same(document):
    for key, grid in GRIDS.items():
        area = area_of(key, 0, 0, len(grid.rows) - 1, len(grid.columns) - 1)
        text = block_text(edits.copied(document.sheet, area))
        assert edits.paste(document.sheet, area, parse_block(text)).edits == ()


def random_step(sheet, dice):
    key = dice.choice(list(GRIDS))
    grid = GRIDS[key]
    top, left = dice.randrange(len(grid.rows)), dice.randrange(len(grid.columns))
    area = area_of(key, top, left, min(top + dice.randrange(4), len(grid.rows) - 1), left)
    match dice.randrange(6):
        case 0 | 1:
            text = dice.choice(["7", "–3*", "(5)", "INC", "OFF 5", "6|red", "nonsense", "", "|black", "T1"])
            return edits.type_text(sheet, grid.places[top][left], text)
        case 2:
            return edits.clear(sheet, area.places())
        case 3:
            return edits.colour(sheet, area.places(), dice.choice([None, "red", "green", "black"]))
        case 4:
            return edits.fill_down(sheet, area)
    return edits.paste(sheet, area, ((dice.choice(["1", "B", "(TD)", "x y z"]),),))


def test_a_thousand_random_edits_return_to_the_same_bytes(chart):
    dice = random.Random(1966)
    document = EditHistory(sheet_of(chart), sheet_of(chart))
    taken = (document.do(random_step(document.sheet, dice)) for _ in range(1000))
    states = [document.sheet.texts, *(document.sheet.texts for places in taken if places)]
    assert len(states) > 700
    for state in reversed(states[:-1]):
        document.undo()
        assert document.sheet.texts == state
    assert chart_text(chart_of(document.sheet)).encode() == chart_text(chart).encode()
    for state in states[1:]:
        document.redo()
        assert document.sheet.texts == state
    for _ in range(2000):
        dice.choice([document.undo, document.redo])()
    while document.undo_name:
        document.undo()
    assert chart_text(chart_of(document.sheet)).encode() == chart_text(chart).encode()
