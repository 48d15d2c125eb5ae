"""How long a play took (section 6, AR-VII)."""

from bowlbound_desktop.games.bowlbound.rules.fouls.penalties import Settled
from bowlbound_desktop.games.bowlbound.rules.game import Game

LAST_TWO_MINUTES = 120
PRELUDE_SECONDS = 10
REFEREE_ROWS = frozenset(
    ("TC-3", "TC-4", "TC-5", "TC-6", "TC-7", "TC-8", "TC-9", "TC-10", "TC-11", "TC-13", "TC-14")
)


def alternate(game: Game) -> bool:
    """Whether alternate timing is in force at this snap (AR-VII-e)."""
    if game.options.timing == "alt_last_two":
        return game.clock.quarter in (2, 4) and game.clock.seconds <= LAST_TWO_MINUTES
    return game.options.timing == "alt_whole"


def chart_row(game: Game, rows: tuple[str, ...]) -> str:
    """The row of the Timing Chart that counts: the one with the smallest figure (TC-A, R-20)."""
    if len(rows) == 1:
        return rows[0]
    timing = game.tables.timing
    return min(rows, key=lambda row: timing[row].seconds)


def dead_class(settled: Settled) -> str:
    """referee, interrupted or continuous (AR-VII-a, -b)."""
    dead = settled.dead
    if dead is None or not dead.live or not REFEREE_ROWS.isdisjoint(settled.rows):
        return "referee"
    return "interrupted" if dead.fumbled or "TC-2" in settled.rows else "continuous"


def normal_seconds(game: Game, settled: Settled) -> tuple[int, str]:
    """Seconds by the Timing Chart, and the row they come from."""
    row = chart_row(game, settled.rows)
    seconds = game.tables.timing[row].seconds
    if game.options.alt_timing_prelude and dead_class(settled) != "referee":
        seconds += PRELUDE_SECONDS
    return seconds, row


def alternate_seconds(game: Game, settled: Settled) -> tuple[int, str]:
    """Seconds of action, return and dead ball, and the class of the dead ball."""
    dead, kind = settled.dead, dead_class(settled)
    if dead is None or "TC-13" in settled.rows or "TC-14" in settled.rows or "TC-11" in settled.rows:
        return 0, "referee"
    return dead.action + dead.returning + game.tables.alternate.dead[kind], kind
