"""What a chart is calibrated to: its rating on the Mays scale, and points by its era and balance."""

from collections.abc import Mapping, Sequence
from functools import cache
from statistics import mean
from typing import Any

from attrs import frozen

from bowlbound_desktop import paths
from bowlbound_desktop.games.bowlbound.charts.ratings import rating_of
from bowlbound_desktop.games.bowlbound.workshop.profile import Profile
from bowlbound_desktop.storage.files import read_text
from bowlbound_desktop.storage.toml import parse_toml

BALANCE = 0.6
"""Points on the Mays scale for a point of season rating: the ratio of their ranges over the 78 teams."""


@frozen
class Aim:
    """What a team is calibrated to."""

    mays: float
    level: float
    """Mean points of both sides in its games against teams of its era."""
    era: int
    """The first season of its era."""


@cache
def scale_facts() -> dict[str, list[dict[str, Any]]]:
    """The tables of scale.toml, with a dictionary for each line."""
    path = paths.TEAMCHARTS / "scale.toml"
    raw = parse_toml(read_text(path), path.name)
    return {
        name: [dict(zip(table["columns"], row, strict=True)) for row in table["rows"]]
        for name, table in raw.items()
    }


def era_of(profile: Profile) -> dict[str, Any]:
    """The line of the era whose football a team plays."""
    eras = scale_facts()["eras"]
    return next((era for era in eras if profile.design <= era["last"]), eras[-1])


def balance(profile: Profile) -> float:
    """How many points a team's offense was better than its defense, compared with its season."""
    return profile.strength.offense - profile.strength.defense


def aims(teams: Sequence[Profile]) -> dict[str, Aim]:
    """The aim of every rated team; invented teams have the balance and the level of their era."""
    real = [team for team in teams if team.year]
    return {team.id: _aim(team, [one for one in real if era_of(one) == era_of(team)]) for team in teams}


def _aim(team: Profile, era: Sequence[Profile]) -> Aim:
    facts = era_of(team)
    level = facts["points"] * team.season.points / mean(one.season.points for one in era)
    if team.year:
        level += BALANCE / 2 * (balance(team) - mean(map(balance, era)))
    return Aim(rating_of(team.id).mays.base, level, facts["first"])


def mean_mays(found: Mapping[str, Aim]) -> float:
    """The mean rating of all aims."""
    return mean(aim.mays for aim in found.values())
