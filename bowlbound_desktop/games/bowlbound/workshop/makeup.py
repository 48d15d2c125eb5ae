"""The make-up of a chart: shares and gains of every column for a season, a strength and a style."""

from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from math import exp
from typing import Any

from attrs import frozen

from bowlbound_desktop.games.bowlbound.workshop.profile import Profile, Style, shipped_profile
from bowlbound_desktop.storage.toml import shipped_toml

RUNS = ("1", "2", "3", "4", "5", "B", "QR", "QT")
STRONG = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "B", "QR")
"""Columns whose gains grow with strength."""
STYLES: Mapping[str, tuple[str, ...]] = {
    "1": ("inside",),
    "2": ("inside",),
    "3": ("outside",),
    "4": ("inside", "medium"),
    "5": ("option",),
    "6": ("short", "outside"),
    "7": ("short",),
    "8": ("medium",),
    "9": ("long",),
    "B": ("big_plays",),
    "QR": ("option",),
}
"""The figures of style that move a column."""
STYLE_STEP = 0.45
"""How many steps of strength a step of style is worth in its columns."""
DISCIPLINE_STEP, BIG_STEP, OPTION_STEP = 0.12, 0.2, 0.2


@frozen
class Recipe:
    """What a column is made from: per cent of each event, gains at the quantiles, per cent of marks."""

    shares: Mapping[str, float]
    gains: tuple[float, ...]
    marks: float


@cache
def makeup() -> dict[str, Any]:
    """The figures of makeup.toml."""
    return shipped_toml("bowlbound", "makeup.toml")


def lateness(year: int) -> float:
    """0 for the first season of the make-up, 1 for the last."""
    first, last = makeup()["first_year"], makeup()["last_year"]
    return float(min(1.0, max(0.0, (year - first) / (last - first))))


def by_year(early: float, year: int) -> float:
    """The factor of a season, from `early` in the first one to 1 in the last."""
    return early + (1 - early) * lateness(year)


def average_of(profile: Profile) -> Profile:
    """The profile of the season's average team."""
    return profile if profile.id == profile.average else shipped_profile(profile.average)


def offense_recipe(profile: Profile, column: str) -> Recipe:
    """The recipe of an offensive column."""
    raw = makeup()["columns"][column]
    steps = column_strength(profile, column)
    shares = _shares(profile, column, raw["shares"], steps)
    gains = tuple(raw["gains"])
    if column in STRONG:
        gains = _stronger(gains, steps, "run" if column in RUNS else "pass")
    return Recipe(shares, gains, raw["marks"])


def column_strength(profile: Profile, column: str) -> float:
    """Steps of strength of one column: season, team and style."""
    styles = STYLES.get(column, ())
    tilt = sum(getattr(profile.style, name) for name in styles) / max(1, len(styles))
    return float(profile.fitted.base + profile.fitted.offense + STYLE_STEP * tilt)


def _shares(profile: Profile, column: str, raw: Mapping[str, float], steps: float) -> dict[str, float]:
    early = makeup()["early"]["runs" if column in RUNS else "passes"]
    changes = {event: steps * step for event, step in makeup()["strength"]["shares"].items()}
    for event, step in makeup()["security"]["shares"].items():
        changes[event] = changes.get(event, 0.0) + profile.style.security * step
    changes["OFF"] = makeup()["field"]["OFF"] * profile.fitted.field
    changes["OFF"] -= DISCIPLINE_STEP * profile.style.discipline
    changes["B"] += BIG_STEP * profile.style.big_plays
    found = {
        event: share * by_year(early.get(event, 1.0), profile.design) * exp(changes.get(event, 0.0))
        for event, share in raw.items()
    }
    return _with_option(found, profile.style, column)


def _with_option(shares: dict[str, float], style: Style, column: str) -> dict[str, float]:
    """Passing teams throw more often from the option."""
    if column != "5":
        return shares
    change = exp(OPTION_STEP * (style.short + style.medium - style.option))
    return shares | {event: shares[event] * change for event in ("BLP", "SOP")}


def _stronger(gains: tuple[float, ...], steps: float, kind: str) -> tuple[float, ...]:
    """Gains stretched and shifted; losses shrink as gains grow."""
    figures = makeup()["strength"]
    stretch, shift = exp(figures[f"{kind}_stretch"] * steps), figures[f"{kind}_shift"] * steps
    return tuple((gain * stretch if gain > 0 else gain / stretch) + shift for gain in gains)


def special_recipe(profile: Profile, column: str) -> Recipe:
    """The recipe of a column of the special teams."""
    raw, early = makeup()["special"][column], makeup()["early_special"][column]
    times = {event: by_year(early.get(event, 1.0), profile.design) for event in raw["shares"]}
    shares = {event: share * times[event] for event, share in raw["shares"].items()}
    scale = by_year(early.get("gains", 1.0), profile.design) * exp(_special_step(profile.style, column))
    shift = makeup()["field"]["gains"].get(column, 0.0) * profile.fitted.field
    gains = tuple((gain * scale if gain > 0 else gain) + shift for gain in raw["gains"])
    return Recipe(shares, gains, raw["marks"])


def _special_step(style: Style, column: str) -> float:
    figures = makeup()["special_style"]
    kicking, returning = figures["kicking"], figures["returning"]
    return float(kicking.get(column, 0.0) * style.kicking + returning.get(column, 0.0) * style.returns)


def extra_point_share(profile: Profile) -> float:
    """Per cent of extra points that are good, interpolated between the seasons of the table."""
    points = sorted((int(year), good) for year, good in makeup()["extra_points"].items())
    for (first, low), (last, high) in pairwise(points):
        if first <= profile.design <= last:
            good = low + (high - low) * (profile.design - first) / (last - first)
            return float(min(99.0, good + profile.style.kicking))
    return float(points[-1][1])
