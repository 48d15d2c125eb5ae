"""The guided drive: a robot that follows only the marks ends it with a score."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from bowlbound_desktop.games.register import first, game
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.teaching.lesson import read_lesson
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.lesson.window import lesson_window
from tests.ui.conftest import live_answers, text_of
from tests.ui.room_for_text import trouble_in

MOST = 40


@pytest.fixture(params=[(1100, 700), (1600, 900)])
def lesson(request, qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("BOWLBOUND_HOME", str(tmp_path))
    make_application()
    window, guide = lesson_window(game(first()))
    window.scene.animator.speed = "off"
    window.resize(*request.param)
    window.show()
    qtbot.waitExposed(window)
    guide.begin()
    QCoreApplication.processEvents()
    window.ended = []
    guide.ended.connect(lambda: window.ended.append(True))
    yield window, guide
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def framed(window, guide):
    """The middle of what the veil leaves open."""
    return guide.marks.mapTo(window, guide.marks.room_of_mark().center())


def follow(window, guide):
    """Knowing nothing of the game: press Next where it can be seen, else whatever lies in the frame."""
    button = window.findChild(QPushButton, "lesson:next")
    middle = button.mapTo(window, button.rect().center()) if button.isVisible() else framed(window, guide)
    there = window.childAt(middle)
    while not isinstance(there, QPushButton):
        there = there.parentWidget()
    assert there.isEnabled()
    QTest.mouseClick(there, Qt.MouseButton.LeftButton, pos=there.mapFrom(window, middle))
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_a_robot_follows_the_marks_to_a_score(lesson):
    window, guide = lesson
    told = []
    for _ in range(MOST):
        assert guide.bubble.isVisible()
        told.append(text_of(window, "lesson:text"))
        mark, bubble = guide.marks.room_of_mark(), guide.bubble.geometry().translated(-guide.marks.pos())
        assert mark.height() > 10
        assert not mark.intersects(bubble) or mark.height() > 200
        assert trouble_in(window) == []
        follow(window, guide)
        if window.ended:
            break
    assert window.ended
    assert told == [step.text for step in read_lesson(game(first())).steps]
    board = window.controller.session.system.scoreboard(window.controller.session.game)
    assert board.totals[Side.HOME] == 7


def test_only_the_marked_answer_can_be_given(lesson):
    window, guide = lesson
    assert live_answers(window) == []
    follow(window, guide)
    assert [button.objectName() for button in live_answers(window)] == ["answer:defense_call:D"]
    QTest.keyClick(window, Qt.Key.Key_A)
    assert window.controller.session.plays == 0


def test_an_answer_taken_back_is_asked_for_again(lesson):
    window, guide = lesson
    follow(window, guide)
    follow(window, guide)
    window.controller.undo()
    QCoreApplication.processEvents()
    assert guide.step.asks == "defense_call"
    follow(window, guide)
    assert guide.step.mark == "dice"


def test_it_can_be_left_at_any_time_and_nothing_is_saved(lesson, tmp_path):
    window, guide = lesson
    follow(window, guide)
    QTest.mouseClick(window.findChild(QWidget, "lesson:leave"), Qt.MouseButton.LeftButton)
    assert window.ended
    assert not list(tmp_path.rglob("*.toml"))


def test_the_frame_follows_a_change_between_light_and_dark(lesson):
    window, guide = lesson
    for _ in range(2):
        window.menu.actions["dark"].trigger()
        picture, mark = guide.marks.grab().toImage(), guide.marks.room_of_mark()
        column = [picture.pixelColor(mark.center().x(), y).name() for y in range(picture.height())]
        assert window.theme.accent in column
