"""The result of a play is the largest text of the table after the score."""

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from bowlbound_desktop.ui.board.result_line import LEAST, PLAIN_ROOM, SMALL, ResultLine
from bowlbound_desktop.ui.labels import set_text_size
from bowlbound_desktop.ui.theme import DARK
from tests.ui.conftest import fake_session
from tests.ui.room_for_text import settle

LONG = (
    "Blocked kick at the 50; Michigan State recover at the 50; Michigan State return 12 yards, "
    "to Notre Dame 38; holding on Michigan State, declined."
)


@pytest.fixture
def text_size(request):
    plain = QApplication.font()
    set_text_size(request.param)
    yield request.param
    set_text_size(100)
    assert QApplication.font() == plain


def letters(widget):
    return widget.font().pointSizeF()


@pytest.mark.parametrize("text_size", [100, 150], indirect=True)
@pytest.mark.parametrize("size", [(1100, 700), (1280, 800), (1600, 900), (1920, 1080), (3840, 2100)])
def test_only_the_points_are_larger(seated, text_size, size):
    window = seated(fake_session())
    window.resize(*size)
    settle()
    line = window.findChild(ResultLine)
    result = line.letters().pointSizeF()
    points = {letters(plate._points) for plate in window.scoreboard._plates.values()}
    assert all(result < size for size in points)
    others = [each for each in window.findChildren(QLabel) if each.isVisible()]
    largest = max(letters(each) for each in others if letters(each) not in points)
    assert result > largest
    assert line.letters(SMALL).pointSizeF() > letters(window.findChild(QLabel, "question"))


@pytest.mark.usefixtures("qapp")
def test_a_long_result_breaks_its_line_and_a_very_long_one_is_smaller():
    line = ResultLine(DARK)
    line.suit(PLAIN_ROOM)
    line.show_result("Gain of 7 yards, to Notre Dame 30.", "", "gain")
    assert line._fitting(600) == (line.letters(), ["Gain of 7 yards, to Notre Dame 30."])
    line.show_result(LONG, "", "loss")
    font, lines = line._fitting(900)
    assert (font, " ".join(lines)) == (line.letters(SMALL), LONG)
    assert line._fitting(500)[0] == line.letters(LEAST)
