"""The import of a workbook: what was found is shown first, and wrong charts come to be put right."""

from functools import partial

import pytest
from attrs import evolve
from openpyxl import load_workbook
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QListView, QMessageBox, QPlainTextEdit, QPushButton

from bowlbound_desktop.games.bowlbound.charts.entry import entry_text
from bowlbound_desktop.games.bowlbound.charts.files import load_by_id, load_chart, shipped_files
from bowlbound_desktop.games.bowlbound.charts.own_charts import is_own
from bowlbound_desktop.games.bowlbound.charts.workbooks.exporting import write_workbook
from bowlbound_desktop.games.bowlbound.rules.charts.chart import TOTALS, Rating, blank_chart
from bowlbound_desktop.games.bowlbound.workshop.rating import Rated
from bowlbound_desktop.ui.room import rating_dialog
from bowlbound_desktop.ui.room.workbook.dialog import WorkbookDialog
from bowlbound_desktop.ui.theme import THEMES
from bowlbound_desktop.ui.worker import worker
from tests.games.bowlbound.charts.workbooks.damages import misprints
from tests.ui.conftest import press
from tests.ui.room.chart_room import folder, home, room, said, window
from tests.ui.room_for_text import TEXTS, TextSize, item_widgets, nameless, trouble_in

__all__ = ["folder", "home", "room", "window"]
IDS = ("1966-notre-dame", "1988-notre-dame")
LONG = 20_000


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    return write_workbook(map(load_by_id, IDS), tmp_path_factory.mktemp("book") / "two.xlsx")


@pytest.fixture(scope="module")
def wrong(whole):
    """The first chart has misprints, the second none; a third sheet holds something else."""
    book = load_workbook(whole)
    misprints(book.worksheets[0])
    notes = book.create_sheet("Notes")
    for row in range(1, 30):
        notes.cell(row, 1).value = f"line {row}"
    book.save(whole.with_name("wrong.xlsx"))
    return whole.with_name("wrong.xlsx")


def shown(window, qtbot, path):
    window.exchange.take_files([path])
    return ready(window.findChildren(WorkbookDialog)[-1], qtbot)


def ready(dialog, qtbot):
    qtbot.waitUntil(lambda: not dialog.busy, timeout=LONG)
    return dialog


def text_of(dialog, name):
    return dialog.findChild(QLabel, f"workbook:{name}").text()


def rows(dialog, name):
    model = dialog.findChild(QListView, f"workbook:{name}").model()
    return [model.index(row).data() for row in range(model.rowCount())]


def tick(dialog, row, state=Qt.CheckState.Checked):
    dialog.found.setData(dialog.found.index(row), state, Qt.ItemDataRole.CheckStateRole)


def test_charts_are_found_shown_and_imported(window, qtbot, whole):
    dialog = shown(window, qtbot, whole)
    assert text_of(dialog, "summary") == "2 charts were found."
    assert rows(dialog, "charts") == ["1966 Notre Dame: no problems", "1988 Notre Dame: no problems"]
    assert dialog.findChild(QLineEdit, "workbook:offense").text() == "A3:M33"
    tick(dialog, 0, Qt.CheckState.Unchecked)
    press(dialog, "workbook:import")
    assert not is_own(IDS[0])
    assert load_by_id(IDS[1]) == load_chart(shipped_files()[IDS[1]])
    assert is_own(IDS[1])
    assert window.room.bench.id == IDS[1]
    question = window.findChild(QMessageBox, "imported")
    assert question.text().startswith("Imported: 1988-notre-dame.")


def test_nothing_is_kept_before_the_import_or_after_cancel(window, qtbot, whole, home):
    dialog = shown(window, qtbot, whole)
    press(dialog, "workbook:cancel")
    assert not any(home.rglob("*.toml"))


