"""Tries after a touchdown (BR-VI-7)."""

from bowlbound_desktop.games.bowlbound.rules.calls.hurry_up import STANDING
from bowlbound_desktop.games.bowlbound.rules.calls.scrimmage import play_down, started
from bowlbound_desktop.games.bowlbound.rules.charts.cell_reads import read
from bowlbound_desktop.games.bowlbound.rules.charts.cells import Cell, Kind
from bowlbound_desktop.games.bowlbound.rules.clock.after_play import after_play
from bowlbound_desktop.games.bowlbound.rules.clock.dead_ball import Dead
from bowlbound_desktop.games.bowlbound.rules.dice import OFFENSE
from bowlbound_desktop.games.bowlbound.rules.fouls.penalties import Settled, settle
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.kicks.blocks import blocked_kick
from bowlbound_desktop.games.bowlbound.rules.kicks.fakes import fake
from bowlbound_desktop.games.bowlbound.rules.kicks.field_goals import punt_goal
from bowlbound_desktop.games.bowlbound.rules.kicks.kicking import beaten, plan_kick, roughing
from bowlbound_desktop.games.bowlbound.rules.plays.reading import Reading
from bowlbound_desktop.games.bowlbound.rules.plays.yardage import amount_yards
from bowlbound_desktop.kernel.asking import choose, ruled
from bowlbound_desktop.kernel.events import Called, KickFailed
from bowlbound_desktop.kernel.procedure import Procedure, roll

KICK_LINE = 97
SET_TWO_NEEDS = 3


def try_for_points(game: Game) -> Procedure[Game]:
    """Kick for one or play for two."""
    yield started(game, "try")
    choice = yield from choose(game.offense, "try", try_options(game), "kick")
    yield Called(rule="BR-VI-7", side=game.offense, kind="try", option=choice)
    match choice:
        case "kick":
            settled = yield from extra_point(game)
        case "punt_goal":
            settled = yield from punt_goal(game, STANDING)
        case _:
            settled = yield from play_down(game, STANDING)
    return (yield from after_play(game, settled))


def try_options(game: Game) -> tuple[str, ...]:
    """Kick for one, by the punt column too where that is played (C-AR-19), or play for two."""
    if must_play_for_two(game):
        return ("two",)
    return ("kick", "two", "punt_goal") if game.options.alt_fg else ("kick", "two")


def must_play_for_two(game: Game) -> bool:
    """Two-point tries are compulsory from the third overtime period (R-50)."""
    return game.overtime is not None and game.overtime.period >= 3


def extra_point(game: Game) -> Procedure[Settled]:
    """The extra point (BR-VI-7-A)."""
    plan = yield from plan_kick(game, "extra_point")
    total = yield from roll(game.offense, OFFENSE, "extra_point", "extra_point")
    chart = game.chart(game.offense)
    column = "field_goal" if chart.set == 2 else "extra_point"
    cell = chart.special[column][total - 10]
    match beaten(game, plan, total):
        case "fake":
            return (yield from fake(game, plan, Reading(cell, total)))
        case "blocked":
            ending = yield from blocked_kick(game, "DS", line=KICK_LINE)
            return (yield from settle(game, ending.dead, ending.fouls))
    yield read("BR-VI-7-A", game.offense, "special", column, total, cell)
    good = yield from _good(game, cell)
    yield ruled("BR-VI-7-A", "extra point on {}: {}", total, "good" if good else "no good")
    if not good:
        yield KickFailed(rule="BR-VI-7-A", side=game.offense, how="extra_point")
    fouls = yield from roughing(game, plan, total, cell)
    dead = Dead(side=game.offense, y=game.y, how="extra_point" if good else "", live=False)
    return (yield from settle(game, dead, fouls))


def _good(game: Game, cell: Cell) -> Procedure[bool]:
    """White is good; set II kicks a field goal from the 3, where penalties count as good."""
    if game.chart(game.offense).set != 2:
        return cell.colour == "white"
    if cell.kind is not Kind.YARDS:
        return cell.kind is Kind.FOUL
    yards = yield from amount_yards(game, game.offense, cell.amount, "yardage")
    return yards >= SET_TWO_NEEDS
