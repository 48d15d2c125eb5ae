"""Nailbiter in the window and on paper: robots who know no rules, the tracker drawn, the papers."""

from itertools import chain
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLineEdit

from bowlbound_desktop.kernel.requests import Decision, Roll
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.play.paper.game_log import read_log
from bowlbound_desktop.play.paper.scoresheet import blank_scoresheet, filled_scoresheet
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.board.clock_strip import ClockStrip
from bowlbound_desktop.ui.help.pages import manual
from bowlbound_desktop.ui.paper import papers
from tests.amounts import TIMES
from tests.shelf import wish
from tests.ui import robot
from tests.ui.conftest import live_answers, press
from tests.ui.help.manual_pages import every_page
from tests.ui.paper.test_paper import check, drawn
from tests.ui.room_for_text import settle

RATINGS = (
    {},
    {"favored": "home", "chart": "bad_weather"},
    {"coached": "away", "favored": "away", "heavy": True},
)

GAMES = min(10, 2 * TIMES)
"""Ten with BOWLBOUND_THOROUGH=5."""
OVERTIME = 80
"""The seed of a game that is level after four quarters."""


def sitting(seated, number, **how):
    return seated(open_table(wish(system="nailbiter", seed=number, options=RATINGS[number % 3], **how)))


@pytest.mark.parametrize("number", range(GAMES))
def test_a_whole_game_by_clicks(seated, number):
    window = sitting(seated, number)
    assert robot.play(window, Random(number), undo=0.02) > 20
    assert window.controller.session.over


def test_a_whole_game_by_keys_alone(seated):
    window = sitting(seated, 2)
    window.activateWindow()
    QCoreApplication.processEvents()
    robot.play(window, Random(5), answer=robot.press_keys)
    assert window.controller.session.over


def test_a_forbidden_call_stands_there_with_its_reason(seated):
    window = sitting(seated, 0)
    luck = Random(1)
    while not _asks(window, "offense_call"):
        robot.click_on(window, luck)
    barred = [
        button
        for button in window.decisions.findChildren(type(live_answers(window)[0]))
        if button.choice.barred
    ]
    assert barred
    assert all(not button.isEnabled() and button.toolTip() for button in barred)


def _asks(window, kind):
    asked = window.controller.session.pending
    return isinstance(asked, Decision) and asked.kind == kind


def test_the_strip_lights_the_coming_possession(seated):
    window = sitting(seated, 0)
    strip = window.findChild(ClockStrip, "clock-strip")
    boxes = [box for _, box, _ in strip.places()]
    assert (len(boxes), [box.state for box in boxes].count("now")) == (19, 1)
    assert "coming" in strip.accessibleName()
    assert strip.isVisibleTo(window)


def test_the_manual_has_the_pages_of_the_games_room():
    titles = [page.title for page in every_page(manual())]
    assert titles[(start := titles.index("Nailbiter")) : start + 3] == [
        "Nailbiter",
        "The ghost in numbers",
        "Nailbiter: rulings",
    ]


def test_a_game_by_own_dice_goes_from_the_first_launch_to_overtime(seated):
    """What the program threw and the book called in another game is typed and clicked."""
    known = open_table(wish(system="nailbiter", seed=OVERTIME, coaches={"home": "book"}))
    assert known.game.quarter == 5
    window = seated(open_table(wish(system="nailbiter", seed=1, dice="typed")))
    for answer in chain.from_iterable(position.answers for position in known.positions()):
        asked = window.controller.session.pending
        if isinstance(asked, Roll):
            window.findChild(QLineEdit, "roll").setText(asked.dice.show(answer).replace("-", "+"))
            press(window, "roll:ok")
        else:
            press(window, f"answer:{asked.kind}:{answer}")
    assert window.controller.session.over
    assert window.controller.session.game.score == known.game.score


@pytest.fixture(scope="module")
def watched():
    make_application()
    return open_table(wish(system="nailbiter", seed=3, coaches={"home": "book"}))


def test_every_paper_fits_its_pages(watched):
    log = read_log(watched)
    for make in papers.OF_A_GAME.values():
        check(drawn(make(log)))
    check(drawn(papers.cards(watched.descriptor)))


def test_the_scoresheet_has_the_tracker_blank_and_filled(watched):
    """NB-A2, NB-R32."""
    pad = watched.descriptor.scorepad
    blank = blank_scoresheet("Nailbiter", pad)
    printed = ["Coach", "Ghost RARE", "Coach", "Ghost", "Coach DRILL"]
    assert list(pad.labels[2].values()) == printed
    assert [len(boxes) for boxes in blank.clock.values()] == [4, 5, 5, 5, 4]
    assert not any(box.gone for box in chain.from_iterable(blank.clock.values()))
    filled = filled_scoresheet(read_log(watched))
    assert all(box.gone for quarter in range(1, 5) for box in filled.clock[quarter])


def test_half_a_game_has_half_its_tracker_struck_off():
    session = open_table(wish(system="nailbiter", seed=3, coaches={"home": "person"}))
    luck = Random(2)
    while session.game.quarter < 3:
        asked = session.pending
        session.answer(asked.quiet or luck.choice(asked.options))
    clock = filled_scoresheet(read_log(session)).clock
    assert all(box.gone for quarter in (1, 2) for box in clock[quarter])
    assert not any(box.gone for box in (*clock[3][1:], *clock[4]))


@pytest.mark.parametrize("size", [(1100, 700), (1280, 800), (1920, 1050)], ids=str)
def test_every_play_is_in_sight_without_scrolling(seated, size):
    window = sitting(seated, 1)
    window.resize(*size)
    luck = Random(1)
    for _ in range(30):
        settle()
        buttons = live_answers(window)
        if len(buttons) > 12:
            break
        press(window, luck.choice(buttons).objectName())
    assert len(buttons) > 12
    assert [button.text() for button in buttons if not is_whole(button)] == []


def is_whole(button):
    """Whether no part of a button is hidden."""
    return button.visibleRegion().boundingRect().size() == button.size()
