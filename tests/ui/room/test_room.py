"""The chart room: library, grids, keys, clipboard, files."""

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import (
    QApplication,
    QListView,
    QTabBar,
    QTableView,
    QWidget,
)

from bowlbound_desktop.games.bowlbound.charts.corrected_copies import own_file
from bowlbound_desktop.games.bowlbound.charts.drafts import draft_ids
from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.ui.charts.chart_model import COLOUR_ROLE
from bowlbound_desktop.ui.labels import set_text_size
from bowlbound_desktop.ui.program import Program
from bowlbound_desktop.ui.room.grid.model import TROUBLE_ROLE
from bowlbound_desktop.ui.theme import THEMES
from tests.ui.conftest import press
from tests.ui.room.chart_room import (
    CONTROL,
    ID,
    SHIFT,
    at,
    closed,
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
from tests.ui.room_for_text import trouble_in

__all__ = ["folder", "home", "room", "window"]
FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def test_every_grid_has_its_name(window):
    for name, size in {"offense": (30, 12), "defense": (30, 9), "special": (30, 7)}.items():
        model = window.findChild(QTableView, f"grid:{name}").model()
        assert (model.rowCount(), model.columnCount()) == size


def test_the_models_keep_qt_s_rules(window):
    models = [view.cells for view in window.grids.views.values()]
    models += [window.problems.model, window.library.model]
    testers = [QAbstractItemModelTester(model, FATAL) for model in models]
    keys("nonsense")
    key(Qt.Key.Key_Return)
    window.undo()
    window.room.open("1966-purdue")
    for text in ("notre", "", "zzz"):
        window.library.model.search(text)
    window.library.model.filter("own")
    window.library.model.filter("all")
    window.library.model.search("")
    assert len(testers) == 6


def test_keys_of_a_spreadsheet(window):
    first = text_at(window, 0, 0)
    keys("17")
    key(Qt.Key.Key_Return)
    assert (at(window), text_at(window, 0, 0)) == ((1, 0), "17")
    key(Qt.Key.Key_Return, SHIFT)
    key(Qt.Key.Key_F2)
    keys("*")
    key(Qt.Key.Key_Escape)
    assert text_at(window, 0, 0) == "17"
    key(Qt.Key.Key_F2)
    key(Qt.Key.Key_End)
    keys("*")
    key(Qt.Key.Key_Tab)
    assert (at(window), text_at(window, 0, 0)) == ((0, 1), "17*")
    keys("3")
    key(Qt.Key.Key_Right)
    assert (at(window), text_at(window, 0, 1)) == ((0, 2), "3")
    key(Qt.Key.Key_Tab)
    key(Qt.Key.Key_Tab)
    key(Qt.Key.Key_Return)
    assert at(window) == (1, 2)
    key(Qt.Key.Key_Backtab)
    assert at(window) == (1, 1)
    for _ in range(3):
        key(Qt.Key.Key_Z, CONTROL)
    assert text_at(window, 0, 0) == first
    assert window.menu.actions["redo"].text() == "&Redo: type 17 in offense, column 1, total 10"
    key(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert text_at(window, 0, 0) == "17"


def test_rows_and_columns_go_on_at_their_ends(window):
    window.grids.view().move_to(29, 4)
    key(Qt.Key.Key_Return)
    assert at(window) == (0, 5)
    window.grids.view().move_to(3, 11)
    key(Qt.Key.Key_Tab)
    assert at(window) == (4, 0)
    key(Qt.Key.Key_Backtab)
    assert at(window) == (3, 11)


def test_ranges_are_cleared_filled_and_coloured(window):
    for _ in range(2):
        key(Qt.Key.Key_Down, SHIFT)
    key(Qt.Key.Key_Right, SHIFT)
    key(Qt.Key.Key_Delete)
    assert [text_at(window, row, column) for row in range(3) for column in range(2)] == [""] * 6
    key(Qt.Key.Key_5, Qt.KeyboardModifier.AltModifier)
    assert text_at(window, 2, 1) == "|black"
    press(window, "colour:from-text")
    assert text_at(window, 2, 1) == ""
    window.grids.view().move_to(0, 0)
    keys("6")
    key(Qt.Key.Key_Up)
    key(Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    index = window.grids.view().cells.index(0, 0)
    assert (index.data(), index.data(COLOUR_ROLE)) == ("6", "red")


def test_filling_down_and_right(window):
    for _ in range(2):
        key(Qt.Key.Key_Down, SHIFT)
    key(Qt.Key.Key_D, CONTROL)
    assert text_at(window, 2, 0) == text_at(window, 0, 0)
    key(Qt.Key.Key_Right, SHIFT)
    key(Qt.Key.Key_R, CONTROL)
    assert text_at(window, 1, 1) == text_at(window, 0, 0)


def libreoffice(rows):
    """What Calc puts on the clipboard for cells: HTML of its own kind, and tab-separated text."""
    data = QMimeData()
    cells = "".join(f"<tr>{''.join(f'<td align=right>{c}</td>' for c in row)}</tr>" for row in rows)
    data.setHtml(
        "<!DOCTYPE html><html><head><meta name=generator content='LibreOffice'></head>"
        f"<body><table cellspacing=0><colgroup width=85></colgroup>{cells}</table></body></html>"
    )
    data.setText("\n".join("\t".join(row) for row in rows) + "\n")
    return data


BLOCK = [["(5)", "–3*", "−12", ""], ["10†", "\u20117", "", "(TD)"], ["", "OFF 5", "INT -2", "12"]]


def test_a_block_from_libreoffice(window):
    QApplication.clipboard().setMimeData(libreoffice(BLOCK))
    window.grids.view().move_to(4, 2)
    key(Qt.Key.Key_V, CONTROL)
    found = [[text_at(window, 4 + row, 2 + column) for column in range(4)] for row in range(3)]
    assert found == [["(5)", "–3*", "−12", ""], ["10†", "-7", "", "(TD)"], ["", "OFF 5", "INT -2", "12"]]
    assert window.menu.actions["undo"].text() == "&Undo: paste 12 cells"
    assert window.room.troubles() == ()
    data = QMimeData()
    data.setHtml(libreoffice(BLOCK).html())
    QApplication.clipboard().setMimeData(data)
    window.undo()
    window.grids.view().move_to(4, 2)
    key(Qt.Key.Key_V, CONTROL)
    assert [text_at(window, 4, column) for column in (2, 3, 4)] == ["(5)", "–3*", "−12"]


def test_what_is_copied_can_be_pasted_elsewhere(window):
    before = [[text_at(window, row, column) for column in range(12)] for row in range(30)]
    key(Qt.Key.Key_A, CONTROL)
    key(Qt.Key.Key_X, CONTROL)
    data = QApplication.clipboard().mimeData()
    assert data.text().count("\t") == 30 * 11
    assert "background:" in data.html()
    assert text_at(window, 0, 0) == ""
    key(Qt.Key.Key_V, CONTROL)
    assert [[text_at(window, row, column) for column in range(12)] for row in range(30)] == before


def test_a_block_that_is_too_large_is_refused_in_a_sentence(window):
    QApplication.clipboard().setText("1\n" * 31)
    key(Qt.Key.Key_V, CONTROL)
    assert said(window).startswith("What is on the clipboard has 31 × 1 cells")
    assert not window.room.document.dirty


def test_a_wrong_cell_has_a_reason_and_the_list_goes_there(window):
    keys("hello")
    key(Qt.Key.Key_Return)
    index = window.grids.view().cells.index(0, 0)
    assert index.data(TROUBLE_ROLE) == "error"
    assert "not a result of a chart" in index.data(Qt.ItemDataRole.ToolTipRole)
    assert window.grids.tabText(0) == "Offense (1)"
    window.turn(1)
    problems = window.findChild(QListView, "problems")
    problems.setCurrentIndex(problems.model().index(0, 0))
    problems.setFocus()
    key(Qt.Key.Key_Return)
    assert (window.grids.currentIndex(), at(window)) == (0, (0, 0))
    assert QApplication.focusWidget() is window.grids.view()
    window.files.save()
    assert said(window).startswith("The chart cannot be played yet: offense, column 1, total 10")
    assert not own_file(ID).exists()


def test_saving_says_that_it_made_a_copy(window):
    keys("17")
    key(Qt.Key.Key_Return)
    assert window.windowTitle().startswith("*")
    key(Qt.Key.Key_S, CONTROL)
    assert said(window).startswith("Charts that come with the program are never changed")
    assert load_by_id(ID).offense["1"][0].text == "17"
    assert "your own chart" in window.state.text()
    assert not window.windowTitle().startswith("*")


def test_unsaved_edits_come_back_on_the_next_start(window, home):
    keys("17")
    key(Qt.Key.Key_Return)
    window.room.leave()
    assert draft_ids() == (ID,)
    program = Program()
    program.show_room()
    assert program.room.room.document.undo_name.startswith("type 17")
    assert said(program.room) == f"Your unsaved edits of {ID} are back."
    program.room.undo()
    closed(program.room)
    program.room = None
    program.deleteLater()
    assert draft_ids() == ()


def test_a_file_changed_elsewhere_is_asked_about(window):
    keys("17")
    key(Qt.Key.Key_Return)
    other = load_by_id("1966-purdue")
    own_file(ID).parent.mkdir(parents=True)
    own_file(ID).write_text("# somebody else was here")
    window.files.save()
    press(window, "changed-elsewhere:overwrite-it")
    assert load_by_id(ID).offense["1"][0].text == "17"
    assert other.id == "1966-purdue"


def cut_in(window):
    """What has too little room, with every page in front once."""
    found = []
    for left, right in (("library", "problems"), ("compare", "corrections"), ("library", "analysis")):
        window.left.turn_to(left)
        window.right.turn_to(right)
        found += [f"{left}, {right}: {fault}" for fault in trouble_in(window)]
    return found


@pytest.mark.parametrize("percent", [100, 150])
def test_nothing_is_cut(home, qapp, percent):
    set_text_size(percent)
    try:
        window = opened()
        window.messages.say("A sentence for the player that is about as long as they usually are here")
        cut = cut_in(window)
        window.resize(1920, 1080)
        window.set_theme(THEMES["light"])
        cut += cut_in(window)
        closed(window)
    finally:
        set_text_size(100)
    assert cut == []


def test_settings_help_and_about_are_in_the_menus(window):
    dialogs = {"settings": "settings-dialog", "about": "about", "help": "help", "print": "print-preview"}
    for name, found in dialogs.items():
        window.menu.actions[name].trigger()
        window.findChild(QWidget, found).close()
    texts = [action.shortcut().toString() for action in window.findChildren(QAction)]
    assert len({text for text in texts if text}) == len([text for text in texts if text])


def test_no_stray_line_lies_above_the_tabs(window):
    assert not any(bar.drawBase() for bar in window.findChildren(QTabBar))


def test_the_first_page_leads_to_the_chart_room(home, qtbot):
    program = Program()
    program.show_start()
    press(program.window, "start:room")
    assert program.room.isVisible()
    assert program.window.isVisible()
    room = program.room
    program.show_room()
    assert program.room is room
    room.menu.rebuild_wanted.emit()  # another size of text
    assert (program.room is room, program.room.isVisible(), room.isVisible()) == (False, True, False)
    closed(program.room)
    closed(program.window)
    program.deleteLater()
