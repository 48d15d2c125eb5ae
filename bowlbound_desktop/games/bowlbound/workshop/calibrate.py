"""Calibration: the steps of strength at which a team's chart scores and yields what the facts say.

Season averages come first, by one response surface over all seasons; then each team, by a few rounds of
simulated games against the average chart of its season with the same seeds in every round.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from itertools import repeat
from math import log
from typing import Any

import numpy as np
from attrs import evolve, frozen

from bowlbound_desktop.games.bowlbound.descriptor import consolidated
from bowlbound_desktop.games.bowlbound.rules.charts.chart import TeamChart
from bowlbound_desktop.games.bowlbound.workshop.build import build_chart
from bowlbound_desktop.games.bowlbound.workshop.makeup import average_of, lateness
from bowlbound_desktop.games.bowlbound.workshop.profile import FOLDER, Profile, profile_text, shipped_profile
from bowlbound_desktop.play.counting.statistics import Line
from bowlbound_desktop.play.many.simulate import simulate
from bowlbound_desktop.storage.files import write_text

FEWEST = 3.0
"""Points that no target falls below: a straight-line rating can promise fewer than any team ever allowed."""
SCORED, BESIDE = 11.0, 1.5
"""Points scored for a step of offence, and for a step of defence by way of field position."""
YIELDED = 0.55
"""The logarithm by which points yielded fall for a step of defence."""
LEAST = 0.5
LARGEST_STEP = 1.3
OFFSETS = ((-0.15, 0.15), (-3.0, 0.0, 3.0, -1.5, 1.5))
"""How far from its present fit a season is tried: steps of offence and of field position."""
RELUCTANCE = 0.006
"""What a step of field position is held against, as a share of the season's points or yards."""
SEED = 10_000

Array = np.ndarray[Any, np.dtype[np.float64]]


@frozen
class Played:
    """A team's lines over its games, and how many there were."""

    own: Line
    other: Line
    games: int

    @property
    def points(self) -> tuple[float, float]:
        """Points for and against a game."""
        return self.own.points / self.games, self.other.points / self.games


def play(own: TeamChart, other: TeamChart, games: int, seed: int, executor: Executor | None = None) -> Played:
    """Games on neutral ground, half of them with the names of home and away exchanged."""
    lines = Line(), Line()
    half = games // 2
    for record in simulate(consolidated(), own, other, games - half, seed, executor):
        lines[0].add(record.home)
        lines[1].add(record.away)
    for record in simulate(consolidated(), other, own, half, seed + games, executor):
        lines[0].add(record.away)
        lines[1].add(record.home)
    return Played(*lines, games)


def targets(profile: Profile) -> tuple[float, float]:
    """Points for and against that the season's facts promise against an average team."""
    points = profile.season.points
    return (
        max(FEWEST, points + profile.strength.offense),
        max(FEWEST, points - profile.strength.defense),
    )


def save(profile: Profile) -> None:
    """Write a shipped profile and forget what was known of it."""
    write_text(FOLDER / f"{profile.id}.toml", profile_text(profile))
    shipped_profile.cache_clear()


def fit_season(rows: Sequence[tuple[Profile, Played]]) -> Callable[[Profile], tuple[float, float]]:
    """Offence and field steps of a season from a response surface over all seasons played."""
    fits = [(profile, profile.fitted) for profile, _ in rows]
    design = np.array([_season_terms(profile, fitted.offense, fitted.field) for profile, fitted in fits])
    points = np.array([sum(played.points) / 2 for _, played in rows])
    yards = np.array([_yards_a_play(played) for _, played in rows])
    of_points, of_yards = (np.linalg.lstsq(design, values, rcond=None)[0] for values in (points, yards))

    def solve(profile: Profile) -> tuple[float, float]:
        base = np.array(_season_terms(profile, 0.0, 0.0))
        wanted = profile.season.points, profile.season.yards_a_play or usual_yards(profile.season.points)
        system = np.array([of_points[-2:] / wanted[0], of_yards[-2:] / wanted[1], [0.0, RELUCTANCE]])
        rest = np.array([1 - base @ of_points / wanted[0], 1 - base @ of_yards / wanted[1], 0.0])
        offense, field = np.linalg.lstsq(system, rest, rcond=None)[0]
        return float(offense), float(field)

    return solve


def _season_terms(profile: Profile, offense: float, field: float) -> list[float]:
    late = lateness(profile.design)
    return [1.0, late, late * late, offense, field]


def _yards_a_play(played: Played) -> float:
    both = played.own.yards + played.other.yards
    return both / (played.own.plays + played.other.plays)


def usual_yards(points: float) -> float:
    """Yards per play of a season for which none are known, from its points."""
    return 2.9 + 0.082 * points


def next_fit(profile: Profile, played: Played) -> Profile:
    """One step toward a team's targets: points yielded fall by a share a step, points scored by a figure."""
    scored, yielded = played.points
    wanted, allowed = targets(profile)
    defense = _limited(log(max(yielded, LEAST) / allowed) / YIELDED)
    offense = _limited((wanted - scored - BESIDE * defense) / SCORED)
    fitted = evolve(
        profile.fitted,
        offense=round(profile.fitted.offense + offense, 3),
        defense=round(profile.fitted.defense + defense, 3),
    )
    return evolve(profile, fitted=fitted)


def _limited(step: float) -> float:
    return min(LARGEST_STEP, max(-LARGEST_STEP, step))


def play_team(profile: Profile, games: int, seed: int) -> tuple[Profile, Played]:
    """A team against the average of its season; an average plays itself."""
    own = build_chart(profile)
    other = own if profile.id == profile.average else build_chart(average_of(profile))
    return profile, play(own, other, games, seed)


def calibrate_seasons(profiles: Sequence[Profile], games: int, executor: Executor) -> Iterator[Played]:
    """Play every average around its present fit, then write the fits of the response surface."""
    tried = [_around(profile, place) for place, profile in enumerate(profiles)]
    rows = []
    for row in executor.map(play_team, tried, repeat(games), repeat(SEED)):
        rows.append(row)
        yield row[1]
    solve = fit_season(rows)
    for profile in profiles:
        offense, field = solve(profile)
        save(evolve(profile, fitted=evolve(profile.fitted, offense=round(offense, 3), field=round(field, 2))))


def _around(profile: Profile, place: int) -> Profile:
    """A profile some way off its fit, each season another way, so that the surface has a slope."""
    offense, field = OFFSETS[0][place % 2], OFFSETS[1][place % 5]
    fitted = profile.fitted
    return evolve(
        profile, fitted=evolve(fitted, offense=fitted.offense + offense, field=fitted.field + field)
    )


def calibrate_teams(
    profiles: Sequence[Profile], games: int, seed: int, executor: Executor
) -> Iterator[Played]:
    """One round: play every team and write its next fit."""
    for profile, played in executor.map(play_team, profiles, repeat(games), repeat(seed)):
        save(next_fit(profile, played))
        yield played
