"""The facts of a team's season, as far as the program knows them."""

import re
from functools import cache

from attrs import frozen

from bowlbound_desktop.games.bowlbound.workshop.editing.places import TEAM
from bowlbound_desktop.games.bowlbound.workshop.editing.sheet import Sheet
from bowlbound_desktop.games.bowlbound.workshop.profile import (
    Profile,
    Season,
    profile_files,
    read_profile,
    shipped_profile,
)
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.paths import own_profiles
from bowlbound_desktop.storage.damaged import MEND, keep_damaged

PREFIX = "average-"
ANY_YEAR = 1966
"""The season whose average team stands in for a team of no season."""
_FIGURES = re.compile(r"\s*\d+(\s*[-–]\s*\d+)+\s*")


@frozen
class SeasonFacts:
    """What is known of a team and of its season."""

    opponent: str
    """The chart of the season's average team, or of the nearest season's."""
    season: Season
    record: str = ""
    scored: float | None = None
    """Points per game; those of the opponents are below."""
    allowed: float | None = None
    offense: float | None = None
    """Points above an average team, and below by the defense."""
    defense: float | None = None


@cache
def _profiles() -> tuple[str, ...]:
    return tuple(profile_files())


@cache
def average_years() -> tuple[int, ...]:
    """The seasons that have an average chart."""
    return tuple(int(name.removeprefix(PREFIX)) for name in _profiles() if name.startswith(PREFIX))


def average_for(year: int) -> str:
    """The average chart of a season, or of the nearest one that has one."""
    return f"{PREFIX}{min(average_years(), key=lambda known: abs(known - (year or ANY_YEAR)))}"


def facts_of(sheet: Sheet) -> SeasonFacts:
    """The facts of the chart on the workbench: its own header first, then the profile it was made from."""
    profile = _profile(sheet.id)
    written = sheet[TEAM, "year"].strip()
    year = int(written) if written.isdecimal() and len(written) <= 4 else 0
    opponent = average_for(year or (profile.design if profile else 0))
    games, points = numbers(sheet[TEAM, "record"]), numbers(sheet[TEAM, "points"])
    known = bool(games and sum(games) and len(points) == 2)
    strength = profile.strength if profile and not profile.id.startswith(PREFIX) else None
    return SeasonFacts(
        opponent=opponent,
        season=shipped_profile(opponent).season,
        record=sheet[TEAM, "record"],
        scored=points[0] / sum(games) if known else None,
        allowed=points[1] / sum(games) if known else None,
        offense=strength.offense if strength else None,
        defense=strength.defense if strength else None,
    )


def _profile(chart_id: str) -> Profile | None:
    """What the chart was made from: the player's own profile, or the shipped one."""
    own = own_profiles() / f"{chart_id}.toml"
    if own.is_file():
        try:
            return read_profile(own)
        except BowlboundError as error:
            keep_damaged(own, error, f"it is left out of the analysis: {MEND}")
    return shipped_profile(chart_id) if chart_id in _profiles() else None


def numbers(text: str) -> list[int]:
    """The numbers of a line like 9-0-1; empty where it says anything else."""
    return [int(part) for part in re.findall(r"\d+", text)] if _FIGURES.fullmatch(text) else []
