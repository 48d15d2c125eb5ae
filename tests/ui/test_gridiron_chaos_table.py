"""Gridiron Chaos in the window: robots who know no rules, lit tables, the letters of the clock, own dice."""

from random import Random

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton, QTabBar

from bowlbound_desktop.games.register import game
from bowlbound_desktop.kernel.events import CellRead
from bowlbound_desktop.kernel.requests import Decision, Roll
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.storage.saves import load_game, save_game
from bowlbound_desktop.ui.board.clock_strip import ClockStrip
from bowlbound_desktop.ui.help.pages import manual
from tests.amounts import TIMES
from tests.shelf import wish
from tests.ui import robot
from tests.ui.conftest import live_answers, press, text_of
from tests.ui.help.manual_pages import every_page
from tests.ui.room_for_text import trouble_in

GAMES = min(10, 2 * TIMES)
"""Ten with BOWLBOUND_THOROUGH=5."""


def chaos(seed=4, **more):
    return open_table(wish(system="gridiron-chaos", seed=seed, **more), aside=True)


def play_to(session, kind, seed=2, after=0):
    """Answer by lot until that kind of question comes up."""
    luck = Random(seed)
    for count in range(4000):
        (part,) = session.open_parts()
        if isinstance(part, Decision) and part.kind == kind and count >= after:
            return part
        quiet = part.quiet if part.kind != "takeaway" else None
        session.answer_for(part.side, quiet or luck.choice(part.options))
    raise AssertionError(f"nobody was asked for {kind}")


@pytest.mark.parametrize("number", range(GAMES))
def test_a_whole_game_by_clicks(seated, number):
    window = seated(chaos(number, coaches=({}, {"away": "random"})[number % 2]), always=number == 3)
    assert robot.play(window, Random(number), undo=0.02) > 60
    assert window.controller.session.over
    assert text_of(window, "question").startswith("Final score: ")


def test_a_whole_game_by_keys_and_back_to_the_toss_and_again(seated):
    window = seated(chaos(6, coaches={"away": "random"}), always=False)
    window.activateWindow()
    QCoreApplication.processEvents()
    robot.play(window, Random(6), answer=robot.press_keys)
    session = window.controller.session
    end = session.positions()
    _, plays = robot.there_and_back(window)
    assert plays <= 1  # the computer calls the toss
    assert session.positions() == end


def test_own_dice_are_typed_as_tens_and_ones_as_a_sum_and_by_faces(seated):
    window = seated(chaos(5, dice="typed"))
    luck, names = Random(3), set()
    for _ in range(150):
        box = window.findChild(QLineEdit, "roll")
        if box is None:
            robot.click_on(window, luck)
            continue
        dice = window.controller.session.pending.dice
        names.add((dice.name, dice.spelled))
        faces = "+".join(str(luck.choice(die.faces)) for die in dice.dice)
        box.setText(faces if dice.spelled or luck.random() < 0.5 else str(luck.choice(dice.throws)))
        press(window, "roll:ok")
    assert window.controller.session.plays > 5
    assert {("tens and ones", False), ("two", False)} <= names


def test_play_calls_lie_open_before_a_call_and_the_cell_is_lit(seated):
    session = chaos()
    part = play_to(session, "offense_call", after=40)
    window = seated(session)
    panel = window.charts[part.side]
    tabs = panel.findChild(QTabBar)
    assert tabs.tabText(tabs.currentIndex()) == "Play calls"
    press(window, "answer:offense_call:run" if "run" in part.options else "answer:offense_call:short")
    reads = [event for event in session.events() if isinstance(event, CellRead)]
    reads = [read for read in reads if read.part == "play_calls"]
    model = panel._own["play_calls"]
    lit = {(model.table.rows[row], model.table.columns[column]) for row, column in model._read}
    assert lit == {(read.row, read.column) for read in reads}
    assert lit


def test_a_table_that_was_read_comes_to_the_front(seated):
    session = chaos()
    part = play_to(session, "penalty")
    window = seated(session)
    shown = window.charts[part.side].findChild(QComboBox).currentText()
    assert shown.startswith("Penalties: ")


def test_buttons_say_what_a_penalty_leaves_and_what_a_challenge_may_bring(seated):
    for kind in ("penalty", "challenge"):
        session = chaos()
        play_to(session, kind)
        window = seated(session)
        told = {button.choice.option: button.choice.consequence for button in live_answers(window)}
        assert all(told.values()), told
        if kind == "challenge":
            assert told["yes"].startswith("On doubles ")
        window.close()


def test_the_call_of_a_live_letter_says_so(seated):
    session = chaos()
    play_to(session, "offense_call")
    while not session.game.advantage:
        session.answer_for(session.game.offense, "run" if "run" in session.pending.options else "short")
        play_to(session, "offense_call")
    window = seated(session)
    helped = {"L": "long", "T": "trick", "M": "medium"}[session.game.advantage]
    told = {button.choice.option: button.choice.consequence for button in live_answers(window)}
    assert told[helped] == "No turnover"
    assert f"Advantage {session.game.advantage}" in text_of(window, "notes")


def test_the_strip_has_the_letters_of_the_period(seated):
    """GC-11, GC-R19."""
    window = seated(chaos())
    strip = window.findChild(ClockStrip)
    boxes = [box for _, box, _ in strip.places()]
    assert strip.isVisible()
    assert [place for place, box in enumerate(boxes) if box.text] == [9, 17, 23, 41, 49]
    assert [box.state for box in boxes[:2]] == ["now", "open"]


def test_a_game_saved_in_the_middle_of_a_play_goes_on_there(tmp_path):
    session = chaos()
    part = play_to(session, "challenge")
    save_game(session, tmp_path / "chaos.toml")
    again = load_game(tmp_path / "chaos.toml", game)
    assert again.open_parts() == (part,)
    assert not isinstance(again.pending, Roll)
    assert again.positions() == session.positions()


def test_everything_on_the_table_has_room(seated):
    session = chaos()
    play_to(session, "offense_call", after=60)
    assert trouble_in(seated(session)) == []


def test_the_manual_has_the_pages_of_the_games_room():
    titles = [page.title for page in every_page(manual())]
    assert "Gridiron Chaos" in titles
    assert "Gridiron Chaos: rulings" in titles


def test_undo_takes_a_play_back(seated):
    session = chaos()
    play_to(session, "offense_call", after=10)
    window = seated(session)
    before = session.plays, session.game
    press(window, "answer:offense_call:punt")
    window.controller.undo()
    while (session.plays, session.game) != before and window.controller.session.can_undo:
        window.controller.undo()
    assert session.game == before[1]
    assert window.findChild(QPushButton, "answer:offense_call:punt").isEnabled()
