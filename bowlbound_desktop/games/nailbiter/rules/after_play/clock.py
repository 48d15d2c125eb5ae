"""The clock of a two-minute drill (NB-C3, NB-R48 to NB-R50, NB-R84)."""

from bowlbound_desktop.games.nailbiter.rules.frame.game import HALF_TIME, Game
from bowlbound_desktop.games.nailbiter.rules.frame.ghost_die import ghost_does
from bowlbound_desktop.games.nailbiter.rules.frame.tracker import end_period
from bowlbound_desktop.kernel.asking import choose, ruled, spend_timeout
from bowlbound_desktop.kernel.events import ClockRan
from bowlbound_desktop.kernel.field import MIDFIELD, Side
from bowlbound_desktop.kernel.gridiron import LAST_DOWN
from bowlbound_desktop.kernel.procedure import Procedure

CALL, NO, SPIKE = "call", "no", "spike"
LAST_PLAY = 10
OWN_40 = 40
LEVEL_LATE = 40
SPIKE_TIME = 20


def close_play(before: Game, after: Game, takes: str) -> Procedure[Game]:
    """Run the clock for a play; `takes` is "in_bounds", "knee" or a row of the time regulations."""
    if before.seconds is None:
        return after
    if takes in ("in_bounds", "knee"):
        after, seconds = yield from _in_bounds(before, after, takes)
    else:
        seconds = after.tables.seconds[takes]
    left = max(0, before.seconds - seconds)
    if seconds:
        yield ClockRan(rule="NB-C3", seconds=before.seconds - left, left=left)
    after = after.change(seconds=left)
    return after if left or after.next in ("try", "end") else (yield from end_period(after))


def _in_bounds(before: Game, after: Game, takes: str) -> Procedure[tuple[Game, int]]:
    """Ask for timeouts, the offense first; then for a spike or the offense's tempo (NB-R50)."""
    seconds = after.tables.seconds
    if before.seconds == LAST_PLAY:
        return after, LAST_PLAY
    for side in (after.offense, after.defense):
        if (yield from _wants_time_out(before, after, side)):
            return (yield from spend_timeout(after, side, "NB-C3, NB-R50")), seconds["time_out"]
    if takes == "knee":
        return after, seconds["knee"]
    if after.offense is after.coached:
        return (yield from _coach_tempo(after))
    return (yield from _ghost_tempo(before, after))


def _wants_time_out(before: Game, after: Game, side: Side) -> Procedure[bool]:
    if not after.timeouts_of(side):
        return False
    if side is after.coached:
        return (yield from choose(side, f"timeout.{side.value}", (NO, CALL), NO)) == CALL
    return (yield from ghost_does(after, time_out_number(before, after), "ghost_timeout", "NB-G5, NB-R60"))


def time_out_number(before: Game, after: Game) -> int:
    """The ghost's number for a timeout (NB-G5, NB-R60, NB-R79)."""
    numbers, offense = after.tables.ghost.numbers, after.offense is after.ghost
    if after.quarter == HALF_TIME:
        if offense:
            return numbers["time_out_offense"] if after.y > MIDFIELD else 0
        return numbers["time_out_q2_deep" if after.y < OWN_40 else "time_out_q2"]
    if after.behind > 0:
        return numbers["time_out_offense" if offense else "time_out_behind"]
    if after.behind < 0 or offense or before.seconds is None:
        return 0
    return numbers["time_out_level" if before.seconds > LEVEL_LATE else "time_out_level_late"]


def _coach_tempo(game: Game) -> Procedure[tuple[Game, int]]:
    """Ask the coach for his tempo or a spike (NB-D6, NB-R49)."""
    offers = tuple(map(str, game.tables.tempo))
    if game.down < LAST_DOWN:
        offers = (*offers, SPIKE)
    chosen = yield from choose(game.coached, "tempo", offers, offers[0])
    if chosen == SPIKE:
        return (yield from _spiked(game))
    return game, int(chosen)


def _ghost_tempo(before: Game, after: Game) -> Procedure[tuple[Game, int]]:
    """Let the ghost spike if he must, or else choose his tempo by the score (NB-G6, NB-R60, NB-R77)."""
    if (yield from ghost_does(after, spike_number(before, after), "ghost_spike", "NB-G6, NB-R60")):
        return (yield from _spiked(after))
    fast, slow = after.tables.tempo
    hurry = after.y > OWN_40 if after.quarter == HALF_TIME else after.behind >= 0
    yield ruled("NB-G6, NB-R77", "the ghost takes {} seconds", fast if hurry else slow)
    return after, fast if hurry else slow


def spike_number(before: Game, after: Game) -> int:
    """The ghost's number for a spike."""
    pressed = before.seconds is not None and before.seconds <= SPIKE_TIME
    stuck = after.behind > 0 and not after.timeouts_of(after.ghost) and after.down < LAST_DOWN
    return after.tables.ghost.numbers["spike"] if pressed and stuck else 0


def _spiked(game: Game) -> Procedure[tuple[Game, int]]:
    yield ruled("NB-D6, NB-R49", "the ball is spiked: the play takes 10 seconds, the spike a down")
    return game.change(down=game.down + 1), game.tables.seconds["spike"]
