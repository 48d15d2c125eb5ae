"""A robot plays whole games through the window, by object names only."""

import random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from bowlbound_desktop.play.opening import GameWish, favourite_coach, open_table
from bowlbound_desktop.play.systems import system
from tests.ui.conftest import fake_session, live_answers, press, text_of

TOO_MANY = 5_000
QUIET_ENDS = (":no", ":none", ":ok", ":0")


def click_on(window, luck):
    """Click one answer; quiet ones more often, so that games end."""
    buttons = live_answers(window)
    quiet = [button for button in buttons if button.objectName().endswith(QUIET_ENDS)]
    if quiet and luck.random() < 0.7:
        buttons = quiet
    press(window, luck.choice(buttons).objectName())


def play(window, luck, undo=0.0):
    """Click until the final whistle; returns the number of clicks."""
    for clicks in range(TOO_MANY):
        if window.findChild(QPushButton, "new-game"):
            return clicks
        if luck.random() < undo and window.findChild(QAction, "action:undo").isEnabled():
            window.findChild(QAction, "action:undo").trigger()
        click_on(window, luck)
    raise AssertionError(f"no final whistle after {TOO_MANY} clicks: {text_of(window, 'question')}")


def test_the_short_game_of_unknown_rules(seated):
    window = seated(fake_session())
    play(window, random.Random(1), undo=0.2)
    assert text_of(window, "question") == "Final score: Michigan State 0, Notre Dame 6"


@pytest.mark.parametrize(
    ("key", "preset", "seed"),
    [("bowlbound", "basic", 1), ("bowlbound", "advanced", 2), ("bowlbound-classic", "classic", 3)],
)
def test_a_whole_game_from_toss_to_final_score(seated, key, preset, seed):
    wish = GameWish(system=key, seed=seed, options=system(key).presets[preset])
    window = seated(open_table(wish))
    assert window.findChild(QWidget, "answer:coin_toss:receive")
    clicks = play(window, random.Random(seed), undo=0.03)
    board = window.controller.board
    assert clicks > 150
    assert board.down == "Final"
    assert text_of(window, "question").startswith("Final score: Michigan State ")
    assert str(max(board.totals.values())) in text_of(window, "question")


def test_undo_from_the_end_to_the_toss_and_redo_to_the_same_game(seated):
    window = seated(open_table(GameWish(seed=5)))
    for _ in range(60):
        click_on(window, luck := random.Random(9))
        luck.random()
    session = window.controller.session
    game, answers = session.game, session.position().answers
    undo, redo = (window.findChild(QAction, f"action:{name}") for name in ("undo", "redo"))
    while undo.isEnabled():
        undo.trigger()
    assert window.findChild(QWidget, "answer:coin_toss:receive")
    while redo.isEnabled():
        redo.trigger()
    assert (session.game, session.position().answers) == (game, answers)


def test_own_dice_are_typed_all_the_way(seated):
    window = seated(open_table(GameWish(seed=5, dice="typed")))
    luck = random.Random(3)
    for _ in range(120):
        box = window.findChild(QLineEdit, "roll")
        if box is None:
            click_on(window, luck)
        else:
            box.setText(str(luck.choice(window.controller.session.pending.dice.throws)))
            press(window, "roll:ok")
    assert window.controller.session.plays > 5


def press_keys(window, luck):
    """Answer by the keyboard alone: a key on a button, or what has the focus."""
    keyed = [button for button in live_answers(window) if button.choice.key]
    target = window.focusWidget() or window
    if keyed:
        QTest.keyClick(target, luck.choice(keyed).choice.key.lower())
    else:
        QTest.keyClick(target, Qt.Key.Key_Return)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_a_game_by_keys_alone_against_the_coach(seated):
    coach = favourite_coach()
    wish = GameWish(seed=6, options=system("bowlbound").presets["advanced"], coaches={"away": coach})
    window = seated(open_table(wish), always=False)
    window.activateWindow()
    QCoreApplication.processEvents()
    luck = random.Random(6)
    for _ in range(90):
        if window.findChild(QPushButton, "new-game"):
            break
        before = window.controller.session.revision
        press_keys(window, luck)
        assert window.controller.session.revision > before, text_of(window, "question")
    assert window.controller.session.plays > 20


def test_a_whole_game_against_the_coach(seated):
    window = seated(open_table(GameWish(seed=7, coaches={"home": favourite_coach()})), always=False)
    play(window, random.Random(7))
    assert window.controller.board.down == "Final"


def test_two_coaches_play_alone(seated):
    coaches = dict.fromkeys(("home", "away"), favourite_coach())
    window = seated(open_table(GameWish(seed=7, coaches=coaches)))
    assert text_of(window, "question").startswith("Final score")
