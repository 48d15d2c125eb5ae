"""Fits the seasons: steps of offense and of field position that give average teams the national figures."""

from collections.abc import Callable, Sequence

import numpy as np
from attrs import evolve

from bowlbound_desktop.games.bowlbound.workshop.makeup import lateness
from bowlbound_desktop.games.bowlbound.workshop.profile import Fitted, Profile
from bowlbound_desktop.games.bowlbound.workshop.scale.bench import Bench
from bowlbound_desktop.games.bowlbound.workshop.scale.journal import Outcome, Pairing

START = Fitted(base=0.0, field=3.0)
GAMES = 100
SEED = 10_000_000
OFFSETS = ((-0.3, 0.3), (-0.15, 0.15))
"""How far from its present fit the offense of a season is tried, in both rounds; below, field position."""
FIELDS = (-3.0, 0.0, 3.0, -1.5, 1.5)
RELUCTANCE = 0.006
"""The cost of a step of field position, as a share of the season's points or yards."""

Rows = list[tuple[Profile, Outcome]]


def fit_seasons(averages: Sequence[Profile], bench: Bench) -> list[Profile]:
    """Fit every season by two rounds of games of its average team against itself."""
    fitted = [evolve(average, fitted=START) for average in averages]
    rows: Rows = []
    for number, offsets in enumerate(OFFSETS):
        tried = [_around(average, place, offsets) for place, average in enumerate(fitted)]
        rows += zip(tried, _play(tried, number, bench), strict=True)
        find = surface(rows)
        fitted = [evolve(average, fitted=find(average)) for average in fitted]
    return fitted


def _around(profile: Profile, place: int, offsets: Sequence[float]) -> Profile:
    """A profile some way off its fit, for each season another way, so that a surface can be fitted."""
    old = profile.fitted
    base, field = old.base + offsets[place % 2], old.field + FIELDS[place % 5]
    return evolve(profile, fitted=evolve(old, base=base, field=field))


def _play(tried: Sequence[Profile], number: int, bench: Bench) -> list[Outcome]:
    pairings = [
        Pairing(one.id, one.id, GAMES, SEED + GAMES * (number * len(tried) + place))
        for place, one in enumerate(tried)
    ]
    return bench.play(f"seasons {number + 1}", pairings, {one.id: one for one in tried})


def surface(rows: Rows) -> Callable[[Profile], Fitted]:
    """A function that finds a profile's fit: points and yards are linear in steps, quadratic in the year."""
    design = np.array([_terms(one, one.fitted.base, one.fitted.field) for one, _ in rows])
    points = np.array([sum(outcome.points) / outcome.games / 2 for _, outcome in rows])
    yards = np.array([sum(outcome.yards) / sum(outcome.plays) for _, outcome in rows])
    of_points, of_yards = (np.linalg.lstsq(design, values, rcond=None)[0] for values in (points, yards))

    def find(profile: Profile) -> Fitted:
        start = np.array(_terms(profile, 0.0, 0.0))
        wanted = profile.season.points, profile.season.yards_a_play or usual_yards(profile.season.points)
        system = np.array([of_points[-2:] / wanted[0], of_yards[-2:] / wanted[1], [0.0, RELUCTANCE]])
        rest = np.array([1 - start @ of_points / wanted[0], 1 - start @ of_yards / wanted[1], 0.0])
        base, field = np.linalg.lstsq(system, rest, rcond=None)[0]
        return Fitted(base=round(float(base), 3), field=round(float(field), 2))

    return find


def _terms(profile: Profile, base: float, field: float) -> list[float]:
    late = lateness(profile.design)
    return [1.0, late, late * late, base, field]


def usual_yards(points: float) -> float:
    """The yards per play to expect of a season, from its points."""
    return 2.9 + 0.082 * points
