"""Onside kicks (GC-K6)."""

from bowlbound_desktop.games.gridiron_chaos.rules.breaks import break_away, reached
from bowlbound_desktop.games.gridiron_chaos.rules.credits import returner
from bowlbound_desktop.games.gridiron_chaos.rules.dice import SUM
from bowlbound_desktop.games.gridiron_chaos.rules.game import Game
from bowlbound_desktop.games.gridiron_chaos.rules.outcome import Outcome, at_snap
from bowlbound_desktop.games.gridiron_chaos.rules.telling import moved, read
from bowlbound_desktop.games.gridiron_chaos.rules.turnovers.returns import bring_back
from bowlbound_desktop.kernel.events import Recovered
from bowlbound_desktop.kernel.procedure import Procedure, roll


def onside_kick(game: Game) -> Procedure[Outcome]:
    """Kick short: either side recovers, and two rows end in a break (GC-R13, GC-R78)."""
    thrown = yield from roll(game.offense, SUM, "onside")
    yield read(game, "onside", thrown, "GC-K6")
    row = game.tables.onside[thrown]
    side = game.offense if row.to == "kickers" else game.defense
    y = game.y + row.length
    out = at_snap(game, "onside").change(side=side, runner=side, changed=True, y=y, gain_y=y)
    yield moved(out, game.offense, game.y, y, "kickoff", "GC-K6")
    yield Recovered(rule="GC-K6", side=side, ball=game.spot(y))
    if not row.break_:
        return out
    away = yield from break_away(game, side)
    own = game.own(side, y)
    end = reached(away, own)
    credit = returner(side, "KR", end - own) if side is game.defense else None
    return (yield from bring_back(out, end, credit, away.fumble, "GC-K6"))
