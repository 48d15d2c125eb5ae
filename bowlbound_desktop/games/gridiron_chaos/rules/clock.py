"""The time of a play, the questions after it, and the lettered boxes (GC-6, GC-11)."""

from collections.abc import Mapping

from attrs import frozen

from bowlbound_desktop.games.gridiron_chaos.rules.game import LATE_PERIODS, TWO_MINUTES, Game
from bowlbound_desktop.games.gridiron_chaos.rules.outcome import Outcome
from bowlbound_desktop.kernel.asking import choose_seeing, ruled, spend_timeout
from bowlbound_desktop.kernel.clock import Clock
from bowlbound_desktop.kernel.events import Called, ClockRan
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.gridiron import LAST_DOWN
from bowlbound_desktop.kernel.procedure import Procedure

LONG, HURRIED, SHORT = 45, 30, 15
NO, CALL, SPIKE = "no", "call", "spike"


@frozen(kw_only=True)
class Spent:
    """The game and the seconds after the questions that follow a play."""

    game: Game
    seconds: int
    spiked: bool = False


def cost(out: Outcome, after: Game) -> int:
    """Seconds of a play from scrimmage or a kickoff: 45, or 15 if anything stops the clock (GC-6)."""
    before = out.game
    same = after.next == "scrimmage" and after.offense is before.offense
    kick = before.next != "scrimmage"  # GC-R50
    return SHORT if kick or out.stopped or out.changed or not same else LONG


def after_play(before: Game, after: Game, seconds: int) -> Procedure[Spent]:
    """Ask for timeouts of both sides, then for 45, 30 or spike, before the clock runs (GC-R39)."""
    if seconds != LONG or not before.clock.seconds:
        return Spent(game=after, seconds=seconds)
    for side in (after.offense, after.defense):
        if (yield from _timeout(before, after, side)):
            return Spent(game=(yield from spend_timeout(after, side, "GC-6")), seconds=SHORT)
    paces = _paces(before, after)
    choice = yield from choose_seeing(
        after.offense, "hurry", paces, str(LONG), lambda: _readings(before, {pace: pace for pace in paces})
    )
    if choice == SPIKE:
        yield Called(rule="GC-R38", side=after.offense, kind="hurry", option=SPIKE)
        yield ruled("GC-R38", "the ball is spiked: the down is used, and the play before it costs 15 seconds")
        return Spent(game=after.change(down=after.down + 1), seconds=SHORT, spiked=True)
    return Spent(game=after, seconds=int(choice))


def _timeout(before: Game, game: Game, side: Side) -> Procedure[bool]:
    if not game.timeouts_of(side):
        return False
    kind, readings = f"timeout.{side.value}", {NO: str(LONG), CALL: str(SHORT)}
    choice = yield from choose_seeing(side, kind, (NO, CALL), NO, lambda: _readings(before, readings))
    return choice == CALL


def _readings(before: Game, costs: Mapping[str, str]) -> Mapping[str, str]:
    """The clock's reading after each answer."""
    seconds = {option: int(cost) if cost.isdecimal() else SHORT for option, cost in costs.items()}
    return {option: f"{_stopped(before, cost)} left" for option, cost in seconds.items()}


def _paces(before: Game, after: Game) -> tuple[str, ...]:
    """The choices: 30 with two minutes or less at the snap, a spike before fourth down (GC-6, GC-R38)."""
    hurried = (str(HURRIED),) if before.two_minutes else ()
    spike = (SPIKE,) if after.down < LAST_DOWN else ()
    return (str(LONG), *hurried, *spike)


def run_clock(before: Game, seconds: int) -> Procedure[Clock]:
    """Run the clock, up to the two-minute warning (GC-R18)."""
    clock = _stopped(before, seconds)
    if clock != before.clock.run(seconds):
        yield ruled("GC-R18", "the clock stops at the two-minute warning")
    if clock != before.clock:
        yield ClockRan(rule="GC-6", seconds=before.clock.seconds - clock.seconds, left=clock.seconds)
    return clock


def _stopped(before: Game, seconds: int) -> Clock:
    """The clock after so many seconds, or at the two-minute warning."""
    clock = before.clock.run(seconds)
    warned = before.quarter in LATE_PERIODS and before.clock.seconds > TWO_MINUTES > clock.seconds
    return Clock(clock.quarter, TWO_MINUTES) if warned else clock


def crossed(before: Game, clock: Clock) -> str:
    """The letter of the last lettered box that the clock passed or landed on (GC-R19)."""
    boxes = before.tables.letters.get(before.quarter, {})
    passed = [box for box in boxes if clock.seconds <= box < before.clock.seconds]
    return boxes[min(passed)] if passed else ""


def armed(out: Outcome, after: Game, spiked: bool) -> str:
    """The letter that is live for the coming snap (GC-11, GC-R38, GC-R47, GC-R77)."""
    before = out.game
    goes_on = after.next == "scrimmage" and after.offense is before.offense and not out.changed
    if before.next != "scrimmage" or not goes_on or spiked:
        return ""
    return crossed(before, after.clock) or ("" if out.snapped else before.advantage)
