"""Blocked kicks and fumbled snaps (BR-VI-10, AR-V-2-B)."""

from bowlbound_desktop.games.bowlbound.rules.charts.cells import Cell
from bowlbound_desktop.games.bowlbound.rules.clock.alternate_timing import tens
from bowlbound_desktop.games.bowlbound.rules.clock.ending import Ending
from bowlbound_desktop.games.bowlbound.rules.fouls.penalties import Settled, settle
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.loose_ball.free_ball import free_ball
from bowlbound_desktop.games.bowlbound.rules.plays.yardage import amount_yards, variable_yards
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.events import BallMoved
from bowlbound_desktop.kernel.procedure import Procedure


def blocked_kick(game: Game, token: str = "", yards: int = 0, line: int | None = None) -> Procedure[Ending]:
    """A kick blocked behind the line: by a printed loss, or DS or X yards (AR-V-2-B, C-AR-26)."""
    line = game.y if line is None else line
    if token:
        if game.edition.bk_spot == "variable":
            yards = -(yield from variable_yards(game, game.defense, token, "yardage"))
        else:
            yards = -int(game.edition.bk_spot)
    yield ruled("LG-21", "the kick is blocked, {} yards behind the line", -yards)
    y = line + yards
    yield BallMoved(rule="LG-21", side=game.offense, start=game.spot(line), end=game.spot(y), how="block")
    ending = yield from free_ball(game, game.offense, y, "block", behind_line=y <= line, kicked=True)
    return _timed(game, ending, yards)


def fumbled_snap(game: Game, cell: Cell) -> Procedure[Ending]:
    """F in a kick column: the snap is fumbled."""
    yards = yield from amount_yards(game, game.offense, cell.amount, "yardage")
    return (yield from _astray(game, yards))


def bad_kick_snap(game: Game, loss: int) -> Procedure[Settled]:
    """The snap of a hurried kick goes astray: a fumble, no penalty (AR-I-4-A-i)."""
    yield ruled("AR-I-4-A-i", "bad snap: a fumble {} yards behind the line", -loss)
    ending = yield from _astray(game, loss)
    return (yield from settle(game, ending.dead, ending.fouls))


def _astray(game: Game, yards: int) -> Procedure[Ending]:
    y = game.y + yards
    yield BallMoved(rule="LG-16", side=game.offense, start=game.spot(), end=game.spot(y), how="fumble")
    ending = yield from free_ball(game, game.offense, y, "fumble", kicked=True)
    return _timed(game, ending, yards)


def _timed(game: Game, ending: Ending, yards: int) -> Ending:
    seconds = game.tables.alternate.action["free_kick_snap"] + tens(yards)
    return Ending(ending.dead.change(action=ending.dead.action + seconds), ending.fouls)
