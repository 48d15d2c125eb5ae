"""The Hail Mary (GC-K9)."""

from bowlbound_desktop.games.gridiron_chaos.rules.dice import SUM
from bowlbound_desktop.games.gridiron_chaos.rules.game import Game
from bowlbound_desktop.games.gridiron_chaos.rules.outcome import Outcome, at_snap
from bowlbound_desktop.games.gridiron_chaos.rules.plays.gains import Gain, advance, incomplete
from bowlbound_desktop.games.gridiron_chaos.rules.rows import HailMaryRow
from bowlbound_desktop.games.gridiron_chaos.rules.telling import read
from bowlbound_desktop.games.gridiron_chaos.rules.turnovers.interceptions import intercepted
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.field import FIELD
from bowlbound_desktop.kernel.procedure import Procedure, roll

FARTHEST = 70


def hail_mary(game: Game) -> Procedure[Outcome]:
    """Throw a Hail Mary: caught at the 7, intercepted at the 5, incomplete, or a touchdown (GC-R14)."""
    out = at_snap(game, "hail_mary")
    thrown = yield from roll(game.offense, SUM, "hail_mary")
    yield read(game, "hail_mary", thrown, "GC-K9")
    row = game.tables.hail_mary[thrown]
    if row.intercepted:
        return (yield from intercepted(out, FIELD - row.intercepted, hail_mary=True))
    if row.incomplete:
        return (yield from incomplete(out))
    y = FIELD if row.touchdown else (yield from _caught(game, row))
    return (yield from advance(out, Gain(kind="pass", yards=y - game.y, letter=row.letter), "GC-K9"))


def _caught(game: Game, row: HailMaryRow) -> Procedure[int]:
    """Roll a second time: stopped where it was caught, or a touchdown (GC-R79)."""
    thrown = yield from roll(game.offense, SUM, "hail_mary_catch")
    stopped = thrown <= row.stopped
    yield ruled(
        "GC-K9", "caught at the {}; {}: {}", row.caught, thrown, "stopped" if stopped else "touchdown"
    )
    return FIELD - row.caught if stopped else FIELD
