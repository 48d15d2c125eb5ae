"""A chart in the making on the screen: what is still to type is seen, counted and named."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMessageBox

from bowlbound_desktop.games.bowlbound.charts.corrected_copies import own_file
from bowlbound_desktop.games.bowlbound.charts.files import load_by_id, load_chart, shipped_files
from bowlbound_desktop.games.bowlbound.charts.own_charts import add_own, empty_chart
from bowlbound_desktop.games.bowlbound.charts.typed import blank_suspicion, left_of
from bowlbound_desktop.games.bowlbound.workshop.editing.edits import EditStep, type_text
from bowlbound_desktop.games.bowlbound.workshop.editing.places import GRIDS
from bowlbound_desktop.games.bowlbound.workshop.editing.sheet import sheet_of
from bowlbound_desktop.ui.program import Program
from tests.shelf import wish
from tests.ui.room.chart_room import CONTROL, closed, folder, home, key, room, said, text_at, window

__all__ = ["folder", "home", "room", "window"]
SPOKEN = Qt.ItemDataRole.AccessibleTextRole


def make(window, *parts):
    """A new chart on the workbench with some of its parts typed, without errors."""
    window.room.open(add_own(empty_chart("Typing State", 0)))
    window.room.charts_changed.emit()
    printed = sheet_of(load_by_id("1966-purdue"))
    for part in parts:
        sheet = window.room.sheet
        edits = (sheet.change(place, printed[place]) for _, _, place in GRIDS[part].walk())
        window.room.do(EditStep(f"type {part}", tuple(edit for edit in edits if edit.old != edit.new)))
    return window


def problems(window):
    return window.problems.findChild(QLabel).text()


def remarks(window):
    window.room.charts_changed.emit()
    return next(entry.remarks for entry in window.library.model.charts if entry.id == "typing-state")


def test_every_state_of_a_chart_in_the_making_is_named(window):
    make(window)
    assert window.state.text().endswith("your own chart · saved · nothing typed yet, 840 cells to type")
    assert problems(window).startswith("Nothing typed yet, 840 cells to type: offense 360 of 360, defense")
    assert problems(window).endswith("Nothing is wrong so far.")
    assert remarks(window) == "your own · 840 cells to type"
    make(window, "offense")
    assert window.state.text().endswith("unsaved edits · 480 of 840 cells to type")
    assert "offense done, defense 270 of 270" in problems(window)
    make(window, "offense", "defense", "special")
    assert window.state.text().endswith("your own chart · unsaved edits")
    assert problems(window) == "Nothing is wrong with this chart."


def test_saving_says_that_it_cannot_be_played_yet(window):
    make(window, "offense")
    window.files.save()
    assert said(window) == "The chart is saved; it cannot be played yet: 480 of 840 cells to type."
    assert left_of(load_chart(own_file("typing-state"))).count == 480
    assert remarks(window) == "your own · 480 cells to type"


def test_unsaved_edits_of_it_come_back(window):
    make(window, "special")
    window.room.open("1966-purdue")
    window.room.open("typing-state")
    assert window.room.left.by_part == "offense 360 of 360, defense 270 of 270, special teams done"
    window.room.bench.forget_draft()


def test_a_cell_to_type_looks_and_sounds_unlike_a_blank_one(window):
    make(window)
    cells = window.grids.view().cells
    assert cells.index(0, 0).data(SPOKEN) == "10, 1, to type"
    assert window.grids.current_sentence() == "offense, column 1, total 10: still to type"
    open_look = cells.painted(cells.index(0, 0))
    key(Qt.Key.Key_Delete)
    assert text_at(window, 0, 0) == ""
    assert cells.index(0, 0).data(SPOKEN) == "10, 1, white, empty"
    assert cells.painted(cells.index(0, 0)) != open_look
    pictures = [
        window.grids.view()._delegate._paint_look(look, window.size(), 1.0, window.font()).toImage()
        for look in (open_look, cells.painted(cells.index(0, 0)))
    ]
    assert pictures[0] != pictures[1]
    key(Qt.Key.Key_Z, CONTROL)
    assert text_at(window, 0, 0) == "?"
    key(Qt.Key.Key_C, CONTROL)


def test_its_rating_cannot_be_measured(window):
    make(window, "offense")
    window.exchange.measure_rating()
    assert said(window).startswith("Typing State cannot be played yet: 480 of 840 cells to type")


def test_the_window_refuses_a_game_with_it_in_one_sentence(window, qtbot):
    add_own(empty_chart("Typing State", 0))
    program = Program()
    program.show_start()
    program.play(wish(home="typing-state", away="1966-purdue", seed=3))
    box = program.window.findChild(QMessageBox, "sorry")
    assert box.text().startswith("Typing State cannot be played yet: nothing typed yet, 840 cells to type")
    box.close()
    closed(program.window)
    program.deleteLater()


def test_the_library_finds_charts_in_the_making(window):
    make(window)
    model = window.library.model
    model.filter("untyped")
    assert model.rowCount() == 1
    model.filter("all")


def test_a_chart_that_an_older_version_left_half_typed_is_spoken_of_when_it_is_opened(window):
    make(window, "offense", "special")
    sheet = window.room.sheet
    gone = [place for _, _, place in GRIDS["defense"].walk()]
    window.room.do(EditStep("blank", tuple(sheet.change(place, "") for place in gone)))
    window.files.save()
    window.room.open("1966-purdue")
    assert "blank" not in said(window)
    window.room.open("typing-state")
    assert "of 840 cells are blank, more than in any printed chart" in said(window)
    window.room.do(type_text(window.room.sheet, gone[0], "?"))
    assert window.room.left.count == 1


def test_no_printed_chart_is_suspected():
    assert [name for name in shipped_files() if blank_suspicion(sheet_of(load_by_id(name)).texts)] == []
