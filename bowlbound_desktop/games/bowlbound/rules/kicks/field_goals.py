"""Field goals (BR-VI-6), and those by the punt column (C-AR-19)."""

from bowlbound_desktop.games.bowlbound.rules.calls.hurry_up import Snap
from bowlbound_desktop.games.bowlbound.rules.charts.cells import Kind
from bowlbound_desktop.games.bowlbound.rules.clock.alternate_timing import tens
from bowlbound_desktop.games.bowlbound.rules.clock.dead_ball import TOUCHBACK_LINE, Dead
from bowlbound_desktop.games.bowlbound.rules.clock.ending import Ending
from bowlbound_desktop.games.bowlbound.rules.fouls.penalties import Settled, cancel, settle
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.kicks.blocks import blocked_kick, fumbled_snap
from bowlbound_desktop.games.bowlbound.rules.kicks.kicking import Plan, plan_free_block, read_kick
from bowlbound_desktop.games.bowlbound.rules.kicks.punts import other_column
from bowlbound_desktop.games.bowlbound.rules.kicks.scrimmage_kicks import kick_from_scrimmage
from bowlbound_desktop.games.bowlbound.rules.loose_ball.returns import run_back
from bowlbound_desktop.games.bowlbound.rules.plays.reading import Reading, offset, special_source
from bowlbound_desktop.games.bowlbound.rules.plays.yardage import amount_yards
from bowlbound_desktop.games.bowlbound.rules.weather.weather import wind_yards
from bowlbound_desktop.kernel.asking import choose, ruled
from bowlbound_desktop.kernel.events import BallMoved, KickFailed, PossessionChanged
from bowlbound_desktop.kernel.field import END_LINE, FIELD
from bowlbound_desktop.kernel.procedure import Procedure

HOLD = 7
POSTS = 17
"""What the statistics add to the distance from the line of scrimmage: hold and end zone."""
BAD_SNAP_LOSS = -7
RETURN_DEPTH = 40


def attempt_length(distance: int) -> int:
    """The length of a field goal as the statistics count it (BR-VI-6-a)."""
    return distance + POSTS


def field_goal(game: Game, snap: Snap) -> Procedure[Settled]:
    """A field goal attempt, announced (BR-VI-6-a)."""
    return (yield from kick_from_scrimmage(game, snap, "field_goal", BAD_SNAP_LOSS, _place_kick))


def _place_kick(game: Game, reading: Reading, plan: Plan) -> Procedure[Settled]:
    if offset(reading.fouls):
        return (yield from cancel(game))
    ending = yield from attempt(game, reading, FIELD - game.y, plan)
    return (yield from settle(game, ending.dead, (*reading.fouls, *ending.fouls)))


def punt_goal(game: Game, snap: Snap) -> Procedure[Settled]:
    """A field goal or try by the punt column: blocked for free and on a penalty, no fake (C-AR-19)."""
    plan = yield from plan_free_block(game, corner=False)
    source = special_source(game, game.offense, "punt", "kick")
    reading = yield from read_kick(game, source, plan, hurried=snap.hurried)
    if not reading.stopped:
        reading = yield from other_column(game, reading)
    if offset(reading.fouls):
        return (yield from cancel(game))
    ending = yield from attempt(game, reading, attempt_length(FIELD - game.y), plan)
    return (yield from settle(game, ending.dead, (*reading.fouls, *ending.fouls)))


def attempt(game: Game, reading: Reading, needed: int, plan: Plan) -> Procedure[Ending]:
    """Good if the yardage reaches (BR-VI-6-a)."""
    cell = reading.cell
    if reading.stopped == "blocked":
        return (yield from blocked_kick(game, "DS"))
    if cell.kind is Kind.BLOCK:
        yards = yield from amount_yards(game, game.offense, cell.amount, "yardage")
        return (yield from blocked_kick(game, yards=yards))
    if cell.kind is Kind.FUMBLE:
        return (yield from fumbled_snap(game, cell))
    yards = 0
    if cell.kind is Kind.YARDS:
        yards = yield from amount_yards(game, game.offense, cell.amount, "yardage")
        yards += wind_yards(game, "field_goal")
    good = cell.kind is Kind.YARDS and yards >= needed
    yield ruled("BR-VI-6-a", "the kick carries {} of the {} yards needed: {}", yards, needed, _said(good))
    yield BallMoved(side=game.offense, start=game.spot(), end=game.spot(game.y + yards), how="field_goal")
    how = "extra_point" if game.next == "try" else "field_goal"
    if good:
        return Ending(Dead(side=game.offense, y=FIELD, how=how, action=_seconds(game), live=False))
    yield KickFailed(rule="BR-VI-6-b", side=game.offense, how=how)
    if game.next == "try":
        return Ending(Dead(side=game.offense, y=game.y, how="", live=False))
    return (yield from _missed(game, plan))


def _said(good: bool) -> str:
    return "good" if good else "no good"


def _seconds(game: Game) -> int:
    return game.tables.alternate.action["field_goal"] + tens(FIELD - game.y)


def _missed(game: Game, plan: Plan) -> Procedure[Ending]:
    """The defenders take over at their 20 or at the spot of the hold, whichever is better (BR-VI-6-b)."""
    side, start = game.defense, FIELD - game.y - RETURN_DEPTH
    options = ("no", "yes") if _returnable(game, start, plan) else ("no",)
    if (yield from choose(side, "field_goal_return", options, "no")) == "yes":
        yield ruled("C-AR-24", "the missed kick is returned")
        return (yield from run_back(game, side, start, "kickoff_return", ("TC-3",)))
    held = FIELD - game.y + (HOLD if game.edition.fg_miss_spot == "hold" else 0)
    y = max(TOUCHBACK_LINE, min(held, FIELD - 1))
    yield PossessionChanged(rule="BR-VI-6-b", side=side, ball=game.spot(FIELD - y))
    return Ending(Dead(side=side, y=y, changed=True, rows=("TC-3",), action=_seconds(game), live=False))


def _returnable(game: Game, start: int, plan: Plan) -> bool:
    """Not from beyond the end line, nor after a rush that pays its price (C-AR-24, C-AR-27)."""
    return game.options.fg_return and start > -END_LINE and not plan.rush
