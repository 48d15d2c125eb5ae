"""Punts (GC-K4, GC-K5)."""

from bowlbound_desktop.games.gridiron_chaos.rules.credits import PUNT, Credit
from bowlbound_desktop.games.gridiron_chaos.rules.dice import FACES, SUM, doubles, total
from bowlbound_desktop.games.gridiron_chaos.rules.game import Game
from bowlbound_desktop.games.gridiron_chaos.rules.kicks.field_goals import lost_kick
from bowlbound_desktop.games.gridiron_chaos.rules.kicks.punt_returns import return_punt
from bowlbound_desktop.games.gridiron_chaos.rules.outcome import Outcome, at_snap
from bowlbound_desktop.games.gridiron_chaos.rules.plays.gains import Gain, advance
from bowlbound_desktop.games.gridiron_chaos.rules.rows import KickRow
from bowlbound_desktop.games.gridiron_chaos.rules.telling import moved, read
from bowlbound_desktop.kernel.asking import choose, ruled
from bowlbound_desktop.kernel.field import FIELD
from bowlbound_desktop.kernel.procedure import Procedure, roll

SHORT_PUNT_LINE = 45
RETURN, ROLL = "return", "roll"


def punt(game: Game) -> Procedure[Outcome]:
    """Punt: roll on the table of this part of the field, again after a flag row (GC-R40)."""
    out = at_snap(game, "punt")
    row = yield from _punt_row(game)
    while row.flag:
        yield ruled("GC-X4, GC-R40", "flag down on the punt: it is rolled again, the penalty after it")
        out = out.change(flag="kicks", stopped=True)
        row = yield from _punt_row(game)
    if row.fake:
        yield ruled("GC-K3", "the punt is a fake")
        return (yield from advance(out, Gain(kind="pass", yards=row.fake, letter=row.letter), "GC-K3"))
    if row.blocked:
        out = out.credited(Credit(side=game.offense, slot="Punter", what=PUNT))
    if row.blocked or row.fumble:
        return (yield from lost_kick(out, row))
    return (yield from _kicked(out, row))


def _punt_row(game: Game) -> Procedure[KickRow]:
    table = "short_punt" if game.to_goal <= SHORT_PUNT_LINE else "punt"
    thrown = yield from roll(game.offense, SUM, table)
    yield read(game, table, thrown, "GC-K4")
    rows = game.tables.short_punt if table == "short_punt" else game.tables.punt
    return rows[thrown]


def _kicked(out: Outcome, row: KickRow) -> Procedure[Outcome]:
    """Place a punt: into the end zone, spotted, rolling, or fielded (GC-K4, GC-R33)."""
    receivers = out.offense.opponent
    y = FIELD - (row.fielded or row.spotted) if row.fielded or row.spotted else out.y + row.length
    yield moved(out, out.offense, out.y, min(y, FIELD), "punt", "GC-K4")
    punter = Credit(side=out.offense, slot="Punter", what=PUNT, yards=min(y, FIELD) - out.y)
    landed = out.credited(punter).change(side=receivers, runner=receivers, changed=True, y=y, gain_y=y)
    if y >= FIELD:
        yield ruled("GC-R33", "a kick into the end zone is a touchback")
        return landed.change(end="touchback")
    if row.spotted or row.ob:
        return landed
    if row.roll or (yield from choose(receivers, "kick_return", (RETURN, ROLL), RETURN)) == ROLL:
        return (yield from _roll(landed))
    return (yield from return_punt(landed))


def _roll(out: Outcome) -> Procedure[Outcome]:
    """Let the ball roll toward the receivers' goal line, or back on doubles (GC-K5, GC-R79)."""
    shown = yield from roll(out.side, FACES, "roll")
    yards = -total(shown) if doubles(shown) else total(shown)
    y = out.y + yards
    yield moved(out, out.offense, out.y, min(max(y, 0), FIELD), "roll", "GC-K5")
    yield ruled("GC-K5", "{} lets the ball roll {} yards", FACES.show(shown), yards)
    if y >= FIELD:
        yield ruled("GC-R33", "the ball rolls into the end zone: a touchback")
        return out.change(y=FIELD, gain_y=FIELD, end="touchback")
    if y <= 0:
        yield ruled("GC-R79", "the ball rolls back behind the kickers' goal line: a safety")
        return out.change(y=0, gain_y=0, side=out.offense, end="safety")
    return out.change(y=y, gain_y=y)
