"""The strongest coach reads the other team: he answers what it usually calls, at a stated price.

The price is what an opponent who knew it and called something else could gain on one play. It begins at the
price of character, and rises while the other team calls what it is known for.
"""

from collections.abc import Iterator, Sequence

import numpy as np

from bowlbound_desktop.coaches.matrix_game import Array, Keeping, expecting
from bowlbound_desktop.games.bowlbound.coaches.book import Page
from bowlbound_desktop.games.bowlbound.coaches.book_files import team_book
from bowlbound_desktop.games.bowlbound.coaches.mixing.character import (
    STYLES,
    by_its_chart,
    by_its_page,
    own_mix,
)
from bowlbound_desktop.games.bowlbound.coaches.mixing.duel import Duel
from bowlbound_desktop.games.bowlbound.rules.charts.chart import PLAYS
from bowlbound_desktop.games.bowlbound.rules.game import Game

BOLDER = 4.0
"""By how many prices of character each unit of trust raises what reading may cost."""
ANSWER = 0.9
"""The part of the offense's mix that is the answer; the rest is the team's own."""
RUNS = 12.0
"""What an answer must gain to turn all runs into passes or back, as a multiple of the price of character."""
KINDS = 2.0
"""The same for turning all plays of one kind, such as options or medium passes, into others."""


def usual_offense(game: Game, calls: Sequence[str]) -> Array:
    """What to expect of the team with the ball: half its known style, half what its chart does best."""
    best = by_its_page(game, calls, by_its_chart(game.chart(game.offense)))
    return 0.5 * (own_mix(game, calls) + best)


def usual_defense(game: Game, calls: Sequence[str]) -> Array:
    """How often the other side makes each call by its book."""
    page: Page = team_book(game.chart(game.defense).id).defense.read(game, game.defense)
    weights: Array = np.array([float(page.calls.get(call, 0.0)) for call in calls])
    whole = float(weights.sum())
    return weights / whole if whole else np.full(len(calls), 1 / len(calls))


def cost(duel: Duel, trust: float) -> float:
    """What reading may cost on this play."""
    return duel.price * max(1.0, 1.0 + BOLDER * trust)


def answer_to_defense(duel: Duel, trust: float) -> Array:
    """The best mix of plays against the usual defense, with about the team's own share of runs."""
    usual = usual_defense(duel.game, duel.theirs)
    kept = tuple(_kept(duel))
    return expecting(-duel.payoff.T, duel.rows, -duel.worth, usual, cost(duel, trust), kept)


def _kept(duel: Duel) -> Iterator[Keeping]:
    """The team's own share of runs, and of each kind of play."""
    own = own_mix(duel.game, duel.ours)
    for calls, worth in ((PLAYS[:5], RUNS), *((kind, KINDS) for kind in _KINDS)):
        marks = np.array([float(call in calls) for call in duel.ours])
        yield Keeping(marks, float(own @ marks), worth * duel.price)


_KINDS = tuple(
    tuple(play for play in PLAYS if STYLES[play] == kind) for kind in dict.fromkeys(STYLES.values())
)


def answer_to_offense(duel: Duel, trust: float) -> Array:
    """The best mix of formations against the usual offense."""
    usual = usual_offense(duel.game, duel.ours)
    return expecting(duel.payoff, duel.columns, duel.worth, usual, cost(duel, trust))
