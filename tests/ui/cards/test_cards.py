"""Cards on the table: the hand as answers, the call face down, the event, deck and discards."""

import random

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QDockWidget, QPushButton, QWidget

from bowlbound_desktop.games.register import game
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.ui.cards.card_table import heading_font
from bowlbound_desktop.ui.cards.pictures import PICTURES
from bowlbound_desktop.ui.decisions.card_button import CardButton
from bowlbound_desktop.ui.frame.calls import calls_of
from bowlbound_desktop.ui.frame.cards import cards_shown
from bowlbound_desktop.ui.paper import papers
from tests.shelf import system, wish
from tests.ui.conftest import board, live_answers, press, text_of
from tests.ui.room_for_text import cut_texts

QUICK = {"length": "short"}
GAMES = 10


@pytest.fixture
def table(seated):
    window = seated(open_table(wish(system="paper-bowl", seed=3, options=QUICK)))
    press(window, "answer:kick_return:touchback")
    return window


def shown(window):
    return window.findChild(QWidget, "cards").accessibleDescription()


def call(window, offense, defense):
    press(window, f"answer:offense_call:{offense}")
    press(window, f"answer:defense_call:{defense}")


def test_the_hand_is_made_of_cards(table):
    names = [button.objectName() for button in live_answers(table)]
    assert names == [f"answer:offense_call:{key}" for key in ("run", "short", "long", "punt")]
    assert all(isinstance(button, CardButton) for button in live_answers(table))
    barred = table.findChild(QPushButton, "answer:offense_call:field_goal")
    assert not barred.isEnabled()
    assert "80 yards away" in barred.toolTip()


def test_a_call_lies_face_down_until_both_are_in(table):
    press(table, "answer:offense_call:run")
    assert "a card face down" in shown(table)
    assert "Run" not in shown(table)
    press(table, "answer:defense_call:3")
    assert "Run" in shown(table)
    assert "Defense 3" in shown(table)
    assert "23 left" in shown(table)


def test_the_event_is_shown_with_its_text_and_goes_to_the_discards(table):
    call(table, "short", "4")
    while table.controller.session.plays < 3:
        press(table, live_answers(table)[0].objectName())
    session = table.controller.session
    teams = session.system.scoreboard(session.game).teams
    state = cards_shown(session, teams, session.happened(2))
    card = system("paper-bowl").box.events[session.game.discards[-1]]
    assert state.event.text == card.text
    assert state.pile.discards[-1] == state.event
    assert card.title in shown(table)


def test_the_game_has_its_cards_and_one_dock_of_tables(table):
    assert not table.findChild(QDockWidget, "dock:cards").isHidden()
    assert table.findChild(QDockWidget, "dock:chart:away").isHidden()
    assert table.findChild(QDockWidget, "dock:chart:home").windowTitle() == "Tables"


@pytest.mark.parametrize("size", [(1100, 700), (1920, 1080)])
def test_no_text_is_cut(table, size):
    table.resize(*size)
    QCoreApplication.processEvents()
    assert cut_texts(table) == []
    assert table.findChild(QWidget, "cards").width() >= 220


@pytest.mark.parametrize("room", [130, 160, 400])
def test_a_heading_is_smaller_over_a_narrow_card(qapp, room):
    font = heading_font(qapp.font(), "Event deck: 20 left", room)
    assert QFontMetricsF(font).horizontalAdvance("Event deck: 20 left") <= room
    assert font.bold()


def test_a_game_of_charts_shows_no_cards(seated):
    window = seated(open_table(wish(seed=3)))
    assert window.findChild(QDockWidget, "dock:cards").isHidden()
    assert not window.findChild(QDockWidget, "dock:chart:away").isHidden()


def test_no_timeout_can_be_ordered_where_the_game_asks_for_none(table):
    assert board(table).timeouts[Side.HOME] == 3
    assert not table.findChild(QWidget, "order:timeout").isVisible()


def test_every_card_has_a_picture_of_its_own_kind():
    cards = system("paper-bowl").faces()
    assert len(cards) == 5 + 5 + 24 + 6
    assert {card.picture for card in cards} <= set(PICTURES)


def test_every_card_is_printed_to_be_cut_out(qapp):
    sheet = papers.cards(game("paper-bowl")).blocks[-1]
    assert sheet.cards == system("paper-bowl").faces()
    first, rest = sheet.split(540, 770)
    assert (len(first.cards), len(first.cards) + len(rest.cards)) == (9, 40)


def test_odds_of_all_pairs_with_both_mixes(table):
    forecast = calls_of(table.controller.session).compute()
    assert forecast.offense == ("run", "short", "long")
    assert forecast.defense == ("1", "2", "3", "4", "5")
    assert sum(forecast.defense_mix.values()) == pytest.approx(1)
    assert {figure.title for figure in forecast.figures} >= {"Average yards", "Worth in points"}


def test_own_dice_and_own_deck_are_typed(seated):
    window = seated(open_table(wish(system="paper-bowl", seed=5, dice="typed")))
    for text in ("5", "4"):
        window.findChild(QWidget, "roll").setText(text)
        press(window, "roll:ok")
    press(window, "answer:kick_return:touchback")
    call(window, "run", "1")
    assert "Type the number of the card" in text_of(window, "curtain")
    for text in ("11", "3+4"):
        window.findChild(QWidget, "roll").setText(text)
        press(window, "roll:ok")
    assert window.controller.session.game.y == 34
    assert "Run-Play Bonus" in shown(window)


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_robot_plays_whole_games_by_clicks(seated, seed):
    window = seated(open_table(wish(system="paper-bowl", seed=seed, options=QUICK)))
    luck = random.Random(seed)
    clicks = 0
    while not window.findChild(QPushButton, "new-game"):
        press(window, luck.choice(live_answers(window)).objectName())
        clicks += 1
        assert clicks < 400
    assert clicks > 90
    assert board(window).down == "Final"
