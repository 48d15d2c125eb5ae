"""Where the chart room surprised its players: typing and colours, the keyboard, what outlives a chart."""

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QListWidget, QPushButton, QTableView

from bowlbound_desktop.games.bowlbound.charts.corrections import own_corrections
from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.charts.own_corrections import own_lists
from bowlbound_desktop.games.bowlbound.workshop.editing.edits import type_text
from bowlbound_desktop.ui.charts.chart_model import COLOUR_ROLE
from tests.ui.conftest import press
from tests.ui.room.chart_room import (
    CONTROL,
    ID,
    folder,
    home,
    key,
    keys,
    open_chart,
    room,
    said,
    text_at,
    window,
)
from tests.ui.room.test_corrections_view import choose, click

__all__ = ["folder", "home", "room", "window"]
ALT = Qt.KeyboardModifier.AltModifier
CELL = ("offense", "3", "24")


def type_in(window, place, text):
    window.room.do(type_text(window.room.sheet, place, text))
    window.corrections.refresh()


# Typing and colours


def test_a_colour_chosen_while_typing_is_kept_with_the_text(window):
    keys("7")
    key(Qt.Key.Key_2, ALT)
    key(Qt.Key.Key_Return)
    assert text_at(window, 0, 0) == "7|red"
    assert window.grids.view().cells.index(0, 0).data(COLOUR_ROLE) == "red"


def test_typing_goes_on_after_the_colour(window):
    keys("1")
    key(Qt.Key.Key_2, ALT)
    keys("2")
    key(Qt.Key.Key_Tab)
    assert text_at(window, 0, 0) == "12|red"


def test_the_last_colour_counts_and_the_text_s_own_can_be_had_back(window):
    keys("7")
    key(Qt.Key.Key_2, ALT)
    key(Qt.Key.Key_0, ALT)
    key(Qt.Key.Key_Return)
    assert text_at(window, 0, 0) == "7"
    keys("8")
    key(Qt.Key.Key_Return)
    assert text_at(window, 1, 0) == "8"


def test_a_colour_takes_the_place_of_one_that_is_edited(window):
    type_in(window, ("offense", "1", "10"), "7|red")
    key(Qt.Key.Key_F2)
    key(Qt.Key.Key_1, ALT)
    key(Qt.Key.Key_Return)
    assert text_at(window, 0, 0) == "7"


def test_saving_and_filling_take_the_text_that_is_still_being_typed(window):
    keys("17")
    key(Qt.Key.Key_S, CONTROL)
    assert load_by_id(ID).offense["1"][0].text == "17"
    key(Qt.Key.Key_Down)
    keys("19")
    key(Qt.Key.Key_D, CONTROL)
    assert text_at(window, 1, 0) == "17"
    key(Qt.Key.Key_Home)  # lets Ctrl go
    window.undo()
    assert text_at(window, 1, 0) == "19"


def test_an_editor_is_left_by_escape_and_other_events_are_none_of_the_delegates_business(window):
    before = text_at(window, 0, 0)
    keys("17")
    editor = QApplication.focusWidget()
    delegate = window.grids.view().itemDelegate()
    assert isinstance(editor, QLineEdit)
    for kind in (QEvent.Type.Hide, QEvent.Type.Paint, QEvent.Type.DeferredDelete):
        assert delegate.eventFilter(editor, QEvent(kind)) is False
    key(Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is not editor
    assert text_at(window, 0, 0) == before


# The keyboard stays where it is sensible


def test_space_twice_on_apply_applies_one_correction_and_no_more(window):
    open_chart(window, "1988-notre-dame")
    choose(window, "CC-17")
    before = window.corrections.model.standings
    window.findChild(QPushButton, "corrections:apply").setFocus()
    for _ in range(3):
        key(Qt.Key.Key_Space)
        QCoreApplication.processEvents()
        window.corrections.refresh()
    after = window.corrections.model.standings
    assert [new.id for old, new in zip(before, after, strict=True) if old.state != new.state] == ["CC-17"]
    assert QApplication.focusWidget() is window.findChild(QTableView, "corrections")
    window.room.bench.forget_draft()


# Corrections


def test_a_conflict_shows_what_was_expected_what_is_found_and_what_is_new(window):
    open_chart(window, "1988-notre-dame")
    cells = window.findChild(QTableView, "corrections:cells")
    choose(window, "CC-17")
    assert cells.isColumnHidden(1)
    type_in(window, CELL, "9")
    choose(window, "CC-17")
    assert not cells.isColumnHidden(1)
    model = cells.model()
    heads = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(4)]
    shown = [model.index(0, column).data() for column in range(4)]
    assert heads == ["Where", "Expected", "Found", "New"]
    assert shown == ["off 3 / 24 !", "3", "9", "2"]
    window.room.bench.forget_draft()


