"""The weather of the day: rolled or agreed before the kickoff, the wind again at the half (AR-VI)."""

from attrs import evolve

from bowlbound_desktop.games.bowlbound.rules.dice import DEFENSE
from bowlbound_desktop.games.bowlbound.rules.game import Conditions, Game
from bowlbound_desktop.kernel.asking import choose, ruled
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Procedure, roll

CLASSES = ("A", "B", "C")


def first_weather(game: Game, toss_loser: Side) -> Procedure[Game]:
    """Precipitation and wind; the loser of the toss chooses who has the wind first (R-43)."""
    if game.options.weather == "off":
        return game
    if game.options.weather == "rolled":
        precipitation = yield from _rolled(game, "precipitation")
        wind = yield from _rolled(game, "wind")
    else:
        precipitation = yield from choose(Side.HOME, "precipitation", CLASSES, "A")
        wind = yield from choose(Side.HOME, "wind", CLASSES, "A")
    ends = yield from choose(toss_loser, "wind_end", ("with", "against"), "with")
    side = toss_loser if ends == "with" else toss_loser.opponent
    return game.change(conditions=Conditions(precipitation, wind, side))


def _rolled(game: Game, what: str) -> Procedure[str]:
    total = yield from roll(Side.HOME, DEFENSE, "weather")
    found = game.tables.weather.classes[total]
    yield ruled("AR-VI", "{} on {}: class {}", what, total, found)
    return found


def second_half_wind(game: Game) -> Procedure[Game]:
    """The wind may rise or fall by one step (AR-VI-b)."""
    if game.options.weather == "off":
        return game
    total = yield from roll(Side.HOME, DEFENSE, "weather")
    step = {3: -1, 4: 1}.get(total, 0)
    index = min(max(CLASSES.index(game.conditions.wind) + step, 0), 2)
    yield ruled("AR-VI-b", "wind on {}: class {}", total, CLASSES[index])
    return game.change(conditions=evolve(game.conditions, wind=CLASSES[index]))


def change_ends(game: Game) -> Game:
    """The other side has the wind in the next quarter."""
    side = game.conditions.wind_with
    if side is None:
        return game
    return game.change(conditions=evolve(game.conditions, wind_with=side.opponent))
