"""Finds the style whose chart has the figures of a season's statistics, by exact averages."""

from collections.abc import Mapping
from typing import Any

from attrs import evolve, fields, frozen

from bowlbound_desktop.games.bowlbound.rules.charts.chart import PLAYS
from bowlbound_desktop.games.bowlbound.workshop.analysis import exact
from bowlbound_desktop.games.bowlbound.workshop.analysis.exact import Figures
from bowlbound_desktop.games.bowlbound.workshop.make_defense import make_defense
from bowlbound_desktop.games.bowlbound.workshop.make_offense import make_offense
from bowlbound_desktop.games.bowlbound.workshop.profile import Profile

FARTHEST = 3.0
HALVINGS = 6
RUNS, PASSES = PLAYS[:5], PLAYS[5:]


@frozen(kw_only=True)
class Statistics:
    """What is known of a season; 0 if unknown."""

    run: float = 0.0
    """Yards per run; below, yards per pass thrown."""
    passing: float = 0.0
    lost: float = 0.0
    """Interceptions and fumbles in per cent of plays; below, what opponents gained."""
    run_against: float = 0.0
    passing_against: float = 0.0


NAMES = tuple(one.name for one in fields(Statistics))
MOVED: Mapping[str, tuple[str, ...]] = {
    "run": ("inside", "outside", "option"),
    "passing": ("short", "medium", "long"),
    "lost": ("security",),
    "run_against": ("run_defense",),
    "passing_against": ("pass_rush",),
}
"""The figures of style that a statistic decides."""


def style_from(profile: Profile, known: Statistics) -> dict[str, float]:
    """The steps of style, three at most, that come nearest to these figures against an average team."""
    found: dict[str, float] = {}
    for name in NAMES:
        if wanted := getattr(known, name):
            step = _step(profile, name, wanted)
            profile = _moved(profile, name, step)
            found |= dict.fromkeys(MOVED[name], step)
    return found


def _step(profile: Profile, name: str, wanted: float) -> float:
    """The step that comes nearest to a figure; the team's own yards grow with it, the other figures fall."""
    low, high = -FARTHEST, FARTHEST
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        enough = figure(_moved(profile, name, middle), name) > wanted
        if enough == _grows(name):
            high = middle
        else:
            low = middle
    return round((low + high) / 2, 1)


def _moved(profile: Profile, name: str, step: float) -> Profile:
    values: dict[str, Any] = dict.fromkeys(MOVED[name], step)
    return evolve(profile, style=evolve(profile.style, **values))


def _grows(name: str) -> bool:
    return name in ("run", "passing")


def figure(profile: Profile, name: str) -> float:
    """One statistic of the profile's chart against the average team of its season."""
    if name.endswith("against"):
        plays = exact.by_play(exact.stand(make_defense(profile), profile.average))
    else:
        plays = exact.by_play(exact.attack(make_offense(profile), profile.average))
    return _of(plays, name.removesuffix("_against"))


def _of(plays: Mapping[str, Figures], kind: str) -> float:
    if kind == "lost":
        return 100 * exact.overall(plays).lost
    return exact.overall(plays, RUNS if kind == "run" else PASSES).yards
