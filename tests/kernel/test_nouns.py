"""Nouns agree with the numbers before them."""

import pytest

from bowlbound_desktop.kernel.nouns import capitalised, counted, filled


@pytest.mark.parametrize(
    ("number", "words"),
    [(0, "0 yards"), (1, "1 yard"), (-1, "-1 yard"), (2, "2 yards"), (1500, "1,500 yards")],
)
def test_things_are_counted(number, words):
    assert counted(number, "yard") == words


@pytest.mark.parametrize(
    ("sentence", "figures", "words"),
    [
        ("{} yards at {} %: {} yards", (1, 120, 2), "1 yard at 120 %: 2 yards"),
        ("{} and {} make {} yards", (11, -10, 1), "11 and -10 make 1 yard"),
        ("{} yardsticks", (1,), "1 yardsticks"),
        ("row {}: {} seconds", ("TC-1", 1), "row TC-1: 1 second"),
        ("{:+d} points", (1,), "+1 point"),
        ("nothing to fill", (), "nothing to fill"),
    ],
)
def test_sentences_agree_with_their_figures(sentence, figures, words):
    assert filled(sentence, *figures) == words


def test_figures_may_have_names():
    assert filled("{yards} yards, {about}", yards="1", about="in bounds") == "1 yard, in bounds"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("there is no file x", "There is no file x"),
        ("game.toml, line 3: no such side", "game.toml, line 3: no such side"),
        ("1966-notre-dame.toml cannot be read", "1966-notre-dame.toml cannot be read"),
        ("wait. it ends", "Wait. it ends"),
        ("", ""),
    ],
)
def test_a_sentence_begins_with_a_capital_but_a_file_keeps_its_name(words, sentence):
    assert capitalised(words) == sentence
