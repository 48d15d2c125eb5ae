"""Punts (BR-VI-5, AR-III-2, AR-IV-1)."""

from attrs import evolve

from bowlbound_desktop.games.bowlbound.rules.calls.hurry_up import Snap
from bowlbound_desktop.games.bowlbound.rules.charts.cells import Cell, Kind
from bowlbound_desktop.games.bowlbound.rules.clock.dead_ball import Dead
from bowlbound_desktop.games.bowlbound.rules.clock.ending import Ending
from bowlbound_desktop.games.bowlbound.rules.fouls.penalties import Settled, settle
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.kicks.blocks import blocked_kick, fumbled_snap
from bowlbound_desktop.games.bowlbound.rules.kicks.catching import (
    fair_catch,
    offer_roll,
    roll_dead,
    touchback,
)
from bowlbound_desktop.games.bowlbound.rules.kicks.kicking import Plan, less_corner
from bowlbound_desktop.games.bowlbound.rules.kicks.scrimmage_kicks import kick_from_scrimmage
from bowlbound_desktop.games.bowlbound.rules.loose_ball.returns import Limits, run_back
from bowlbound_desktop.games.bowlbound.rules.plays.reading import Reading, offset, read_column, special_source
from bowlbound_desktop.games.bowlbound.rules.plays.yardage import amount_yards
from bowlbound_desktop.games.bowlbound.rules.weather.weather import wind_yards
from bowlbound_desktop.kernel.asking import choose, ruled
from bowlbound_desktop.kernel.events import BallMoved, PossessionChanged
from bowlbound_desktop.kernel.field import END_LINE, FIELD
from bowlbound_desktop.kernel.procedure import Procedure

BAD_SNAP_LOSS = -13
OTHER_COLUMN = {Kind.SHANK: "field_goal", Kind.LONG_PUNT: "kickoff"}
NO_LOSS = Limits(least=0)
TIMING = ("TC-3",)
"""The row of the timing chart for a change of possession."""


def punt(game: Game, snap: Snap) -> Procedure[Settled]:
    """A punt from scrimmage, announced (BR-VI-5)."""
    return (yield from kick_from_scrimmage(game, snap, "punt", BAD_SNAP_LOSS, finish_punt))


def finish_punt(game: Game, reading: Reading, plan: Plan) -> Procedure[Settled]:
    """The cell of the punt column, what becomes of the ball, and the fouls."""
    if reading.stopped == "blocked":
        blocked = yield from blocked_kick(game, "X")
        return (yield from settle(game, blocked.dead, (*reading.fouls, *blocked.fouls)))
    ending = yield from punt_ending(game, reading, plan)
    return (yield from settle(game, ending.dead, ending.fouls))


def punt_ending(game: Game, reading: Reading, plan: Plan) -> Procedure[Ending]:
    """From the cell of the punt column to the dead ball."""
    reading = yield from other_column(game, reading)
    if offset(reading.fouls):
        return Ending(Dead(side=game.offense, y=game.y), reading.fouls)
    if reading.cell.kind is Kind.BLOCK:
        yards = yield from amount_yards(game, game.offense, reading.cell.amount, "yardage")
        ending = yield from blocked_kick(game, yards=yards)
    elif reading.cell.kind is Kind.FUMBLE:
        ending = yield from fumbled_snap(game, reading.cell)
    else:
        ending = yield from _kicked(game, reading.cell, plan)
    return Ending(ending.dead, (*reading.fouls, *ending.fouls))


def other_column(game: Game, reading: Reading) -> Procedure[Reading]:
    """FG and KO are rolled again in their column; NG there is rolled again (R-25)."""
    while reading.cell.kind in (*OTHER_COLUMN, Kind.NO_GOOD):
        column = OTHER_COLUMN.get(reading.cell.kind, "field_goal")
        yield ruled("R-25", "{}: roll again in the {} column", reading.cell.text, column.replace("_", " "))
        source = special_source(game, game.offense, column, "kick")
        again = yield from read_column(game, source, snapped=True, fouls=reading.fouls)
        cell = evolve(again.cell, marked=again.cell.marked or reading.cell.marked)
        reading = evolve(again, cell=cell)
        if reading.stopped:
            break
    return reading


def _kicked(game: Game, cell: Cell, plan: Plan) -> Procedure[Ending]:
    """The ball is in the air."""
    yards = yield from amount_yards(game, game.offense, cell.amount, "yardage")
    wind = wind_yards(game, "kick")
    if wind:
        yield ruled("AR-VI", "the wind changes the punt by {} yards", wind)
    landing = game.y + less_corner(yards + wind, plan.corner)
    receivers = game.defense
    yield BallMoved(rule="BR-VI-5", side=game.offense, start=game.spot(), end=game.spot(landing), how="punt")
    yield PossessionChanged(side=receivers, ball=game.spot(landing))
    marked = cell.marked and not plan.unmarked
    ending = yield from fielded(game, FIELD - landing, marked, plan)
    action = game.tables.alternate.action["punt"] + ending.dead.action
    return Ending(ending.dead.change(action=action, live=False), ending.fouls)


def dead_kick(game: Game, y: int) -> Dead:
    """The receivers' ball where it lies; in their end zone a touchback."""
    if y <= 0:
        return touchback(game, TIMING)
    return Dead(side=game.defense, y=min(y, FIELD - 1), changed=True, rows=TIMING, live=False)


def fielded(game: Game, y: int, marked: bool, plan: Plan) -> Procedure[Ending]:
    """What the receivers do with a punt that comes down `y` yards from their goal line (AR-IV-1)."""
    beyond_line = FIELD - y > game.y or game.next == "free-kick"
    if plan.quick or plan.out or not beyond_line or y <= -END_LINE:
        return Ending(dead_kick(game, y))
    if plan.rush:
        return (yield from _not_returned(game, y, marked))
    options, quiet = _options(game, y, marked)
    if not options:
        yield ruled("BR-VI-5", "the punt is dead where it comes down")
        return Ending(dead_kick(game, y))
    choice = yield from choose(game.defense, "kick_return", options, quiet)
    match choice:
        case "touchback":
            yield ruled("BR-VI-13-F-i", "touchback", news=True)
            return Ending(touchback(game, TIMING))
        case "fair_catch":
            return (yield from fair_catch(game, y, TIMING))
        case "roll" if marked:
            return (yield from offer_roll(game, y, TIMING))
        case "roll":
            return (yield from roll_dead(game, y, TIMING))
    limits = NO_LOSS if plan.short_drop and game.edition.short_drop_no_loss else Limits()
    return (yield from run_back(game, game.defense, y, "punt_return", TIMING, limits))


def _not_returned(game: Game, y: int, marked: bool) -> Procedure[Ending]:
    """After a rush that pays the price, the options are the kickers' (AR-V-2-C-iv, C-AR-27)."""
    yield ruled("AR-V-2-C", "no return after an all-out rush")
    if game.edition.roughing and (marked or not game.options.return_options):
        return Ending(dead_kick(game, y))
    return (yield from offer_roll(game, y, TIMING))


def _options(game: Game, y: int, marked: bool) -> tuple[tuple[str, ...], str]:
    """The receivers' options, and the quiet one."""
    down = ("touchback",) if y <= 0 else ()
    if marked:
        if game.options.return_options and game.edition.marked_punt_options:
            return (*down, "fair_catch", "roll"), down[0] if down else "roll"
        return down, "touchback"
    catches = ("fair_catch", "roll") if game.options.return_options else ()
    return ("return", *down, *catches), "return"
