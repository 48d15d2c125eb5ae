"""The chance to win after a settled play, once its time is taken and whoever gains by it stops the clock."""

from bowlbound_desktop.games.bowlbound.rules.clock.timing import alternate, chart_row
from bowlbound_desktop.games.bowlbound.rules.fouls.penalties import Settled
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.values.judge import TICK, ticks_left, value
from bowlbound_desktop.games.bowlbound.values.shape import LATE
from bowlbound_desktop.kernel.clock import Clock
from bowlbound_desktop.kernel.field import SIDES, Side
from bowlbound_desktop.kernel.gridiron import LAST_DOWN

WARNING, LONGEST = 120, 40
"""Seconds left at the two-minute warning, and the seconds of the longest play."""


def plain_timing(game: Game) -> bool:
    """Whether the Timing Chart alone says how long plays take; otherwise the rules must be run."""
    chosen, clock = game.options, game.clock
    warned = chosen.two_minute_warning and clock.quarter in (2, 4) and clock.seconds > WARNING
    stops = warned and clock.seconds <= WARNING + LONGEST
    return not (alternate(game) or stops or chosen.alt_timing_prelude or game.overtime is not None)


def settled_chance(before: Game, settled: Settled) -> float:
    """The chance to win of the side that had the ball before the play."""
    found = _settled_value(before, settled)
    return 0.5 + 0.5 * (found if settled.game.offense is before.offense else -found)


def _settled_value(before: Game, settled: Settled) -> float:
    """The value for the side that has the ball after the play."""
    game, seconds = settled.game, 0
    if before.next != "try":
        seconds = game.tables.timing[chart_row(game, settled.rows)].seconds
    if seconds <= TICK or game.next != "scrimmage" or ticks_left(game) > LATE + 3:
        return _timed(game, seconds, settled.prolongs)
    return _running(game, seconds, settled.prolongs)


def _running(game: Game, seconds: int, prolongs: bool) -> float:
    """The value where the clock runs on: a timeout, a spike or no huddle may save some of it."""
    runs = _timed(game, seconds, prolongs)
    ours, theirs = (_stopped(game, side, prolongs) for side in (game.offense, game.defense))
    if ours is not None and ours > runs:
        return ours
    if theirs is not None and theirs < runs:
        return theirs
    return max(runs, _hurried(game, seconds))


def _stopped(game: Game, side: Side, prolongs: bool) -> float | None:
    """The value with a timeout of `side`; None where it has none."""
    if not game.timeouts_of(side):
        return None
    left = tuple(game.timeouts_of(each) - (each is side) for each in SIDES)
    return _timed(game.change(timeouts=left), TICK, prolongs)


def _hurried(game: Game, seconds: int) -> float:
    """The value where hurrying keeps a quarter alive that would be over (AR-I-4)."""
    left = game.clock.seconds - seconds + TICK
    if not 0 < left <= TICK:
        return -1.0
    if game.options.no_huddle:
        return _timed(game, seconds - TICK, False)
    if game.options.spike and game.down < LAST_DOWN:
        return _timed(game.change(down=game.down + 1), seconds - TICK, False)
    return -1.0


def _timed(game: Game, seconds: int, prolongs: bool) -> float:
    """The value after these seconds, which may end the quarter."""
    quarter, left = game.clock.quarter, game.clock.seconds - seconds
    if left > 0 or game.next == "try" or prolongs:
        return value(game.change(clock=Clock(quarter, max(0, left))))
    if quarter == 2:
        return value(game.change(next="second-half"))
    if quarter >= 4:
        return value(game.change(next="end"))
    return value(game.change(clock=Clock(quarter + 1)))
