"""The answers of a question in the terminal."""

from bowlbound_desktop.console.answer_lines import answer_lines
from bowlbound_desktop.console.look import PLAIN, Look
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Decision
from tests.shelf import described, system

RULES = system("bowlbound")
WORDS = described(RULES).words


def lines_of(kind, options, look=PLAIN, **more):
    decision = Decision(side=Side.HOME, kind=kind, options=options, **more)
    return answer_lines(decision, WORDS, RULES, look)


def test_numbers_are_a_range_with_what_they_bring():
    yards = tuple(map(str, range(61))) + tuple(f"{yards} in" for yards in range(15, 61))
    lines = lines_of("coffin_corner", yards, quiet="0")
    assert len(lines) == 4
    assert lines[0].startswith("*0")
    assert "1 to 14 " in lines[1]
    assert "stays in play" in lines[1]
    assert "15 to 60 " in lines[2]
    assert "a punt goes out of bounds" in lines[2]
    assert "15 in to 60 in" in lines[3]


def test_many_short_answers_stand_in_columns_that_fit():
    calls = (*"123456789", "razzle", "sneak", "punt", "field_goal")
    lines = lines_of("offense_call", calls, Look(80, 24))
    assert len(lines) == 7
    assert max(map(len, lines)) <= 80
    assert len(lines_of("offense_call", calls)) == len(calls)


def test_a_long_consequence_is_broken_between_words_below_itself():
    lines = lines_of("coin_toss", ("receive", "kick"), Look(30), notes=(("receive", "a note " * 8),))
    assert max(map(len, lines)) <= 30
    assert lines[1].startswith(" " * 10)
