"""What a game between plays is worth: expected points and the chance to win."""

from bowlbound_desktop.games.gridiron_chaos.rules.game import OVERTIME, Game
from bowlbound_desktop.games.gridiron_chaos.values import shape
from bowlbound_desktop.games.gridiron_chaos.values.bundles import Array
from bowlbound_desktop.games.gridiron_chaos.values.tables import ValueTables, shipped_tables
from bowlbound_desktop.kernel.field import Side

TIMEOUT_WORTH, SPARE_WORTH = 0.008, 0.002
"""The value of a timeout without the late tables, and with them, as they count those of one side."""


def expected_points(game: Game, side: Side) -> float:
    """The lead of a side and the expected points of its situation."""
    tables = shipped_tables()
    match game.next:
        case "scrimmage" | "kickoff" | "free-kick":
            worth = tables.promise(tables.grid.mix(game.next, game.y, game.down, game.line))
        case "try":
            worth = tables.tries.points + float(tables.points[tables.grid.kick("kickoff")])
        case "second-half":
            worth = float(tables.points[tables.grid.kick("kickoff")])
        case _:
            worth = 0.0
    return game.score.lead(side) + (worth if game.offense is side else -worth)


def win_chance(game: Game, side: Side) -> float:
    """The chance of a side to win; a tie counts half."""
    ours = value(game)
    return 0.5 + 0.5 * (ours if game.offense is side else -ours)


def worth(game: Game, side: Side) -> float:
    """The chance to win, with the value of timeouts that the tables leave out."""
    spare = timeout_worth(game)
    return win_chance(game, side) + 0.5 * spare * (game.timeouts_of(side) - game.timeouts_of(side.opponent))


def timeout_worth(game: Game) -> float:
    """The value of one more timeout; in the first half it falls to 0, because timeouts lapse then."""
    ticks = ticks_left(game)
    if game.next in ("end", "toss", "second-half"):
        return 0.0
    if game.clock.half == 1:
        return TIMEOUT_WORTH * min(1.0, ticks / shape.LATE)
    return SPARE_WORTH if ticks <= shape.LATE else TIMEOUT_WORTH


def ticks_left(game: Game) -> int:
    """Boxes of the clock left in the half or overtime; at least one, because a play is still to come."""
    return max(1, _ticks(game))


def _ticks(game: Game) -> int:
    return game.clock.seconds // shape.TICK + (shape.QUARTER if game.quarter in (1, 3) else 0)


def value(game: Game) -> float:
    """The chance to win less the chance to lose, for the side with the ball."""
    tables, side = shipped_tables(), game.offense
    lead = game.score.lead(side)
    match game.next:
        case "end":
            return float((lead > 0) - (lead < 0))
        case "second-half":
            return float(row(tables, game, side, lead, shape.HALF)[tables.grid.kick("kickoff")])
        case "try":
            return tried(tables, game, side, lead, _ticks(game))
        case "scrimmage" | "kickoff" | "free-kick":
            values = row(tables, game, side, lead, ticks_left(game))
            mix = tables.grid.mix(game.next, game.y, game.down, game.line)
            return float(sum(values[number] * share for number, share in mix))
    return 0.0


def row(tables: ValueTables, game: Game, side: Side, lead: int, ticks: int) -> Array:
    """Values of all places for a side that has the ball with this lead and so many ticks left in the half."""
    if game.quarter == OVERTIME:
        return _at(tables.row("extra", ticks, 0), 0)
    if game.clock.half == 1:
        return _at(tables.row("first", ticks, int(game.receives is side)), lead)
    state = 0
    if ticks <= shape.LATE:
        behind = side if lead <= 0 else side.opponent
        state = game.timeouts_of(behind)
    return _at(tables.row("second", ticks, state), lead)


def _at(values: Array, lead: int) -> Array:
    most = len(values) // 2
    found: Array = values[min(max(lead, -most), most) + most]
    return found


def tried(tables: ValueTables, game: Game, side: Side, lead: int, ticks: int) -> float:
    """The value before a try, the better of one and two points; 1 in overtime, which is over (GC-R59)."""
    if game.quarter == OVERTIME:
        return 1.0
    kick, tries = tables.grid.kick("kickoff"), tables.tries
    none, one, two = (float(row(tables, game, side, lead + more, ticks)[kick]) for more in range(3))
    return max(tries.one * one + (1 - tries.one) * none, tries.two * two + (1 - tries.two) * none)
