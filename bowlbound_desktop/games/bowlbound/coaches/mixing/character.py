"""A team calls what it was known for: the best mix pulled toward its own book, at a stated price.

The pulled mix is the one nearest to the team's own among all that lose no more than the price against
whatever the other side calls. So it cannot be exploited for more than that.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp

import numpy as np

from bowlbound_desktop import paths
from bowlbound_desktop.coaches.matrix_game import Array
from bowlbound_desktop.games.bowlbound.coaches.book import Page
from bowlbound_desktop.games.bowlbound.coaches.book_files import team_book
from bowlbound_desktop.games.bowlbound.coaches.habits import habits_of
from bowlbound_desktop.games.bowlbound.rules.charts.chart import PLAYS, TeamChart
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.kernel.errors import FileError
from bowlbound_desktop.storage.files import read_text
from bowlbound_desktop.storage.toml import parse_toml

PRICE = 0.02
"""Points that character may cost on one play."""
STEP = 0.38
"""How much style in a team's profile counts: the weight of a call is multiplied by exp(STEP x style)."""
STYLES: Mapping[str, str] = {
    "1": "inside",
    "2": "inside",
    "3": "outside",
    "4": "inside",
    "5": "option",
    "6": "short",
    "7": "short",
    "8": "medium",
    "9": "long",
}
"""Which part of a team's style each play belongs to."""
ROUNDS, CLOSE, STEADY, SMALLEST = 60, 1e-4, 1e-6, 1e-4
"""Limits of the search for the pulled mix."""
LEAST = 0.004
"""The least share of a play: no team never calls one."""


def own_mix(game: Game, calls: Sequence[str]) -> Array:
    """How often the team with the ball makes each call by its own book, leaning toward its style."""
    chart = game.chart(game.offense)
    return by_its_page(game, calls, known_for(chart.id) or by_its_chart(chart))


def by_its_chart(chart: TeamChart) -> Mapping[str, float]:
    """Factors for the weight of each play, from what the chart does best."""
    return habits_of(chart, team_book(chart.id).figures["lean"]).lean


def by_its_page(game: Game, calls: Sequence[str], leans: Mapping[str, float]) -> Array:
    """How often the book's page for this situation makes each call, with these factors."""
    book = team_book(game.chart(game.offense).id)
    page: Page = book.offense.read(game.change(down=min(game.down, 3)), game.offense)
    weights = np.array([page.calls.get(call, 0.0) * leans.get(call, 1.0) for call in calls])
    whole = weights.sum() or 1.0
    found: Array = np.maximum(weights / whole, LEAST)
    found /= found.sum()
    return found


@lru_cache(maxsize=64)
def known_for(chart: str) -> Mapping[str, float]:
    """Factors for the weight of each play, from the style in the team's profile if it has one."""
    path = paths.TEAMCHARTS / "profiles" / f"{chart}.toml"
    try:
        style = parse_toml(read_text(path), path.name).get("style", {}) if path.is_file() else {}
    except FileError:
        style = {}
    if not style:
        return {}
    return {play: exp(STEP * float(style.get(part, 0.0))) for play, part in STYLES.items()}


def pulled(payoff: Array, best: Array, value: float, own: Array, price: float) -> Array:
    """The mix nearest to `own` that is worth at least `value` less `price` against every column.

    Nearest means the least relative entropy; its dual has one weight for each column.
    """
    if price <= 0 or (own @ payoff).min() >= value - price:
        return best if price <= 0 else own
    slack = (payoff - (value - price)) / price
    mix = _tilted(own, slack, _dual_weights(own, slack))
    return _safe(payoff, best, mix, value - price)


def _tilted(own: Array, slack: Array, weights: Array) -> Array:
    scores = slack @ weights
    parts: Array = own * np.exp(scores - scores.max())
    parts /= parts.sum()
    return parts


def _dual_weights(own: Array, slack: Array) -> Array:
    """One weight for each column, none below zero, by Newton's method on those that are not held at zero."""
    weights = np.zeros(slack.shape[1])
    height = _height(own, slack, weights)
    for _ in range(ROUNDS):
        mix = _tilted(own, slack, weights)
        slope = mix @ slack
        free = np.flatnonzero((weights > 0) | (slope < 0))
        if not len(free) or np.abs(slope[free]).max() < CLOSE:
            break
        centred = (slack - slope)[:, free]
        curve = (centred * mix[:, None]).T @ centred + STEADY * np.eye(len(free))
        step = np.zeros_like(weights)
        step[free] = -np.linalg.solve(curve, slope[free])
        part = 1.0
        while part > SMALLEST:
            tried = np.maximum(0.0, weights + part * step)
            if (lower := _height(own, slack, tried)) < height:
                break
            part /= 2
        else:
            break
        weights, height = tried, lower
    return weights


def _height(own: Array, slack: Array, weights: Array) -> float:
    scores = slack @ weights
    top = scores.max()
    return float(top + np.log((own * np.exp(scores - top)).sum()))


def _safe(payoff: Array, best: Array, mix: Array, least: float) -> Array:
    """As much of the pulled mix as is safe, in case the search ended early."""
    short = least - (mix @ payoff).min()
    if short <= 0:
        return mix
    spare = (best @ payoff).min() - (mix @ payoff).min()
    part = min(1.0, short / spare) if spare > 0 else 1.0
    return part * best + (1 - part) * mix


def run_share(shares: Mapping[str, float]) -> float:
    """The share of runs among the plays of a mix; the option counts as a run."""
    runs = sum(share for call, share in shares.items() if call in PLAYS[:5])
    return runs / max(1e-9, sum(share for call, share in shares.items() if call in PLAYS))
