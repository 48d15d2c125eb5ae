"""Whole games of Paper Bowl with random answers: nothing breaks, and what must hold holds."""

from itertools import pairwise
from random import Random

import pytest

from bowlbound_desktop.kernel.events import CardTurned
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.storage.save_writer import save_text
from tests.shelf import described, read_session, seats, system, team_for_play

RULES = system("paper-bowl")
GAMES, CHUNK = 120, 40
SAVED = 20
"""One game in so many is also saved, loaded, taken back and redone."""
MOST_PLAYS = 400
POINTS = {"try": {0, 1, 2}}
OPTIONS = [
    {"length": length, "overtime": overtime, "onside_kick": onside}
    for length in ("short", "full")
    for overtime in ("knockout", "one", "none")
    for onside in (True, False)
]


def played(seed):
    home, away = (team_for_play(RULES, "blank", side) for side in ("home", "away"))
    game = RULES.new_game(home, away, RULES.read_options(OPTIONS[seed % len(OPTIONS)]))
    computers = seats(seed, home="random", away="random", system=RULES.key)
    session = Session(described(RULES), game, computers, pauses=True)
    while not session.over and session.plays < MOST_PLAYS:
        session.go_on()
    return session


def check_game(session):
    assert session.over
    games = [position.game for position in session.positions()]
    for play, (before, after) in enumerate(pairwise(games)):
        assert list(RULES.faults(after)) == [], f"after play {play + 1}"
        check_points(before, after)
        check_clock(before, after, session.events(play))
        if before.quarter == after.quarter:
            assert all(map(int.__le__, after.timeouts, before.timeouts))


def check_points(before, after):
    made = {side: after.score.total(side) - before.score.total(side) for side in Side}
    assert 0 in made.values()
    assert set(made.values()) <= POINTS.get(before.next, {0, 2, 3, 6})


def check_clock(before, after, events):
    """Every play from scrimmage turns up one card, nothing else does; a quarter has its number of them."""
    turned = [event.card for event in events if isinstance(event, CardTurned)]
    assert len(turned) == (before.next == "scrimmage")
    assert not set(turned) & set(before.discards)
    if after.quarter == before.quarter:
        assert after.left == before.left - len(turned)
    else:
        assert before.left == len(turned)
        assert after.left == after.cards_a_quarter


def check_save(session, luck):
    again = read_session(save_text(session), "game.toml")
    assert again.positions() == session.positions()
    people = Session.restore(
        described(RULES), session.positions(), seats(session.seats.seed, "typed", system=RULES.key)
    )
    for _ in range(luck.randrange(5, 60)):
        people.undo()
    while people.can_redo:
        people.redo()
    assert people.positions() == session.positions()


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_random_games_keep_what_must_hold(first):
    for seed in range(first, first + CHUNK):
        try:
            session = played(seed)
            check_game(session)
            if seed % SAVED == 0:
                check_save(session, Random(seed))
        except Exception as error:
            error.add_note(f"in the game of seed {seed}")
            raise
