"""Measures whether the charts play to the spread: games of the 78 teams with seeds that no fit used."""

from collections.abc import Sequence
from itertools import combinations
from random import Random

import numpy as np
from attrs import frozen

from bowlbound_desktop.games.bowlbound.charts.ratings import house_ratings, rating_of, ratings_table
from bowlbound_desktop.games.bowlbound.workshop.profile import shipped_profile
from bowlbound_desktop.games.bowlbound.workshop.scale.bench import Tell, rules_of_today
from bowlbound_desktop.games.bowlbound.workshop.scale.journal import (
    Journal,
    Outcome,
    Pairing,
    play_pairings,
)
from bowlbound_desktop.games.bowlbound.workshop.scale.panel import shipped_in_play
from bowlbound_desktop.play.many.workers import Workers

SEED = 1_000_000_000
"""The seed of the first game; calibration uses seeds below a tenth of it."""
HOUSE = SEED + 30_000_000
"""The first seed of the house league."""
PICK = 78
"""The seed of the draw of pairs."""
PAIRS = 300
"""How many pairs are drawn; a shorter run plays the first of them."""
MEAN_ERROR, CORRELATION, WORST = 2.0, 0.95, 6.0


@frozen
class Met:
    """Two teams and the outcome of their games."""

    first: str
    second: str
    outcome: Outcome

    def spread(self, scale: str = "mays") -> float:
        """The published margin on neutral ground."""
        one, two = (getattr(rating_of(team), scale).base for team in (self.first, self.second))
        return float(one - two)

    def error(self, scale: str = "mays") -> float:
        """How many points the simulated margin is above the published one."""
        return self.outcome.margin - self.spread(scale)


@frozen
class Field:
    """Plays the games of a report with shipped charts, and tells of progress."""

    journal: Journal
    workers: Workers | None
    tell: Tell

    def meet(self, stage: str, pairings: Sequence[Pairing]) -> list[Met]:
        """Play some pairings of shipped charts, as games use them."""
        charts = {name: shipped_in_play(name) for one in pairings for name in (one.first, one.second)}
        rules = rules_of_today(shipped_profile("average-1966"))
        found: list[Met] = []
        for outcome in play_pairings(pairings, charts, self.journal, self.workers, rules):
            pairing = pairings[len(found)]
            found.append(Met(pairing.first, pairing.second, outcome))
            self.tell(stage, len(found), len(pairings))
        return found


def drawn_pairs(pairs: int) -> list[tuple[str, str]]:
    """Random pairs of the 78 teams, always the same ones; at most 300."""
    every = list(combinations(ratings_table(), 2))
    return Random(PICK).sample(every, PAIRS)[:pairs]


def meet_by_lot(field: Field, pairs: int, games: int, coach: str = "") -> list[Met]:
    """Play the random pairs."""
    return field.meet(
        f"spreads {coach}".strip(),
        [Pairing(*pair, games, SEED + games * place, coach) for place, pair in enumerate(drawn_pairs(pairs))],
    )


def meet_house(field: Field, games: int, coach: str = "") -> list[Met]:
    """Play every two teams of the house league."""
    pairs = combinations(sorted(house_ratings()), 2)
    return field.meet(
        f"house league {coach}".strip(),
        [Pairing(*pair, games, HOUSE + games * place, coach) for place, pair in enumerate(pairs)],
    )


@frozen
class Errors:
    """How far margins are from spreads: the figures that the targets name."""

    mean: float
    correlation: float
    worst: float
    noise: float
    """The mean error by chance alone, if every chart played to the spread."""


def errors(met: Sequence[Met], scale: str = "mays") -> Errors:
    """How far margins are from the spreads on a scale."""
    found = np.array([one.outcome.margin for one in met])
    wanted = np.array([one.spread(scale) for one in met])
    off = np.abs(found - wanted)
    correlation = float(np.corrcoef(found, wanted)[0, 1]) if len(met) > 1 else 0.0
    games = np.mean([one.outcome.games for one in met])
    return Errors(float(off.mean()), correlation, float(off.max()), float(DEVIATION * 0.8 / np.sqrt(games)))


DEVIATION = 14.5
"""The standard deviation of a simulated game's margin; 0.8 of it is the mean absolute error by chance."""


def spread_lines(met: Sequence[Met]) -> list[str]:
    """The errors on both scales, and the pairs that are farthest off."""
    lines = ["| scale | mean error | correlation | worst pair |", "|---|---|---|---|"]
    for scale in ("mays", "nicely"):
        found = errors(met, scale)
        lines.append(
            f"| {scale.capitalize()} | {found.mean:.2f} | {found.correlation:.3f} | {found.worst:.1f} |"
        )
    lines += ["", f"Chance alone would give a mean error of about {errors(met).noise:.1f}. Farthest off:", ""]
    lines += ["| pair | spread | simulated | won |", "|---|---|---|---|"]
    farthest = sorted(met, key=lambda one: -abs(one.error()))[:10]
    return [*lines, *map(_line, farthest)]


def _line(met: Met) -> str:
    return (
        f"| {met.first} - {met.second} | {met.spread():+.1f} | {met.outcome.margin:+.1f} "
        f"| {100 * met.outcome.share:.0f} % |"
    )
