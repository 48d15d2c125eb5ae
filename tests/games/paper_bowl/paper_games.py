"""Games of two computer coaches, played once a run for all tests of paper."""

from functools import cache

from bowlbound_desktop.kernel.procedure import Position
from bowlbound_desktop.play.opening import open_table
from bowlbound_desktop.play.session import Session
from tests.shelf import seats, wish

BOOKS = {"home": "book", "away": "book"}
OVERTIME = 19
"""A seed whose game goes into overtime."""


@cache
def book_game(seed=3):
    """A whole game; nobody may change it."""
    return open_table(wish(seed=seed, coaches=BOOKS, options={"overtime": "ncaa"}))


def stopped_at(session, play):
    """The same game before one of its plays."""
    positions = (*session.positions()[:play], Position(session.position(play).game))
    return Session.restore(session.descriptor, positions, seats(1), pauses=True)
