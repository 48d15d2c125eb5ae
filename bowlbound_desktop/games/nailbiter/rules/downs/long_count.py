"""A long count to draw the defense offside (NB-D10)."""

from bowlbound_desktop.games.nailbiter.rules.after_play.clock import close_play
from bowlbound_desktop.games.nailbiter.rules.after_play.penalties import Flag, previous_spot
from bowlbound_desktop.games.nailbiter.rules.frame.dice import D6
from bowlbound_desktop.games.nailbiter.rules.frame.game import BLITZ, NONE, Game
from bowlbound_desktop.games.nailbiter.rules.printed.fouls import Foul
from bowlbound_desktop.kernel.events import FlagThrown
from bowlbound_desktop.kernel.procedure import Procedure, roll

JUMPS = 1
OFFSIDE = Foul(foul="offside", by="defense", yards=5)
DELAY = Foul(foul="delay of game", by="offense", yards=5)


def long_count(before: Game, game: Game) -> Procedure[Game]:
    """Count long: on a 1 the defense jumps offside, otherwise the offense delays the game."""
    shown = yield from roll(game.offense, D6, "long_count")
    foul, side = (OFFSIDE, game.defense) if shown == JUMPS else (DELAY, game.offense)
    yield FlagThrown(rule="NB-D10", side=side, foul=foul.foul)
    pending = BLITZ if before.pending == BLITZ else NONE
    after = yield from previous_spot(game.change(hurting=None), foul, side, Flag(table="running"))
    kept = after.change(pending=pending if after.down == game.down and after.next == "scrimmage" else NONE)
    return (yield from close_play(before, kept, "flag"))
