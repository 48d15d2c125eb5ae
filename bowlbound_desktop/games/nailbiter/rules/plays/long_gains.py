"""Long gains, by their table (NB-B5)."""

from attrs import evolve

from bowlbound_desktop.games.nailbiter.rules.frame.dice import SUM
from bowlbound_desktop.games.nailbiter.rules.frame.game import Game
from bowlbound_desktop.games.nailbiter.rules.printed.cells import Result
from bowlbound_desktop.games.nailbiter.rules.printed.telling import told
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.procedure import Procedure, roll


def long_gain(game: Game, side: Side, start: int, more: int = 0) -> Procedure[Result]:
    """Roll for a long gain of `side` from `start` of its own count, with `more` yards added."""
    total = yield from roll(side, SUM, "long_gain", "long_gain")
    cell = game.tables.long_gain[total]
    yield told(side, "long_gain", total, cell.text)
    if cell.result.kind == "touchdown":
        return Result(yards=FIELD - start)
    return evolve(cell.result, yards=cell.result.yards + more)
