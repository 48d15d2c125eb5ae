"""The point spread of two charts, from the ratings in their headers (AR-VIII)."""

from collections.abc import Mapping, Sequence
from typing import Any

from bowlbound_desktop.games.bowlbound.rules.charts.ratings import (
    final_points,
    predicted,
    rating_percentage,
    spread_for,
    uses_spread,
)
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.options import Options
from bowlbound_desktop.games.bowlbound.shelf import Header, header_of
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.nouns import counted
from bowlbound_desktop.play.story.rating_points import RatingPoints

NEUTRAL, OURS = "neutral", "reconstruction"
SCALES = {"mays": "the Mays scale", "nicely": "Nicely's scale"}


def spread_words(home: str, away: str, options: Mapping[str, Any]) -> str:
    """By how many points one side is the favourite on this ground; on both scales where they differ."""
    headers = [header_of(home), header_of(away)]
    if options.get("favourite", "none") != "none":
        return _predicted_words(headers, options)
    site = str(options.get("site", "home"))
    told = {scale: _favoured(headers, site, scale) for scale in SCALES}
    if None in told.values():
        return "No point spread: a rating is missing"
    if told["mays"] == told["nicely"]:
        return f"Point spread: {told['mays']}"
    scales = [f"{told[scale]} on {SCALES[scale]}{_note(scale, headers, options)}" for scale in SCALES]
    return f"Point spread: {'; '.join(scales)}"


def _predicted_words(headers: Sequence[Header | None], options: Mapping[str, Any]) -> str:
    favourite, spot = headers[options["favourite"] == "away"], int(options.get("spot", 0))
    if not spot:
        return "By the predictions nobody gives points (C-AR-01)"
    name = favourite.name if favourite else "The favourite"
    return f"By the predictions: {name} gives {counted(spot, 'point')} (C-AR-01)"


def published_spread(home: str, away: str, options: Mapping[str, Any]) -> float | None:
    """By how much the home side is the favourite on the scale of these options; None without a rating."""
    scale = str(options.get("power_scale", Options().power_scale))
    return _margin([header_of(home), header_of(away)], str(options.get("site", "home")), scale)


def _margin(headers: Sequence[Header | None], site: str, scale: str) -> float | None:
    powers = [_power(one, site, side, scale) for one, side in zip(headers, ("home", "away"), strict=True)]
    return None if powers[0] is None or powers[1] is None else powers[0] - powers[1]


def _favoured(headers: Sequence[Header | None], site: str, scale: str) -> str | None:
    points = _margin(headers, site, scale)
    if points is None:
        return None
    favourite = headers[0] if points > 0 else headers[1]
    assert favourite is not None
    return f"{favourite.name} by {abs(points):g}" if points else "even"


def _note(scale: str, headers: Sequence[Header | None], options: Mapping[str, Any]) -> str:
    """A note where our own charts are made to this scale, or where this game's options go by it."""
    ours = scale == "mays" and all(one and one.values.get("origin") == OURS for one in headers)
    notes = ["to which our charts play"] if ours else []
    in_force = Options(
        **{name: options[name] for name in ("wildcard", "yf", "power_scale") if name in options}
    )
    if uses_spread(in_force) and in_force.power_scale == scale:
        notes.append("which counts in this game")
    return "".join(f", {note}" for note in notes)


def _power(header: Header | None, site: str, side: str, scale: str) -> float | None:
    rating = header.values.get(scale) if header else None
    if rating is None:
        return None
    base, ground = float(rating.base), float(rating.home)
    return base if site == NEUTRAL else base + ground if site == side else base - ground


def points_by_spread(game: Game) -> RatingPoints | None:
    """Rating points of a finished game, where an option goes by the spread (AR-VIII-2, -5; C-AR-02)."""
    if not uses_spread(game.options):
        return None
    rule = "C-AR-02" if predicted(game.options) else "AR-VIII-2"
    points = spread_for(game.setup, Side.HOME)
    favourite = Side.HOME if points > 0 else Side.AWAY
    told = f"{game.name(favourite)} favoured by {float(abs(points)):g}" if points else "Nobody was favoured"
    return RatingPoints(rule=rule, spread=told, points=final_points(game), share=rating_percentage)
