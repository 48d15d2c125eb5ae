import pytest
from PySide6.QtCore import QRect, Qt

from bowlbound_desktop.kernel.system import Table, TableCell
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.charts.chart_model import ChartModel
from bowlbound_desktop.ui.charts.chart_view import ChartView
from bowlbound_desktop.ui.charts.fitted_table import TEXT
from bowlbound_desktop.ui.theme import DARK
from tests.ui.room_for_text import TextSize


def calls(*cells):
    """A table from which both sides call, with these cells in each row."""
    rows = tuple(str(row) for row in range(len(cells)))
    shown = tuple(tuple(map(TableCell, row)) for row in cells)
    return Table(key="calls", title="Calls", columns=("Run", "Pass"), rows=rows, cells=shown, main=True)


def view_of(table, qtbot, wide=200):
    make_application()
    view = ChartView(DARK)
    qtbot.addWidget(view)
    view.resize(wide, 400)
    view.show_model(ChartModel(table))
    view.show()
    qtbot.waitExposed(view)
    return view


def test_a_long_cell_has_a_wider_column_and_two_lines_where_it_must(qtbot):
    view = view_of(calls(("RVS 25 FUMBLE BB 2min:INC", "7"), ("3", "INC")), qtbot)
    assert view.columnWidth(0) > view.columnWidth(1)
    assert view.columnWidth(0) + view.columnWidth(1) == view.viewport().width()
    assert view.rowHeight(0) >= 2 * view.fontMetrics().height()
    assert view.rowHeight(1) < view.rowHeight(0)


def test_a_long_cell_with_room_has_one_line(qtbot):
    view = view_of(calls(("RVS 25 FUMBLE BB", "7"), ("3", "INC")), qtbot, wide=700)
    assert view.rowHeight(0) == view.rowHeight(1)


def test_short_cells_share_the_width_equally(qtbot):
    view = view_of(calls(("TD 12", "7"), ("3", "INC")), qtbot)
    assert abs(view.columnWidth(0) - view.columnWidth(1)) <= 1


LAUNCH = ("-5, 4th and 15; gambling: +45, 3rd and 3", "turnover run 10, pass 7, returned", "7")


def launches(*cells):
    """A table of sentences that nobody calls from."""
    rows = tuple(str(row) for row in range(len(cells)))
    shown = tuple(tuple(map(TableCell, row)) for row in cells)
    columns = tuple("abcdef"[: len(cells[0])])
    return Table(key="launch", title="Launch", columns=columns, rows=rows, cells=shown)


@pytest.mark.parametrize("wide", [300, 420, 900])
def test_columns_of_sentences_fit_the_width_and_break_their_lines(qtbot, wide):
    view = view_of(launches(LAUNCH, ("+3, 3rd and 4", "+4, 3rd and 6", "7")), qtbot, wide)
    assert view.horizontalScrollBar().maximum() == 0
    metrics = view.fontMetrics()
    for row, texts in enumerate((LAUNCH,)):
        for column, text in enumerate(texts):
            room = QRect(0, 0, view.columnWidth(column), 1000)
            needed = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, text)
            assert needed.height() <= view.rowHeight(row)
            assert needed.width() <= view.columnWidth(column)


def test_large_letters_of_sentences_become_smaller_before_the_table_scrolls_sideways(qtbot):
    views = [view_of(launches(LAUNCH[:1] * 3), qtbot, room) for room in (300, 600)]
    with TextSize(150):
        for view in views:
            view.fit()
        assert TEXT < views[0].font().pixelSize() < views[1].font().pixelSize()
        # Qt lays scroll bars out later than columns.
        qtbot.waitUntil(lambda: views[0].horizontalScrollBar().maximum() == 0)


def test_a_table_scrolls_sideways_before_a_word_is_broken(qtbot):
    view = view_of(launches(("unsportsmanlike conduct, 15 yards",) * 6), qtbot, 300)
    assert view.horizontalScrollBar().maximum() > 0
    assert view.columnWidth(0) >= view.fontMetrics().horizontalAdvance("unsportsmanlike")
