import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from bowlbound_desktop.kernel.events import CellRead
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.system import Table, TableCell
from bowlbound_desktop.ui.charts.chart_model import COLOUR_ROLE, LIT_ROLE, CellLight, ChartModel
from tests.ui.fake_game import chart, chart_rows

OFFENSE = chart(Side.HOME, "offense", chart_rows()["offense"])
READ = CellRead(side=Side.HOME, part="offense", column="3", row="12", text="7", colour="green")


@pytest.fixture
def model():
    made = ChartModel(OFFENSE)
    made.tester = QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Fatal)
    return made


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


@pytest.mark.parametrize(("palette", "word"), [("printed", "green"), ("colour-blind", "blue (green)")])
def test_a_screen_reader_hears_the_colours_of_the_player_s_palette(monkeypatch, palette, word):
    monkeypatch.setattr("bowlbound_desktop.ui.theme.wished", lambda name: palette)
    cells = ((TableCell("7", "green"),),)
    model = ChartModel(Table(key="t", title="T", columns=("1",), rows=("10",), cells=cells))
    assert model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole) == f"10, 1, {word}, 7"
