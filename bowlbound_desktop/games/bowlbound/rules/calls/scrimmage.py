"""A play from scrimmage, from the calls to the dead ball (BR-V-7 to BR-V-10)."""

from bowlbound_desktop.games.bowlbound.rules.calls.calls import call_plays
from bowlbound_desktop.games.bowlbound.rules.calls.hurry_up import Snap, declare
from bowlbound_desktop.games.bowlbound.rules.calls.razzle import razzle
from bowlbound_desktop.games.bowlbound.rules.calls.short_plays import (
    elect_safety,
    hail_mary,
    kneel,
    sneak,
    spike,
    throw_away,
)
from bowlbound_desktop.games.bowlbound.rules.charts.chart import PLAYS
from bowlbound_desktop.games.bowlbound.rules.clock.after_play import after_play
from bowlbound_desktop.games.bowlbound.rules.fouls.penalties import Settled
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.kicks import field_goals, punts
from bowlbound_desktop.games.bowlbound.rules.plays.consult import Call
from bowlbound_desktop.games.bowlbound.rules.plays.run_or_pass import run_or_pass
from bowlbound_desktop.kernel.asking import put_in_play
from bowlbound_desktop.kernel.events import PlayStarted
from bowlbound_desktop.kernel.procedure import Procedure


def started(game: Game, what: str = "scrimmage") -> PlayStarted:
    """The situation before the ball is put in play."""
    return put_in_play(game, what, seconds=game.clock.seconds)


def scrimmage(game: Game) -> Procedure[Game]:
    """Play one down."""
    yield started(game)
    if game.hurried == "spike":
        return (yield from after_play(game, (yield from throw_away(game.change(hurried="")))))
    game, snap = yield from declare(game)
    settled = yield from play_down(game, snap)
    return (yield from after_play(game, settled))


def play_down(game: Game, snap: Snap) -> Procedure[Settled]:
    """Play the calls, and whatever they lead to; also for two-point tries."""
    offense, defense = yield from call_plays(game)
    if offense in PLAYS:
        return (yield from run_or_pass(game, Call(play=offense, defense=defense, snap=snap)))
    match offense:
        case "punt":
            return (yield from punts.punt(game, snap))
        case "field_goal":
            return (yield from field_goals.field_goal(game, snap))
        case "punt_goal":
            return (yield from field_goals.punt_goal(game, snap))
        case "spike":
            return (yield from spike(game))
        case "kneel":
            return (yield from kneel(game))
        case "safety":
            return (yield from elect_safety(game))
        case "hail_mary":
            return (yield from hail_mary(game, snap))
        case "sneak":
            return (yield from sneak(game, Call(play=offense, defense=defense, snap=snap)))
        case "razzle":
            return (yield from razzle(game, Call(play=offense, defense=defense, snap=snap)))
    raise AssertionError(offense)
