"""Kickoffs and free kicks (BR-V-4, BR-V-5, BR-VI-8, AR-III-1, AR-IV-2)."""

from attrs import evolve

from bowlbound_desktop.games.bowlbound.rules.calls.scrimmage import started
from bowlbound_desktop.games.bowlbound.rules.charts.cells import Cell, Kind
from bowlbound_desktop.games.bowlbound.rules.charts.chart import parse_totals
from bowlbound_desktop.games.bowlbound.rules.clock.after_play import after_play
from bowlbound_desktop.games.bowlbound.rules.clock.dead_ball import Dead, half_the_distance
from bowlbound_desktop.games.bowlbound.rules.clock.ending import Ending
from bowlbound_desktop.games.bowlbound.rules.dice import OFFENSE
from bowlbound_desktop.games.bowlbound.rules.fouls.penalties import Settled, cancel, no_play, settle
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.kicks.catching import fair_catch, muff, roll_yards, touchback
from bowlbound_desktop.games.bowlbound.rules.kicks.kicking import (
    Plan,
    cancel_marks,
    coffin_corner,
    less_corner,
)
from bowlbound_desktop.games.bowlbound.rules.kicks.punts import finish_punt
from bowlbound_desktop.games.bowlbound.rules.loose_ball.free_ball import free_ball
from bowlbound_desktop.games.bowlbound.rules.loose_ball.returns import (
    Limits,
    end_of_return,
    run_back,
    run_back_from,
)
from bowlbound_desktop.games.bowlbound.rules.plays.reading import Source, offset, read_column, special_source
from bowlbound_desktop.games.bowlbound.rules.plays.yardage import amount_yards, variable_yards
from bowlbound_desktop.games.bowlbound.rules.tables import KickoffCase
from bowlbound_desktop.games.bowlbound.rules.weather.weather import weathered_return, wind_yards
from bowlbound_desktop.kernel.asking import choose, decision, ruled
from bowlbound_desktop.kernel.events import BallMoved, Called, PossessionChanged, Recovered
from bowlbound_desktop.kernel.field import END_LINE, FIELD
from bowlbound_desktop.kernel.procedure import Procedure, ask_together, roll

KICKS = ("deep", "squib", "onside")
SQUIB, ONSIDE, LONG_SQUIB = 40, 12, 25
OUT_OF_BOUNDS_LINE = 35
REKICK_YARDS = 5
NOT_RETURNED, RETURNED = ("TC-9",), ("TC-10",)


def kickoff(game: Game) -> Procedure[Game]:
    """A kickoff and its return."""
    yield started(game, "kickoff")
    settled = yield from kick_off(game)
    return (yield from after_play(game, settled))


def free_kick(game: Game) -> Procedure[Game]:
    """The victims of a safety kick off or punt from their 20 (BR-VI-13-G-ii, R-54)."""
    yield started(game, "free-kick")
    options = ("kickoff", "punt") if game.edition.safety_kick == "choice" else ("kickoff",)
    if (yield from choose(game.offense, "free_kick", options, "kickoff")) == "kickoff":
        settled = yield from kick_off(game)
    else:
        corner, out = yield from coffin_corner(game)
        plan = Plan(corner=corner, out=out, unmarked=(yield from cancel_marks(game, quick=False)))
        source = special_source(game, game.offense, "punt", "kick")
        reading = yield from read_column(game, source, snapped=True)
        settled = yield from finish_punt(game, reading, plan)
    return (yield from after_play(game, settled))


def kick_off(game: Game) -> Procedure[Settled]:
    """The kickers' choice, with the receivers' guess where that is played (AR-III-1)."""
    case, kind = yield from _choice(game)
    match kind:
        case "onside":
            ending = yield from _onside(game, case)
            return (yield from settle(game, ending.dead, ending.fouls))
        case "squib":
            ending = yield from _squib(game, case)
            return (yield from settle(game, ending.dead, ending.fouls))
    return (yield from _deep(game, case))


