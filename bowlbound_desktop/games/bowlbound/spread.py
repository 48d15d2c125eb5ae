"""The point spread of two charts, from the ratings in their headers (AR-VIII)."""

from collections.abc import Mapping
from typing import Any

from bowlbound_desktop.games.bowlbound.shelf import Header, header_of

NEUTRAL = "neutral"


def spread_words(home: str, away: str, options: Mapping[str, Any]) -> str:
    """By how many points one side is the favourite on this ground."""
    headers = [header_of(home), header_of(away)]
    scale, site = str(options.get("power_scale", "nicely")), str(options.get("site", "home"))
    powers = [_power(one, site, side, scale) for one, side in zip(headers, ("home", "away"), strict=True)]
    if powers[0] is None or powers[1] is None:
        return "No point spread: a rating is missing"
    points = powers[0] - powers[1]
    if points == 0:
        return "Point spread: even"
    favourite = headers[0] if points > 0 else headers[1]
    assert favourite is not None
    return f"Point spread: {favourite.name} by {abs(points):g}"


def _power(header: Header | None, site: str, side: str, scale: str) -> float | None:
    rating = header.values.get(scale) if header else None
    if rating is None:
        return None
    base, ground = float(rating.base), float(rating.home)
    return base if site == NEUTRAL else base + ground if site == side else base - ground
