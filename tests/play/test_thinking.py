"""Computer coaches who think aside: the same game, and nothing happens before it is taken."""

import pytest

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.answerers import RandomCoach
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.play.session import Session
from tests.shelf import described, seats, wish
from tests.toy_system import TOY, ToyGame

HOME, AWAY = Side.HOME, Side.AWAY
BOTH = {"home": "random", "away": "random"}
LUCK = RandomCoach(5)


def table(aside=True, game=None, **words):
    return Session(described(TOY), game or ToyGame(), seats(1, **words), aside=aside)


def think(session):
    """Do what a front end does in its own time."""
    while (thought := session.thought()) is not None:
        session.take(thought, thought.think())


def test_two_computers_play_the_same_game_a_play_at_a_time():
    session, plays = table(**BOTH), []
    while session.thinking:
        thought = session.thought()
        session.take(thought, thought.think())
        plays.append(session.plays)
    assert session.over
    assert plays == sorted(set(plays))
    assert session.positions() == table(aside=False, **BOTH).positions()


def test_nothing_happens_before_a_thought_is_taken():
    session = table(**BOTH)
    before = session.positions()
    answers = session.thought().think()
    assert answers
    assert session.positions() == before
    assert session.open_parts() == ()


def test_the_computer_thinks_of_its_own_part_while_the_person_is_asked():
    session = table(game=ToyGame(next="snap"), away="random")
    thought = session.thought()
    session.take(thought, thought.think())
    assert session.thought() is None
    assert [part.side for part in session.open_parts()] == [HOME]
    assert session.halves == {}
    session.answer_for(HOME, "run")
    same = table(aside=False, game=ToyGame(next="snap"), away="random")
    same.answer_for(HOME, "run")
    think(session)
    assert session.positions() == same.positions()


def test_a_person_who_is_quicker_than_the_computer_waits_for_it():
    session = table(game=ToyGame(next="snap"), away="random")
    thought = session.thought()
    session.answer_for(HOME, "run")
    assert session.thinking
    assert session.position(0).answers == ()
    session.take(thought, thought.think())
    assert session.position(0).answers[0][0] == "run"


def test_a_thought_is_dropped_when_the_table_has_moved_on():
    session = table(home="random")
    think(session)
    session.answer_for(AWAY, session.asked(AWAY).options[0])
    thought = session.thought()
    answers = thought.think()
    session.undo()
    before = session.positions()
    session.take(thought, answers)
    assert session.positions() == before


def test_a_thought_of_a_coach_who_left_is_dropped():
    session = table(**BOTH)
    thought = session.thought()
    answers = thought.think()
    session.seat(seats(1))
    session.take(thought, answers)
    assert session.open_parts()


@pytest.mark.parametrize("aside", [True, False])
def test_undo_and_redo_come_back_to_the_same_game(aside):
    session = table(aside=aside, home="random")
    while not session.over:
        think(session)
        for part in session.open_parts()[:1]:
            session.answer_for(part.side, part.options[0])
    end = session.positions()
    while session.can_undo:
        session.undo()
    assert session.plays == 0
    while session.can_redo:
        session.redo()
    think(session)
    assert session.positions() == end


def test_a_book_coach_plays_the_real_game_aside_as_at_the_table():
    def positions(aside):
        session = open_table(wish(seed=3, coaches={"home": "book"}), aside)
        for _ in range(12):
            think(session)
            part = session.open_parts()[0]
            session.answer_for(part.side, part.options[0])
        think(session)
        return session.positions()

    assert positions(True) == positions(False)
