"""Punt returns (GC-K4, GC-R58, GC-R78)."""

from bowlbound_desktop.games.gridiron_chaos.rules.breaks import break_away, reached
from bowlbound_desktop.games.gridiron_chaos.rules.credits import returner
from bowlbound_desktop.games.gridiron_chaos.rules.dice import SUM
from bowlbound_desktop.games.gridiron_chaos.rules.outcome import Outcome
from bowlbound_desktop.games.gridiron_chaos.rules.rows import ReturnRow
from bowlbound_desktop.games.gridiron_chaos.rules.telling import read
from bowlbound_desktop.games.gridiron_chaos.rules.turnovers.loose_ball import LooseBall, scramble
from bowlbound_desktop.games.gridiron_chaos.rules.turnovers.returns import bring_back
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.procedure import Procedure, roll


def return_punt(out: Outcome) -> Procedure[Outcome]:
    """Roll on Punt return; a flag on the return is a return foul, unless a flag is down already (GC-R40)."""
    out = out.change(return_y=out.y)
    row = yield from _row(out)
    while row.flag:
        out = out.change(flag=out.flag or "returns", stopped=True)
        yield ruled("GC-X4, GC-R40", "flag down on the return: it is rolled again")
        row = yield from _row(out)
    if row.touched:
        return (yield from scramble(out, LooseBall(fumbler=out.side, letter=row.fumble)))
    own, taker = out.game.own(out.side, out.y), row.fumble
    end = own + row.yards
    if row.break_:
        away = yield from break_away(out.game, out.side)
        end, taker = reached(away, own), away.fumble
    return (yield from bring_back(out, end, returner(out.side, "PR", end - own), taker, "GC-K4"))


def _row(out: Outcome) -> Procedure[ReturnRow]:
    thrown = yield from roll(out.side, SUM, "punt_return")
    yield read(out.game, "punt_return", thrown, "GC-K4")
    return out.game.tables.punt_return[thrown]
