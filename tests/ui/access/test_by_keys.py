"""Whole games by keys alone, and drives with own dice and cards: the eye always sees where the keys go."""

import random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bowlbound_desktop.kernel.events import BallMoved, FlagThrown
from bowlbound_desktop.kernel.requests import Draw, Roll
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.ui.access.tabbing import in_sight
from tests.shelf import wish
from tests.ui.conftest import board
from tests.ui.robot import play, press_keys, wait_for_the_computer
from tests.ui.room_for_text import settle

GAMES = ("bowlbound", "paper-bowl", "gridiron-chaos", "nailbiter")
THROWS, ENOUGH = 600, 10
"""Answers that are given at most, and plays that are played at least."""


def active(window):
    window.activateWindow()
    settle()
    return window


def assert_focus_is_seen(window):
    """What has the keyboard is on the screen, and looks otherwise than without it."""
    here = QApplication.focusWidget()
    assert here is not None
    assert here.isVisible(), here
    assert in_sight(here), here
    focused = here.grab().toImage()
    here.clearFocus()
    assert here.grab().toImage() != focused, f"{here} shows no focus"
    here.setFocus()


@pytest.mark.parametrize("key", GAMES)
def test_a_whole_game_by_keys_with_the_focus_in_sight_at_every_step(seated, key):
    window = active(seated(open_table(wish(key, seed=6, coaches={"away": "book"}), aside=True), always=False))

    def pressed(window, luck):
        assert_focus_is_seen(window)
        press_keys(window, luck)

    answers = play(window, random.Random(6), answer=pressed)
    assert answers > 30
    assert board(window).down == "Final"
    assert_focus_is_seen(window)


def typed_for(asked, luck):
    """A card, or a throw as it is asked for: its total, or its faces where the total does not tell them."""
    if isinstance(asked, Draw):
        return str(luck.choice(asked.deck.cards))
    return asked.dice.show(luck.choice(asked.dice.throws)).replace("-", "+")


def answered(session, window, luck):
    """Answer by keys alone, and type a total where somebody has to throw; whether it was typed."""
    wait_for_the_computer(window)
    assert_focus_is_seen(window)
    asked = session.pending
    if not isinstance(asked, Roll | Draw):
        press_keys(window, luck)
        return False
    box = QApplication.focusWidget()
    QTest.keyClicks(box, typed_for(asked, luck))
    QTest.keyClick(box, Qt.Key.Key_Return)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return True


@pytest.mark.parametrize("key", GAMES)
def test_own_dice_and_cards_are_typed_by_keys_alone(seated, key):
    session = open_table(wish(key, seed=5, dice="typed", coaches={"away": "book"}), aside=True)
    window, luck, typed = active(seated(session, always=False)), random.Random(3), 0
    while session.plays < ENOUGH:
        typed += answered(session, window, luck)
    assert typed > ENOUGH


def test_own_dice_are_typed_through_flags_and_kicks_by_keys_alone(seated):
    session = open_table(wish(seed=5, dice="typed", coaches={"away": "book"}), aside=True)
    window, luck, typed = active(seated(session, always=False)), random.Random(3), 0
    for _ in range(THROWS):
        typed += answered(session, window, luck)
        if has_all(session):
            break
    assert has_all(session)
    assert typed > 20


def has_all(session):
    """Whether a flag, a kickoff and a punt have come up in some plays."""
    events = [event for number in range(session.plays) for event in session.events(number)]
    ways = {event.how for event in events if isinstance(event, BallMoved)}
    flags = [event for event in events if isinstance(event, FlagThrown)]
    return session.plays > ENOUGH and bool(flags) and {"kickoff", "punt"} <= ways
