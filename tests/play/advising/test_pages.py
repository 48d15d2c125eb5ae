"""Whoever asks why is told the page that a computer coach went by, once both calls are on the table."""

import pytest

from bowlbound_desktop.games.bowlbound.charts.files import load_by_id
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.advising.pages import pages_read
from bowlbound_desktop.play.session import Session
from tests.shelf import described, seats, system

NAMES = {Side.HOME: "Notre Dame", Side.AWAY: "Michigan State"}


def first_call(home):
    rules = system("bowlbound")
    game = rules.new_game(
        load_by_id("1966-notre-dame"), load_by_id("1966-michigan-state"), rules.read_options({})
    )
    game = game.change(next="scrimmage", offense=Side.AWAY, y=30, down=1, line=40)
    return Session(described(rules), game, seats(4, home=home, away="person"), pauses=True)


@pytest.mark.parametrize(("home", "told"), [("book", ["Notre Dame went by the book: "]), ("random", [])])
def test_the_page_of_the_book_is_told_after_the_calls(home, told):
    session = first_call(home)
    session.go_on()
    assert pages_read(session, 0, NAMES) == []
    session.answer_for(Side.AWAY, "2")
    sentences = [reason.sentence for reason in pages_read(session, 0, NAMES)]
    assert [sentence[: len("Notre Dame went by the book: ")] for sentence in sentences] == told
    assert all(len(sentence) > len("Notre Dame went by the book: ") for sentence in sentences)
