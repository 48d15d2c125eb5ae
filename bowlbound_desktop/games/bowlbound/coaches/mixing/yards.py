"""What pairs of calls gain, for a novice who thinks only of yards, and how often he makes each call."""

from collections.abc import Sequence

import numpy as np

from bowlbound_desktop.games.bowlbound.coaches.known import FLOOR, Array, by_place
from bowlbound_desktop.games.bowlbound.odds.table import book_of
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.options import Options
from bowlbound_desktop.games.bowlbound.values.judge import expected_points
from bowlbound_desktop.play.call_figures import CallFigures

TURNOVER, TOUCHDOWN = 35, 20
"""How many yards they count for."""
LEAN = 6.0
"""How many yards more on average make a call e times as likely; with 1 he beats the coaches' book."""


def yards_matrix(game: Game, ours: Sequence[str], theirs: Sequence[str]) -> Array:
    """What each pair of calls gains; from a cache where neither score nor clock matters."""
    if game.overtime is not None or _goes_by_score(game.options):
        return _gains(game, ours, theirs)
    asked = ("yards", tuple(ours), tuple(theirs))
    return by_place(game, asked, lambda start: _gains(start, ours, theirs))


def _goes_by_score(options: Options) -> bool:
    """Whether the score matters: for a yardage factor, or the right to the Wild Card (AR-IX, AR-II-1-A)."""
    return options.yf != "none" or options.wildcard == "variable"


def _gains(game: Game, ours: Sequence[str], theirs: Sequence[str]) -> Array:
    table = book_of(game).odds(game, expected_points, floor=FLOOR).table(ours, theirs)
    return np.array([[_gain(table[call, other]) for other in theirs] for call in ours])


def _gain(figures: CallFigures) -> float:
    return figures.yards - TURNOVER * figures.turnover + TOUCHDOWN * figures.touchdown


def leaning(gains: Array) -> tuple[Array, Array]:
    """How often each side makes each call: the more often, the better it is against calls at random."""
    return _shares(gains.mean(axis=1)), _shares(-gains.mean(axis=0))


def _shares(means: Array) -> Array:
    weights = np.exp((means - means.max()) / LEAN)
    shares: Array = weights / weights.sum()
    return shares
