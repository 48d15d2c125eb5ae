"""Machines answer by seed and moment alone."""

from collections import Counter
from random import Random

import pytest

from bowlbound_desktop.games.bowlbound.rules.dice import DEFENSE, OFFENSE
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Decision, Roll, Together, fits
from bowlbound_desktop.play.answerers import (
    DICE,
    Moment,
    Person,
    Quietly,
    RandomCoach,
    RandomDice,
    Scripted,
    Seats,
    TypedDice,
    draw_several,
)
from bowlbound_desktop.play.seating import seat_words
from tests.shelf import seats

ROLL = Roll(side=Side.HOME, dice=DEFENSE, purpose="defense")
CALL = Decision(side=Side.HOME, kind="offense_call", options=tuple("123456789"))
TIMEOUT = Decision(side=Side.AWAY, kind="timeout.away", options=("no", "call"), quiet="no")
FAKES = Decision(side=Side.HOME, kind="fake_numbers", options=("", "10", "11", "12"), quiet="", most=2)
START = Moment(game=None, play=0)


def moments(count):
    return [Moment(game=None, play=play, rolls=rolls) for play in range(count // 4) for rolls in range(4)]


def test_the_same_seed_and_moment_throw_the_same_total():
    again = [RandomDice(7).throw(ROLL, moment) for moment in moments(100)]
    assert [RandomDice(7).throw(ROLL, moment) for moment in moments(100)] == again
    assert [RandomDice(8).throw(ROLL, moment) for moment in moments(100)] != again


@pytest.mark.parametrize("dice", [OFFENSE, DEFENSE], ids=lambda dice: dice.name)
def test_every_throw_is_equally_likely(dice):
    count = 40_000
    roll = Roll(side=Side.HOME, dice=dice, purpose="play")
    seen = Counter(RandomDice(1).throw(roll, moment) for moment in moments(count))
    expected = {total: weight * count / len(dice.throws) for total, weight in dice.weights.items()}
    chi_square = sum((seen[total] - wanted) ** 2 / wanted for total, wanted in expected.items())
    assert chi_square < 2 * len(expected) + 20


def test_a_roll_that_is_agreed_to_be_thrown_again_is_another_throw():
    throws = {
        RandomDice(1).throw(Roll(side=Side.HOME, dice=OFFENSE, purpose="play"), moment)
        for moment in (Moment(game=None, play=0, throw=again) for again in range(20))
    }
    assert len(throws) > 5


def test_a_random_coach_names_every_option_in_time():
    chosen = Counter(RandomCoach(3).choose(CALL, Moment(game=None, play=play)) for play in range(900))
    assert set(chosen) == set(CALL.options)
    assert min(chosen.values()) > 50


def test_a_random_coach_names_several_options_where_he_may():
    chosen = {RandomCoach(3).choose(FAKES, Moment(game=None, play=play)) for play in range(200)}
    assert chosen == {"", "10", "11", "12", "10+11", "10+12", "11+12"}
    assert all(fits(FAKES, answer) for answer in chosen)


def test_at_least_one_option_is_named_where_none_is_quiet():
    decision = Decision(side=Side.HOME, kind="pick", options=("a", "b", "c"), most=3)
    chosen = {draw_several(decision, Random(seed)) for seed in range(200)}
    assert chosen == {"a", "b", "c", "a+b", "a+c", "b+c", "a+b+c"}


def test_the_quiet_answer_is_taken_where_there_is_one():
    quiet = Quietly()
    assert not quiet.leaves(TIMEOUT)
    assert quiet.choose(TIMEOUT, START) == "no"
    assert quiet.leaves(CALL)


def test_a_quiet_computer_calls_plays_by_itself():
    quiet = Quietly(RandomCoach(1))
    assert not quiet.leaves(CALL)
    assert quiet.choose(CALL, START) in CALL.options


def test_scripted_answers_are_used_up_in_the_order_of_the_play():
    script = Scripted({"defense": [4, 2], "offense_call": ["3"]})
    assert script.throw(ROLL, START) == 4
    later = Moment(game=None, play=0, happened=[(ROLL, 4), (Together((CALL, TIMEOUT)), ("3", "no"))])
    assert script.throw(ROLL, later) == 2
    with pytest.raises(BowlboundError, match="no answer is written down for offense_call"):
        script.choose(CALL, later)


def test_typed_dice_and_persons_leave_everything():
    table = Seats()
    assert table.leaves(ROLL)
    assert table.leaves(CALL)
    with pytest.raises(BowlboundError, match="left to a person"):
        TypedDice().throw(ROLL, START)
    with pytest.raises(BowlboundError, match="left to a person"):
        Person().choose(CALL, START)


def test_a_person_has_a_part_in_secret_calls_against_a_computer():
    both = Together((CALL, Decision(side=Side.AWAY, kind="defense_call", options=("A",))))
    assert seats(1, away="random").leaves(both)
    assert not seats(1, home="random", away="random").leaves(both)


@pytest.mark.parametrize("dice", DICE)
@pytest.mark.parametrize("coach", seat_words())
def test_seats_are_found_again_by_their_words(dice, coach):
    table = seats(5, dice, coach, "person")
    assert (table.seed, table.dice.key, table.home.key, table.away.key) == (5, dice, coach, "person")
    assert seats(table.seed, table.dice.key, table.home.key, table.away.key) == table


def test_seats_without_a_seed_are_seeded_by_chance():
    assert seats().seed != seats().seed


@pytest.mark.parametrize(("words", "what"), [({"dice": "loaded"}, "loaded"), ({"home": "Knute"}, "Knute")])
def test_unknown_seats_are_refused(words, what):
    with pytest.raises(BowlboundError, match=what):
        seats(1, **words)


def test_a_table_of_machines_answers_by_the_class_of_the_request():
    table = seats(5, home="random", away="random")
    answerers = table.answerers(None)
    assert answerers[Roll](ROLL, START) == table.answer(ROLL, START)
    assert answerers[Decision](TIMEOUT, START) == table.answer(TIMEOUT, START)
    both = tuple(table.answer(part, START) for part in (CALL, TIMEOUT))
    assert answerers[Together](Together((CALL, TIMEOUT)), START) == both
