"""After a play: time, timeouts, delay, the end of quarters (section 7, step 7)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from attrs import evolve

from bowlbound_desktop.games.bowlbound.rules.calls.hurry_up import beat_the_clock
from bowlbound_desktop.games.bowlbound.rules.clock.dead_ball import half_the_distance
from bowlbound_desktop.games.bowlbound.rules.clock.overtime import in_overtime, start_overtime
from bowlbound_desktop.games.bowlbound.rules.clock.timing import alternate, alternate_seconds, normal_seconds
from bowlbound_desktop.games.bowlbound.rules.fouls.penalties import Settled, walked
from bowlbound_desktop.games.bowlbound.rules.game import TIMEOUTS, Game
from bowlbound_desktop.games.bowlbound.rules.weather.weather_report import change_ends
from bowlbound_desktop.kernel.asking import choose, decision, end_game, ruled, spend_timeout
from bowlbound_desktop.kernel.clock import Clock
from bowlbound_desktop.kernel.events import (
    ClockRan,
    FirstDown,
    PenaltyMarked,
    PeriodEnded,
    PossessionChanged,
    Ruled,
    Scored,
)
from bowlbound_desktop.kernel.field import SIDES, Side
from bowlbound_desktop.kernel.procedure import Procedure
from bowlbound_desktop.kernel.requests import Decision, Event

TIMEOUT_SECONDS = 10
DELAY_SECONDS = 10
DELAY_PENALTY = 5
TWO_MINUTES = 120
SCORES = {6: "touchdown", 3: "field_goal"}


def after_play(before: Game, settled: Settled) -> Procedure[Game]:
    """Tell what changed, run the clock, and end the quarter if it is over."""
    yield from _news(before, settled)
    if settled.game.hurried:
        settled = evolve(settled, game=settled.game.change(hurried=""))
    if settled.game.overtime is not None:
        return (yield from in_overtime(before, settled.game))
    if before.next == "try":
        settled = evolve(settled, rows=("TC-11",))  # fouls or not, tries take no time
    seconds, kind, why = _elapsed(settled)
    yield why
    game = settled.game
    if seconds > TIMEOUT_SECONDS and kind != "referee" and game.next == "scrimmage":
        game, seconds, kind = yield from _window(settled, seconds, kind)
    if seconds >= game.clock.seconds:
        game, seconds = yield from beat_the_clock(game, seconds, kind)
    game = yield from _run_clock(game, seconds, kind)
    return game if game.clock.seconds > 0 else (yield from _quarter(game, settled))


def _news(before: Game, settled: Settled) -> Sequence[Event]:
    """Scores, first downs and changes of possession, found by comparing the two games."""
    after = settled.game
    if after.score is not before.score:
        return [*_scores(before, settled), *_series(before, after)]
    return _series(before, after)


def _scores(before: Game, settled: Settled) -> Iterator[Event]:
    for side in SIDES:
        points = settled.game.score.total(side) - before.score.total(side)
        if points and before.next == "try":
            yield _tried(before, settled, side, points)
        elif points:
            yield Scored(rule="BR-VI-13-C", side=side, points=points, how=SCORES.get(points, "safety"))


def _tried(before: Game, settled: Settled, side: Side, points: int) -> Scored:
    """The points of a try: carried across by either side, kicked, or for a safety (BR-VI-7, R-73)."""
    if points > 1:
        how = "two_points" if side is before.offense else "try_return"
        return Scored(rule="BR-VI-7-B", side=side, points=points, how=how)
    if settled.dead is not None and settled.dead.how == "extra_point":
        return Scored(rule="BR-VI-7-A", side=side, points=points, how="extra_point")
    return Scored(rule="R-73", side=side, points=points, how="try_safety")


def _series(before: Game, after: Game) -> Sequence[Event]:
    """A first down or a change of possession from scrimmage to scrimmage."""
    if after.down != 1 or after.next != "scrimmage" or before.next != "scrimmage":
        return ()
    if after.offense is not before.offense:
        return (PossessionChanged(rule="BR-V-10", side=after.offense, ball=after.spot()),)
    if before.line != after.line:
        return (FirstDown(rule="BR-V-10", side=after.offense, ball=after.spot()),)
    return ()


def _elapsed(settled: Settled) -> tuple[int, str, Ruled]:
    """The seconds that the play takes so far, the dead-ball class of alternate timing, and why."""
    game = settled.game
    if alternate(game):
        seconds, kind = alternate_seconds(game, settled)
        return seconds, kind, ruled("AR-VII", "alternate timing: {} seconds, {}", seconds, kind)
    seconds, row = normal_seconds(game, settled)
    return seconds, "", _by_the_chart(row, seconds)


@lru_cache
def _by_the_chart(row: str, seconds: int) -> Ruled:
    return ruled(row, "timing chart, {}: {} seconds", row, seconds)


def _window(settled: Settled, seconds: int, kind: str) -> Procedure[tuple[Game, int, str]]:
    """Offer timeouts, or else the intentional delay (BR-IV-3-b, AR-I-6-B)."""
    game = settled.game
    for side in SIDES:
        if not game.timeouts_of(side):
            continue
        call = yield _timeout(side, kind)
        if call != "no":
            after = yield from spend_timeout(game, side, "TC-12")
            return after, _with_timeout(settled, seconds, kind, call), "referee"
    if game.options.delay and _may_delay(game, seconds, kind):
        return (yield from _delay(game, seconds, kind))
    return game, seconds, kind


@lru_cache
def _timeout(side: Side, kind: str) -> Decision:
    options = ("no", "call", "late") if kind else ("no", "call")
    return decision(side, f"timeout.{side.value}", options, "no")


def _with_timeout(settled: Settled, seconds: int, kind: str, call: str) -> int:
    """Ten seconds by the chart; under alternate timing the dead time changes."""
    if not kind:
        return min(seconds, TIMEOUT_SECONDS)
    dead = settled.game.tables.alternate.dead
    return seconds - dead[kind] + (dead["delayed"] if call == "late" else dead[f"{kind}_instant"])


def _may_delay(game: Game, seconds: int, kind: str) -> bool:
    """After a play of thirty seconds, or one that lets the clock run (AR-I-6-B, AR-VII-d)."""
    if kind:
        return kind in ("continuous", "interrupted")
    return seconds in game.edition.delay_after or seconds - DELAY_SECONDS in game.edition.delay_after


def _delay(game: Game, seconds: int, kind: str) -> Procedure[tuple[Game, int, str]]:
    """Ten seconds more for five yards; none if time runs out first."""
    if (yield from choose(game.offense, "delay", ("no", "yes"), "no")) == "no":
        return game, seconds, kind
    seconds += DELAY_SECONDS
    if seconds >= game.clock.seconds:
        yield ruled("AR-I-6-B", "time runs out before the delay is called")
        return game, seconds, "referee"
    y = half_the_distance(game.y, DELAY_PENALTY)
    yield ruled("AR-I-6-B", "intentional delay: {} seconds and five yards", seconds)
    yield PenaltyMarked(rule="AR-I-6-B", side=game.offense, foul="delay", yards=game.y - y, play_stands=True)
    after = game.change(y=y)
    yield walked("AR-I-6-B", game.spot(), after)
    return after, seconds, "referee"


def _run_clock(game: Game, seconds: int, kind: str) -> Procedure[Game]:
    """Take the time off; the two-minute warning stops the clock where it is played (BR-IV-3-c)."""
    before = game.clock
    clock = before.run(seconds)
    warned = game.options.two_minute_warning and before.quarter in (2, 4)
    if warned and before.seconds > TWO_MINUTES > clock.seconds:
        yield ruled("BR-IV-3-c", "two-minute warning")
        clock, kind = Clock(before.quarter, TWO_MINUTES), "referee"
    yield ClockRan(rule="TC-B", seconds=before.seconds - clock.seconds, left=clock.seconds)
    return game.change(clock=clock, last_seconds=seconds, last_dead=kind)


def _quarter(game: Game, settled: Settled) -> Procedure[Game]:
    """End the quarter, unless a try or an extra play is due (R-28, BR-VI-4-C-viii)."""
    if game.next == "try":
        return game
    if settled.prolongs:
        yield ruled("BR-VI-4-C-viii", "the quarter is extended by one play")
        return game.change(extra_play=True)
    yield PeriodEnded(rule="BR-IV-3-d", quarter=game.clock.quarter)
    return (yield from end_quarter(game.change(extra_play=False, last_seconds=0, last_dead="")))


def end_quarter(game: Game) -> Procedure[Game]:
    """What follows the first, second, third and fourth quarter."""
    quarter = game.clock.quarter
    after = change_ends(game.change(clock=game.clock.next_quarter()))
    if quarter == 2:
        return after.change(next="second-half", timeouts=(TIMEOUTS, TIMEOUTS), kickoff_yards=0)
    if quarter < 4:
        return after
    if game.score.lead(Side.HOME) == 0 and game.options.overtime == "ncaa":
        return start_overtime(game)
    return (yield from end_game(game, "BR-V-11"))