def _choice(game: Game) -> Procedure[tuple[KickoffCase, str]]:
    method = game.options.kickoff_selection
    call = decision(game.offense, "kickoff_call", KICKS)
    if method == "basic":
        kind: str = yield call
        yield Called(rule="AR-III-1-a", side=game.offense, kind="kickoff_call", option=kind)
        return announced(game, kind), kind
    guess = decision(game.defense, "kickoff_guess", KICKS, "deep")
    kind, guessed = yield from ask_together(call, guess)
    yield Called(rule="AR-III-1-b", side=game.offense, kind="kickoff_call", option=kind)
    yield Called(rule="AR-III-1-b", side=game.defense, kind="kickoff_guess", option=guessed)
    return guessed_case(game, guessed, kind), kind


def guessed_case(game: Game, guessed: str, kind: str) -> KickoffCase:
    """The kickoff in secret, by what the receivers expected (AR-III-1-b)."""
    return game.tables.kickoffs[game.options.kickoff_selection][guessed][kind]


def announced(game: Game, kind: str) -> KickoffCase:
    """The announced kickoff (AR-III-1-a, BR-VI-8)."""
    match kind:
        case "squib":
            return KickoffCase(distance=str(SQUIB), returned="squib")
        case "onside":
            return KickoffCase(distance=str(ONSIDE), recover=frozenset(parse_totals(game.edition.onside)))
    return KickoffCase(distance="chart", returned="chart")


def _distance(game: Game, case: KickoffCase) -> Procedure[int]:
    """Yards of a squib or onside kick."""
    match case.distance:
        case "25+T1":
            return LONG_SQUIB + (yield from variable_yards(game, game.offense, "T1", "yardage"))
        case "X":
            return (yield from variable_yards(game, game.offense, "X", "yardage"))
    return int(case.distance)


def _moved(game: Game, landing: int) -> BallMoved:
    return BallMoved(
        rule="BR-V-4", side=game.offense, start=game.spot(), end=game.spot(landing), how="kickoff"
    )


def _onside(game: Game, case: KickoffCase) -> Procedure[Ending]:
    """Short and up for grabs; nobody may advance it (BR-VI-8, R-31)."""
    landing = game.y + (yield from _distance(game, case))
    yield _moved(game, landing)
    total = yield from roll(game.offense, OFFENSE, "onside")
    kept = total in case.recover
    side = game.offense if kept else game.defense
    yield ruled(
        "BR-VI-8", "onside kick on {}: recovered by the {}", total, "kickers" if kept else "receivers"
    )
    yield Recovered(rule="BR-VI-8", side=side, ball=game.spot(landing))
    y = landing if kept else FIELD - landing
    seconds = game.tables.alternate.action["kickoff_onside"]
    return Ending(Dead(side=side, y=y, changed=True, rows=NOT_RETURNED, action=seconds, live=False))


def _squib(game: Game, case: KickoffCase) -> Procedure[Ending]:
    """A low kick (AR-III-1)."""
    landing = game.y + (yield from _distance(game, case))
    yield _moved(game, landing)
    ending = yield from _receive(game, landing, case, squib=True)
    seconds = game.tables.alternate.action["kickoff_squib"]
    return Ending(ending.dead.change(action=ending.dead.action + seconds), ending.fouls)


def _deep(game: Game, case: KickoffCase) -> Procedure[Settled]:
    """The Kickoff column (BR-V-4)."""
    corner, _ = yield from coffin_corner(game)
    reading = yield from read_column(game, special_source(game, game.offense, "kickoff", "kickoff"))
    if reading.stopped == "out of bounds":
        return (yield from out_of_bounds(game))
    if reading.stopped == "no play":
        return (yield from no_play(game, reading.fouls[0]))
    if offset(reading.fouls):
        return (yield from cancel(game))
    ending = yield from deep_ending(game, reading.cell, case, corner)
    return (yield from settle(game, ending.dead, (*reading.fouls, *ending.fouls)))


def deep_ending(game: Game, cell: Cell, case: KickoffCase, corner: int) -> Procedure[Ending]:
    """From the cell of the Kickoff column to the dead ball."""
    yards = yield from amount_yards(game, game.offense, cell.amount, "yardage")
    landing = game.y + less_corner(yards + wind_yards(game, "kick"), corner)
    yield _moved(game, landing)
    if cell.kind is Kind.FUMBLE:
        return (yield from free_ball(game, game.offense, landing, "fumble"))
    return (yield from _receive(game, landing, case, squib=False))


