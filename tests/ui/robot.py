"""A robot that plays whole games in the window by object names, without knowing the rules."""

from attrs import fields
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from bowlbound_desktop.kernel.errors import OptionsError
from tests.shelf import system, wish
from tests.ui.conftest import live_answers, press, text_of

TOO_MANY = 5_000
QUIET_ENDS = (":no", ":none", ":ok", ":0")
EDITIONS = ("bowlbound", "bowlbound-classic")
OPPONENTS = ({}, {"away": "book"}, {"home": "random"})


def spread(key, number):
    """Options such that a number of games cover every value of every option."""
    rules, chosen = system(key), {}
    for place, option in enumerate(fields(rules.options)):
        values = option.metadata["values"]
        if "figure" in option.metadata:
            values = (values[0], values[-1])
        wanted = {**chosen, option.name: values[(number // len(EDITIONS) + place) % len(values)]}
        if plays_by(rules, wanted):
            chosen = wanted
    return chosen


def plays_by(rules, options):
    try:
        return bool(rules.read_options(options))
    except OptionsError:
        return False


def wish_of(number):
    """Both editions in turn; two people, or one against the computer."""
    key = EDITIONS[number % len(EDITIONS)]
    return wish(
        system=key, seed=number, options=spread(key, number), coaches=OPPONENTS[number % len(OPPONENTS)]
    )


def wait_for_the_computer(window):
    while window.controller.session.thinking:
        QTest.qWait(1)


def click_on(window, luck):
    """Click a random answer, quiet ones more often, so that games end."""
    buttons = live_answers(window)
    quiet = [button for button in buttons if button.objectName().endswith(QUIET_ENDS)]
    if quiet and luck.random() < 0.7:
        buttons = quiet
    press(window, luck.choice(buttons).objectName())
    wait_for_the_computer(window)


def press_keys(window, luck):
    """Answer by keyboard: the key of a button, or Enter for whatever has the focus."""
    keyed = [button for button in live_answers(window) if button.choice.key]
    target = window.focusWidget() or window
    if keyed:
        QTest.keyClick(target, luck.choice(keyed).choice.key.lower())
    else:
        QTest.keyClick(target, Qt.Key.Key_Return)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    wait_for_the_computer(window)


def play(window, luck, undo=0.0, answer=click_on):
    """Answer until the game is over; returns the number of answers."""
    wait_for_the_computer(window)
    for count in range(TOO_MANY):
        if window.findChild(QPushButton, "new-game"):
            return count
        if luck.random() < undo and window.findChild(QAction, "action:undo").isEnabled():
            window.findChild(QAction, "action:undo").trigger()
        answer(window, luck)
    raise AssertionError(f"no final whistle after {TOO_MANY} answers: {text_of(window, 'question')}")


def there_and_back(window):
    """Undo to the toss and redo to the end, by menu; returns the number of steps."""
    undo, redo = (window.findChild(QAction, f"action:{name}") for name in ("undo", "redo"))
    undone = 0
    while undo.isEnabled():
        undo.trigger()
        undone += 1
    at_the_toss = window.controller.session.plays
    while redo.isEnabled():
        redo.trigger()
        wait_for_the_computer(window)
    return undone, at_the_toss
