"""The point spread of two charts, from the ratings in their headers (AR-VIII)."""

from collections.abc import Mapping
from typing import Any

from bowlbound_desktop.games.bowlbound.rules.charts.ratings import (
    final_points,
    rating_percentage,
    spread_for,
    uses_spread,
)
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.shelf import Header, header_of
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.story.rating_points import RatingPoints

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


def points_by_spread(game: Game) -> RatingPoints | None:
    """Rating points of a finished game, where an option goes by the spread (AR-VIII-2, AR-VIII-5)."""
    if not uses_spread(game.options):
        return None
    points = spread_for(game.setup, Side.HOME)
    favourite = Side.HOME if points > 0 else Side.AWAY
    told = f"{game.name(favourite)} favoured by {float(abs(points)):g}" if points else "Nobody was favoured"
    return RatingPoints(rule="AR-VIII-2", spread=told, points=final_points(game), share=rating_percentage)
