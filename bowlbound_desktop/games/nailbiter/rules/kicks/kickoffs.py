"""Kickoffs, pooch kicks, onside kicks and safety kicks (NB-A3, NB-D13, NB-K7, NB-G7)."""

from attrs import evolve

from bowlbound_desktop.games.nailbiter.rules.after_play.clock import close_play
from bowlbound_desktop.games.nailbiter.rules.after_play.penalties import Flag, marked, settle_flag
from bowlbound_desktop.games.nailbiter.rules.frame.dead_ball import Dead, carried, conclude, moved, touchback
from bowlbound_desktop.games.nailbiter.rules.frame.dice import SUM
from bowlbound_desktop.games.nailbiter.rules.frame.game import Game
from bowlbound_desktop.games.nailbiter.rules.frame.ghost_die import ghost_does
from bowlbound_desktop.games.nailbiter.rules.frame.tracker import started
from bowlbound_desktop.games.nailbiter.rules.kicks.onside import onside
from bowlbound_desktop.games.nailbiter.rules.kicks.prayers import prayer, wants_prayer
from bowlbound_desktop.games.nailbiter.rules.plays.long_gains import long_gain
from bowlbound_desktop.games.nailbiter.rules.plays.loose_ball import carry_back, fumble
from bowlbound_desktop.games.nailbiter.rules.printed.kick_rows import KickoffRow
from bowlbound_desktop.games.nailbiter.rules.printed.telling import told
from bowlbound_desktop.kernel.asking import choose, ruled
from bowlbound_desktop.kernel.events import Called
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.procedure import Procedure, roll

DEEP, POOCH, ONSIDE = "deep", "pooch", "onside"
FAR_BEHIND = 8
UNDER_A_MINUTE = 60


def kickoff(before: Game) -> Procedure[Game]:
    """Kick off, deep, pooch or onside (NB-A3, NB-D13)."""
    yield started(before)
    game = before.change(kickoff_penalty=0)
    how = yield from _wanted(game)
    yield Called(rule="NB-A3, NB-D13", side=game.offense, kind="kickoff_call", option=how)
    if how == ONSIDE:
        return (yield from onside(before, game))
    if how == DEEP and (yield from wants_prayer(game)):
        dead = yield from prayer(game)
        return (yield from end_kick(before, game, dead))
    return (yield from _by_table(before, game, "pooch" if how == POOCH else "kickoff"))


def _wanted(game: Game) -> Procedure[str]:
    if game.offense is game.coached:
        return (yield from choose(game.coached, "kickoff_call", (DEEP, POOCH, ONSIDE), DEEP))
    does = yield from ghost_does(game, onside_number(game), "ghost_onside", "NB-G7")
    return ONSIDE if does else DEEP


def onside_number(game: Game) -> int:
    """The ghost's number for an onside kick (NB-G7, NB-R78)."""
    numbers = game.tables.ghost.numbers
    if not game.late or game.behind <= 0:
        return 0
    if game.behind > FAR_BEHIND:
        return numbers["onside_far_behind"]
    if game.seconds is None:
        return 0
    return numbers["onside_late" if game.seconds < UNDER_A_MINUTE else "onside"]


def safety_kick(before: Game) -> Procedure[Game]:
    """Kick from the 20 by the side that gave a safety (NB-K7)."""
    yield started(before)
    return (yield from _by_table(before, before, "safety_kick"))


def _by_table(before: Game, game: Game, table: str) -> Procedure[Game]:
    """Roll on a table of kickoffs, again after a flag (NB-R11, NB-R82)."""
    row = yield from _row(game, table)
    flagged = row.kind == "flag"
    while row.kind == "flag":
        yield ruled("NB-B9, NB-R11", "a flag: the kick is thrown again, the penalty comes after it")
        row = yield from _row(game, table)
    dead = yield from _fielded(game, row)
    if flagged:
        dead = yield from _less_penalty(before, dead)
        flag = Flag(table="return", receivers=game.defense)
        after = yield from settle_flag(before, game, dead, flag)
        return (yield from close_play(before, after, "kickoff"))
    return (yield from end_kick(before, game, dead))


def _row(game: Game, table: str) -> Procedure[KickoffRow]:
    total = yield from roll(game.offense, SUM, table, table)
    row = game.tables.kickoffs[table][total]
    yield told(game.offense, table, total, row.text)
    return row


def _fielded(game: Game, row: KickoffRow) -> Procedure[Dead]:
    """Field the kick."""
    side = game.defense
    match row.kind:
        case "touchback":
            yield moved(game, FIELD, "kickoff", "NB-A3")
            return (yield from touchback(side, "NB-A3"))
        case "out":
            yield moved(game, FIELD - row.yards, "kickoff", "NB-A3")
            return Dead(side=side, y=row.yards, stopped=True)
        case "long":
            yield moved(game, FIELD - row.yards, "kickoff", "NB-A3")
            result = yield from long_gain(game, side, row.yards)
            return (yield from carry_back(game, side, row.yards, result.yards, result.strip, result.out))
        case "kicked":
            y = FIELD - game.y - row.yards
            yield moved(game, FIELD - y, "kickoff", "NB-D13, NB-K7")
            return (yield from _lost(game, side, y))
    return (yield from _returned_to(game, side, row))


def _returned_to(game: Game, side: Side, row: KickoffRow) -> Procedure[Dead]:
    """Return the kick to the printed yard line."""
    yield moved(game, FIELD, "kickoff", "NB-A3")
    yield carried(side, 0, row.yards, "return", "NB-A3")
    if row.fumble and not (row.unless_level and game.behind == 0):
        return (yield from _lost(game, side, row.yards))
    return Dead(side=side, y=row.yards, stopped=True, start=0)


def _lost(game: Game, side: Side, y: int) -> Procedure[Dead]:
    """Let the returner lose the ball (NB-R37, NB-R53)."""
    return (yield from fumble(game, side, y, down_there=Dead(side=side, y=y, stopped=True)))


def end_kick(before: Game, game: Game, dead: Dead) -> Procedure[Game]:
    """Go on from the dead ball of a kickoff to the next play; touchbacks take no time (NB-R31, NB-R48)."""
    dead = yield from _less_penalty(before, dead)
    after = yield from conclude(game, dead, game.defense)
    return (yield from close_play(before, after, "touchback" if dead.touchback else "kickoff"))


def _less_penalty(before: Game, dead: Dead) -> Procedure[Dead]:
    """Shorten the return by a foul on the try before it (NB-R63)."""
    returned = dead.side is before.defense and not dead.score and not dead.touchback
    if not before.kickoff_penalty or not returned or before.next != "kickoff":
        return dead
    y = marked(dead.y, before.kickoff_penalty, back=True)
    yield ruled("NB-R63", "the return is {} yards shorter for the foul on the try", dead.y - y)
    return evolve(dead, y=y)
