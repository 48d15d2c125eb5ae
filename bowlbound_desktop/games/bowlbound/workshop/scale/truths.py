"""Measures the charts by other facts than the spread: real games, levels of eras, balance, no sure winner."""

from collections.abc import Sequence
from math import sqrt
from statistics import mean

import numpy as np
from attrs import frozen

from bowlbound_desktop.games.bowlbound.charts.ratings import ratings_table
from bowlbound_desktop.games.bowlbound.workshop.profile import Profile, shipped_profile
from bowlbound_desktop.games.bowlbound.workshop.scale.aims import balance, era_of, scale_facts
from bowlbound_desktop.games.bowlbound.workshop.scale.journal import Pairing
from bowlbound_desktop.games.bowlbound.workshop.scale.model import Array, Meeting, expected_points, fit
from bowlbound_desktop.games.bowlbound.workshop.scale.panel import panel, published_mays
from bowlbound_desktop.games.bowlbound.workshop.scale.spreads import DEVIATION, SEED, Field, Met

REAL, ENDS = SEED + 10_000_000, SEED + 20_000_000
"""The first seeds of the real games, and of those against the weakest and the best."""
NEAREST = 10
"""How many of the best teams meet the weakest one, and of the weakest the best one."""
SURE = 0.97
ABSOLUTE = 0.6
"""The standard deviation of the absolute value of a normal draw, as a share of that of the draw."""


def play_real(field: Field, games: int) -> list[Met]:
    """Play the real games between two of the teams, on neutral ground, twice as often as other pairs."""
    games *= 2
    rows = scale_facts()["real"]
    return field.meet(
        "real games",
        [Pairing(row["first"], row["second"], games, REAL + games * n) for n, row in enumerate(rows)],
    )


def real_lines(met: Sequence[Met]) -> list[str]:
    """A table of real results, spreads and simulated margins, and how far both are from reality."""
    lines = ["| game | real | spread | simulated |", "|---|---|---|---|"]
    for row, one in zip(scale_facts()["real"], met, strict=True):
        lines.append(
            f"| {row['first']} - {row['second']} | {row['points_first']}-{row['points_second']} "
            f"| {one.spread():+.1f} | {one.outcome.margin:+.1f} |"
        )
    return [*lines, "", *_real_notes(met)]


def _real_notes(met: Sequence[Met]) -> list[str]:
    spread, simulated = real_errors(met)
    games = met[0].outcome.games
    ours, life = (2 * DEVIATION / sqrt(count * len(met)) for count in (games, 1))
    both = f"spread {spread:.1f}, simulation {simulated:.1f}"
    return [
        f"Mean error to reality: {both}, both for neutral ground. With {games} games a pair the second is",
        f"right within {ours:.1f}. But each real game was played once: another day's results could be",
        f"{ABSOLUTE * life:.0f} points nearer or farther, for both alike. Nor is it an independent test:",
        "calibration takes two teams that met a tenth of the way to that result.",
    ]


def real_errors(met: Sequence[Met]) -> tuple[float, float]:
    """The mean errors of spread and simulation against the real games."""
    real = [row["points_first"] - row["points_second"] for row in scale_facts()["real"]]
    pairs = list(zip(real, met, strict=True))
    return (
        mean(abs(one.spread() - margin) for margin, one in pairs),
        mean(abs(one.outcome.margin - margin) for margin, one in pairs),
    )


def play_ends(field: Field, games: int) -> list[Met]:
    """Play the best teams against the weakest one, and the weakest against the best one."""
    ranked = sorted(ratings_table(), key=lambda team: (published_mays(team), team))
    pairs = [(team, ranked[0]) for team in ranked[-NEAREST:]]
    pairs += [(team, ranked[-1]) for team in ranked[:NEAREST]]
    return field.meet(
        "both ends", [Pairing(*pair, games, ENDS + games * place) for place, pair in enumerate(pairs)]
    )


def ends(met: Sequence[Met]) -> tuple[Met, Met]:
    """The team that wins most often against the weakest, and the one that wins least against the best."""
    weakest = panel()[0]
    against_weakest = [one for one in met if one.second == weakest]
    against_best = [one for one in met if one.second != weakest]
    return max(against_weakest, key=_share), min(against_best, key=_share)


def _share(met: Met) -> float:
    return met.outcome.share


@frozen
class Shape:
    """Points for and against of every team against its era, by a fit of many games."""

    teams: tuple[Profile, ...]
    points: Array
    """A line for each team: points for and against."""


def shape(met: Sequence[Met]) -> Shape:
    """Fit all games of these pairs together, as calibration does."""
    names = sorted({name for one in met for name in (one.first, one.second)})
    still = ((0.0, 0.0), (0.0, 0.0))
    meetings = [
        Meeting(
            (names.index(one.first), names.index(one.second)), still, one.outcome.points, one.outcome.games
        )
        for one in met
    ]
    scored = expected_points(fit(meetings, len(names)).own)
    teams = tuple(map(shipped_profile, names))
    lines = []
    for place, team in enumerate(teams):
        mates = [n for n, one in enumerate(teams) if n != place and era_of(one) == era_of(team)]
        lines.append([scored[place, mates].mean(), scored[mates, place].mean()])
    return Shape(teams, np.array(lines))


def balance_order(found: Shape) -> float:
    """The rank correlation between the balance of offense and defense as played and as in the season."""
    played = []
    for team, (scored, yielded) in zip(found.teams, found.points, strict=True):
        mates = [one for one in found.teams if era_of(one) == era_of(team)]
        level = era_of(team)["points"] * team.season.points / mean(one.season.points for one in mates)
        played.append(scored + yielded - 2 * level)
    return rank_correlation(played, [balance(team) for team in found.teams])


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Spearman's: the correlation of ranks."""
    return float(np.corrcoef(_ranks(one), _ranks(other))[0, 1])


def _ranks(values: Sequence[float]) -> list[float]:
    """Ranks from the lowest, equal values sharing theirs."""
    ordered = sorted(values)
    places: dict[float, list[int]] = {}
    for place, value in enumerate(ordered):
        places.setdefault(value, []).append(place)
    return [mean(places[value]) for value in values]


def level_lines(found: Shape) -> list[str]:
    """A table of mean points of a side between teams of an era, simulated and in their bowl and top games."""
    lines = ["| era | real games | points a side | simulated | off |", "|---|---|---|---|---|"]
    for era in scale_facts()["eras"]:
        own = [n for n, team in enumerate(found.teams) if era_of(team) == era]
        simulated = float(found.points[own].mean())
        lines.append(
            f"| {era['first']}-{era['last']} | {era['games']} | {era['points']:.1f} | {simulated:.1f} "
            f"| {100 * (simulated / era['points'] - 1):+.0f} % |"
        )
    return lines
