from itertools import pairwise

import pytest
from PySide6.QtWidgets import QTabBar

from bowlbound_desktop.kernel.events import CellRead
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.charts.chart_panel import ChartPanel
from bowlbound_desktop.ui.charts.chart_view import ChartView
from bowlbound_desktop.ui.theme import DARK, LIGHT
from tests.ui.fake_game import FakeGame, FakeSystem


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


def test_a_panel_has_the_teams_charts_and_the_games_tables(panel):
    tabs = panel.findChild(QTabBar)
    assert [tabs.tabText(index) for index in range(tabs.count())] == [
        "Offense",
        "Defense",
        "Special",
        "Tables",
    ]


def test_tables_alone_need_no_tab(panel):
    panel.show_tables([table for table in FakeSystem().tables(FakeGame()) if table.side is None])
    assert panel.findChild(QTabBar).count() == 1
    assert not panel.findChild(QTabBar).isVisible()
    panel.show_tables(FakeSystem().tables(FakeGame()))
    assert panel.findChild(QTabBar).isVisible()


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
