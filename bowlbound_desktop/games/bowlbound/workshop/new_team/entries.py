"""The entries of a new team's form: what is wrong with them, and the profile that they make."""

import re
from collections.abc import Mapping
from math import log

from attrs import evolve, field, frozen

from bowlbound_desktop.games.bowlbound.charts.header import CHECKS
from bowlbound_desktop.games.bowlbound.charts.own_charts import free_id, team_id
from bowlbound_desktop.games.bowlbound.workshop.analysis.facts import average_for, numbers
from bowlbound_desktop.games.bowlbound.workshop.calibrate import BESIDE, SCORED, YIELDED, targets
from bowlbound_desktop.games.bowlbound.workshop.profile import (
    STYLE_FIGURES,
    Profile,
    Season,
    Strength,
    Style,
    shipped_profile,
)
from bowlbound_desktop.kernel.errors import BowlboundError

FOLDER = "own"
STEEPEST = 4.0
"""The most steps of strength that a first guess may have."""
_RECORD = re.compile(r"\d{1,2}-\d{1,2}(-\d{1,2})?")
_POINTS = re.compile(r"\d{1,4}-\d{1,4}")


@frozen(kw_only=True)
class Entries:
    """The form as it is filled in."""

    school: str = ""
    year: int = 0
    design: int
    """The season whose football the team plays."""
    set: int = 3
    conference: str = ""
    coach: str = ""
    record: str = ""
    points: str = ""
    colours: tuple[str, str] = ("#44546a", "#e7e6e6")
    marks: tuple[str, ...] = ("W",)
    offense: float = 0.0
    defense: float = 0.0
    attack: str = "multiple"
    style: Mapping[str, float] = field(factory=dict, hash=False)


def season_of(design: int) -> Season:
    """The national averages of a season."""
    return shipped_profile(average_for(design)).season


def problems(entries: Entries) -> tuple[str, ...]:
    """What is wrong with the entries, a sentence each."""
    found = []
    if not entries.school.strip():
        found.append("The team needs a name.")
    for key in ("school", "conference", "coach"):
        try:
            CHECKS[key](getattr(entries, key).strip(" ") or "-")
        except BowlboundError as error:
            found.append(f"{key.capitalize()} {error}.")
    if entries.record and not _RECORD.fullmatch(entries.record):
        found.append("The record must be won, lost and tied, like 9-0-1.")
    if entries.points and not _POINTS.fullmatch(entries.points):
        found.append("The points must be for and against, like 362-38.")
    if entries.colours[0] == entries.colours[1]:
        found.append("The two colours must differ.")
    return tuple(found)


def strength_by_points(record: str, points: str, season: Season) -> Strength | None:
    """Points per game better than the season's average on both sides; None if the entries do not say."""
    games, scored = numbers(record), numbers(points)
    if not games or not sum(games) or len(scored) != 2:
        return None
    offense, defense = scored[0] / sum(games) - season.points, season.points - scored[1] / sum(games)
    return Strength(offense=round(offense, 1), defense=round(defense, 1))


def profile_from(entries: Entries) -> Profile:
    """The profile of a new team under an id that is free, with a first guess of its steps of strength."""
    design = int(average_for(entries.design).rpartition("-")[2])
    figures = {name: entries.style.get(name, 0.0) for name in STYLE_FIGURES}
    school = entries.school.strip()
    return guessed(
        Profile(
            id=free_id(team_id(school, entries.year)),
            school=school,
            year=entries.year,
            design=design,
            set=entries.set,
            folder=FOLDER,
            conference=entries.conference.strip(),
            coach=entries.coach.strip(),
            record=entries.record,
            points=entries.points,
            colours=entries.colours,
            marks=entries.marks,
            season=season_of(design),
            strength=Strength(offense=entries.offense, defense=entries.defense),
            style=Style(source="the player's", attack=entries.attack.strip(), **figures),
        )
    )


def guessed(profile: Profile) -> Profile:
    """The profile with a first guess of its steps of strength, by the slopes that calibration uses."""
    points = profile.season.points
    wanted, allowed = targets(profile)
    defense = _limited(log(points / allowed) / YIELDED)
    offense = _limited((wanted - points - BESIDE * defense) / SCORED)
    equal = shipped_profile(profile.average).fitted
    offense, defense = round(equal.offense + offense, 3), round(equal.defense + defense, 3)
    return evolve(profile, fitted=evolve(equal, offense=offense, defense=defense))


def _limited(steps: float) -> float:
    return min(STEEPEST, max(-STEEPEST, steps))
