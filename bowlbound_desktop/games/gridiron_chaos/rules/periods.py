"""The end of a play: flags, points, clock, and the ends of periods (section 5, GC-R35, GC-R59)."""

from bowlbound_desktop.games.gridiron_chaos.rules.clock import after_play, armed, cost, run_clock
from bowlbound_desktop.games.gridiron_chaos.rules.fouls.penalties import settle_flag
from bowlbound_desktop.games.gridiron_chaos.rules.game import (
    LAST_QUARTER,
    LATE_PERIODS,
    OVERTIME,
    OVERTIME_TIMEOUTS,
    TIMEOUTS,
    Game,
)
from bowlbound_desktop.games.gridiron_chaos.rules.outcome import Outcome
from bowlbound_desktop.games.gridiron_chaos.rules.settle import settled, tell
from bowlbound_desktop.kernel.asking import end_game, ruled
from bowlbound_desktop.kernel.events import PeriodEnded
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Procedure

HALF_TIME = 2


def close_play(out: Outcome) -> Procedure[Game]:
    """Close a play: flag, credits, clock, letters (section 3, steps 7 to 10)."""
    out = yield from settle_flag(out)
    after = settled(out)
    yield from tell(out, after)
    if out.down == "none":
        return after
    spent = yield from after_play(out.game, after, cost(out, after))
    clock = yield from run_clock(out.game, spent.seconds)
    after = spent.game.change(clock=clock)
    letter = armed(out, after, spent.spiked)
    if letter:
        yield ruled("GC-11, GC-R19", "the letter {} is live for the next snap", letter)
    after = after.change(advantage=letter)
    return (yield from close_period(out.game, after, out.fouled))


def close_period(before: Game, after: Game, fouled: Side | None = None) -> Procedure[Game]:
    """Go on to the next play, an extra play, the next period, or the end."""
    if before.quarter == OVERTIME and after.score != before.score:
        yield ruled("GC-R59", "the first points decide the overtime")
        return (yield from _end(after))
    if after.clock.seconds or after.next == "try":
        return after
    if _extended(after, fouled):
        yield ruled(
            "GC-R35, GC-R54", "a half does not end on a foul of the side without the ball: one more play"
        )
        return after
    yield PeriodEnded(rule="GC-6", quarter=after.quarter)
    if after.quarter == HALF_TIME:
        return _half_time(after)
    if after.quarter < LAST_QUARTER:
        return after.change(clock=after.clock.next_quarter(), advantage="")
    return (yield from _after_the_last(after))


def _extended(after: Game, fouled: Side | None) -> bool:
    """Whether a foul of the side without the ball extends a half; not after a score (GC-R54)."""
    late = after.quarter in LATE_PERIODS and after.next == "scrimmage"
    return late and fouled is not None and fouled is not after.offense


def _half_time(game: Game) -> Game:
    """The second half, with new timeouts and without carried yards (GC-R36, GC-R81)."""
    fresh = game.kickoff_by(game.receives.opponent).change(
        next="second-half", clock=game.clock.next_quarter()
    )
    return fresh.change(timeouts=(TIMEOUTS, TIMEOUTS), advantage="", return_yards=0)


def _after_the_last(game: Game) -> Procedure[Game]:
    """End the game, or begin one overtime period with a new toss (GC-R21)."""
    if game.score.lead(Side.HOME) or game.quarter == OVERTIME:
        return (yield from _end(game))
    yield ruled("GC-R21", "the score is level: one overtime period, and the first score wins")
    timeouts = (OVERTIME_TIMEOUTS, OVERTIME_TIMEOUTS)
    fresh = game.kickoff_by(game.offense).change(next="toss", clock=game.clock.next_quarter())
    return fresh.change(timeouts=timeouts, advantage="", return_yards=0)


def _end(game: Game) -> Procedure[Game]:
    return (yield from end_game(game.change(advantage="", return_yards=0)))
