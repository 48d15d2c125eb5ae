"""Whole games of Nailbiter with random answers: nothing breaks, and what must hold holds.

BOWLBOUND_THOROUGH multiplies how many are played; a failing game is named by its seed.
"""

from random import Random

import pytest

from bowlbound_desktop.play.session import Session
from bowlbound_desktop.storage.save_writer import save_text
from tests.amounts import TIMES
from tests.games.nailbiter.random_games import GAME, check_play, new_game, plays
from tests.shelf import read_session, seats

GAMES, CHUNK = 288 * TIMES, 36
SAVED = 48
"""One game in so many is also played at a table, saved, loaded, taken back and redone."""


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_random_games_keep_what_must_hold(first):
    for seed in range(first, first + CHUNK):
        try:
            for before, run, after in plays(seed):
                check_play(before, run, after)
        except BaseException as error:
            error.add_note(f"in the game of seed {seed}, before {before}")
            raise
        assert after.next == "end"


@pytest.mark.parametrize("seed", range(0, GAMES, SAVED))
def test_a_game_is_saved_loaded_taken_back_and_redone(seed):
    session = Session(
        GAME, new_game(seed), seats(seed, home="random", away="random", system="nailbiter"), pauses=True
    )
    while not session.over:
        session.go_on()
    again = read_session(save_text(session), "game.toml")
    assert again.positions() == session.positions()
    people = Session.restore(GAME, session.positions(), seats(seed, "typed", system="nailbiter"))
    for _ in range(Random(seed).randrange(5, 60)):
        people.undo()
    while people.can_redo:
        people.redo()
    assert people.positions() == session.positions()
