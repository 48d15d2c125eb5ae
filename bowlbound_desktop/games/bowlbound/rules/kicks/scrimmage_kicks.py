"""What punts and field goals have in common: the plan, the dice, and everything but the kick itself."""

from collections.abc import Callable
from typing import TypeAlias

from bowlbound_desktop.games.bowlbound.rules.calls.hurry_up import Snap
from bowlbound_desktop.games.bowlbound.rules.fouls.penalties import Settled, no_play
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.kicks.blocks import bad_kick_snap
from bowlbound_desktop.games.bowlbound.rules.kicks.fakes import call_off, fake
from bowlbound_desktop.games.bowlbound.rules.kicks.kicking import Plan, plan_kick, read_kick
from bowlbound_desktop.games.bowlbound.rules.plays.reading import Reading, special_source
from bowlbound_desktop.kernel.procedure import Procedure

Kick: TypeAlias = Callable[[Game, Reading, Plan], Procedure[Settled]]


def kick_from_scrimmage(game: Game, snap: Snap, column: str, bad_snap: int, kick: Kick) -> Procedure[Settled]:
    """Plan and roll the kick; `kick` goes on unless it is called off, faked or never snapped (AR-V)."""
    plan = yield from plan_kick(game, column, hurried=snap.hurried)
    if plan.instead:
        return (yield from call_off(game, plan, snap))
    source = special_source(game, game.offense, column, "kick")
    reading = yield from read_kick(game, source, plan, hurried=snap.hurried)
    match reading.stopped:
        case "no play":
            return (yield from no_play(game, reading.fouls[0]))
        case "bad snap":
            return (yield from bad_kick_snap(game, bad_snap))
        case "fake":
            return (yield from fake(game, plan, reading))
    return (yield from kick(game, reading, plan))
