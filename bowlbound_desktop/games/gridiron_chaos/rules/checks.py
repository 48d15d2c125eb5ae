"""Checks a saved game of Gridiron Chaos, so that no rule meets a value that no play leads to."""

from collections.abc import Iterator

from bowlbound_desktop.games.gridiron_chaos.rules.game import (
    LATE_PERIODS,
    OVERTIME,
    OVERTIME_TIMEOUTS,
    TIMEOUTS,
    Game,
)
from bowlbound_desktop.games.gridiron_chaos.rules.next_play import PROCEDURES
from bowlbound_desktop.games.gridiron_chaos.rules.plays.calls import ADVANTAGES
from bowlbound_desktop.kernel.checks import line_faults, place_faults, score_faults, timeout_faults
from bowlbound_desktop.kernel.clock import QUARTER_SECONDS

NEXT = (*PROCEDURES, "end")
MOST_CARRIED = 200
BOX = 15


def faults(game: Game) -> Iterator[str]:
    """The values of the game that no play leads to, and why."""
    yield from _place_faults(game)
    yield from _clock_faults(game)
    yield from score_faults(game, (4, OVERTIME), "four quarters and an overtime")
    yield from timeout_faults(game, OVERTIME_TIMEOUTS if game.quarter == OVERTIME else TIMEOUTS)
    if not all(0 <= last <= OVERTIME + 1 for last in game.quarterback_out):
        yield "quarterback_out: these are not two periods"
    if abs(game.return_yards) > MOST_CARRIED:
        yield f"return_yards: {game.return_yards} is more than fouls can bring"


def _place_faults(game: Game) -> Iterator[str]:
    yield from place_faults(game, NEXT)
    yield from line_faults(game)
    if game.advantage and (game.advantage not in ADVANTAGES or game.next != "scrimmage"):
        yield f"advantage: {game.advantage} cannot be live now"


def _clock_faults(game: Game) -> Iterator[str]:
    seconds = game.clock.seconds
    if not 1 <= game.quarter <= OVERTIME:
        yield f"clock.quarter: {game.quarter} is not a period from 1 to {OVERTIME}"
    elif seconds % BOX or not 0 <= seconds <= QUARTER_SECONDS:
        yield f"clock.seconds: {seconds} is not a box of the clock"
    elif not seconds and not _may_stand_at_zero(game):
        yield "clock.seconds: no play can begin at 0:00"


def _may_stand_at_zero(game: Game) -> bool:
    """Whether 0:00 is possible: at the end, before a try, or before an extra play (GC-R35)."""
    extra = game.next == "scrimmage" and game.quarter in LATE_PERIODS
    return game.next in ("end", "try") or extra
