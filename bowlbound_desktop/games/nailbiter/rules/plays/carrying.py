"""Carries out a result of the play tables, up to the dead ball (section 5)."""

from attrs import evolve

from bowlbound_desktop.games.nailbiter.rules.frame.dead_ball import Dead, moved, touchback
from bowlbound_desktop.games.nailbiter.rules.frame.dice import SUM
from bowlbound_desktop.games.nailbiter.rules.frame.game import Game
from bowlbound_desktop.games.nailbiter.rules.plays.long_gains import long_gain
from bowlbound_desktop.games.nailbiter.rules.plays.loose_ball import carry_back, fumble, take
from bowlbound_desktop.games.nailbiter.rules.plays.reading import Snap, rush
from bowlbound_desktop.games.nailbiter.rules.plays.strips import strip, stripped
from bowlbound_desktop.games.nailbiter.rules.printed.cells import Result
from bowlbound_desktop.games.nailbiter.rules.printed.tables import RUNS
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.events import BallMoved, Intercepted, PassFell
from bowlbound_desktop.kernel.field import FIELD, Spot
from bowlbound_desktop.kernel.procedure import Procedure, roll

DEEPEST = 9
"""A ball caught or intercepted farther behind the goal line is nine deep (NB-R51)."""


def carry_out(game: Game, snap: Snap, result: Result) -> Procedure[Dead]:
    """Carry out the result of a call."""
    result = yield from rush(game, snap, result)
    run = snap.call in RUNS or result.run
    match result.kind:
        case "incomplete":
            return (yield from incomplete(game))
        case "intercepted":
            length = FIELD - game.y if result.end_zone else result.yards
            return (yield from intercepted(game, length, result.no_return))
        case "long":
            result = yield from long_gain(game, game.offense, game.y, result.yards)
        case "touchdown":
            result = Result(yards=game.to_goal)
        case "at":
            result = yield from _caught_at(game, result.yards)
        case "interference":
            return (yield from _interference(game, result.yards))
    return (yield from gain(game, result, "run" if run or result.kind == "sack" else "pass"))


def incomplete(game: Game) -> Procedure[Dead]:
    """Let the pass fall."""
    yield PassFell(rule="NB-B12", side=game.offense)
    return Dead(side=game.offense, y=game.y, stopped=True, thrown=True)


def gain(game: Game, result: Result, how: str) -> Procedure[Dead]:
    """Move the ball by a run or a pass: strip, goal lines, fumble, down (NB-B15, NB-R12)."""
    yards, lost = result.yards, False
    if result.strip:
        yards, lost = yield from strip(game, game.offense, game.y, yards)
    y = game.y + yards
    yield moved(game, y, how, "NB-A7")
    dead = Dead(
        side=game.offense,
        y=y,
        stopped=result.out,
        inches=result.kind == "inches",
        hurting=result.hurting,
        sacked=result.kind == "sack",
        time_out=result.time_out,
        thrown=how == "pass",
        complete=how == "pass",
    )
    return (yield from _end_of_gain(game, dead, lost, result.fumble))


def _end_of_gain(game: Game, dead: Dead, lost: bool, fumbles: bool) -> Procedure[Dead]:
    """End a gain; a touchdown comes before a fumble that is printed with it (section 5, NB-R83)."""
    if dead.y >= FIELD:
        return evolve(dead, score="touchdown")
    if lost:
        return _as_thrown((yield from stripped(game.offense, dead.y)), dead)
    if fumbles:
        return _as_thrown((yield from fumble(game, game.offense, dead.y, down_there=dead)), dead)
    if dead.y <= 0:
        yield ruled("NB-B19, NB-R83", "down behind its own goal line: a safety")
        return evolve(dead, score="safety")
    return dead


def _as_thrown(after: Dead, before: Dead) -> Dead:
    """The dead ball after a loose one, with whether a pass was thrown and complete before."""
    return evolve(after, thrown=before.thrown, complete=before.complete)


def intercepted(
    game: Game, length: int, no_return: bool = False, returned: int | None = None
) -> Procedure[Dead]:
    """Intercept a pass `length` yards beyond the line of scrimmage (NB-B11, NB-R51)."""
    y = max(-DEEPEST, FIELD - game.y - length)
    spot = Spot.seen_from(game.defense, y).yards
    yield BallMoved(rule="NB-B11", side=game.offense, start=game.spot(), end=spot, how="spot", thrown=True)
    yield Intercepted(rule="NB-B11", side=game.defense, ball=spot)
    if returned is not None:
        dead = yield from carry_back(game, game.defense, y, returned)
    elif no_return and y <= 0:
        dead = yield from touchback(game.defense, "NB-K2")
    elif no_return:
        dead = Dead(side=game.defense, y=y, stopped=True)
    else:
        fell = Dead(side=game.offense, y=game.y, stopped=True, thrown=True)
        dead = yield from take(game, game.defense, y, fell, "interception")
    return evolve(dead, thrown=True)


def _caught_at(game: Game, line: int) -> Procedure[Result]:
    """Catch the ball at a yard line of the defense, and roll for more (bomb 10)."""
    advance = yield from roll(game.offense, SUM, "bomb_run")
    yield ruled("NB-D12", "caught at the {}, and {} yards more", line, advance)
    return Result(yards=FIELD - line + advance - game.y)


def _interference(game: Game, line: int) -> Procedure[Dead]:
    """Give first and goal for a foul that the table itself prints (timing pattern 10)."""
    y = FIELD - line
    yield moved(game, y, "penalty", "NB-D12")
    return Dead(side=game.offense, y=y, stopped=True, first=True, thrown=True)
