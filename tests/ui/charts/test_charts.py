from itertools import pairwise

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QTabBar

from bowlbound_desktop.kernel.events import CellRead
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.system import Table, TableCell
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.charts.cell_delegate import draw_broken, halves
from bowlbound_desktop.ui.charts.chart_model import COLOUR_ROLE, LIT_ROLE, CellLight, ChartModel
from bowlbound_desktop.ui.charts.chart_panel import ChartPanel
from bowlbound_desktop.ui.charts.chart_view import ChartView
from bowlbound_desktop.ui.charts.fitted_table import divided, shared
from bowlbound_desktop.ui.theme import DARK, LIGHT
from tests.ui.fake_game import FakeGame, FakeSystem, chart, chart_rows

OFFENSE = chart(Side.HOME, "offense", chart_rows()["offense"])
READ = CellRead(side=Side.HOME, part="offense", column="3", row="12", text="7", colour="green")


@pytest.fixture
def model():
    made = ChartModel(OFFENSE)
    made.tester = QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Fatal)
    return made


@pytest.fixture
def panel(qtbot):
    make_application()
    made = ChartPanel(Side.HOME, DARK)
    made.resize(380, 560)
    made.show_tables(FakeSystem().tables(FakeGame()))
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def shown_key(panel):
    return panel.findChild(QTabBar).tabText(panel.findChild(QTabBar).currentIndex())


def test_a_cell_has_text_and_colour(model):
    assert model.data(model.index(0, 0)) == "7"
    assert model.data(model.index(0, 0), COLOUR_ROLE) == "green"


def test_headers_name_columns_and_rows(model):
    assert model.headerData(10, Qt.Orientation.Horizontal) == "QR"
    assert model.headerData(2, Qt.Orientation.Vertical) == "12"


def test_a_cell_can_be_spoken(model):
    assert model.data(model.index(2, 2), Qt.ItemDataRole.AccessibleTextRole) == "12, 3, black, INT 14"


def test_a_cell_that_was_read_lights_its_row_and_column(model, qtbot):
    with qtbot.waitSignal(model.dataChanged):
        assert model.show_reads([READ]) == (2, 2)
    lights = [model.data(model.index(*place), LIT_ROLE) for place in ((2, 2), (2, 5), (7, 2), (7, 5))]
    assert lights == [CellLight.READ, CellLight.LINE, CellLight.LINE, CellLight.NONE]
    assert model.headerData(2, Qt.Orientation.Horizontal, LIT_ROLE)
    assert not model.headerData(3, Qt.Orientation.Horizontal, LIT_ROLE)


def test_the_next_play_puts_the_light_out(model):
    model.show_reads([READ])
    assert model.show_reads([]) is None
    assert model.data(model.index(2, 2), LIT_ROLE) == CellLight.NONE


def test_a_read_of_another_table_lights_nothing(model):
    stray = CellRead(side=Side.HOME, part="offense", column="X", row="99", text="", colour="")
    assert model.show_reads([stray]) is None


def test_a_panel_has_the_teams_charts_and_the_games_tables(panel):
    tabs = panel.findChild(QTabBar)
    assert [tabs.tabText(index) for index in range(tabs.count())] == [
        "Offense",
        "Defense",
        "Special",
        "Tables",
    ]


def test_a_read_brings_its_chart_to_the_front(panel):
    panel.show_reads([CellRead(side=Side.HOME, part="special", column="punt", row="12", text="", colour="")])
    assert shown_key(panel) == "Special"


def test_the_other_sides_read_does_not(panel):
    panel.show_reads([CellRead(side=Side.AWAY, part="special", column="punt", row="12", text="", colour="")])
    assert shown_key(panel) == "Offense"


def test_every_tab_can_be_painted(panel):
    tabs = panel.findChild(QTabBar)
    pictures = []
    for index in range(tabs.count()):
        tabs.setCurrentIndex(index)
        pictures.append(panel.grab().toImage())
    panel.set_theme(LIGHT)
    pictures.append(panel.grab().toImage())
    assert all(one != other for one, other in pairwise(pictures))


def test_the_same_charts_again_keep_the_tab(panel):
    panel.show_part("defense")
    panel.show_tables(FakeSystem().tables(FakeGame()))
    assert shown_key(panel) == "Defense"


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


def test_a_table_scrolls_sideways_before_a_word_is_broken(qtbot):
    view = view_of(launches(("unsportsmanlike conduct, 15 yards",) * 6), qtbot, 300)
    assert view.horizontalScrollBar().maximum() > 0
    assert view.columnWidth(0) >= view.fontMetrics().horizontalAdvance("unsportsmanlike")


@pytest.mark.parametrize(
    ("room", "wanted", "given"),
    [(100, [20, 200], [20, 80]), (100, [200, 300], [50, 50]), (100, [20, 40], [40, 60])],
)
def test_short_columns_get_what_they_want_and_long_ones_share_the_rest(room, wanted, given):
    assert divided(room, wanted) == given


@pytest.mark.parametrize(
    ("room", "wanted", "given"),
    [(100, [20, 40], [40, 60]), (30, [20, 40], [10, 20]), (10, [3, 3, 3], [3, 3, 4])],
)
def test_columns_share_what_is_over_and_what_is_missing(room, wanted, given):
    assert shared(room, wanted) == given


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("50 AA 2min:INC", ("50 AA", "2min:INC")),
        ("RVS 25 FUMBLE BB", ("RVS 25", "FUMBLE BB")),
        ("INTERFERENCE", ("INTERFERENCE", "")),
    ],
)
def test_two_lines_are_about_equally_long(text, lines):
    assert halves(text) == lines


@pytest.mark.parametrize(("palette", "word"), [("printed", "green"), ("colour-blind", "blue (green)")])
def test_a_screen_reader_hears_the_colours_of_the_player_s_palette(monkeypatch, palette, word):
    monkeypatch.setattr("bowlbound_desktop.ui.theme.wished", lambda name: palette)
    cells = ((TableCell("7", "green"),),)
    model = ChartModel(Table(key="t", title="T", columns=("1",), rows=("10",), cells=cells))
    assert model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole) == f"10, 1, {word}, 7"


@pytest.mark.parametrize(("size", "text"), [((380, 560), 13), ((920, 1500), 22)])
def test_results_grow_with_their_dock(panel, size, text):
    panel.resize(*size)
    view = panel.findChild(ChartView)
    used = view.verticalHeader().length()
    assert used >= min(0.9 * view.viewport().height(), 44 * view.model().rowCount())
    assert view.font().pixelSize() <= text
    assert view.font().pixelSize() > text - 3


def test_text_does_not_grow_where_columns_are_narrow(panel):
    panel.resize(380, 1500)
    assert panel.findChild(ChartView).font().pixelSize() == 13


def inked_rows(text, height):
    """The rows of a narrow box in which a text leaves ink."""
    image = QImage(24, height, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        draw_broken(painter, QRectF(0, 0, 24, height), text)
    white = image.pixel(0, 0)
    return [y for y in range(height) if any(image.pixel(x, y) != white for x in range(24))]


def test_one_word_stands_in_the_middle_of_a_high_box_and_two_share_it(qapp):
    word = inked_rows("REROLL", 44)
    assert abs(word[0] - (43 - word[-1])) <= 4
    two = inked_rows("INT MIN", 44)
    assert two[0] < word[0]
    assert two[-1] > word[-1]
