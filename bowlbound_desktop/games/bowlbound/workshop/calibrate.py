"""Fits one team by games against the average chart of its season, toward the facts of the season.

The shipped charts are calibrated on one scale instead, by `scale/`; this is for new teams and for the report.
"""

from concurrent.futures import Executor
from math import log

from attrs import evolve, frozen

from bowlbound_desktop.games.bowlbound.descriptor import consolidated
from bowlbound_desktop.games.bowlbound.rules.charts.chart import TeamChart
from bowlbound_desktop.games.bowlbound.workshop.build import build_chart
from bowlbound_desktop.games.bowlbound.workshop.makeup import average_of
from bowlbound_desktop.games.bowlbound.workshop.profile import Profile
from bowlbound_desktop.play.counting.statistics import BoxLine
from bowlbound_desktop.play.many.simulate import simulate

FEWEST = 3.0
"""The smallest target in points: a linear rating can predict fewer than any team ever allowed."""
SCORED, BESIDE = 11.0, 1.5
"""Points that a step of offense adds, and that a step of defense adds by way of field position."""
YIELDED = 0.55
"""How much a step of defense lowers the logarithm of points yielded."""
LEAST = 0.5
LARGEST_STEP = 1.3


@frozen
class Played:
    """A team's lines over its games, and how many there were."""

    own: BoxLine
    other: BoxLine
    games: int

    @property
    def points(self) -> tuple[float, float]:
        """Points for and against per game."""
        return self.own.points / self.games, self.other.points / self.games


def play(own: TeamChart, other: TeamChart, games: int, seed: int, executor: Executor | None = None) -> Played:
    """Games on neutral ground, half of them with the names of home and away exchanged."""
    lines = BoxLine(), BoxLine()
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
