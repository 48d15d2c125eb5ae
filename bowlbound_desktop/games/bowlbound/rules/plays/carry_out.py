"""From the result of the charts to a dead ball: declarations, weather, factor, spot (section 7, step 6)."""

from fractions import Fraction

from bowlbound_desktop.games.bowlbound.rules.calls.hurry_up import Snap
from bowlbound_desktop.games.bowlbound.rules.charts.ratings import PLAIN, factor
from bowlbound_desktop.games.bowlbound.rules.clock.alternate_timing import tens
from bowlbound_desktop.games.bowlbound.rules.clock.dead_ball import Dead, ended
from bowlbound_desktop.games.bowlbound.rules.clock.ending import Ending
from bowlbound_desktop.games.bowlbound.rules.clock.timing import alternate
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.loose_ball.free_ball import free_ball
from bowlbound_desktop.games.bowlbound.rules.loose_ball.interceptions import intercept
from bowlbound_desktop.games.bowlbound.rules.plays.results import Result
from bowlbound_desktop.games.bowlbound.rules.plays.yardage import spot_after
from bowlbound_desktop.games.bowlbound.rules.weather.weather import rain, rained_on
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.events import BallMoved, PassFell
from bowlbound_desktop.kernel.field import FIELD
from bowlbound_desktop.kernel.procedure import Procedure

DECLARED_COST = 5
LATE = {2: 120, 4: 300}


def carry_out(
    game: Game, result: Result, snap: Snap, *, passed: bool, doubled: bool = False
) -> Procedure[Ending]:
    """Move the ball as the result says; a passer who keeps it runs."""
    passed = passed and not result.trapped
    match result.kind:
        case "yards":
            return (yield from _gained(game, result, snap, passed, doubled))
        case "incomplete":
            return (yield from _incomplete(game))
        case "interception":
            return (yield from _intercepted(game, result))
        case "fumble":
            return (yield from _fumbled(game, result, passed))
        case "touchdown":
            yield BallMoved(
                rule="LG-6", side=game.offense, start=game.spot(), end=game.spot(FIELD), how=_how(passed)
            )
            return Ending(_down(game, FIELD))
    raise AssertionError(result.kind)


def _how(passed: bool) -> str:
    return "pass" if passed else "run"


def _down(game: Game, y: int) -> Dead:
    seconds = game.tables.alternate.action["scrimmage"] + tens(min(y, FIELD) - game.y)
    return ended(game, y, action=seconds)


def _incomplete(game: Game) -> Procedure[Ending]:
    yield PassFell(rule="LG-17", side=game.offense)
    seconds = game.tables.alternate.action["incomplete"]
    return Ending(Dead(side=game.offense, y=game.y, rows=("TC-4",), action=seconds, live=False))


def _intercepted(game: Game, result: Result) -> Procedure[Ending]:
    ending = yield from intercept(game, result.yards)
    if ending is None:
        return (yield from _incomplete(game))
    seconds = game.tables.alternate.action["scrimmage"] + tens(result.yards)
    return Ending(ending.dead.change(action=seconds, live=False), ending.fouls)


def _fumbled(game: Game, result: Result, passed: bool) -> Procedure[Ending]:
    y = FIELD + 1 if result.deep else game.y + result.yards
    yield BallMoved(
        rule="LG-16", side=game.offense, start=game.spot(), end=game.spot(y), how="fumble", thrown=passed
    )
    ending = yield from free_ball(game, game.offense, y, "fumble")
    action = game.tables.alternate.action
    seconds = action["scrimmage"] + tens(y - game.y) + action["fumble"]
    return Ending(ending.dead.change(action=seconds), ending.fouls)


def _gained(game: Game, result: Result, snap: Snap, passed: bool, doubled: bool) -> Procedure[Ending]:
    """Yards, with what was declared, the weather and the yardage factor (R-59)."""
    yards, out = result.yards, result.marked
    if snap.declared:
        yards, out = yield from _declared(result, snap)
    if not result.firm and (change := rain(game, passed=passed)):
        yards = yield from rained_on(yards, change)
    times = factor(game, game.offense) * 2 if doubled else factor(game, game.offense)
    y = spot_after(game.y, yards, times)
    if times is not PLAIN and yards > 0:
        yield ruled("AR-IX-5", "{} yards at {} %: {} yards", yards, _percent(times), y - game.y)
    yield BallMoved(
        rule="BR-V-10", side=game.offense, start=game.spot(), end=game.spot(min(y, FIELD)), how=_how(passed)
    )
    dead = _down(game, y)
    if dead.how != "down":
        yield ruled("BR-VI-13-C" if dead.how == "touchdown" else "BR-VI-13-H", "a {}", dead.how)
    if out and (snap.declared == "out_of_bounds" or stops_clock(game)):
        dead = dead.change(rows=("TC-1", "TC-5"), live=False)
    return Ending(dead)


def _percent(times: Fraction) -> str:
    return f"{float(times * 100):g}"


def _declared(result: Result, snap: Snap) -> Procedure[tuple[int, bool]]:
    """Five yards for ending where the coach wants it (AR-I-4-C, AR-I-6-C, R-38)."""
    if snap.declared == "out_of_bounds" and not result.marked:
        yield ruled("AR-I-4-C", "declared out of bounds: {} yards less five", result.yards)
        return result.yards - DECLARED_COST, True
    if snap.declared == "in_bounds" and result.marked:
        yield ruled("AR-I-6-C", "kept in bounds: {} yards less five", result.yards)
        return result.yards - DECLARED_COST, False
    return result.yards, result.marked


def stops_clock(game: Game) -> bool:
    """Whether the out-of-bounds mark counts just now (TC-5, R-19, AR-VII-a, -e, C-BR-02)."""
    if game.edition.oob_window == "always" or alternate(game):
        return True
    if game.options.alt_timing_prelude:
        return False
    return game.clock.seconds <= LATE.get(game.clock.quarter, -1)
