import pytest
from attrs import evolve
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.board.scoreboard import LineScore, ScoreboardView
from bowlbound_desktop.ui.board.team_plate import Lamps
from bowlbound_desktop.ui.theme import DARK, LIGHT
from bowlbound_desktop.ui.widgets.fitted_label import FittedLabel
from tests.ui.fake_game import FakeGame, FakeSystem

BOARD = FakeSystem().scoreboard(FakeGame(points=7))


@pytest.fixture
def view(qtbot):
    make_application()
    made = ScoreboardView(DARK)
    qtbot.addWidget(made)
    made.show_board(BOARD)
    return made


def texts(widget):
    return [label.text() for label in widget.findChildren(QLabel)]


def test_it_shows_all_that_the_board_says(view):
    for text in (
        "1966 Notre Dame",
        "1966 Michigan State",
        "Q1",
        "12:30",
        "1st and 10",
        "Ball on Notre Dame 20",
    ):
        assert text in texts(view)


def test_the_line_score_has_visitors_above_a_total_and_nothing_for_quarters_to_come(view):
    names, heads = ["Michigan State", "Notre Dame"], ["1", "2", "3", "4", "T"]
    away, home = ["0", "", "", "", "0"], ["7", "", "", "", "7"]
    assert texts(view.findChild(LineScore)) == [*names, *heads, *away, *home]
    view.show_board(evolve(BOARD, period=4))
    away, home = ["0", "0", "0", "0", "0"], ["7", "0", "0", "0", "7"]
    assert texts(view.findChild(LineScore)) == [*names, *heads, *away, *home]


@pytest.mark.parametrize(
    ("width", "shown"), [(900, ["Michigan State", "Notre Dame"]), (720, ["MS", "ND"]), (500, [])]
)
def test_the_line_score_has_names_initials_where_they_have_no_room_and_nothing_on_a_tiny_board(
    view, width, shown
):
    view.resize(width, 60)
    view.show()
    QCoreApplication.processEvents()
    names = view.findChild(LineScore).findChildren(FittedLabel)
    assert [name.shown() for name in names if name.isVisible()] == shown


def test_where_one_name_has_no_room_both_are_initials(view):
    view.resize(900, 60)
    view.show()
    QCoreApplication.processEvents()
    names = view.findChild(LineScore).findChildren(FittedLabel)
    for width in range(20, 90, 4):
        for name in names:
            name.setFixedWidth(width)
        assert [name.shown() for name in names] in (["Michigan State", "Notre Dame"], ["MS", "ND"]), width


def test_overtime_adds_columns(view):
    view.show_board(evolve(BOARD, lines={Side.HOME: (0, 0, 0, 7, 3), Side.AWAY: (7, 0, 0, 0, 0)}))
    assert "OT" in texts(view.findChild(LineScore))


def test_a_side_without_points_in_overtime_has_its_total_in_the_last_column(view):
    view.show_board(evolve(BOARD, lines={Side.HOME: (0, 0, 0, 7, 0, 3), Side.AWAY: (7, 0, 0, 0)}))
    line = view.findChild(LineScore)
    heads, away, home = ([line._label(row, column).text() for column in range(7)] for row in range(3))
    assert heads == ["1", "2", "3", "4", "OT", "OT2", "T"]
    assert away[-1] == str(BOARD.totals[Side.AWAY])
    assert home[-1] == str(BOARD.totals[Side.HOME])
    assert [len(texts) for texts in (away, home)] == [7, 7]


def test_the_columns_of_overtime_go_with_it(view):
    view.resize(900, 60)
    view.show()
    QCoreApplication.processEvents()
    plain = board_texts(view)
    view.show_board(evolve(BOARD, lines={Side.HOME: (0, 0, 0, 7, 0, 3), Side.AWAY: (7, 0, 0, 0)}))
    assert len(board_texts(view)) == len(plain) + 6
    view.show_board(BOARD)
    assert board_texts(view) == plain


def board_texts(view):
    return [label.text() for label in view.findChild(LineScore).findChildren(QLabel) if not label.isHidden()]


def test_timeouts_and_possession_are_told_to_screen_readers(view):
    names = {lamps.accessibleName() for lamps in view.findChildren(Lamps)}
    assert names == {"3 timeouts left, has the ball", "2 timeouts left"}


def test_the_board_follows_the_theme(view):
    view.resize(700, 60)
    dark = view.grab().toImage()
    view.set_theme(LIGHT)
    assert view.grab().toImage() != dark


def test_a_line_score_is_filled_only_where_it_differs(qtbot, monkeypatch):
    make_application()
    line = LineScore()
    qtbot.addWidget(line)
    line.show_board(BOARD)
    filled = []
    monkeypatch.setattr(line, "_fill", lambda row, texts: filled.append(texts[-1]))
    line.show_board(evolve(BOARD, clock="0:01", down="4th and 20"))
    assert filled == []
    line.show_board(evolve(BOARD, totals={Side.HOME: 9, Side.AWAY: 3}))
    assert filled == ["T", "3", "9"]
