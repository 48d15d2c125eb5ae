"""Ends a play from scrimmage: flag, dead ball, quarterback, clock."""

from bowlbound_desktop.games.nailbiter.rules.after_play.clock import close_play
from bowlbound_desktop.games.nailbiter.rules.after_play.penalties import Flag, settle_flag
from bowlbound_desktop.games.nailbiter.rules.frame.dead_ball import Dead, conclude
from bowlbound_desktop.games.nailbiter.rules.frame.game import NONE, THIRD, Game
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.procedure import Procedure


def end_play(
    before: Game,
    game: Game,
    dead: Dead,
    flag: Flag | None = None,
    takes: str = "",
    in_bounds: str = "in_bounds",
) -> Procedure[Game]:
    """Go on from the dead ball to the next play; `before` is the game at the snap, `game` after the call."""
    game = game.change(pending=NONE, hurting=None)
    if flag is not None:
        after = yield from settle_flag(before, game, dead, flag)
        return (yield from close_play(before, after, "flag"))
    after = yield from conclude(game, dead)
    if dead.hurting:
        after = yield from _hurting(before, dead, after)
    takes = takes or time_taken(game, dead, after, in_bounds)
    if dead.time_out and after.timeouts != game.timeouts:
        takes = "time_out"
    return (yield from close_play(before, after, takes))


def _hurting(before: Game, dead: Dead, after: Game) -> Procedure[Game]:
    """Bring in the third string after a sack with an X right after another X (NB-B16, NB-R24, NB-R47)."""
    side = before.offense
    if before.hurting is side and dead.sacked:
        yield ruled("NB-B16, NB-R24, NB-R47", "hurt for the second time: the third string comes in")
        return after.with_string(side, THIRD)
    yield ruled("NB-B16", "the quarterback gets up hurting")
    plays_on = after.offense is side and after.next in ("scrimmage", "launch")
    return after.change(hurting=side) if plays_on else after


def time_taken(game: Game, dead: Dead, after: Game, in_bounds: str) -> str:
    """The row of the time regulations for a play from scrimmage (NB-C3, NB-R48, NB-R84)."""
    if dead.score in ("touchdown", "safety") and dead.side is game.offense:
        return "score"
    if dead.score or dead.side is not game.offense or after.offense is not game.offense or dead.back:
        return "turnover"
    return "out_of_bounds" if dead.stopped else in_bounds
