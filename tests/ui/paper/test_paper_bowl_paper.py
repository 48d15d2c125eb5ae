"""The same papers for another game: a clock of cards, no charts."""

from itertools import chain

import pytest

from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.kernel.events import PlayStarted
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.play.paper.game_log import read_log
from bowlbound_desktop.play.paper.scoresheet import filled_scoresheet
from bowlbound_desktop.ui.app import make_application
from bowlbound_desktop.ui.paper import papers
from bowlbound_desktop.ui.paper.choices import choices_of_game
from bowlbound_desktop.ui.paper.press import PaperSize, pages_of
from tests.shelf import wish
from tests.ui.paper.test_paper import check, drawn


@pytest.fixture(scope="module")
def session():
    make_application()
    return open_table(wish(seed=3, system="paper-bowl", coaches={"home": "random", "away": "random"}))


def test_a_box_is_struck_for_every_play_from_scrimmage(session):
    sheet = filled_scoresheet(read_log(session))
    events = [event for play in range(session.plays) for event in session.events(play)]
    for period, boxes in sheet.clock.items():
        downs = [e for e in events if isinstance(e, PlayStarted) and e.down and e.quarter == period]
        assert [box.side for box in boxes if box.gone] == [start.side for start in downs]


def test_every_paper_fits_its_pages(session):
    log = read_log(session)
    for make in papers.OF_A_GAME.values():
        check(drawn(make(log)))
    cards = drawn(papers.cards(session.descriptor))
    check(cards)
    assert "Event cards" in [text.text for text in chain.from_iterable(cards)]


def test_what_the_game_does_not_have_is_not_offered(session):
    keys = [choice.key for choice in choices_of_game(session)]
    assert keys == ["scoresheet", "report", "box", "plays", "blank", "cards"]
    with pytest.raises(BowlboundError, match="Paper Bowl has no charts to print"):
        papers.forms(session.descriptor)


@pytest.mark.parametrize(("landscape", "sheets"), [(False, 6), (True, 6)])
def test_cards_to_cut_out_fill_their_pages_on_both_sizes_of_paper(session, landscape, sheets):
    document = papers.cards(session.descriptor)
    sizes = ("a4", "letter")
    counted = [len(pages_of(document, PaperSize(size).layout(landscape=landscape))) for size in sizes]
    assert counted == [sheets, sheets]
