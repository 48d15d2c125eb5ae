"""Rule ids in Why? lead to the page that tells the rule."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTextBrowser

from bowlbound_desktop.play.narrate import Reason
from bowlbound_desktop.play.telling.tied import tied
from bowlbound_desktop.ui.help.window import HelpWindow
from bowlbound_desktop.ui.log.why_view import WhyView
from bowlbound_desktop.ui.theme import LIGHT
from tests.shelf import game

STEPS = (Reason("Something happened."), Reason("An empty box.", "LG-24, LG-1"), Reason("Ours.", "XX-1"))


@pytest.fixture
def why(qtbot):
    view = WhyView(LIGHT)
    view._game = game("bowlbound")
    qtbot.addWidget(view)
    view.resize(500, 300)
    view.show()
    qtbot.waitExposed(view)
    view.show_reasons(STEPS)
    view.catch_up()
    view.heard = []
    view.rule_wanted.connect(lambda home: view.heard.append(home.rule))
    return view


def click(view, row, from_right):
    room = view.visualRect(view.model().index(row, 0))
    point = QPoint(room.right() - from_right, room.top() + 8)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)


def test_the_id_that_was_clicked_is_opened(why):
    click(why, 1, 10)
    click(why, 1, why.fontMetrics().horizontalAdvance("LG-24, LG-1") - 2)
    assert why.heard == ["LG-1", "LG-24"]


def test_sentences_and_unknown_ids_lead_nowhere(why):
    click(why, 1, 400)
    click(why, 2, 12)
    click(why, 0, 12)
    assert why.heard == []


def test_enter_opens_the_first_rule_of_the_step(why):
    why.setCurrentIndex(why.model().index(1, 0))
    QTest.keyClick(why, Qt.Key.Key_Return)
    assert why.heard == ["LG-24"]


def test_the_tooltip_says_the_rules_in_our_words(why):
    told = why.model().index(1, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert told.startswith("LG-24: ")
    assert "LG-1: A number is yards gained" in told


def test_the_table_opens_the_manual_at_the_rule(table, why, qtbot):
    table.why._game = game("bowlbound")
    table.why.rule_wanted.emit(table.why._home("LG-24"))
    text = table.findChild(HelpWindow).findChild(QTextBrowser, "help:text")
    qtbot.waitUntil(lambda: text.textCursor().selectedText() == "LG-24")


def test_no_line_ends_between_a_formation_and_its_letter(why):
    words = "Michigan State: Screen Pass; Notre Dame: Formation D"
    for width in range(150, 420, 10):
        why.resize(width, 300)
        pictures = []
        for sentence in (words, tied(words)):
            why.show_reasons([Reason(sentence, "BR-IV-2")])
            pictures.append(why.viewport().grab().toImage())
        assert pictures[0] == pictures[1], width


def test_numbers_of_two_figures_stand_well_apart_from_the_sentences(why):
    delegate, room = why.itemDelegate(), why.visualRect(why.model().index(1, 0))
    sentence, _ = delegate._rooms(room, STEPS[1])
    gap = sentence.left() - room.left() - delegate.numbers()
    assert gap >= why.fontMetrics().horizontalAdvance(" ") * 2
