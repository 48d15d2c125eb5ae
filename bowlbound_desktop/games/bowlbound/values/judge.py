"""What a game between plays is worth: expected points and the chance to win (`bowlbound values`).

It uses the tables of the pairing where they were computed, else those of two average teams.
"""

from bowlbound_desktop.games.bowlbound.rules.clock.overtime import start_overtime
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.values.extra_periods import ExtraPeriod
from bowlbound_desktop.games.bowlbound.values.pairings import pair_for, tables_of
from bowlbound_desktop.games.bowlbound.values.tables import ValueTables
from bowlbound_desktop.kernel.clock import QUARTER_SECONDS
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.gridiron import LAST_DOWN

TICK = 10


def expected_points(game: Game, side: Side) -> float:
    """The lead of `side` and the points that the situation promises it."""
    tables = tables_of(game, game.offense)
    match game.next:
        case "scrimmage" | "kickoff" | "free-kick":
            promise = tables.promise_at(game.next, game.y, game.down, game.line)
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
    if game.next == "end":
        return _over(game, game.score.lead(game.offense))
    if game.overtime is not None:
        return _extra(game)
    match game.next:
        case "second-half":
            tables = tables_of(game, game.offense)
            return tables.half_time(game.score.lead(game.offense), game.chooser is game.offense)
        case "try":
            return _try(tables_of(game, game.offense), game)
        case "scrimmage" | "kickoff" | "free-kick":
            return _spiked(game) if game.hurried == "spike" else _placed(game)
    return 0.0


def ticks_left(game: Game) -> int:
    """Ticks of ten seconds left in the half; at least one, since something is still to be played."""
    seconds = game.clock.seconds + (QUARTER_SECONDS if game.clock.quarter in (1, 3) else 0)
    return max(1, -(-seconds // TICK))


def _extra(game: Game) -> float:
    assert game.overtime is not None
    found = ExtraPeriod(game, game.overtime, pair_for(game)).value()
    return -found if game.next == "toss" and game.offense is Side.AWAY else found


def _spiked(game: Game) -> float:
    """The value where the ball must be spiked: a down is lost, and on fourth down the ball."""
    if game.down < LAST_DOWN:
        return _placed(game.change(down=game.down + 1))
    return -_placed(game.series(game.defense, FIELD - game.y))


def _placed(game: Game) -> float:
    tables = tables_of(game, game.offense)
    return _at(tables, game, tables.grid.find(game), game.score.lead(game.offense))


def _at(tables: ValueTables, game: Game, mix: tuple[tuple[int, float], ...], lead: int) -> float:
    timeouts = game.timeouts_of(game.offense), game.timeouts_of(game.defense)
    if game.clock.half == 1:
        return tables.first(mix, lead, ticks_left(game), *timeouts, game.chooser is game.offense)
    return tables.second(mix, lead, ticks_left(game), *timeouts)


def _kickoff(tables: ValueTables, game: Game) -> tuple[tuple[int, float], ...]:
    y = game.options.kickoff_line + game.kickoff_yards
    return tables.grid.mix("kickoff", y, 1, y + 10)


def _try(tables: ValueTables, game: Game) -> float:
    """The value of a try: the better of the kick and the play for two; at the end only points count."""
    lead = game.score.lead(game.offense)
    none, one, two = (_after_try(tables, game, lead + points) for points in range(3))
    kicked: float = tables.one * one + (1 - tables.one) * none
    played: float = tables.two * two + (1 - tables.two) * none
    return max(kicked, played)


def _after_try(tables: ValueTables, game: Game, lead: int) -> float:
    if game.clock.seconds > 0 or game.clock.quarter in (1, 3):
        return _at(tables, game, _kickoff(tables, game), lead)
    if game.clock.quarter == 2:
        return tables.half_time(lead, game.chooser is game.offense)
    return _over(game, lead)


def _over(game: Game, lead: int) -> float:
    """The value at the final whistle; after a tie, extra periods follow where they are played."""
    if lead or game.overtime is not None or game.options.overtime == "none":
        return float((lead > 0) - (lead < 0))
    return _extra(start_overtime(game))
