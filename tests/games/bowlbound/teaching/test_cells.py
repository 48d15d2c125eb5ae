"""Boxes of Bowl Bound's charts in words."""

import pytest

from bowlbound_desktop.games.bowlbound.rules.charts.chart import FORMATIONS
from bowlbound_desktop.games.bowlbound.teaching.formations import formation_purposes, stopped
from bowlbound_desktop.kernel.system import Table, TableCell
from bowlbound_desktop.play.opening import open_table
from tests.shelf import game, wish


def told(key, text, colour="", column="1"):
    table = Table(key=key, title="", columns=(column,), rows=("10",), cells=((TableCell(text, colour),),))
    return game("bowlbound").teaching.cell(table, 0, 0)


@pytest.mark.parametrize(
    ("key", "column", "text", "colour", "words"),
    [
        ("offense", "1", "QT", "red", "QT: the quarterback is trapped: throw again on column QT."),
        ("offense", "5", "SOP", "white", "SOP: the option becomes a pass: throw again on play 7."),
        (
            "offense",
            "1",
            "OFF 15",
            "yellow",
            "OFF 15: a foul by the offense, 15 yards; throw again for the play itself.",
        ),
        ("defense", "1", "-1", "red", "-1: takes 1 yard from the offense's result."),
        ("defense", "1", "", "white", "Empty box: the offense's result stands."),
        ("special", "punt", "38*", "green", "38*: the kick travels 38 yards; no return."),
        (
            "special",
            "kickoff_return",
            "F +14",
            "red",
            "F +14: a fumble after 14 yards of the return: the ball is free.",
        ),
        ("special", "extra_point", "no good", "red", "no good: the extra point is no good."),
        ("priority", "white", "INT MIN", "", "INT MIN: intercepted at the smaller yardage."),
    ],
)
def test_a_box_says_what_it_does(key, column, text, colour, words):
    assert told(key, text, colour, column) == words


def test_every_box_of_two_charts_and_of_the_priority_chart_has_words():
    session = open_table(wish(seed=1))
    for table in session.system.tables(session.game):
        if table.key in ("offense", "defense", "special", "priority"):
            for row in range(len(table.rows)):
                for column in range(len(table.columns)):
                    words = session.descriptor.teaching.cell(table, row, column)
                    assert words.endswith("."), (table.key, table.cells[row][column])
                    assert "{" not in words


def test_formations_name_the_plays_that_they_stop_best():
    session = open_table(wish(seed=1))
    purposes = formation_purposes(session.game, session.descriptor.words)
    assert tuple(purposes) == FORMATIONS
    assert all(one.short.startswith("stops ") for one in purposes.values())
    assert any("the inside run" in one.long for one in purposes.values())


def test_a_small_difference_stops_nothing():
    assert stopped({"1": -0.1, "2": 0.1, "3": 0.0}) == ()
    assert stopped({"1": -3.0, "2": -0.5, "3": 3.5}) == ("1",)
    assert stopped({"1": -3.0, "2": 4.5, "3": -1.5}) == ("1", "3")
