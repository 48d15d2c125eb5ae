"""Looking ahead needs nothing of a game but its rules and what a game is worth."""

import pytest

from bowlbound_desktop.coaches.ahead import LookAhead, by_outcomes, outcome_worths
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Run, ask, roll
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.play.answerers import Moment
from tests.toy_system import PAIR


def gamble(game):
    """Two points for certain, or what the dice show and one more if the others let it stand."""
    sure = Decision(side=Side.HOME, kind="gamble", options=("sure", "dice"), quiet="sure")
    if (yield from ask(sure)) == "sure":
        return game + 2
    total = yield from roll(Side.HOME, PAIR, "play")
    stands, not_so = game + total + 1, game + total
    answer = yield from ask(
        Decision(side=Side.AWAY, kind="penalty", options=("decline", "accept"), outcomes=(stands, not_so))
    )
    return stands if answer == "decline" else not_so


def worth(game, side):
    return game if side is Side.HOME else -game


def asked(game):
    run = Run(gamble(game))
    return run.pending, Moment(game=game, play=0, happened=run.happened)


def test_the_other_side_takes_what_is_best_for_it_later_in_the_play():
    decision, moment = asked(10)
    ahead = LookAhead(next_play=gamble, worth=worth)
    assert ahead.worths(decision, moment) == pytest.approx({"sure": 12, "dice": 12})


def test_another_policy_may_stand_for_what_is_answered_later():
    decision, moment = asked(10)
    ahead = LookAhead(next_play=gamble, worth=worth, later=lambda decision: decision.options[0])
    assert ahead.worths(decision, moment) == pytest.approx({"sure": 12, "dice": 13})


def test_an_outcome_that_nobody_knows_leaves_the_question_to_the_quiet_answer():
    decision = Decision(
        side=Side.HOME, kind="kick", options=("return", "touchback"), quiet="return", outcomes=(None, 20)
    )
    assert outcome_worths(decision, worth) == []
    assert by_outcomes(worth)(decision) == "return"
    assert by_outcomes(worth, otherwise=lambda _: "touchback")(decision) == "touchback"
