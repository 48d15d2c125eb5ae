"""The ratings table: power ratings and yardage factors of the 78 teams (Appendix A)."""

from functools import cache
from typing import Any

from attrs import frozen

from bowlbound_desktop import paths
from bowlbound_desktop.games.bowlbound.rules.charts.chart import Rating
from bowlbound_desktop.storage.files import read_text
from bowlbound_desktop.storage.toml import parse_toml

RECORD = paths.TEAMCHARTS / "calibrated.toml"
"""What calibration found, besides the profiles."""
APART = 49.5
"""How much higher the Mays scale is than Nicely's at the middle of the 78 teams."""
HOME = 2.0
_RATINGS = ("nicely", "mays", "factor")


@frozen(kw_only=True)
class TeamRating:
    """One line of the table."""

    id: str
    school: str
    year: int
    nicely: Rating
    mays: Rating
    factor: Rating
    upper: float
    lower: float
    set: int
    published: bool
    """False for charts that were designed but never printed."""


@cache
def ratings_table() -> dict[str, TeamRating]:
    """Every team by its id, oldest season first."""
    return _table("teams")


@cache
def house_ratings() -> dict[str, TeamRating]:
    """The invented teams of the house league, rated by us on the same scales."""
    return _table("house")


@cache
def average_ratings() -> dict[str, Rating]:
    """How strong the average charts are on the Mays scale, as measured by calibration."""
    if not RECORD.exists():
        return {}
    raw = parse_toml(read_text(RECORD), RECORD.name)
    return {name: Rating(float(mays), HOME) for name, mays in raw.get("averages", {}).items()}


def rating_of(chart_id: str) -> TeamRating:
    """The line of a published team or of a house team."""
    return (ratings_table() | house_ratings())[chart_id]


def _table(name: str) -> dict[str, TeamRating]:
    path = paths.TEAMCHARTS / "ratings.toml"
    raw = parse_toml(read_text(path), path.name)
    names = raw["columns"]
    return {key: _team(key, dict(zip(names, row, strict=True))) for key, row in raw[name].items()}


def _team(key: str, values: dict[str, Any]) -> TeamRating:
    ratings: dict[str, Any] = {
        name: Rating(float(values[name]), float(values[f"{name}_home"])) for name in _RATINGS
    }
    factors: dict[str, Any] = {name: float(values[name]) for name in ("upper", "lower")}
    plain = {name: values[name] for name in ("school", "year", "set", "published")}
    return TeamRating(id=key, **plain, **ratings, **factors)
