"""The keyboard goes where the eye goes: to the next question, past what is hidden, along rows of buttons."""

import random

import pytest
from PySide6.QtCore import QCoreApplication, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QTableView

from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.ui.access.arrows import neighbour
from bowlbound_desktop.ui.access.tabbing import in_sight, is_stop
from bowlbound_desktop.ui.decisions.answer_area import AnswerArea
from tests.shelf import wish
from tests.ui.conftest import press
from tests.ui.robot import click_on
from tests.ui.room_for_text import settle

KEYS = Qt.Key
SHEET = [QRect(x * 100, y * 40, 96, 36) for y in range(2) for x in range(3)]
"""Two rows of three."""
BELOW = [*SHEET, QRect(0, 80, 60, 30), QRect(64, 80, 220, 30)]
"""The same, with a row of buttons of other widths below it."""


def active(window):
    window.activateWindow()
    settle()
    return window


@pytest.mark.parametrize(
    ("here", "right", "down", "there"),
    [
        (0, 1, 0, 1),
        (1, -1, 0, 0),
        (0, 0, 1, 3),
        (5, 0, -1, 2),
        (2, 1, 0, None),
        (3, -1, 0, None),
        (1, 0, -1, None),
    ],
)
def test_arrows_follow_rows_and_columns_and_stop_at_the_edge(here, right, down, there):
    assert neighbour(SHEET, here, right, down) == there


def test_a_row_of_other_widths_is_entered_where_it_lies_below():
    assert [neighbour(BELOW, here, 0, 1) for here in (3, 4, 5)] == [6, 7, 7]
    assert neighbour(BELOW, 7, 0, -1) == 4
    assert neighbour(BELOW, 6, 1, 0) == 7


def test_the_answers_of_a_call_sheet_are_walked_as_they_lie(seated):
    window = active(seated(open_table(wish(seed=6, coaches={"away": "book"})), always=False))
    press(window, "answer:coin_toss:receive")
    QTest.qWait(1)
    while window.controller.session.thinking:
        QTest.qWait(1)
    area = window.findChild(AnswerArea)
    focused = []
    for key in (KEYS.Key_Right, KEYS.Key_Right, KEYS.Key_Left, KEYS.Key_Down, KEYS.Key_Down, KEYS.Key_Down):
        QTest.keyClick(QApplication.focusWidget(), key)
        focused.append(QApplication.focusWidget())
    assert focused[0].x() > 0
    assert focused[1].x() > focused[0].x()
    assert focused[2] is focused[0]
    below = [widget.mapTo(window, widget.rect().center()).y() for widget in focused[2:]]
    assert below == sorted(below)
    for _ in range(12):
        QTest.keyClick(QApplication.focusWidget(), KEYS.Key_Right)
    assert any(area.isAncestorOf(QApplication.focusWidget()) for area in window.findChildren(AnswerArea)), (
        area
    )


def test_tab_goes_round_the_table_and_stops_only_at_what_is_in_sight(seated):
    window = active(seated(open_table(wish(seed=6, coaches={"away": "book"}))))
    start, stops = QApplication.focusWidget(), []
    for _ in range(60):
        QTest.keyClick(QApplication.focusWidget(), KEYS.Key_Tab)
        stops.append(QApplication.focusWidget())
        assert in_sight(stops[-1]), stops[-1]
        if stops[-1] is start:
            break
    assert stops[-1] is start
    hidden = [dock for dock in window.findChildren(QDockWidget) if dock.visibleRegion().isEmpty()]
    assert any(dock.isVisible() for dock in hidden)
    assert not any(dock.isAncestorOf(stop) for dock in hidden for stop in stops)
    assert len(stops) > 6
    for stop in reversed(stops[:-1]):
        QTest.keyClick(QApplication.focusWidget(), KEYS.Key_Backtab)
        assert QApplication.focusWidget() is stop


def test_what_is_disabled_or_behind_a_proxy_is_no_stop(seated):
    window = active(seated(open_table(wish(seed=6))))
    button = QApplication.focusWidget()
    assert is_stop(button)
    button.setEnabled(False)
    assert not is_stop(button)
    assert QApplication.focusWidget() is not None
    assert window.isVisible()


@pytest.mark.parametrize("coaches", [{}, {"away": "book"}])
def test_after_an_answer_the_keyboard_touches_no_chart(seated, coaches):
    window = active(seated(open_table(wish(seed=6, coaches=coaches), aside=True), always=False))
    touched = []

    def note(_old, new):
        if new is not None:
            touched.append(new)

    QApplication.instance().focusChanged.connect(note)
    luck = random.Random(4)
    for _ in range(40):
        if window.curtain.isVisible():
            QTest.keyClick(window.curtain, KEYS.Key_Space)
        click_on(window, luck)
        QCoreApplication.processEvents()
    QApplication.instance().focusChanged.disconnect(note)
    assert len(touched) > 40
    assert [widget for widget in touched if isinstance(widget, QTableView)] == []
    outside = [widget for widget in touched if not window.decisions.isAncestorOf(widget)]
    assert {widget.objectName() for widget in outside} <= {"decisions", "curtain:cover"}
