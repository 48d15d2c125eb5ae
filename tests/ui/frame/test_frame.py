"""One frame for all views: it says what changed, and views that did not change are not repainted."""

import pytest
from attrs import evolve
from PySide6.QtCore import QCoreApplication

from bowlbound_desktop.play.standing import StandingOrders
from bowlbound_desktop.ui.frame.frame import PARTS, compared
from bowlbound_desktop.ui.frame.framer import Framer
from tests.ui.conftest import fake_session, press, press_all
from tests.ui.painted import Painted


@pytest.fixture
def painted():
    """What is painted from now on."""
    with Painted() as watcher:
        yield watcher


@pytest.fixture
def frames(table):
    """Every frame that the table is given from now on."""
    given = []
    table.controller.framed.connect(given.append)
    return given


def begin(table):
    """Toss and one whole play, all of it painted."""
    press_all(table, "answer:coin_toss:kick", "answer:offense_call:2", "answer:defense_call:B")
    for _ in range(5):
        QCoreApplication.processEvents()


def test_the_first_frame_of_a_game_is_all_new():
    frame = Framer(fake_session(), StandingOrders()).frame()
    assert frame.changed == set(PARTS)
    assert frame.dealt


def test_the_same_again_changes_nothing():
    framer = Framer(fake_session(), StandingOrders())
    framer.frame()
    assert framer.frame().changed == frozenset()


def test_a_frame_names_the_parts_that_differ():
    frame = Framer(fake_session(), StandingOrders()).frame()
    later = compared(evolve(frame, moment="Play 1", can_undo=True), frame)
    assert later.changed == {"moment", "can_undo"}
    assert later.shows_new("board", "moment")
    assert not later.shows_new("board", "picture")


def test_a_secret_half_changes_the_question_alone(table, frames):
    begin(table)
    press(table, "answer:offense_call:3")
    assert frames[-1].changed == {"question"}


def test_a_finished_play_changes_what_it_touched_and_nothing_else(table, frames):
    begin(table)
    assert frames[-1].shows_new("board", "picture", "play", "plays", "record", "question")
    assert not frames[-1].shows_new("tables", "persons", "descriptor", "moment")


def test_what_did_not_change_is_not_repainted(table, painted):
    table.curtain.wanted = False  # it would cover everything
    begin(table)
    table.turned_up.hide()
    QCoreApplication.processEvents()
    painted.clear()
    press(table, "answer:offense_call:3")
    QCoreApplication.processEvents()
    assert "decisions" in painted.names
    assert painted.names & {"scoreboard", "dice", "field", "log", "why"} == set()


def test_what_changed_is_repainted(table, painted):
    painted.clear()
    begin(table)
    assert painted.names >= {"decisions", "scoreboard", "dice", "field", "log"}


def test_the_same_question_in_another_place_is_another_question(table, frames):
    begin(table)
    first = frames[-1].question
    table.controller.undo()
    again = evolve(first, story=frames[-1].question.story, place=frames[-1].question.place)
    assert again != first
    assert frames[-1].shows_new("question")


def test_the_last_play_is_there_as_data(table, frames):
    begin(table)
    play = frames[-1].play
    assert [roll.purpose for roll, _ in play.rolls] == ["play", "defense"]
    assert [read.part for read in play.reads] == ["offense", "defense"]
    assert play.result == "Gain of 7 yards, to Notre Dame 27."
    assert play.reasons


def test_who_returns_from_the_past_sees_the_frame_that_he_left(table, frames):
    begin(table)
    before = frames[-1]
    table.controller.show_play(1)
    assert frames[-1].moment.startswith("Looking back at play 2")
    table.controller.return_to_now()
    assert frames[-1].returned
    assert compared(frames[-1], before).changed == frozenset()


def test_after_an_undo_everything_lies_still(table, frames):
    begin(table)
    assert [type(event).__name__ for event in frames[-1].moves if hasattr(event, "start")] == ["BallMoved"]
    table.controller.undo()
    assert frames[-1].moves is None
