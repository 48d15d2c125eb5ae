"""A printed chart typed in: keys counted, every state named, cells that end by themselves."""

import shutil

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel

from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.charts.own_charts import add_own, empty_chart
from bowlbound_desktop.games.bowlbound.rules.charts.chart import SPECIAL_COLUMNS
from bowlbound_desktop.games.bowlbound.workshop.analysis.counts import count
from bowlbound_desktop.games.bowlbound.workshop.analysis.so_far import compared
from bowlbound_desktop.games.bowlbound.workshop.editing.edits import EditStep
from bowlbound_desktop.games.bowlbound.workshop.editing.places import GRIDS
from bowlbound_desktop.games.bowlbound.workshop.editing.sheet import sheet_of
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.labels import set_text_size
from bowlbound_desktop.ui.theme import THEMES
from tests.ui.room.chart_room import (
    CONTROL,
    at,
    closed,
    focus,
    folder,
    home,
    key,
    keys,
    opened,
    room,
    said,
    text_at,
    window,
)
from tests.ui.room.printed_page import TOOLS, printed_sheet
from tests.ui.room.typist import ENTER, best_keys, careful_keys, habitual_keys, plain_keys
from tests.ui.room_for_text import trouble_in

__all__ = ["folder", "home", "room", "window"]
ALT, SHIFT = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier
PAGE = "1972-southern-california"
needs_poppler = pytest.mark.skipif(not all(map(shutil.which, TOOLS)), reason="Poppler reads the page")


@pytest.fixture
def typing(window):
    """A new chart on the workbench, ready for its first cell."""
    window.room.open(add_own(empty_chart("Typing State", 0)))
    yield window
    window.room.bench.forget_draft()


def strike(text):
    for letter in text:
        key(Qt.Key.Key_Return) if letter == ENTER else keys(letter)


def row(window, number, count):
    return [text_at(window, number, column) for column in range(count)]


@pytest.fixture(scope="module")
def printed(tmp_path_factory):
    """The chart as it is read from its page."""
    make_application()
    return printed_sheet(load_by_id(PAGE), tmp_path_factory.mktemp("paper"))


@needs_poppler
def test_a_printed_page_says_every_cell_and_colour_of_its_chart(printed):
    sheet = sheet_of(load_by_id(PAGE))
    assert len(printed.texts) == 840
    assert [place for place, text in printed.texts.items() if text != sheet[place]] == []


def test_the_fewest_keys_are_half_of_what_a_spreadsheet_needs():
    sheet = sheet_of(load_by_id(PAGE))
    assert plain_keys(sheet) > 3100
    assert len(careful_keys(sheet)) < 2100
    assert len(best_keys(sheet)) < 1700


@needs_poppler
def test_a_robot_types_a_printed_page_and_every_state_on_the_way_is_named(typing, printed):
    names = {840: "nothing typed yet, 840 cells to type", 0: "unsaved edits"}
    seen = set()
    for letter in best_keys(printed):
        strike(letter)
        left = typing.room.left.count
        assert typing.state.text().rpartition(" · ")[2] == names.get(left, f"{left} of 840 cells to type")
        seen.add(left)
    assert {840, 0} < seen
    assert len(seen) > 700
    assert said(typing) == "All cells are typed; nothing is wrong with them."
    assert not typing.grids.quick.on
    places = [place for part in ("offense", "defense", "special") for _, _, place in GRIDS[part].walk()]
    whole = sheet_of(load_by_id(PAGE))
    assert [typing.room.sheet[place] for place in places] == [whole[place] for place in places]


@pytest.mark.parametrize("way", [careful_keys, habitual_keys])
def test_whoever_presses_enter_out_of_habit_types_the_same_offense(typing, way):
    printed = sheet_of(load_by_id(PAGE))
    for letter in way(printed):
        if typing.room.left.parts["offense"] == 0:
            break
        strike(letter)
    for _, _, place in GRIDS["offense"].walk():
        assert typing.room.sheet[place] == printed[place]


def test_cells_end_by_themselves_or_with_the_first_key_of_the_next(typing):
    strike("12-3i12ib7" + ENTER + "o15e5f3f-2")
    assert row(typing, 0, 12) == [
        "12",
        "-3",
        "INT 12",
        "INC",
        "B",
        "7",
        "OFF 15",
        "DEF 5",
        "F +3",
        "?",
        "?",
        "?",
    ]
    strike(ENTER)
    assert row(typing, 0, 12)[9:] == ["F -2", "?", "?"]


def test_a_space_is_a_blank_a_slash_the_cell_above_a_comma_the_one_on_the_left(typing):
    strike("12 ,,45")
    assert row(typing, 0, 6) == ["12", "", "", "", "45", "?"]
    typing.grids.view().move_to(1, 0)
    strike("//,")
    assert row(typing, 1, 4) == ["12", "", "", "?"]


def test_marks_belong_to_the_cell_that_has_just_ended(typing):
    strike("12*7*t*" + ENTER + " *")
    assert row(typing, 0, 5) == ["12*", "7*", "TD*", "*", "?"]


def test_a_colour_belongs_to_the_cell_that_is_typed_or_has_just_ended(typing):
    strike("7")
    key(Qt.Key.Key_2, ALT)
    strike("12")
    key(Qt.Key.Key_2, ALT)
    strike(" ")
    key(Qt.Key.Key_5, ALT)
    strike("3-")
    assert row(typing, 0, 4) == ["7|red", "12|red", "|black", "3"]


