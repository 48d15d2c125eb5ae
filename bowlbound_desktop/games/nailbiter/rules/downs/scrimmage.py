"""A play from scrimmage of the coach, and the parts that the ghost's plays share."""

from bowlbound_desktop.games.nailbiter.rules.after_play.ending import end_play
from bowlbound_desktop.games.nailbiter.rules.after_play.penalties import Flag
from bowlbound_desktop.games.nailbiter.rules.downs.long_count import long_count
from bowlbound_desktop.games.nailbiter.rules.frame.dead_ball import Dead
from bowlbound_desktop.games.nailbiter.rules.frame.game import BLITZ, PLAY_CLOCK, Game
from bowlbound_desktop.games.nailbiter.rules.frame.tracker import started
from bowlbound_desktop.games.nailbiter.rules.kicks.fakes import fake
from bowlbound_desktop.games.nailbiter.rules.kicks.field_goals import field_goal
from bowlbound_desktop.games.nailbiter.rules.kicks.punts import punt, quick_punt
from bowlbound_desktop.games.nailbiter.rules.plays.calls import beyond_count, offense_decision
from bowlbound_desktop.games.nailbiter.rules.plays.carrying import carry_out, gain
from bowlbound_desktop.games.nailbiter.rules.plays.reading import Snap, read_play
from bowlbound_desktop.games.nailbiter.rules.plays.selection import select_play
from bowlbound_desktop.games.nailbiter.rules.printed.cells import Result
from bowlbound_desktop.games.nailbiter.rules.printed.tables import RUNS
from bowlbound_desktop.kernel.asking import choose, ruled, spend_timeout
from bowlbound_desktop.kernel.events import Called
from bowlbound_desktop.kernel.procedure import Procedure, ask

DRAW, TIMEOUT = "draw", "timeout"
KNEE_LOSS = 2
THIRD_DOWN = 3


def coach_scrimmage(before: Game) -> Procedure[Game]:
    """Play a down of the coach; the dice choose the play if the play clock has run down."""
    yield started(before)
    game, drawn = yield from _play_clock(before)
    if drawn:
        call = yield from select_play(game)
    else:
        call = yield from ask(offense_decision(game))
    yield Called(rule="NB-A7", side=game.offense, kind="offense_call", option=call, role="offense")
    if drawn:
        return (yield from run_or_pass(before, game, Snap(call=call, blitz=game.pending == BLITZ)))
    return (yield from _called(before, game, call))


def _play_clock(game: Game) -> Procedure[tuple[Game, bool]]:
    """Spend a timeout against the play clock, or let the dice choose the play (NB-B2)."""
    if game.pending != PLAY_CLOCK:
        return game, False
    chosen = DRAW
    if game.timeouts_of(game.coached):
        chosen = yield from choose(game.coached, "play_clock", (DRAW, TIMEOUT), DRAW)
    if chosen == DRAW:
        yield ruled("NB-B2", "the play clock runs down: the dice choose the play")
        return game, True
    return (yield from spend_timeout(game, game.coached, "NB-B2")), False


def _called(before: Game, game: Game, call: str) -> Procedure[Game]:
    """Carry out a call of the coach."""
    match call:
        case "punt" if game.down == THIRD_DOWN:
            return (yield from quick_punt(before, game))
        case "punt":
            return (yield from punt(before, game))
        case "field_goal":
            return (yield from field_goal(before, game))
        case "fake_punt" | "fake_field_goal":
            return (yield from fake(before, game))
        case "long_count":
            return (yield from long_count(before, game))
        case "knee":
            return (yield from knee(before, game))
        case "safety":
            return (yield from _safety(before, game))
    snap = Snap(call=call, blitz=game.pending == BLITZ, twice=beyond_count(game, call))
    return (yield from run_or_pass(before, game.with_count(call), snap))


def run_or_pass(before: Game, game: Game, snap: Snap) -> Procedure[Game]:
    """Roll for a called play, and carry it out."""
    result, flagged = yield from read_play(game, snap)
    dead = yield from carry_out(game, snap, result)
    table = "running" if snap.call in RUNS else "passing"
    return (yield from end_play(before, game, dead, Flag(table=table, call=snap.call) if flagged else None))


def knee(before: Game, game: Game) -> Procedure[Game]:
    """Take a knee: two yards and forty seconds (NB-D5)."""
    yield ruled("NB-D5", "the quarterback takes a knee")
    dead = yield from gain(game, Result(yards=-KNEE_LOSS), "run")
    return (yield from end_play(before, game, dead, in_bounds="knee"))


def _safety(before: Game, game: Game) -> Procedure[Game]:
    """Take a safety on purpose (NB-D7)."""
    yield ruled("NB-D7", "the coach takes a safety")
    return (yield from end_play(before, game, Dead(side=game.offense, score="safety")))