def test_a_list_from_the_differences_says_what_is_on_the_screen(window):
    open_chart(window, "1988-notre-dame")
    type_in(window, CELL, "9")
    choose(window, "CC-17")
    click(window, "apply")  # anyway: the screen has 2 now
    window.corrections.corrector.make_named("A")
    assert own_corrections() == ()
    type_in(window, ("offense", "1", "10"), "18")
    type_in(window, CELL, "8")
    window.corrections.corrector.make_named("A")
    made = {one.places[0]: one.new.text for one in own_corrections()}
    assert made == {("offense", "1", "10"): "18", CELL: "8"}
    window.room.bench.forget_draft()


def test_an_own_list_is_updated_removed_and_brought_back(window, home):
    open_chart(window, ID)
    type_in(window, CELL, "18")
    window.corrections.corrector.make_named("Mine")
    type_in(window, ("special", "punt", "17"), "41")
    window.corrections.corrector.make_named("Other")
    assert [path.stem for path in own_lists()] == ["Mine", "Other"]
    type_in(window, CELL, "19")
    window.corrections.corrector.show_lists()
    lists = window.findChild(QListWidget, "own-lists:lists")
    assert [lists.item(row).text() for row in range(2)] == ["Mine, 1 correction", "Other, 2 corrections"]
    press(window, "own-lists:update")
    assert said(window) == "Mine is up to date: 2 corrections of this chart."
    assert {(one.id, one.new.text) for one in own_corrections() if one.id.startswith("Mine")} == {
        ("Mine-1", "19"),
        ("Mine-2", "41"),
    }
    lists.setCurrentRow(1)
    press(window, "own-lists:remove")
    assert said(window) == "Other is in the trash: Own lists, Trash, brings it back."
    assert [path.stem for path in own_lists()] == ["Mine"]
    press(window, "own-lists:trash")
    press(window, "trash:bring-back")
    assert (said(window), [path.stem for path in own_lists()]) == ("Other is back.", ["Mine", "Other"])
    window.room.bench.forget_draft()


def test_one_chosen_list_is_shared(window, home, monkeypatch):
    open_chart(window, ID)
    for name, text in (("Mine", "18"), ("Other", "19")):
        type_in(window, CELL, text)
        window.corrections.corrector.make_named(name)
    target = home / "shared.toml"
    corrector = window.corrections.corrector
    monkeypatch.setattr(corrector, "_ask_target", lambda _title, act: act(target))
    corrector.show_lists()
    window.findChild(QListWidget, "own-lists:lists").setCurrentRow(1)
    press(window, "own-lists:share")
    assert "[Other-1]" in target.read_text()
    assert "[Mine-1]" not in target.read_text()
    window.room.bench.forget_draft()


def test_the_rest_of_a_list_stays_as_it_was_written(window, home):
    folder = home / "corrections"
    folder.mkdir()
    (folder / "F.toml").write_text(
        "# from a friend\n[F-1]\nsets = [2]\ncells = ['offense.1.*']\nold = { colour = 'black' }\nnew = '7'\n"
    )
    open_chart(window, ID)
    type_in(window, CELL, "18")
    window.corrections.corrector.show_lists()
    press(window, "own-lists:update")
    written = (folder / "F.toml").read_text()
    assert written.startswith("# from a friend\n[F-1]\nsets = [2]\n")
    assert '[F-2]\ncharts = ["1966-notre-dame"]' in written
    window.room.bench.forget_draft()


# Another chart


def test_messages_and_chosen_cells_do_not_outlive_their_chart(window):
    key(Qt.Key.Key_A, CONTROL)
    window.turn(1)
    key(Qt.Key.Key_A, CONTROL)
    window.messages.say("Something about Notre Dame")
    window.room.open("1966-purdue")
    assert window.messages.isHidden()
    assert [len(view.selectedIndexes()) for view in window.grids.views.values()] == [1, 1, 1, 1]


def test_what_is_said_about_the_new_chart_stays(window):
    keys("17")
    key(Qt.Key.Key_Return)
    window.files.save()
    window.files.throw_away()
    assert said(window).startswith(f"{ID} is in the trash")
    assert not window.messages.isHidden()
