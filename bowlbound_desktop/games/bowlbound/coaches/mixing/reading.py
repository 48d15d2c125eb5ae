"""The strongest coach reads the other team: he answers what it usually calls, at a stated price.

The price is what an opponent who knew it and called something else could gain on one play. It begins at the
price of character, and rises while the other team calls what it is known for.
"""

from collections.abc import Sequence

import numpy as np

from bowlbound_desktop.coaches.matrix_game import Array, Keeping, expecting
from bowlbound_desktop.games.bowlbound.coaches.book import Page
from bowlbound_desktop.games.bowlbound.coaches.book_files import team_book
from bowlbound_desktop.games.bowlbound.coaches.mixing.character import by_its_chart, by_its_page, own_mix
from bowlbound_desktop.games.bowlbound.coaches.mixing.duel import Duel
from bowlbound_desktop.games.bowlbound.rules.charts.chart import PLAYS
from bowlbound_desktop.games.bowlbound.rules.game import Game

BOLDER = 4.0
"""By how many prices of character each unit of trust raises what reading may cost."""
ANSWER = 0.9
"""The part of the offense's mix that is the answer; the rest is the team's own."""
RUNS = 7.5
"""What an answer must gain to turn all runs into passes or back, as a multiple of the price of character."""


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
    game, own = duel.game, own_mix(duel.game, duel.ours)
    runs = np.array([float(call in PLAYS[:5]) for call in duel.ours])
    keeping = Keeping(runs, float(own @ runs), RUNS * duel.price)
    usual = usual_defense(game, duel.theirs)
    return expecting(-duel.payoff.T, duel.rows, -duel.worth, usual, cost(duel, trust), keeping)


def answer_to_offense(duel: Duel, trust: float) -> Array:
    """The best mix of formations against the usual offense."""
    usual = usual_offense(duel.game, duel.ours)
    return expecting(duel.payoff, duel.columns, duel.worth, usual, cost(duel, trust))
