"""Suggest a call: the strongest coach says why, marks the button, and leaves a line in the log."""

import pytest
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest

from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.ui.decisions.answer_button import AnswerButton
from bowlbound_desktop.ui.table.adviser import NOTHING, SILENT
from bowlbound_desktop.ui.worker import worker
from tests.shelf import wish
from tests.ui.conftest import fake_session, live_answers, press, text_of
from tests.ui.room_for_text import trouble_in


def suggest(window):
    window.findChild(QAction, "action:suggest").trigger()
    while worker().busy:
        QTest.qWait(1)


def suggested(window):
    return [button for button in window.findChildren(AnswerButton) if button.suggested and button.isVisible()]


@pytest.mark.parametrize("key", ["bowlbound", "paper-bowl", "gridiron-chaos", "nailbiter"])
def test_every_game_suggests_an_answer_in_a_sentence_and_marks_it(seated, key):
    window = seated(open_table(wish(key, seed=3)))
    suggest(window)
    (button,) = suggested(window)
    assert text_of(window, "message").startswith(f"The coach suggests {button.choice.label}")
    assert button.accessibleName().endswith("suggested")
    assert button.isEnabled()
    assert trouble_in(window) == []
    press(window, button.objectName())
    assert suggested(window) == []
    assert "suggests" not in text_of(window, "message")


ALONE = {"away": "book"}


def test_between_two_persons_the_log_says_that_a_coach_was_asked(seated):
    window = seated(open_table(wish(seed=3)))
    suggest(window)
    assert window.controller.session.remarks == [(0, "advice")]


def test_a_person_alone_may_ask_without_a_word_in_the_log(seated):
    window = seated(open_table(wish(seed=3, coaches=ALONE)))
    suggest(window)
    assert window.controller.session.remarks == []


def test_a_game_without_coaches_says_so(table):
    suggest(table)
    assert text_of(table, "message") in (NOTHING, SILENT)
    assert suggested(table) == []


def test_advice_on_an_old_question_is_dropped(seated):
    window = seated(open_table(wish(seed=3)))
    window.findChild(QAction, "action:suggest").trigger()
    press(window, live_answers(window)[0].objectName())
    while worker().busy:
        QTest.qWait(1)
    assert "suggests" not in text_of(window, "message")


def test_behind_the_curtain_nothing_is_suggested(seated):
    window = seated(fake_session())
    window.decisions.cover(True)
    window.findChild(QAction, "action:suggest").trigger()
    assert "curtain" in text_of(window, "message")
