"""The analysis beside the grids: computed in the background, shown at once, never cut."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QTreeView

from bowlbound_desktop.games.bowlbound.workshop.analysis.sections import analyse, line
from bowlbound_desktop.games.bowlbound.workshop.editing.edits import type_text
from bowlbound_desktop.ui.room.analysis.model import SHARES_ROLE, AnalysisModel
from bowlbound_desktop.ui.theme import THEMES
from bowlbound_desktop.ui.worker import worker
from tests.ui.room.chart_room import closed, folder, home, key, keys, opened, room, window
from tests.ui.room_for_text import SIZES, TEXTS, TextSize, trouble_in

__all__ = ["folder", "home", "room", "window"]
FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal
LONG = 10_000


def shown(window, qtbot):
    """The window with its analysis in sight and up to date."""
    window.right.turn_to("analysis")
    qtbot.waitUntil(lambda: not window.analysis.busy, timeout=LONG)
    return window


def lines(model, parent):
    """Names and figures below an index."""
    rows = [model.index(row, 0, parent) for row in range(model.rowCount(parent))]
    return {row.data(): [row.siblingAtColumn(column).data() for column in range(1, 4)] for row in rows}


def plays(window):
    model = window.analysis.model
    return lines(model, model.index(1, 0))


def test_a_typed_cell_changes_the_averages(window, qtbot):
    shown(window, qtbot)
    before = plays(window)
    window.grids.view().setFocus()
    keys("40")
    key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not window.analysis.busy, timeout=LONG)
    after = plays(window)
    assert after["1 Line Plunge"] != before["1 Line Plunge"]
    assert after["2 Off Tackle"] == before["2 Off Tackle"]
    assert list(after) == [line.name for line in analyse(window.room.sheet)[1].more]
    window.undo()
    qtbot.waitUntil(lambda: plays(window) == before, timeout=LONG)


def test_the_last_of_many_edits_is_the_one_that_is_shown(window, qtbot):
    shown(window, qtbot)
    for text in map(str, range(1, 30)):
        window.room.do(type_text(window.room.sheet, ("offense", "2", "34"), text))
    qtbot.waitUntil(lambda: not window.analysis.busy, timeout=LONG)
    expected = {line.name: list(line.figures) for line in analyse(window.room.sheet)[1].more}
    assert plays(window) == expected


def test_nothing_is_computed_where_nobody_looks(window, qtbot):
    before = plays(shown(window, qtbot))
    window.right.turn_to("problems")
    window.room.do(type_text(window.room.sheet, ("offense", "2", "34"), "33"))
    qtbot.waitUntil(lambda: not worker().busy, timeout=LONG)
    assert plays(window) == before
    assert plays(shown(window, qtbot)) != before


def test_the_model_keeps_qt_s_rules(qapp):
    model = AnalysisModel()
    tester = QAbstractItemModelTester(model, FATAL)
    below = line("3 End Run", "4.0", more=[line("against A", "3.5")])
    model.show_lines((line("Season"), line("Our plays", "yards", more=[below, line("Runs")])))
    other = line("3 End Run", "4.2", more=[line("against A", "3.6")])
    model.show_lines((line("Season"), line("Our plays", "yards", more=[other, line("Runs")])))
    assert tester.model() is model
    assert lines(model, model.index(0, 0, model.index(1, 0))) == {"against A": ["3.6", "", ""]}


def test_a_bar_says_its_colours_in_words(window, qtbot):
    model = shown(window, qtbot).analysis.model
    first = model.index(0, 1, model.index(4, 0))
    assert dict(first.data(SHARES_ROLE))["green"] > 0.5
    assert first.data(Qt.ItemDataRole.ToolTipRole).startswith("1 Line Plunge: green ")


def test_a_figure_is_read_with_its_line_and_heading(window, qtbot):
    model = shown(window, qtbot).analysis.model
    points = model.index(2, 2, model.index(0, 0))
    assert points.data(Qt.ItemDataRole.AccessibleTextRole) == "Points for team 36.2"


@pytest.mark.parametrize("text", TEXTS)
def test_nothing_is_cut(home, qapp, qtbot, text):
    with TextSize(text):
        made = opened()
        try:
            for size in SIZES:
                made.resize(*size)
                assert trouble_in(shown(made, qtbot)) == []
                assert cut_lines(made.findChild(QTreeView, "analysis:lines")) == []
            made.set_theme(THEMES["dark"])
            assert not made.grab().isNull()
        finally:
            closed(made)


def cut_lines(tree):
    """Figures, headings and names of plays that have less room than they need."""
    found, model = [], tree.model()
    for section in range(4):
        top = model.index(section, 0)
        for row in (top, *(model.index(row, 0, top) for row in range(model.rowCount(top)))):
            cells = [row.siblingAtColumn(column) for column in range(4)]
            found += [cell.data() for cell in cells if needed(tree, cell) > tree.visualRect(cell).width()]
    return found


def needed(tree, cell):
    return tree.fontMetrics().horizontalAdvance(cell.data()) + 4 if cell.data() else 0
