"""The point spread of two charts, from the ratings in their headers (AR-VIII)."""

from collections.abc import Mapping
from typing import Any

from bowlbound_desktop.games.bowlbound.charts.files import chart_files
from bowlbound_desktop.games.bowlbound.shelf import read_header

NEUTRAL = "neutral"


def spread_words(home: str, away: str, options: Mapping[str, Any]) -> str:
    """By how many points one side is the favourite on this ground."""
    headers = [read_header(path) if (path := chart_files().get(name)) else None for name in (home, away)]
    scale, site = str(options.get("power_scale", "nicely")), str(options.get("site", "home"))
    powers = [_power(one, site, side, scale) for one, side in zip(headers, ("home", "away"), strict=True)]
    if powers[0] is None or powers[1] is None:
        return "No point spread: a rating is missing"
    points = powers[0] - powers[1]
    if points == 0:
        return "Point spread: even"
    favourite = headers[0] if points > 0 else headers[1]
    assert favourite is not None
    return f"Point spread: {favourite['year']} {favourite['school']} by {abs(points):g}"


def _power(header: Mapping[str, Any] | None, site: str, side: str, scale: str) -> float | None:
    rating = header.get(scale) if header else None
    if rating is None:
        return None
    base, ground = float(rating["base"]), float(rating["home"])
    return base if site == NEUTRAL else base + ground if site == side else base - ground
