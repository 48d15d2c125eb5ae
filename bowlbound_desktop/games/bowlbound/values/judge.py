"""What a game between plays is worth: expected points and the chance to win (`bowlbound values`)."""

from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.values.tables import Tables, shipped_tables
from bowlbound_desktop.kernel.clock import QUARTER_SECONDS
from bowlbound_desktop.kernel.field import Side

TICK, LAST_DOWN = 10, 4
OVERTIME_TICKS = 36
"""Overtime has no clock: it counts as the last minutes of a game."""


def expected_points(game: Game, side: Side) -> float:
    """The lead of `side` and the points that the situation promises it."""
    tables = shipped_tables()
    match game.next:
        case "scrimmage" | "kickoff" | "free-kick":
            promise = tables.promise(tables.grid.find(game))
        case "try":
            promise = max(tables.one, 2 * tables.two) + tables.promise(_kickoff(tables, game))
        case _:
            promise = 0.0
    return game.score.lead(side) + (promise if game.offense is side else -promise)


def win_chance(game: Game, side: Side) -> float:
    """The chance of `side` to win; a tie counts half."""
    ours = value(game)
    return 0.5 + 0.5 * (ours if game.offense is side else -ours)


def value(game: Game) -> float:
    """The chance to win less the chance to lose, for the side with the ball."""
    tables, lead = shipped_tables(), game.score.lead(game.offense)
    match game.next:
        case "end":
            return float((lead > 0) - (lead < 0))
        case "second-half":
            return tables.half_time(lead, game.chooser is game.offense)
        case "try":
            return _try(tables, game, lead)
        case "scrimmage" | "kickoff" | "free-kick":
            spiked = game.hurried == "spike" and game.down < LAST_DOWN
            place = game.change(down=game.down + 1) if spiked else game
            return _placed(tables, game, tables.grid.find(place), lead)
    return 0.0


def ticks_left(game: Game) -> int:
    """Tens of seconds left in the half; at least one, as something is still to be played."""
    seconds = game.clock.seconds + (QUARTER_SECONDS if game.clock.quarter in (1, 3) else 0)
    return max(1, -(-seconds // TICK))


def _placed(tables: Tables, game: Game, mix: tuple[tuple[int, float], ...], lead: int) -> float:
    ours = game.timeouts_of(game.offense)
    if game.clock.half == 1:
        return tables.first(mix, lead, ticks_left(game), ours, game.chooser is game.offense)
    ticks = OVERTIME_TICKS if game.overtime is not None else ticks_left(game)
    return tables.second(mix, lead, ticks, ours, game.timeouts_of(game.defense))


def _kickoff(tables: Tables, game: Game) -> tuple[tuple[int, float], ...]:
    y = game.options.kickoff_line + game.kickoff_yards
    return tables.grid.mix("kickoff", y, 1, y + 10)


def _try(tables: Tables, game: Game, lead: int) -> float:
    """The better of the kick and the play for two; at the whistle only the points count."""
    none, one, two = (_after_try(tables, game, lead + points) for points in range(3))
    kicked: float = tables.one * one + (1 - tables.one) * none
    played: float = tables.two * two + (1 - tables.two) * none
    return max(kicked, played)


def _after_try(tables: Tables, game: Game, lead: int) -> float:
    if game.clock.seconds > 0 or game.overtime is not None or game.clock.quarter in (1, 3):
        return _placed(tables, game, _kickoff(tables, game), lead)
    if game.clock.quarter == 2:
        return tables.half_time(lead, game.chooser is game.offense)
    return float((lead > 0) - (lead < 0))