def test_backspace_goes_back_to_the_cell_that_has_just_ended(typing):
    strike("1213")
    key(Qt.Key.Key_Backspace)
    assert (row(typing, 0, 2), at(typing)) == (["12", "?"], (0, 1))
    strike("14")
    key(Qt.Key.Key_Backspace)
    key(Qt.Key.Key_Backspace)
    assert (row(typing, 0, 2), at(typing)) == (["?", "?"], (0, 0))


def test_the_plus_of_the_number_pad_opens_a_parenthesis(typing):
    typing.turn(1)
    pad = Qt.KeyboardModifier.KeypadModifier
    for text, code in (
        ("+", Qt.Key.Key_Plus),
        ("7", Qt.Key.Key_7),
        ("+", Qt.Key.Key_Plus),
        ("-", Qt.Key.Key_Minus),
    ):
        QApplication.sendEvent(focus(), QKeyEvent(QEvent.Type.KeyPress, code, pad, text))
    strike("12")
    assert row(typing, 0, 3) == ["(7)", "(-12)", "?"]


def test_what_is_typed_once_goes_into_all_chosen_cells(typing):
    typing.turn(2)
    typing.grids.view().move_to(0, SPECIAL_COLUMNS.index("extra_point"))
    for _ in range(4):
        key(Qt.Key.Key_Down, SHIFT)
    strike("g" + ENTER)
    found = [text_at(typing, number, SPECIAL_COLUMNS.index("extra_point")) for number in range(6)]
    assert found == ["good"] * 5 + ["?"]
    key(Qt.Key.Key_Z, CONTROL)
    assert typing.room.left.count == 840


def test_a_column_can_be_the_same_as_the_one_on_the_left(typing):
    strike("12131415161718192021222324")
    typing.grids.view().move_to(3, 1)
    key(Qt.Key.Key_L, CONTROL)
    assert [text_at(typing, number, 1) for number in range(3)] == ["13", "24", "?"]
    assert typing.room.document.undo_name.startswith("same as the column on the left")


def test_what_has_no_short_form_is_typed_in_full(typing):
    strike("hello" + ENTER + "DEF R" + ENTER)
    assert row(typing, 0, 3) == ["hello", "DEF R", "?"]


def test_the_next_part_follows_and_what_was_left_out_comes_at_its_end(typing):
    grid = typing.grids.view()
    strike("12")
    key(Qt.Key.Key_Right)
    assert at(typing) == (0, 2)
    grid.move_to(29, 11)
    strike("45")
    assert at(typing) == (0, 1)


def lines(window):
    window.typing_bar.refresh()
    names = ("left", "read-back", "column")
    return [window.typing_bar.findChild(QLabel, f"typing:{name}").text() for name in names]


def test_the_typist_sees_what_is_left_the_row_read_back_and_the_figures_of_the_column(typing):
    assert typing.typing_bar.isVisible()
    strike("12-3 7")
    key(Qt.Key.Key_2, ALT)
    strike("i" + ENTER)
    left, row_read, column = lines(typing)
    assert left == "To type: offense 355 of 360, defense 270 of 270, special teams 210 of 210"
    assert row_read == "Offense 10: 12, -3, blank, 7 red, INC …"
    assert column.startswith("Offense 5, 1 % of its throws: mean – yards (usual ")
    assert "black 100 % (" in column
    typing.turn(3)
    assert not typing.typing_bar.isVisible()
    typing.turn(1)
    typing.room.open("1966-purdue")
    assert not typing.typing_bar.isVisible()


def test_the_figures_of_a_typed_column_are_those_of_the_analysis(typing):
    printed = sheet_of(load_by_id(PAGE))
    places = [place for _, _, place in GRIDS["offense"].walk() if place[1] == "3"]
    sheet = typing.room.sheet
    typing.room.do(EditStep("type", tuple(sheet.change(place, printed[place]) for place in places)))
    own = count(load_by_id(PAGE).offense["3"])
    found = str(compared(typing.room.sheet, places[0]))
    assert found.startswith(f"Offense 3, 100 % of its throws: mean {own.mean:.1f} yards (usual ")
    assert f"green {100 * own.colours['green']:.0f} % (" in found


def test_typing_in_is_on_for_charts_in_the_making_only(typing):
    assert typing.menu.actions["type-in"].isChecked()
    typing.room.open("1966-purdue")
    assert not typing.grids.quick.on
    assert not typing.menu.actions["type-in"].isChecked()
    strike("77")
    assert text_at(typing, 0, 0) != "77"
    key(Qt.Key.Key_Escape)
    typing.room.bench.forget_draft()


@pytest.mark.parametrize("percent", [100, 150])
def test_nothing_is_cut_while_a_chart_is_typed_in(home, qapp, percent):
    set_text_size(percent)
    try:
        window = opened(add_own(empty_chart("Typing State", 1972)))
        strike("12-3*bbbi" + ENTER + "i12o15e15f3t" + ENTER + "45")
        cut = trouble_in(window)
        for size in ((1280, 800), (1920, 1080)):
            window.resize(*size)
            window.set_theme(THEMES["light"])
            cut += trouble_in(window)
        window.turn(1)
        window.typing_bar.refresh()
        cut += trouble_in(window)
        window.turn(2)
        cut += trouble_in(window)
        window.room.bench.forget_draft()
        closed(window)
    finally:
        set_text_size(100)
    assert cut == []
