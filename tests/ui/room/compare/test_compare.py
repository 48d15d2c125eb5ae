"""The chart beside another one: its published state, another team, and two grids side by side."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QTableView

from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.games.bowlbound.workshop.editing.edits import type_text
from bowlbound_desktop.ui.charts.chart_model import COLOUR_ROLE, LIT_ROLE
from tests.ui.conftest import press
from tests.ui.room.chart_room import ID, active, compare_with, folder, home, key, open_chart, room, window

__all__ = ["folder", "home", "room", "window"]


def test_a_chart_beside_its_published_state(window):
    open_chart(window, ID)
    assert compare_with(window, "published").rowCount() == 0
    window.room.do(type_text(window.room.sheet, ("special", "punt", "17"), "(7)"))
    window.room.do(type_text(window.room.sheet, ("team", "coach"), "Me"))
    model = compare_with(window, "published")
    shown = [[model.index(row, column).data() for column in range(3)] for row in range(2)]
    assert shown[0] == ["Coach", "Me", "Ara Parseg…"]
    assert shown[1][:2] == ["punt / 17", "(7)"]
    cell = window.grids.views["special"].cells.index(7, 2)
    assert cell.data(Qt.ItemDataRole.ToolTipRole).endswith(f"There: {shown[1][2]}")
    table = window.findChild(QTableView, "compare:differences")
    table.selectRow(1)
    press(window, "compare:take")
    assert compare_with(window, "saved").rowCount() == 1
    QTest.keyClick(table, Qt.Key.Key_Up)
    table.selectRow(0)
    active(window)
    table.setFocus()
    key(Qt.Key.Key_Return)
    assert window.grids.current_sentence().startswith("Coach: Me")
    assert compare_with(window, "").rowCount() == 0


def test_two_charts_beside_each_other(window):
    open_chart(window, ID)
    model = compare_with(window, "1966-purdue")
    assert model.rowCount() > 100
    compare_with(window, "corrected")
    assert 0 < model.rowCount() < 30
    window.files.duplicate()
    dialog = next(box for box in window.findChildren(QPushButton) if box.text() == "OK").window()
    dialog.accept()
    compare_with(window, "published")
    assert window.findChild(QLabel, "compare:words").text().startswith("this chart is your own")
    compare_with(window, "")


def test_differences_are_grouped_by_part_and_column(window):
    open_chart(window, ID)
    model = compare_with(window, "1966-purdue")
    everything = model.rowCount()
    table = window.findChild(QTableView, "compare:groups")
    shown = {table.model().index(row, 0).data(): row for row in range(table.model().rowCount())}
    assert everything > 300
    assert list(shown)[:3] == ["Everything", "Team", "Offense 1"]
    assert {"Defense 9", "Punt return", "Offense QT"} <= shown.keys()
    assert len(shown) <= 1 + 1 + 12 + 9 + 7
    counts = [int(table.model().index(row, 1).data()) for row in range(len(shown))]
    assert counts[0] == everything == sum(counts[1:])
    table.selectRow(shown["Offense 3"])
    assert {pair.place[:2] for pair in model.pairs} == {("offense", "3")}
    compare_with(window, "")


def test_two_charts_stand_side_by_side_with_what_differs_framed(window):
    open_chart(window, ID)
    compare_with(window, "1966-purdue")
    press(window, "compare:beside")
    here = window.findChild(QTableView, "compare:here:offense").model()
    there = window.findChild(QTableView, "compare:there:offense").model()
    purdue = load_by_id("1966-purdue")
    for row in range(30):
        for column, name in enumerate(here.grid.columns):
            cells = here.index(row, column), there.index(row, column)
            assert cells[1].data() == purdue.offense[name][row].text
            looks = [(cell.data(), cell.data(COLOUR_ROLE)) for cell in cells]
            assert [bool(cell.data(LIT_ROLE)) for cell in cells] == [looks[0] != looks[1]] * 2
    active(window.findChild(QTableView, "compare:here:offense").window())
    press(window, "compare:next")
    assert window.findChild(QTableView, "compare:there:offense").currentIndex().data(LIT_ROLE)
    press(window, "compare:go")
    assert window.grids.current_sentence().startswith("offense, column")
    compare_with(window, "")
    QCoreApplication.processEvents()
    assert window.compare._beside is None
