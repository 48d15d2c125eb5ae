"""Rates the averages on the Mays scale by games against the panel, to half a point."""

from collections.abc import Sequence
from statistics import mean

from bowlbound_desktop.games.bowlbound.workshop.profile import Profile
from bowlbound_desktop.games.bowlbound.workshop.scale.bench import Bench
from bowlbound_desktop.games.bowlbound.workshop.scale.journal import Pairing
from bowlbound_desktop.games.bowlbound.workshop.scale.panel import panel, published_mays

GAMES = 10
"""Games of an average against each team of the panel: give or take about 1.8."""
SEED = 60_000_000


def place_averages(averages: Sequence[Profile], teams: Sequence[Profile], bench: Bench) -> dict[str, float]:
    """The rating of every average from its margins against the panel."""
    pairs = [(average.id, member) for average in averages for member in panel()]
    pairings = [Pairing(*pair, GAMES, SEED + GAMES * place) for place, pair in enumerate(pairs)]
    outcomes = bench.play("ratings of averages", pairings, {one.id: one for one in (*averages, *teams)})
    found: dict[str, list[float]] = {average.id: [] for average in averages}
    for pairing, outcome in zip(pairings, outcomes, strict=True):
        found[pairing.first].append(published_mays(pairing.second) + outcome.margin)
    return {name: round(2 * mean(levels)) / 2 for name, levels in found.items()}
