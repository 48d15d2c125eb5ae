"""Rain and wind (AR-VI)."""

from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.plays.lineup import Lineup
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.procedure import Procedure

SAME_WEATHER = {"squib_return": "kickoff_return"}


def weathered_return(game: Game, column: str, yards: int) -> Procedure[int]:
    """A kick return in the rain; a gain never becomes a loss (R-43)."""
    by_class = game.tables.weather.precipitation.get(SAME_WEATHER.get(column, column))
    if by_class is None:
        return yards
    return (yield from rained_on(yards, by_class[game.conditions.precipitation]))


def rain(game: Game, *, passed: bool) -> int:
    """How the rain changes a gain from scrimmage (AR-VI-a)."""
    by_class = game.tables.weather.precipitation["pass" if passed else "run"]
    return by_class[game.conditions.precipitation]


def rained_on(yards: int, change: int) -> Procedure[int]:
    """A gain less what the rain takes; a loss stays what it is."""
    if not change or yards <= 0:
        return yards
    yield ruled("AR-VI-a", "rain: {} of {} yards", change, yards)
    return max(0, yards + change)


def wind_yards(game: Game, kick: str) -> int:
    """What the wind adds to a kick of the side that has the ball."""
    if game.conditions.wind_with is None:
        return 0
    weather = game.tables.weather
    table = weather.following if game.conditions.wind_with is game.offense else weather.against
    return table[kick][game.conditions.wind]


def wind_stops_pass(lineup: Lineup, yards: int) -> bool:
    """A short completion of a medium or long pass against the strongest wind falls incomplete."""
    weather = lineup.tables.weather
    return (
        lineup.conditions.wind == weather.pass_class
        and lineup.conditions.wind_with is lineup.defense
        and 1 <= yards <= weather.pass_longest
    )
