"""Paper Bowl at the table: what is offered, what is shown, saves, undo and replay."""

import pytest

from bowlbound_desktop.kernel.errors import OptionsError, SaveError
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Draw
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.storage.save_writer import save_text
from tests.shelf import described, read_session, seats, system, team_for_play
from tests.shelf import wish as wish_for

RULES = system("paper-bowl")


@pytest.fixture(scope="module")
def start():
    home, away = (team_for_play(RULES, "blank", side) for side in ("home", "away"))
    return RULES.new_game(home, away, RULES.read_options({}))


def at(start, y, **changes):
    return start.series(Side.HOME, y).change(**changes)


def typed(game):
    return Session(described(RULES), game, seats(1, "typed", system="paper-bowl"))


def offered(game):
    return typed(game).asked(Side.HOME)


def test_a_field_goal_is_offered_from_the_40_and_barred_with_its_reason_before(start):
    """PB-7: only within 40 yards of the goal line."""
    assert offered(at(start, 60)).options == ("run", "short", "long", "field_goal", "punt")
    farther = offered(at(start, 59))
    assert farther.options == ("run", "short", "long", "punt")
    assert farther.barred[0][0] == "field_goal"
    assert "41 yards" in farther.barred[0][1]


def test_a_try_for_two_is_a_run_or_a_pass(start):
    """PB-16: from the 3, with no kick among the cards."""
    table = typed(at(start, 97, next="try", line=100))
    table.answer("two")
    assert table.asked(Side.HOME).options == ("run", "short", "long")


def test_the_own_deck_offers_only_the_cards_that_are_left(start):
    """PB-24: discards are out of the deck until it is shuffled."""
    table = typed(at(start, 30, played=2, discards=(7, 9)))
    table.answer(("run", "1"))
    assert isinstance(table.pending, Draw)
    assert len(table.pending.deck.cards) == 22
    table.answer(12)
    table.answer(34)
    assert table.game.discards == (7, 9, 12)


def test_a_defense_without_timeouts_is_not_asked_to_change(start):
    """PB-22: no use of card 24 without a timeout left."""
    table = typed(at(start, 30, timeouts=(3, 0)))
    for answer in (("run", "1"), 24, 34):
        table.answer(answer)
    assert table.game.y == 37


def test_a_punt_leaves_the_defense_card_nothing_to_change(start):
    """PB-21: the defense card has no effect on a kick."""
    table = typed(at(start, 30))
    table.answer(("punt", "1"))
    table.answer(24)
    assert table.pending.kind == "kick_return"


@pytest.mark.parametrize(
    ("option", "reason"), [({"length": "long"}, "cannot be"), ({"wind": "A"}, "there is no rule option")]
)
def test_unknown_options_are_refused(option, reason):
    with pytest.raises(OptionsError, match=reason):
        RULES.read_options(option)


def test_the_scoreboard_shows_cards_for_a_clock(start):
    board = RULES.scoreboard(at(start, 30, played=23))
    assert (board.quarter, board.clock, board.down, board.ball) == ("Q1", "1 card", "1st and 10", "Home 30")
    assert RULES.scoreboard(start).possession is None
    assert RULES.scoreboard(at(start, 30, quarter=6)).quarter == "OT 2"


@pytest.fixture(scope="module")
def played():
    wish = wish_for(system="paper-bowl", seed=4, options={"length": "short"}, coaches={"away": "book"})
    table = open_table(wish)
    while table.plays < 30:
        for part in table.open_parts():
            table.answer_for(part.side, part.options[0])
    return table


def test_a_saved_game_goes_on_where_it_was(played):
    again = read_session(save_text(played), "game.toml")
    assert again.positions() == played.positions()
    assert again.pending == played.pending
    assert again.game.setup.home.short == "Notre Dame"


def test_undo_and_redo_draw_the_same_cards(played):
    before = played.positions()
    for _ in range(20):
        played.undo()
    assert played.positions() != before
    while played.can_redo:
        played.redo()
    assert played.positions() == before


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (("played = 0", "played = 25"), "played"),
        (('next = "toss"', 'next = "lunch"'), "next"),
        (("discards = []", "discards = [3, 3]"), "discards"),
        (('short = "Notre Dame"', "short = 7"), "text in quotes"),
        (("colours = [", 'colours = ["red", '), "charts.home"),
    ],
)
def test_a_damaged_save_is_refused_in_a_sentence(wrong, reason):
    text = save_text(open_table(wish_for(system="paper-bowl", seed=1)))
    assert wrong[0] in text
    with pytest.raises(SaveError, match=reason):
        read_session(text.replace(*wrong, 1), "game.toml")
