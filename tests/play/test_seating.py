"""Sides without a seat: the game plays them, and everybody is told so."""

from argparse import Namespace

import pytest

from bowlbound_desktop.console.wishing import wish_from
from bowlbound_desktop.games import register
from bowlbound_desktop.games.register import game
from bowlbound_desktop.kernel.errors import BowlboundError, OptionsError
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.play.answerers import Moment, Nobody
from bowlbound_desktop.play.many.simulate import Matchup, team_names
from bowlbound_desktop.play.opening import GameWish, open_table, usual_coaches
from bowlbound_desktop.play.seating import seats
from bowlbound_desktop.storage.save_reader import read_session
from bowlbound_desktop.storage.save_writer import save_text
from tests.games.contract import PROBE, with_probe

HOME, AWAY = Side.HOME, Side.AWAY


@pytest.fixture(autouse=True)
def probe():
    patch = with_probe()
    yield
    patch.undo()


def asked(coach):
    return Namespace(home="", away="", seed=1, options=[], coach=coach, own_dice=False)


def test_whoever_is_named_a_side_without_a_seat_has_nobody():
    found = seats(1, home="person", away="random", seated=(HOME,))
    assert (found.empty, found.persons) == ((AWAY,), (HOME,))


def test_nobody_leaves_nothing_to_a_person_and_cannot_be_asked():
    decision = Decision(side=AWAY, kind="pace", options=("wait", "hurry"))
    assert not Nobody().leaves(decision)
    with pytest.raises(BowlboundError, match="pace of play 1 was asked of a side without a seat"):
        Nobody().choose(decision, Moment(game=None, play=0))


def test_nobody_can_be_seated_where_there_is_a_seat():
    with pytest.raises(BowlboundError, match='there is no "nobody" coach'):
        seats(1, home="nobody")


def test_a_person_takes_the_first_seat_and_the_favourite_coach_the_other():
    assert usual_coaches(game("bowlbound"), None) == {"away": "book"}
    assert usual_coaches(game(PROBE), None) == {}


def test_a_save_says_that_nobody_sits_there_and_is_not_asked_to_be_true():
    session = open_table(GameWish(game=game(PROBE), seed=1))
    text = save_text(session)
    assert 'away = "nobody"\n' in text
    again = read_session(text.replace('away = "nobody"', 'away = "random"'), "x", register.game)
    assert again.seats.empty == (AWAY,)


def test_the_terminal_gives_the_computer_the_seats_that_there_are():
    assert wish_from(asked("both"), game(PROBE)).coaches == {"home": "thinker"}
    assert wish_from(asked("home"), game(PROBE)).coaches == {"home": "thinker"}
    assert wish_from(asked("none"), game(PROBE)).coaches == {}
    sentence = 'the away side is played by the shadow: "--coach" can be home or none'
    with pytest.raises(OptionsError, match=sentence):
        wish_from(asked("away"), game(PROBE))


def test_the_simulator_names_who_plays_a_side():
    shelf = game(PROBE).shelf
    teams = {side: shelf.load(team, side, {}) for side, team in (("home", "otters"), ("away", "herons"))}
    assert team_names(Matchup(game=game(PROBE), **teams)) == ("River Otters", "Marsh Herons (the shadow)")
