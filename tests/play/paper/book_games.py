"""Games between two computer coaches, played once per run for all tests of paper."""

from functools import cache

from bowlbound_desktop.kernel.procedure import Position
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.play.session import Session
from tests.shelf import seats, wish

BOOKS = {"home": "book", "away": "book"}
SEEDS = 400
"""How many seeds to try; about one game in twenty goes into overtime."""


@cache
def book_game(seed=3):
    """A whole game; tests must not change it."""
    return open_table(wish(seed=seed, coaches=BOOKS, options={"overtime": "ncaa"}))


@cache
def overtime_game():
    """The first game, by seed, that goes into overtime."""
    return next(filter(has_overtime, map(book_game, range(SEEDS))))


@cache
def known_game(name):
    """A game by its name, for parametrised tests."""
    return overtime_game() if name == "overtime" else book_game()


def has_overtime(session):
    return session.game.clock.quarter > 4


def stopped_at(session, play):
    """The same game before one of its plays."""
    positions = (*session.positions()[:play], Position(session.position(play).game))
    return Session.restore(session.descriptor, positions, seats(1), pauses=True)
