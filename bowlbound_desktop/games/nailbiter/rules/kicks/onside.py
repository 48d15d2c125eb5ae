"""Onside kicks (NB-D13, NB-A12, NB-R54)."""

from bowlbound_desktop.games.nailbiter.rules.after_play.clock import close_play
from bowlbound_desktop.games.nailbiter.rules.after_play.penalties import marked
from bowlbound_desktop.games.nailbiter.rules.frame.dead_ball import Dead, carried, conclude, moved
from bowlbound_desktop.games.nailbiter.rules.frame.dice import SUM
from bowlbound_desktop.games.nailbiter.rules.frame.drives import begin_drive
from bowlbound_desktop.games.nailbiter.rules.frame.game import Game
from bowlbound_desktop.games.nailbiter.rules.frame.tracker import reopen
from bowlbound_desktop.games.nailbiter.rules.plays.long_gains import long_gain
from bowlbound_desktop.games.nailbiter.rules.plays.loose_ball import carry_back
from bowlbound_desktop.games.nailbiter.rules.printed.kick_rows import OnsideRow
from bowlbound_desktop.games.nailbiter.rules.printed.telling import told
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.events import PossessionChanged, Recovered
from bowlbound_desktop.kernel.field import FIELD
from bowlbound_desktop.kernel.procedure import Procedure, roll


def onside(before: Game, game: Game) -> Procedure[Game]:
    """Kick onside, a short kick that the kickers may keep."""
    total = yield from roll(game.offense, SUM, "onside", "onside")
    row = game.tables.onside[total]
    yield told(game.offense, "onside", total, row.text)
    after = yield from _outcome(before, game, row)
    return (yield from close_play(before, after, "kickoff"))


def _outcome(before: Game, game: Game, row: OnsideRow) -> Procedure[Game]:
    if row.kind == "again":
        yield ruled("NB-D13", "touched too soon: {} yards, and kick again", row.kick)
        y = marked(game.y, row.kick, back=True)
        return before.change(y=y, line=y + 10)
    spot = row.kick if row.kind == "out" else game.y + row.kick
    yield moved(game, spot, "kickoff", "NB-D13")
    if row.kind == "kickers":
        return (yield from _kept(game, spot, row.advance))
    dead = yield from _theirs(game, row, FIELD - spot)
    if before.kickoff_penalty and row.kind in ("return", "long") and not dead.score:
        yield ruled("NB-R63", "the foul on the try comes off the return")
        dead = Dead(side=dead.side, y=marked(dead.y, before.kickoff_penalty, back=True), stopped=True)
    return (yield from conclude(game, dead, game.defense))


def _kept(game: Game, spot: int, advance: int) -> Procedure[Game]:
    """Let the kickers keep the ball: nothing is crossed out (NB-A12, NB-R54)."""
    side, y = game.offense, spot + advance
    yield Recovered(rule="NB-D13", side=side, ball=game.spot(spot))
    if advance:
        yield carried(side, spot, y, "return", "NB-D13")
    game = yield from reopen(game, side)
    after = yield from begin_drive(game, side, y)
    yield PossessionChanged(rule="NB-A12", side=side, ball=after.spot())
    return after


def _theirs(game: Game, row: OnsideRow, y: int) -> Procedure[Dead]:
    """Give the receivers the ball at `y` of their own count."""
    side = game.defense
    if row.kind == "long":
        result = yield from long_gain(game, side, y)
        return (yield from carry_back(game, side, y, result.yards, result.strip, result.out))
    if row.kind == "return":
        return (yield from carry_back(game, side, y, row.advance))
    return Dead(side=side, y=y, stopped=True)
