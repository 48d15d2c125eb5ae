"""The cards as data, read a second time against the specification: figures only, in its own order."""

import pytest

from tests.shelf import system

BOX = system("paper-bowl").box

# Section 3: run, short, long, long in the red zone.
DEFENSES = {
    "1": (0, (1, 2), (3, 4, 5, 6), (3, 4, 5, 6)),
    "2": (1, (1, 2, 3), (6,), (5, 6)),
    "3": (2, (6,), (1, 2, 3, 4), (1, 2, 3, 4)),
    "4": (5, (), (4, 5, 6), (4, 5, 6)),
    "5": (6, (4, 5), (1,), (1, 2)),
}

# Section 4: title, what it applies to, what the first throw must show, yards, who may use it.
EVENTS = {
    1: ("Intercept", "pass", "ends", 0, "offense"),
    2: ("Intercept", "pass", "doublet", 0, ""),
    3: ("Fumble", "any", "ends", 0, "offense"),
    4: ("Fumble", "any", "doublet", 0, ""),
    5: ("Challenge", "pass", "", 0, "defense"),
    6: ("Challenge", "pass", "", 0, "offense"),
    7: ("Delay of Game", "any", "ends", 5, ""),
    8: ("False Start or Offside", "any", "", 5, ""),
    9: ("Holding", "any", "", 10, ""),
    10: ("Face Mask", "any", "", 15, ""),
    11: ("Run-Play Bonus", "run", "", 0, ""),
    12: ("Pass-Play Bonus", "pass", "", 0, ""),
    13: ("Run-Play Bonus", "run", "", 0, ""),
    14: ("Pass-Play Bonus", "pass", "", 0, ""),
    15: ("Run-Play Bonus", "run", "", 0, ""),
    16: ("Pass-Play Bonus", "pass", "", 20, ""),
    17: ("Defense Bonus", "any", "", -5, ""),
    18: ("Defense Bonus", "any", "", 0, ""),
    19: ("QB-Sack", "pass", "ends", 5, ""),
    20: ("QB-Sack", "pass", "doublet", 15, ""),
    21: ("Timeout", "any", "", 0, "offense"),
    22: ("Timeout", "any", "", 0, "defense"),
    23: ("Timeout", "any", "", 0, "offense"),
    24: ("Timeout", "any", "", 0, "defense"),
}


def test_every_defense_card_has_its_figures():
    found = {
        key: (card.run, card.short, card.long, card.numbers("long", in_red_zone=True))
        for key, card in BOX.defenses.items()
    }
    assert found == DEFENSES


def test_short_and_long_numbers_of_one_card_never_overlap():
    for card in BOX.defenses.values():
        assert not set(card.short) & set(card.long), card.key


def test_every_event_card_has_its_figures():
    found = {
        number: (card.title, card.plays, card.on, card.yards, card.by) for number, card in BOX.events.items()
    }
    assert found == EVENTS


def test_only_cards_02_and_04_are_returned_and_only_09_and_10_give_a_first_down():
    assert [number for number, card in BOX.events.items() if card.returned] == [2, 4]
    assert [number for number, card in BOX.events.items() if card.first_down] == [9, 10]


def test_the_five_play_cards():
    found = {key: (card.kind, card.yards) for key, card in BOX.plays.items()}
    assert found == {
        "run": ("run", 1),
        "short": ("pass", 1),
        "long": ("pass", 2),
        "field_goal": ("kick", 0),
        "punt": ("kick", 0),
    }
    assert (BOX.punt, BOX.touchback, BOX.onside, BOX.longest_goal) == (50, 20, 45, 40)


@pytest.mark.parametrize(
    ("distances", "numbers"),
    [
        (range(1, 20), (1, 2, 3, 4)),
        (range(20, 25), (1, 2, 3)),
        (range(25, 30), (1, 2)),
        (range(30, 35), (1,)),
        (range(35, 41), ()),
    ],
)
def test_field_goal_numbers_by_distance(distances, numbers):
    assert {BOX.goal_row(distance).numbers for distance in distances} == {numbers}


def test_every_card_has_words_of_its_own():
    texts = [card.text for card in (*BOX.plays.values(), *BOX.events.values())]
    assert all(20 < len(text) < 200 for text in texts)
    assert len(set(texts)) == len(texts)
