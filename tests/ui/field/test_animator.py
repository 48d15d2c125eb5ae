"""A play in motion watches every key of the program, and only as long as its table is open."""

import pytest
from attrs import frozen
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from bowlbound_desktop.ui.field.animator import Animator


@frozen
class Long:
    milliseconds: int = 60_000


@pytest.fixture
def animator(qtbot):
    found = Animator()
    found.speed = "normal"
    found.add([Long()])
    yield found
    found.leave()


@pytest.fixture
def line(qtbot):
    found = QLineEdit()
    qtbot.addWidget(found)
    return found


def test_a_key_that_only_skips_is_not_typed(animator, line):
    QTest.keyClick(line, Qt.Key.Key_Space)
    assert not animator.running
    assert line.text() == ""


def test_a_table_that_was_left_swallows_no_key(animator, line):
    animator.leave()
    QTest.keyClick(line, Qt.Key.Key_Space)
    assert line.text() == " "


def test_nor_the_rest_of_a_key_that_had_begun(animator, line):
    override = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ")
    QApplication.sendEvent(line, override)
    animator.leave()
    QTest.keyClick(line, Qt.Key.Key_Space)
    assert line.text() == " "


def test_switching_animation_off_in_the_middle_of_a_play_shows_its_end(animator, qtbot):
    animator.add([Long()])
    with qtbot.waitSignal(animator.ended, timeout=1000):
        animator.speed = "off"
    assert not animator.running
