"""Plays without a defense: sneak, Hail Mary, spike, kneel-down, elected safety (AR-I)."""

from bowlbound_desktop.games.bowlbound.rules.calls.hurry_up import STANDING, Snap, shorten
from bowlbound_desktop.games.bowlbound.rules.calls.wild_card import PLUS_TWO, PREFIX, right
from bowlbound_desktop.games.bowlbound.rules.charts.cell_reads import read
from bowlbound_desktop.games.bowlbound.rules.charts.cells import BLANK, parse_cell
from bowlbound_desktop.games.bowlbound.rules.clock.dead_ball import Dead, ended
from bowlbound_desktop.games.bowlbound.rules.clock.ending import Ending
from bowlbound_desktop.games.bowlbound.rules.dice import OFFENSE
from bowlbound_desktop.games.bowlbound.rules.fouls.fouls import Foul
from bowlbound_desktop.games.bowlbound.rules.fouls.penalties import Settled, settle
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.plays.carry_out import carry_out
from bowlbound_desktop.games.bowlbound.rules.plays.consult import Call
from bowlbound_desktop.games.bowlbound.rules.plays.results import BothResults, Result, meet
from bowlbound_desktop.games.bowlbound.rules.plays.run_or_pass import named
from bowlbound_desktop.games.bowlbound.rules.plays.yardage import variable_yards
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.events import BallMoved, PassFell
from bowlbound_desktop.kernel.procedure import Procedure, roll

KNEEL_LOSS = 2
HAIL_MARY_DEPTH = 25
TRAPPED = parse_cell("QT")


def sneak(game: Game, call: Call) -> Procedure[Settled]:
    """Only the colour of play 1 counts (AR-I-2, R-58)."""
    if call.defense.startswith(PREFIX) and right(call.defense, "sneak"):
        return (yield from named(game, passed=False))
    total = yield from roll(game.offense, OFFENSE, "play", "1")
    cell = game.chart(game.offense).offense["1"][total - 10]
    yield read("AR-I-2", game.offense, "offense", "1", total, cell)
    yield ruled("AR-I-2", "the sneak reads {}", cell.colour)
    seconds = game.tables.alternate.action["sneak"]
    if cell.colour == "red" and game.edition.sneak_red == "fumble":
        ending: Ending = yield from carry_out(game, Result(kind="fumble"), STANDING, passed=False)
        seconds += ending.dead.action - game.tables.alternate.action["scrimmage"]
        return (yield from settle(game, ending.dead.change(action=seconds), ending.fouls))
    gain = {"green": 1, "red": -1}.get(cell.colour, 0) + _missed_guess(game, call)
    yield BallMoved(side=game.offense, start=game.spot(), end=game.spot(game.y + gain), how="run")
    return (yield from settle(game, ended(game, game.y + gain, action=seconds), ()))


def _missed_guess(game: Game, call: Call) -> int:
    """Two yards in the classic edition against a defense that named another play (C-AR-34)."""
    wrong = game.options.wildcard == "classic" and call.defense.startswith(PREFIX)
    return PLUS_TWO.amount.yards if wrong else 0


def spike(game: Game) -> Procedure[Settled]:
    """The ball is thrown away at once, which shortens the play before (AR-I-4-B, TC-14)."""
    game = yield from shorten(game, "AR-I-4-B")
    return (yield from throw_away(game))


def throw_away(game: Game) -> Procedure[Settled]:
    """Use up a down without time."""
    yield PassFell(rule="AR-I-4-B", side=game.offense)
    return (yield from settle(game, Dead(side=game.offense, y=game.y, rows=("TC-14",), live=False), ()))


def kneel(game: Game) -> Procedure[Settled]:
    """Lose two yards and thirty seconds (AR-I-6-A)."""
    y = game.y - KNEEL_LOSS
    yield BallMoved(rule="AR-I-6-A", side=game.offense, start=game.spot(), end=game.spot(y), how="run")
    seconds = game.tables.alternate.action["kneel"]
    return (yield from settle(game, ended(game, y, action=seconds), ()))


def elect_safety(game: Game) -> Procedure[Settled]:
    """The offense gives up two points (AR-I-5)."""
    yield ruled("AR-I-5", "the offense elects a safety")
    seconds = game.tables.alternate.action["scrimmage"] + (game.y + 10) // 10
    dead = Dead(side=game.offense, y=0, how="safety", action=seconds, live=False)
    return (yield from settle(game, dead, ()))


def hail_mary(game: Game, snap: Snap) -> Procedure[Settled]:
    """A long throw against a blank defense (AR-I-3, R-36)."""
    total = yield from roll(game.offense, OFFENSE, "hail_mary")
    outcome = game.tables.hail_mary[total]
    yield ruled("AR-I-3", "Hail Mary on {}: {}", total, outcome)
    depth = 0
    if outcome in ("complete", "interception", "interference"):
        depth = HAIL_MARY_DEPTH + (yield from variable_yards(game, game.offense, "T1", "yardage"))
    fouls: tuple[Foul, ...] = ()
    result = Result(kind=outcome, yards=depth)
    match outcome:
        case "complete":
            result = Result(yards=depth)
        case "trapped":
            meeting = BothResults(offense=TRAPPED, defense=BLANK, passed=True, hurried=snap.hurried)
            result = yield from meet(game, meeting)
            fouls = result.fouls
        case "interference":
            fouls = (Foul(by=game.defense, value="PI", yards=depth, text=f"PI {depth}"),)
            result = Result(kind="incomplete")
    ending = yield from carry_out(game, result, snap, passed=True)
    seconds = game.tables.alternate.action
    action = ending.dead.action + seconds["hail_mary"] - seconds["scrimmage"]
    return (yield from settle(game, ending.dead.change(action=action), (*fouls, *ending.fouls)))
