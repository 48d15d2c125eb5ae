"""The break into the open field (GC-X3)."""

from bowlbound_desktop.games.gridiron_chaos.rules.dice import SUM
from bowlbound_desktop.games.gridiron_chaos.rules.game import Game
from bowlbound_desktop.games.gridiron_chaos.rules.rows import BreakRow
from bowlbound_desktop.games.gridiron_chaos.rules.telling import read
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.procedure import Procedure, roll


def break_away(game: Game, side: Side) -> Procedure[BreakRow]:
    """Roll on the table Break."""
    thrown = yield from roll(side, SUM, "break")
    yield read(game, "break", thrown, "GC-X3")
    return game.tables.breaks[thrown]


def reached(row: BreakRow, own: int, more: int = 0) -> int:
    """The end of a break that begins at `own`; a touchdown row ends at the goal line."""
    return FIELD if row.yards == "TD" else own + row.yards + more