def test_a_problem_leads_to_its_cell_and_a_wrong_chart_into_the_grid(window, qtbot, wrong):
    dialog = shown(window, qtbot, wrong)
    assert rows(dialog, "charts")[0] == "1966 Notre Dame: 3 wrong, 1 odd"
    assert rows(dialog, "charts")[2] == "Notes: no chart found"
    problems = dialog.findChild(QListView, "workbook:problems")
    problems.setCurrentIndex(problems.model().index(1))
    problems.setFocus()
    QTest.keyClick(problems, Qt.Key.Key_Return)
    index = dialog.view.currentIndex()
    assert (index.row(), index.column(), index.data()) == (7, 16, "OFF 5")
    assert dialog.isVisible()
    tick(dialog, 0)
    tick(dialog, 1, Qt.CheckState.Unchecked)
    press(dialog, "workbook:import")
    assert window.room.bench.id == "1966-notre-dame-2"
    assert "To be corrected: 1966 Notre Dame" in said(window)
    places = [trouble.place for trouble in window.room.troubles() if trouble.severity == "error"]
    assert ("offense", "1", "16") in places
    assert len(places) == 3
    assert window.room.sheet["offense", "1", "16"] == "1O"
    shipped = load_by_id("1966-notre-dame").offense["2"][16 - TOTALS[0]]
    assert window.room.sheet["offense", "2", "16"] == entry_text(shipped)
    assert window.room.document.dirty


def test_cells_can_be_named_where_the_program_finds_none(window, qtbot, wrong):
    dialog = shown(window, qtbot, wrong)
    dialog.findChild(QListView, "workbook:charts").setCurrentIndex(dialog.found.index(2))
    press(dialog, "workbook:take-offense")
    assert text_of(dialog, "problem").startswith("Mark the cells in the sheet first")
    dialog.form.show_sheet("1988 Notre Dame")
    line = dialog.findChild(QLineEdit, "workbook:offense")
    line.setText("A3:M33x")
    line.setFocus()
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert "is not a cell" in text_of(dialog, "problem")
    line.setText("A3:M33")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert rows(dialog, "charts")[2] == "1988 Notre Dame: no problems"
    assert dialog.isVisible()


def test_a_file_that_is_no_workbook_is_refused_in_one_sentence(window, qtbot, tmp_path):
    (tmp_path / "no.xlsx").write_bytes(b"PK not really")
    window.exchange.take_files([tmp_path / "no.xlsx"])
    qtbot.waitUntil(lambda: window.findChild(QPlainTextEdit, "report:lines") is not None, timeout=LONG)
    lines = window.findChild(QPlainTextEdit, "report:lines").toPlainText()
    assert lines == "no.xlsx is not a workbook: it must be an .xlsx or .ods file"


def test_a_chart_on_the_screen_is_written_and_read_again(window, qtbot, home):
    window.exchange.write("xlsx", home / "out")
    dialog = shown(window, qtbot, home / "out" / "1966-notre-dame.xlsx")
    press(dialog, "workbook:import")
    own = home / "charts" / "1966-notre-dame.toml"
    assert own.read_bytes() == shipped_files()[IDS[0]].read_bytes()


def test_its_rating_is_measured_compared_and_taken_over(window, qtbot, monkeypatch):
    monkeypatch.setattr(rating_dialog, "RatingDialog", partial(rating_dialog.RatingDialog, games=2))
    window.menu.actions["rate"].trigger()
    dialog = next(one for one in window.findChildren(QDialog) if one.objectName() == "rating")
    qtbot.waitUntil(lambda: not dialog.busy, timeout=LONG)
    words = dialog.findChild(QLabel, "rating:words").text()
    assert words.startswith("1966 Notre Dame plays like a ")
    assert "; the chart says " in words
    press(dialog, "rating:take")
    assert window.room.document.undo_name == "Rating"
    qtbot.waitUntil(lambda: not worker().busy, timeout=LONG)


def test_a_chart_without_a_rating_is_compared_with_none():
    rated = Rated(243.04, 1.5, 520)
    unrated, printed = blank_chart("home"), evolve(blank_chart("home"), mays=Rating(241, 2))
    assert rating_dialog.compared(rated, unrated).endswith(
        " plays like a 243.0 on the Mays scale, give or take 1.5; the chart has no rating of its own yet."
    )
    assert rating_dialog.compared(rated, printed).endswith("; the chart says 241, which is +2.0 away.")


@pytest.mark.parametrize("percent", TEXTS)
def test_every_text_has_its_room(home, qtbot, wrong, percent):
    with TextSize(percent):
        dialog = WorkbookDialog(None, THEMES["light"], wrong)
        dialog.show()
        ready(dialog, qtbot)
        assert trouble_in(dialog) == []
        assert nameless(dialog) == []
        assert item_widgets(dialog) == []
        assert dialog.findChild(QPushButton, "workbook:import").isEnabled()
        dialog.reject()
        dialog.deleteLater()
