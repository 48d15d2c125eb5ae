"""Every coach of the computer is offered in a plain word, from the weakest on, with what was measured."""

import re

import pytest

from bowlbound_desktop.games.register import game
from bowlbound_desktop.paths import RESOURCES
from bowlbound_desktop.play.opening import computer_coaches, level_note
from tests.shelf import SYSTEMS

REPORTS = RESOURCES.parent / "benchmarks"


@pytest.mark.parametrize("key", SYSTEMS)
def test_every_level_has_a_word_of_its_own_and_a_sentence(key):
    found = game(key)
    assert list(found.card.levels) == [level.key for level in found.levels]
    words = [card.word for card in found.card.levels.values()]
    assert len(set(words)) == len(words)
    assert words[0] == "Beginner"
    assert words[-1] == "Strongest"
    assert all(card.says.endswith(".") for card in found.card.levels.values())


@pytest.mark.parametrize("key", SYSTEMS)
def test_levels_beat_only_weaker_ones_more_often_than_not(key):
    weaker = []
    for level, card in game(key).card.levels.items():
        assert set(card.beats) <= set(weaker)
        assert all(50 < share <= 100 for share in card.beats.values()), level
        weaker.append(level)


def test_what_is_said_was_measured():
    said = [
        (first, second, share)
        for key in SYSTEMS
        for first, card in game(key).card.levels.items()
        for second, share in card.beats.items()
    ]
    reports = "\n".join(path.read_text() for path in sorted(REPORTS.glob("*.md")))
    for first, second, share in said:
        assert re.search(rf"\| {first} against {second} \|.*\b{share:.1f}%", reports), (first, second, share)


def test_a_note_names_the_strongest_that_he_beats():
    assert level_note(game("bowlbound"), "equilibrium").endswith("Beats Strong in 59 of 100 games.")
    assert level_note(game("bowlbound"), "random") == "Calls at random."
    assert level_note(game("bowlbound"), "person") == ""


def test_the_form_offers_plain_words():
    assert computer_coaches(game("bowlbound"))[-1] == ("Computer: Strongest", "equilibrium")
