"""Two people at one screen: nothing on it shows a secret call before both are in."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Together
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.ui.app import make_application, seat_session
from bowlbound_desktop.ui.preferences import wish as wish_setting
from bowlbound_desktop.ui.worker import worker
from tests.shelf import wish
from tests.ui.conftest import fake_session, live_answers, press, press_all, text_of
from tests.ui.painted import Painted
from tests.ui.room_for_text import TEXTS, TextSize, settle, trouble_in

SECRET = ("bowlbound", "bowlbound-classic", "paper-bowl")
"""Games whose coaches call in secret."""


LONG = ("1979-southern-california", "1966-michigan-state")


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    make_application()


def at_a_secret_call(seated, key, **how):
    """A table of two people who are about to call."""
    session = open_table(wish(key, seed=2, **how))
    while not isinstance(session.pending, Together):
        part = session.open_parts()[0]
        session.answer_for(part.side, part.options[0])
    window = seated(session)
    settle()
    return window


def shown(window):
    """Everything that can be seen, pointed at or read aloud: words, states, and the picture itself."""
    found = []
    for widget in (window, *window.findChildren(QWidget)):
        words = (
            widget.toolTip(),
            widget.accessibleName(),
            widget.accessibleDescription(),
            widget.statusTip(),
        )
        text = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
        marks = widget.hasFocus(), widget.underMouse(), widget.isEnabled()
        pressed = isinstance(widget, QAbstractButton) and (widget.isDown(), widget.isChecked())
        found.append((type(widget).__name__, widget.objectName(), words, text, marks, pressed))
    return found, window.grab().toImage()


def live_calls(window):
    return [button.objectName() for button in live_answers(window) if not button.isCheckable()]


@pytest.mark.parametrize("size", [(1100, 700), (1920, 1080)])
def test_a_game_opened_at_a_secret_call_has_its_curtain_in_front(home, size):
    session = open_table(wish("bowlbound", seed=2))
    while not isinstance(session.pending, Together):
        part = session.open_parts()[0]
        session.answer_for(part.side, part.options[0])
    window = seat_session(session, fresh=False)
    window.resize(*size)
    window.show()
    settle()
    place = window.curtain.mapTo(window, window.curtain.rect().center())
    assert window.curtain in (seen := window.childAt(place), seen.parentWidget())
    assert not window.curtain.visibleRegion().isEmpty()
    answers = window.findChild(QAbstractButton, "answer:offense_call:1")
    assert answers.visibleRegion().isEmpty() or window.curtain.geometry().contains(
        answers.mapTo(window, answers.rect().center())
    )
    window.close()


@pytest.mark.parametrize("key", SECRET)
def test_whatever_the_first_coach_calls_the_screen_is_the_same(seated, key, qtbot):
    window = at_a_secret_call(seated, key)
    qtbot.waitUntil(lambda: not worker().busy, timeout=60_000)  # the chance to win is computed beside it
    assert window.curtain.isVisible()
    seen = []
    calls = live_calls(window)
    for name in (calls[1], calls[0], calls[-1]):  # the first time, docks may still find their places
        QTest.keyClick(window.curtain, Qt.Key.Key_Space)
        assert not window.curtain.isVisible()
        button = window.findChild(QAbstractButton, name)
        QTest.mouseMove(button)
        button.setFocus()
        press(window, name)
        settle()
        assert len(window.controller.session.halves) == 1
        assert window.curtain.isVisible()
        seen.append(shown(window))
        window.controller.undo()
        settle()
    _, (words, picture), (other_words, other_picture) = seen
    assert words == other_words
    assert picture == other_picture


def test_the_curtain_names_who_calls_and_who_looks_away(table):
    press(table, "answer:coin_toss:kick")
    assert text_of(table, "curtain:title") == "Notre Dame to call: press a key when Michigan State looks away"
    assert table.curtain.geometry().top() > table.field.mapTo(table, table.field.rect().bottomLeft()).y()
    press(table, "answer:offense_call:2")
    assert text_of(table, "curtain:title") == "Michigan State to call: press a key when Notre Dame looks away"
    assert table.curtain.geometry().bottomRight() == table.rect().bottomRight()


def test_the_curtain_over_a_large_table_has_larger_letters(table):
    press(table, "answer:coin_toss:kick")
    small = table.findChild(QLabel, "curtain:title").font().pointSizeF()
    press(table, "answer:offense_call:2")
    table.resize(1920, 1080)
    settle()
    assert table.findChild(QLabel, "curtain:title").font().pointSizeF() > 1.5 * small
    assert trouble_in(table) == []


def test_a_key_opens_the_curtain_and_only_the_next_one_calls(table):
    press(table, "answer:coin_toss:kick")
    QTest.keyClick(QApplication.focusWidget(), "2")
    assert not table.curtain.isVisible()
    assert not table.controller.session.halves
    QTest.keyClick(table, "2")
    assert list(table.controller.session.halves.values()) == ["2"]
    assert table.curtain.isVisible()


def test_a_key_opens_the_curtain_wherever_the_keyboard_is(table):
    press(table, "answer:coin_toss:kick")
    table.log.setFocus()
    QTest.keyClick(table, "2")
    assert not table.curtain.isVisible()
    assert not table.controller.session.halves


def test_a_key_held_down_from_the_call_opens_nothing_and_commands_go_on(table):
    press(table, "answer:coin_toss:kick")
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_2, Qt.KeyboardModifier.NoModifier, "2", True)
    QApplication.sendEvent(table.curtain, held)
    QTest.keyClick(table.curtain, Qt.Key.Key_Shift)
    QTest.keyClick(table.curtain, Qt.Key.Key_F11, Qt.KeyboardModifier.ControlModifier)
    assert table.curtain.isVisible()
    press(table, "answer:offense_call:2")
    QTest.keyClick(QApplication.focusWidget(), "Z", Qt.KeyboardModifier.ControlModifier)
    assert not table.controller.session.halves


def test_a_click_opens_the_curtain(table):
    press(table, "answer:coin_toss:kick")
    QTest.mouseClick(table.curtain, Qt.MouseButton.LeftButton)
    assert not table.curtain.isVisible()
    assert QApplication.focusWidget().objectName().startswith("answer:")


def test_both_calls_are_turned_up_together(table, qtbot):
    press_all(table, "answer:coin_toss:kick", "answer:offense_call:2")
    assert not table.turned_up.isVisible()
    press(table, "answer:defense_call:B")
    assert table.turned_up.isVisible()
    assert table.turned_up.spoken() == ["Notre Dame: Off Tackle", "Michigan State: Formation B"]
    table.grab()


def test_cards_turn_where_things_move(table, qtbot):
    table.turned_up.moving = True
    press_all(table, "answer:coin_toss:kick", "answer:offense_call:2", "answer:defense_call:B")
    behind = table.turned_up.grab().toImage()
    table.turned_up.finish_turn()
    assert table.turned_up.grab().toImage() != behind


def test_cards_and_a_chart_that_comes_to_the_front_do_not_paint_the_field_anew(seated):
    wish_setting("curtain", "off")
    window = at_a_secret_call(seated, "bowlbound")
    press(window, live_calls(window)[0])
    settle()
    field, chart = window.field.viewport(), window.docks.charts[Side.HOME]
    behind = chart.visibleRegion().isEmpty()
    with Painted() as painted:
        press(window, live_calls(window)[0])
        settle()
    assert window.turned_up.isVisible()
    assert chart.visibleRegion().isEmpty() is not behind
    assert not painted.region(field).isEmpty()
    assert painted.region(field) != QRegion(field.rect())


def test_nothing_below_the_cards_is_painted(seated):
    wish_setting("curtain", "off")
    window = at_a_secret_call(seated, "bowlbound")
    press_all(window, live_calls(window)[0])
    press_all(window, live_calls(window)[0])
    settle()
    with Painted() as painted:
        window.turned_up.update()
        settle()
        assert "turned-up" in painted.names
        assert "decisions" not in painted.names
        window.turned_up.hide()
        settle()
        assert "decisions" in painted.names


def test_the_cards_lie_there_until_the_play_has_been_told(table):
    press_all(table, "answer:coin_toss:kick", "answer:offense_call:2")
    table.turned_up.moving = False
    table.scene.animator.speed = "slow"
    press_all(table, "answer:defense_call:B")
    assert table.stage.telling
    table.turned_up._end.stop()
    table.turned_up._end.timeout.emit()
    assert table.turned_up.isVisible()
    table.stage.skip()
    assert not table.turned_up.isVisible()


def test_people_who_trust_each_other_have_no_curtain(table):
    wish_setting("curtain", "off")
    table.apply_preferences()
    table.scene.animator.speed = "off"
    press(table, "answer:coin_toss:kick")
    assert not table.curtain.isVisible()
    assert text_of(table, "curtain") == "Michigan State, look away"


def test_against_a_computer_and_for_open_calls_there_is_none(seated):
    window = seated(open_table(wish(seed=1, coaches={"away": "random"})))
    while window.controller.session.plays < 2:
        press(window, live_calls(window)[0])
        assert not window.curtain.isVisible()


def test_looking_back_opens_the_table(table):
    press_all(table, "answer:coin_toss:kick", "answer:offense_call:2", "answer:defense_call:B")
    assert table.curtain.isVisible()
    table.controller.show_play(1)
    assert not table.curtain.isVisible()
    table.controller.return_to_now()
    assert table.curtain.isVisible()


@pytest.mark.parametrize("percent", TEXTS[-1:])
def test_long_names_have_room(seated, percent):
    with TextSize(percent):
        window = at_a_secret_call(seated, "bowlbound", home=LONG[0], away=LONG[1])
        assert [line for line in trouble_in(window) if "curtain" in line] == []
        press(window, live_calls(window)[0])
        assert [line for line in trouble_in(window) if "curtain" in line] == []


def test_a_table_of_the_fake_game_goes_on_to_its_end_behind_curtains(seated):
    window = seated(fake_session())
    for _ in range(60):
        if window.controller.session.over:
            break
        press(window, live_calls(window)[0])
    assert window.controller.session.over
    assert not window.curtain.isVisible()
