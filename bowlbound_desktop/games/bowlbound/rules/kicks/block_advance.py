"""Playing on with a recovered block or fumbled kick snap (C-AR-18)."""

from attrs import evolve

from bowlbound_desktop.games.bowlbound.rules.calls.hurry_up import STANDING
from bowlbound_desktop.games.bowlbound.rules.charts.cells import BLANK
from bowlbound_desktop.games.bowlbound.rules.clock.dead_ball import Dead
from bowlbound_desktop.games.bowlbound.rules.clock.ending import Ending
from bowlbound_desktop.games.bowlbound.rules.fouls.fouls import Foul
from bowlbound_desktop.games.bowlbound.rules.fouls.penalties import as_trapped
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.kicks.blocks import blocked_kick
from bowlbound_desktop.games.bowlbound.rules.kicks.kicking import plan_free_block, read_kick
from bowlbound_desktop.games.bowlbound.rules.kicks.punts import punt_ending
from bowlbound_desktop.games.bowlbound.rules.plays.carry_out import carry_out
from bowlbound_desktop.games.bowlbound.rules.plays.defenses import PASSES
from bowlbound_desktop.games.bowlbound.rules.plays.reading import (
    offense_source,
    offset,
    read_column,
    special_source,
)
from bowlbound_desktop.games.bowlbound.rules.plays.results import BothResults, meet
from bowlbound_desktop.kernel.asking import choose, ruled
from bowlbound_desktop.kernel.procedure import Procedure

RECOVERED = range(10, 20)
OPTIONS = ("down", "safety", "punt", "3", "9")
ON_A_TRY = ("down", "3", "9")


def play_on(game: Game, y: int, total: int) -> Procedure[Ending | None]:
    """What the kickers do with the ball they recovered at `y`; None when it is simply dead there."""
    if not game.options.bk_advance or total not in RECOVERED or game.next not in ("scrimmage", "try"):
        return None
    options = ON_A_TRY if game.next == "try" else OPTIONS
    choice = yield from choose(game.offense, "block_advance", options, "down")
    if choice == "down":
        return None
    yield ruled("C-AR-18", "recovered on {}: the kickers play on", total)
    match choice:
        case "safety":
            return Ending(Dead(side=game.offense, y=y, how="safety", fumbled=True))
        case "punt":
            return (yield from _punt(game.change(y=y)))
    return (yield from _run_or_pass(game, game.change(y=y), choice))


def _punt(there: Game) -> Procedure[Ending]:
    """A punt from the spot: blocked for free and on a penalty, always returnable, never a fake."""
    plan = yield from plan_free_block(there, corner=True)
    source = special_source(there, there.offense, "punt", "kick")
    reading = yield from read_kick(there, source, plan, hurried=False)
    if reading.stopped == "blocked":
        return (yield from blocked_kick(there, "X"))
    return (yield from punt_ending(there, reading, plan))


def _run_or_pass(game: Game, there: Game, play: str) -> Procedure[Ending]:
    """A play from the spot against a white defense, at no price; fouls count from the snap."""
    passed = play in PASSES
    reading = yield from read_column(there, offense_source(there, play), snapped=True)
    if offset(reading.fouls):
        return Ending(Dead(side=there.offense, y=there.y), reading.fouls)
    meeting = BothResults(offense=reading.cell, defense=BLANK, passed=passed, fouls=reading.fouls)
    result = yield from meet(there, meeting)
    fouls = as_trapped(game, (*reading.fouls, *result.fouls), trapped=result.trapped)
    ending = yield from carry_out(there, result, STANDING, passed=passed)
    fouls = (*_from_the_snap(fouls, there.y - game.y), *ending.fouls)
    return Ending(_out_of_the_end_zone(ending.dead), fouls)


def _out_of_the_end_zone(dead: Dead) -> Dead:
    """A pass that falls incomplete has not brought the ball out either (C-BR-28)."""
    return dead.change(how="safety") if dead.how == "down" and dead.y <= 0 else dead


def _from_the_snap(fouls: tuple[Foul, ...], yards: int) -> tuple[Foul, ...]:
    """Interference is counted from the line of scrimmage, not from where the ball was picked up."""
    return tuple(evolve(foul, yards=foul.yards + yards) if foul.interference else foul for foul in fouls)
