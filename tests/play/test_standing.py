import random

import pytest

from bowlbound_desktop.games.bowlbound import small_questions
from bowlbound_desktop.kernel.events import PlayStarted
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Decision, Roll
from bowlbound_desktop.play.answerers import draw_several
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.play.standing import StandingOrders
from tests.shelf import system, wish


def answer_parts(session, luck):
    for part in session.open_parts():
        if isinstance(part, Roll):
            session.answer(luck.choice(part.dice.throws))
        else:
            session.answer_for(part.side, draw_several(part, luck) if part.most > 1 else part.options[0])


def play(session, orders, steps):
    luck = random.Random(1)
    asked = []
    for _ in range(steps):
        orders.settle(session)
        if session.over:
            break
        asked += [part.kind for part in session.open_parts() if isinstance(part, Decision)]
        answer_parts(session, luck)
    return asked


def table(preset="basic"):
    return open_table(wish(seed=2, options=system("bowlbound").presets[preset]))


def test_small_questions_are_not_asked_in_the_first_quarter():
    asked = play(table("advanced"), StandingOrders(), 40)
    assert "offense_call" in asked
    assert not [kind for kind in asked if kind.startswith(("timeout", "delay", "declare"))]


def test_always_asks_everything():
    assert [kind for kind in play(table(), StandingOrders(always=True), 40) if kind.startswith("timeout")]


@pytest.mark.parametrize(
    ("quarter", "seconds", "late"),
    [
        (1, 10, False),
        (2, 161, False),
        (2, 160, True),
        (3, 5, False),
        (4, 340, True),
        (4, 400, False),
        (5, 0, True),
    ],
)
def test_the_last_minutes_matter(quarter, seconds, late):
    start = PlayStarted(side=Side.HOME, ball=20, down=1, to_go=10, quarter=quarter, seconds=seconds)
    assert small_questions.late(start, Side.HOME) is late


def test_they_are_asked_when_it_matters():
    session, orders = table(), StandingOrders()
    kinds = play(session, orders, 2000)
    assert session.over
    assert [kind for kind in kinds if kind.startswith("timeout")]


def snap(session, orders):
    """Play until calls are to be made."""
    for _ in range(200):
        orders.settle(session)
        if any(part.kind == "offense_call" for part in session.open_parts() if isinstance(part, Decision)):
            return
        answer_parts(session, random.Random(3))


def test_a_wished_timeout_is_taken_after_the_play():
    session, orders = table(), StandingOrders()
    for _ in range(60):
        snap(session, orders)
        orders.wish_timeout(session, Side.HOME)
        answer_parts(session, random.Random(4))
        orders.settle(session)
        if session.game.timeouts_of(Side.HOME) == 2:
            assert not orders.wishes_timeout(session, Side.HOME)
            return
    raise AssertionError("no play was long enough for a timeout")


def test_undo_passes_over_quiet_answers_and_redo_makes_them_again():
    session, orders = table(), StandingOrders()
    play(session, orders, 30)
    orders.settle(session)
    before = session.positions()
    places = 0
    while session.can_undo:
        orders.undo(session)
        assert session.plays == 0 or orders.quiet_answer(session) is None
        places += 1
    while session.can_redo:
        orders.redo(session)
    assert places <= 30
    assert session.positions() == before
