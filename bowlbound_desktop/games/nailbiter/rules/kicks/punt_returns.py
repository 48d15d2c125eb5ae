"""Fielded punts: return, fair catch, or let it roll (NB-K2 to NB-K4, NB-R52, NB-R76)."""

from attrs import evolve

from bowlbound_desktop.games.nailbiter.rules.frame.dead_ball import Dead, carried, touchback
from bowlbound_desktop.games.nailbiter.rules.frame.dice import EVERY_FACE, SUM, is_double, total_of
from bowlbound_desktop.games.nailbiter.rules.frame.game import Game
from bowlbound_desktop.games.nailbiter.rules.plays.long_gains import long_gain
from bowlbound_desktop.games.nailbiter.rules.plays.loose_ball import carry_back, fumble
from bowlbound_desktop.games.nailbiter.rules.printed.cells import Result
from bowlbound_desktop.games.nailbiter.rules.printed.telling import told
from bowlbound_desktop.kernel.asking import choose, ruled
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.procedure import Procedure, roll

RETURN, ROLL, FAIR_CATCH, TOUCHBACK = "return", "roll", "fair_catch", "touchback"
THROUGH = -10
"""A kick this far behind the goal line or farther is through the end zone (NB-R51)."""
GHOST_LETS_ROLL = 5


def field_punt(game: Game, y: int, tough: bool) -> Procedure[tuple[Dead, bool]]:
    """Field a punt at `y` of the receivers' count; also whether there was a flag on the return."""
    side = game.defense
    choice = yield from _choice(game, y, tough)
    match choice:
        case "touchback":
            return (yield from touchback(side, "NB-K2")), False
        case "fair_catch":
            yield ruled("NB-K4", "a fair catch")
            return Dead(side=side, y=y, stopped=True), False
        case "roll":
            return (yield from ball_rolls(game, y)), False
    gamble = tough and side is game.coached and y > 0
    return (yield from _returned(game, y, gamble))


def _choice(game: Game, y: int, tough: bool) -> Procedure[str]:
    """Choose; the ghost returns except at or inside his 5, and downs it in his end zone (section 9)."""
    if game.defense is game.ghost:
        if y <= 0:
            return TOUCHBACK
        return ROLL if y <= GHOST_LETS_ROLL else RETURN
    offers: tuple[str, ...] = (RETURN, ROLL)
    if y <= 0:
        offers = (TOUCHBACK, RETURN)
    elif tough:
        offers = (FAIR_CATCH, RETURN, ROLL)
    return (yield from choose(game.coached, "kick_return", offers, offers[0]))


def ball_rolls(game: Game, y: int) -> Procedure[Dead]:
    """Let the ball roll on, or back on doubles; in the end zone it is a touchback (NB-K3, NB-R52)."""
    side = game.defense
    if y <= 0:
        return (yield from touchback(side, "NB-R52"))
    shown = yield from roll(game.offense, EVERY_FACE, "ball_roll")
    yards = total_of(shown, EVERY_FACE)
    end = min(FIELD - 1, y + yards) if is_double(shown) else y - yards
    yield ruled("NB-K3", "the ball rolls {} yards {}", yards, "back" if is_double(shown) else "on")
    yield carried(game.offense, FIELD - y, FIELD - end, "roll", "NB-R52")
    if end <= 0:
        return (yield from touchback(side, "NB-R52"))
    return Dead(side=side, y=end, stopped=True)


def _returned(game: Game, y: int, gamble: bool) -> Procedure[tuple[Dead, bool]]:
    """Return by the table; a tough catch adds its dice, or is fumbled on doubles (NB-K4)."""
    side, more = game.defense, 0
    if gamble:
        shown = yield from roll(side, EVERY_FACE, "tough_catch")
        if is_double(shown):
            yield ruled("NB-K4", "doubles on the tough catch: a fumble before the return")
            return (yield from _muffed(game, side, y)), False
        more = total_of(shown, EVERY_FACE)
    result = yield from _return_row(game, side)
    flagged = result.kind == "flag"
    while result.kind == "flag":
        yield ruled("NB-B9, NB-R11", "a flag: the return is thrown again, the penalty comes after it")
        result = yield from _return_row(game, side)
    return (yield from _run(game, side, y, result, more)), flagged


def _return_row(game: Game, side: Side) -> Procedure[Result]:
    total = yield from roll(side, SUM, "punt_return", "punt_return")
    cell = game.tables.punt_return[total]
    yield told(side, "punt_return", total, cell.text)
    return cell.result


def _run(game: Game, side: Side, y: int, result: Result, more: int) -> Procedure[Dead]:
    """Carry out the return of the table, `more` yards longer (NB-R76)."""
    match result.kind:
        case "fair-catch":
            yield ruled("NB-R76", "a fair catch")
            if y <= 0:
                return (yield from touchback(side, "NB-R51"))
            return Dead(side=side, y=y, stopped=True)
        case "muff":
            return (yield from _muffed(game, side, y))
        case "long":
            result = yield from long_gain(game, side, y)
    if not result.fumble:
        return (yield from carry_back(game, side, y, result.yards + more, result.strip, result.out))
    end = y + result.yards + more
    yield carried(side, y, end, "return", "NB-K4")
    if end >= FIELD:
        return Dead(side=side, y=FIELD, score="touchdown", start=y)
    return evolve((yield from _muffed(game, side, end)), start=None)


def _muffed(game: Game, side: Side, y: int) -> Procedure[Dead]:
    """Let the returner lose the ball; if the kickers recover he may dispute that (NB-R53)."""
    down_there = Dead(side=side, y=y, stopped=True) if y > 0 else Dead(side=side, y=20, stopped=True)
    return (yield from fumble(game, side, y, down_there=down_there))
