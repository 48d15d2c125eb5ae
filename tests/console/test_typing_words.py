"""What somebody meant who typed the beginning of an answer."""

import pytest

from bowlbound_desktop.console.typing_words import answer_to
from bowlbound_desktop.kernel.errors import IllegalAnswerError
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Decision
from tests.shelf import described, system

WORDS = described(system("bowlbound")).words


def asked(*options, **more):
    return Decision(side=Side.HOME, kind=more.pop("kind", "coin_toss"), options=options, **more)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [("r", "receive"), ("REC", "receive"), ("kick", "kick"), ("k", "kick"), ("", "kick")],
)
def test_a_unique_beginning_is_enough(typed, answer):
    assert answer_to(asked("receive", "kick", quiet="kick"), typed, WORDS) == answer


def test_the_whole_word_counts_before_longer_ones():
    assert answer_to(asked("1", "1@spot", "10"), "1", WORDS) == "1"


def test_labels_are_understood_too():
    assert answer_to(asked("1", "2", kind="offense_call"), "off", WORDS) == "2"


def test_capital_letters_matter_only_where_two_answers_differ_by_them():
    assert answer_to(asked("A", "B"), "b", WORDS) == "B"


def test_several_beginnings_are_told():
    with pytest.raises(IllegalAnswerError, match='"p" can mean punt, pass: type a little more'):
        answer_to(asked("punt", "pass"), "p", WORDS)


def test_a_wrong_word_is_told():
    with pytest.raises(IllegalAnswerError, match='"x" is not one of the answers'):
        answer_to(asked("receive", "kick"), "x", WORDS)


def test_what_is_barred_says_why():
    barred = asked("kick", barred=(("receive", "they chose first"),))
    with pytest.raises(IllegalAnswerError, match="Receive is not possible now: they chose first"):
        answer_to(barred, "rec", WORDS)


def test_several_answers_are_put_into_the_order_of_the_rules():
    numbers = asked("none", "12", "15", "31", most=2, kind="fake_numbers")
    assert answer_to(numbers, "31+12", WORDS) == "12+31"
    with pytest.raises(IllegalAnswerError, match="at most 2"):
        answer_to(numbers, "12+15+31", WORDS)


def test_nothing_typed_needs_a_usual_answer():
    with pytest.raises(IllegalAnswerError, match="no usual answer"):
        answer_to(asked("receive", "kick"), "", WORDS)
