"""A robot plays whole games through the window, by object names only."""

import random

import pytest
from attrs import fields
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLineEdit

from bowlbound_desktop.play.opening import open_table
from tests.shelf import system
from tests.shelf import wish as wish_for
from tests.ui.conftest import board, fake_session, press, text_of
from tests.ui.robot import EDITIONS, click_on, play, plays_by, press_keys, spread, there_and_back, wish_of

TEN = 10


def test_the_short_game_of_unknown_rules(seated):
    window = seated(fake_session())
    play(window, random.Random(1), undo=0.2)
    assert text_of(window, "question") == "Final score: Michigan State 0, Notre Dame 6"


@pytest.mark.parametrize("key", EDITIONS)
def test_ten_games_have_every_value_of_every_option_that_an_edition_knows(key):
    rules = system(key)
    played = [spread(key, number) for number in range(TEN) if EDITIONS[number % len(EDITIONS)] == key]
    for option in fields(rules.options):
        known = {value for value in option.metadata["values"] if plays_by(rules, {option.name: value})}
        assert {options[option.name] for options in played if option.name in options} >= known, option.name


@pytest.mark.parametrize("number", range(TEN))
def test_a_whole_game_by_clicks_from_toss_to_final_score(seated, number):
    window = seated(open_table(wish_of(number), aside=True), always=number % 4 == 3)
    clicks = play(window, random.Random(number), undo=0.03)
    final = board(window)
    assert clicks > 60
    assert final.down == "Final"
    assert text_of(window, "question").startswith("Final score: ")
    assert str(max(final.totals.values())) in text_of(window, "question")


def test_a_whole_game_by_keys_alone_and_back_to_the_toss_and_again(seated):
    wish = wish_for(seed=6, coaches={"away": "book"})
    window = seated(open_table(wish, aside=True), always=False)
    window.activateWindow()
    QCoreApplication.processEvents()
    answered = play(window, random.Random(6), answer=press_keys)
    session = window.controller.session
    assert session.over
    end = session.positions()
    undone, plays = there_and_back(window)
    assert undone > answered / 2
    assert plays == 0
    assert session.positions() == end
    assert text_of(window, "question").startswith("Final score")


def test_own_dice_are_typed_all_the_way(seated):
    window = seated(open_table(wish_for(seed=5, dice="typed")))
    luck = random.Random(3)
    for _ in range(100):
        box = window.findChild(QLineEdit, "roll")
        if box is None:
            click_on(window, luck)
        else:
            box.setText(str(luck.choice(window.controller.session.pending.dice.throws)))
            press(window, "roll:ok")
    assert window.controller.session.plays > 5
