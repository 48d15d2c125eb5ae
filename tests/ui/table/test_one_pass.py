"""A click lays the table out before it is painted, and has it painted once."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QPushButton

from bowlbound_desktop.kernel.field import Side
from tests.ui.conftest import press_all
from tests.ui.painted import Painted


class Counted(QObject):
    """How often each widget was sent events of a kind."""

    def __init__(self, kind):
        super().__init__()
        self._kind = kind
        self.of = {}

    def eventFilter(self, watched, event):  # noqa: N802  (a name of Qt)
        if event.type() is self._kind:
            self.of[watched] = self.of.get(watched, 0) + 1
        return False


@pytest.fixture
def counted():
    """Counts events of a kind from now on."""
    made = []

    def count(kind):
        made.append(Counted(kind))
        QApplication.instance().installEventFilter(made[-1])
        return made[-1].of

    yield count
    for one in made:
        QApplication.instance().removeEventFilter(one)


def settle():
    for _ in range(5):
        QCoreApplication.processEvents()


@pytest.fixture
def begun(table):
    """Toss and one whole play, and a banner that is withdrawn by the next answer, all of it painted."""
    table.curtain.wanted = table.turned_up.wanted = False
    press_all(table, "answer:coin_toss:kick", "answer:offense_call:2", "answer:defense_call:B")
    settle()
    return table


def test_a_call_changes_field_question_and_chart_in_one_pass(begun, counted):
    passes = counted(QEvent.Type.UpdateRequest)
    begun.scene.banner.setVisible(not begun.scene.banner.isVisible())
    with Painted() as painted:
        begun.findChild(QPushButton, "answer:offense_call:3").click()
        settle()
    assert {"field", "chart:away", "answer:defense_call:A"} <= painted.names
    assert passes == {begun: 1}


@pytest.mark.parametrize("size", [(1100, 700), (1700, 1000)])
def test_what_stands_on_the_screen_is_what_would_be_painted_anew(begun, size):
    """Views that nothing is painted behind fill their own ground."""
    begun.resize(*size)
    settle()
    for name in ("answer:offense_call:3", "answer:defense_call:B"):
        begun.findChild(QPushButton, name).click()
        settle()
    standing = begun.screen().grabWindow(begun.winId()).toImage().convertToFormat(QImage.Format.Format_RGB32)
    assert standing == begun.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    below_the_rows = begun.log.viewport().mapTo(begun, begun.log.viewport().rect().bottomLeft())
    assert standing.pixelColor(below_the_rows).name() == begun.theme.panel


def test_another_chart_in_front_does_not_lay_the_window_out_anew(begun, counted):
    settle()
    laid_out = counted(QEvent.Type.LayoutRequest)
    side = next(side for side in Side if begun.charts[side].isHidden())
    begun.docks.raise_chart(side)
    settle()
    assert not begun.charts[side].isHidden()
    assert begun.charts[side.opponent].isHidden()
    assert begun not in laid_out
    assert not any(dock in laid_out for dock in begun.docks.charts.values())


def test_docks_are_moved_without_animations(begun, counted):
    """Qt makes an object for each whenever it lays a window out, be there anything to see or not."""
    made = counted(QEvent.Type.ChildAdded)
    side = next(side for side in Side if begun.charts[side].isHidden())
    begun.docks.raise_chart(side)
    settle()
    moved = {*begun.docks.every(), begun.centre}
    assert not begun.charts[side].isHidden()
    assert moved.isdisjoint(made)