def out_of_bounds(game: Game) -> Procedure[Settled]:
    """Kicked out of bounds: the receivers' 35, or five yards and again (BR-VI-4-B-^)."""
    choice = yield from choose(game.defense, "out_of_bounds_kick", ("spot", "rekick"), "spot")
    yield ruled("BR-VI-4-B-^", "the kickoff goes out of bounds: {}", choice)
    if choice == "spot":
        return Settled(game=game.series(game.defense, OUT_OF_BOUNDS_LINE), rows=NOT_RETURNED)
    return Settled(game=game.change(y=half_the_distance(game.y, REKICK_YARDS)), rows=NOT_RETURNED)


def _receive(game: Game, landing: int, case: KickoffCase, *, squib: bool) -> Procedure[Ending]:
    """The receivers field the kick (BR-V-5, AR-IV-2, BR-VI-13-F)."""
    y = FIELD - landing
    if y <= -END_LINE:
        yield ruled("BR-VI-13-F-ii", "the kickoff goes out over the end line: touchback", news=True)
        return Ending(touchback(game, NOT_RETURNED))
    options = ["return"]
    if y <= 0:
        options.append("touchback")
    if game.options.return_options and not (squib and not game.edition.squib_fair_catch):
        options.append("fair_catch")
    if game.options.return_options:
        options.append("roll")
    choice = yield from choose(game.defense, "kick_return", tuple(options), "return")
    match choice:
        case "touchback":
            yield ruled("BR-VI-13-F-i", "touchback", news=True)
            return Ending(touchback(game, NOT_RETURNED))
        case "fair_catch":
            return (yield from fair_catch(game, y, NOT_RETURNED))
        case "roll":
            return (yield from _rolled(game, y))
    yield PossessionChanged(rule="BR-V-5", side=game.defense, ball=game.spot(landing))
    return (yield from _returned(game, y, case))


def _rolled(game: Game, y: int) -> Procedure[Ending]:
    """A kickoff left to roll is anybody's ball unless it reaches the end zone (AR-IV-2-C, -D, R-51)."""
    yards, _ = yield from roll_yards(game, y)
    stop = y - yards * game.edition.kickoff_roll_factor
    yield ruled("AR-IV-2-C", "the kickoff rolls {} yards", y - stop)
    action = game.tables.alternate.action["kickoff_roll"] + max(yards, 0) // 2
    if stop <= 0:
        return Ending(evolve(touchback(game, NOT_RETURNED), action=action))
    if game.edition.kickoff_roll_fumble:
        return (yield from _anybodys(game, stop))
    ending = yield from muff(game, stop, NOT_RETURNED)
    return Ending(ending.dead.change(action=action), ending.fouls)


def _anybodys(game: Game, y: int) -> Procedure[Ending]:
    """The receivers treat the rolling kickoff as their fumble (C-AR-23)."""
    ending = yield from free_ball(game, game.defense, y, "fumble")
    rows = RETURNED if ending.dead.returning else NOT_RETURNED
    return Ending(ending.dead.change(changed=True, rows=rows, live=False), ending.fouls)


def limits_of(case: KickoffCase) -> Limits:
    """What the guess takes from the return (AR-III-1-b, R-65)."""
    return Limits(less=case.less, most=case.most, td_free=case.td_free)


def _returned(game: Game, y: int, case: KickoffCase) -> Procedure[Ending]:
    """The return that the case allows (AR-III-1-b, R-30, R-65)."""
    limits = limits_of(case)
    match case.returned:
        case "chart":
            return (yield from run_back(game, game.defense, y, "kickoff_return", RETURNED, limits))
        case "squib":
            source = Source(
                side=game.defense,
                part="squib_return",
                column="squib_return",
                cells=game.tables.squib_return,
                purpose="squib_return",
                phase="return",
                rule="AR-III-1-a",
            )
            return (yield from run_back_from(game, source, y, RETURNED, limits))
    yards = yield from variable_yards(game, game.defense, case.returned, "yardage")
    yards = yield from weathered_return(game, "kickoff_return", yards)
    return Ending((yield from end_of_return(game, game.defense, y, y + yards, RETURNED)))
