"""Flags: who fouled, who may decline, and where the ball goes (NB-B9, NB-R44, NB-R45, NB-R80 to NB-R82)."""

from attrs import evolve, frozen

from bowlbound_desktop.games.nailbiter.rules.after_play.ghost_penalty import penalty_number
from bowlbound_desktop.games.nailbiter.rules.frame.dead_ball import (
    Dead,
    carried,
    conclude,
    next_down,
    with_losses,
)
from bowlbound_desktop.games.nailbiter.rules.frame.dice import SUM
from bowlbound_desktop.games.nailbiter.rules.frame.drives import at, new_series
from bowlbound_desktop.games.nailbiter.rules.frame.game import BLITZ, NONE, Game
from bowlbound_desktop.games.nailbiter.rules.frame.ghost_die import ghost_does
from bowlbound_desktop.games.nailbiter.rules.printed.fouls import ADDED, AFTER, NO_PLAY, Foul
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.events import FlagThrown, PenaltyMarked
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.procedure import Procedure, ask, result_of, roll
from bowlbound_desktop.kernel.requests import Decision

ACCEPT, DECLINE = "accept", "decline"
THE_ONE = FIELD - 1
KICKOFF_FOUL_LINE = 10
"""The receivers' yard line after a foul of theirs on a kickoff."""


@frozen(kw_only=True)
class Flag:
    """A flag that was thrown on a play."""

    table: str
    """running, passing, kick or return."""
    call: str = ""
    receivers: Side | None = None
    """The receivers of a kickoff; None for other plays."""


def settle_flag(before: Game, game: Game, dead: Dead, flag: Flag) -> Procedure[Game]:
    """Roll for the foul of a settled play, and let the offended side accept or decline it (NB-R45)."""
    foul = yield from roll_foul(game, dead, flag)
    side = offender(game, foul)
    yield FlagThrown(rule="NB-B9", side=side, foul=foul.foul)
    if foul.when == NO_PLAY:
        yield ruled("NB-R44", "no play: it is not counted and cannot be declined")
        return (yield from previous_spot(_uncalled(before, with_losses(game, dead)), foul, side, flag))
    if foul.when in (ADDED, AFTER) and dead.score:
        yield ruled("NB-R80", "a foul after or added to a play that scored is not enforced")
        return (yield from conclude(game, dead, flag.receivers))
    if (yield from _accepted(game, dead, flag, foul, side)):
        return (yield from mark_off(game, dead, flag, foul, side))
    yield ruled("NB-R44", "the penalty is declined")
    return (yield from conclude(game, dead, flag.receivers))


def _uncalled(before: Game, game: Game) -> Game:
    """The game as if the play had not been called; a timeout that was spent stays spent."""
    pending = BLITZ if before.pending == BLITZ else NONE
    return game.change(counts=before.counts, pending=pending)


def roll_foul(game: Game, dead: Dead, flag: Flag) -> Procedure[Foul]:
    """Roll on the penalty table of the kind of play; some rows refer to another one (NB-R33)."""
    total = yield from roll(game.offense, SUM, f"penalty_{flag.table}")
    rows = game.tables.penalties[flag.table]
    foul = rows[total]
    other = _other_row(foul, dead, flag)
    yield ruled("NB-B9", "penalty on {}: {}", total, foul.text)
    if other is not None:
        yield ruled("NB-R33", "which cannot be here: row {}, {}", other, rows[other].text)
    return foul if other is None else rows[other]


def _other_row(foul: Foul, dead: Dead, flag: Flag) -> int | None:
    if flag.receivers is not None:
        return foul.kickoff
    if not dead.thrown:
        return foul.never_thrown
    return foul.complete if dead.complete else None


def offender(game: Game, foul: Foul) -> Side:
    """The side that fouled; the kickers are the offense of a kick."""
    match foul.by:
        case "offense" | "kickers":
            return game.offense
        case "defense" | "returners":
            return game.defense
    return game.setup.lucky.opponent


def _accepted(game: Game, dead: Dead, flag: Flag, foul: Foul, side: Side) -> Procedure[bool]:
    accepted = result_of(mark_off(game, dead, flag, foul, side))
    declined = result_of(conclude(game, dead, flag.receivers))
    if side is game.coached:
        number = penalty_number(game, dead, foul, flag.table, accepted, declined)
        return (yield from ghost_does(game, number, "ghost_penalty", "NB-G4, NB-R58"))
    options, outcomes = (ACCEPT, DECLINE), (accepted, declined)
    wanted = Decision(side=game.coached, kind="penalty", options=options, quiet=ACCEPT, outcomes=outcomes)
    return (yield from ask(wanted)) == ACCEPT


def mark_off(game: Game, dead: Dead, flag: Flag, foul: Foul, side: Side) -> Procedure[Game]:
    """Mark off an accepted penalty."""
    match foul.when:
        case "before":
            return (yield from previous_spot(with_losses(game, dead), foul, side, flag))
        case "midpoint":
            return (yield from _placed(game, dead, flag, foul, side))
    return (yield from _from_dead_spot(game, dead, flag, foul, side))


def previous_spot(game: Game, foul: Foul, side: Side, flag: Flag) -> Procedure[Game]:
    """Mark off from the snap and repeat the down, unless the foul says otherwise (NB-R44, NB-R81)."""
    y = (
        _interference_spot(game, foul, flag)
        if foul.gain
        else marked(game.y, foul.yards, side is game.offense)
    )
    yield _marking(foul, side, abs(y - game.y), stands=False)
    yield carried(game.offense, game.y, y, "penalty", "NB-R44")
    if foul.loss_of_down:
        return (yield from next_down(game, Dead(side=game.offense, y=y)))
    if side is game.defense and (foul.first_down or game.made(y)):
        return (yield from new_series(game, y, "NB-R44"))
    return at(game, y)


def _interference_spot(game: Game, foul: Foul, flag: Flag) -> int:
    """The spot of a pass interference, the 1 if that is beyond the goal line."""
    return min(THE_ONE, game.y + game.tables.footers[flag.call][foul.gain])


def marked(y: int, yards: int, back: bool) -> int:
    """`y` after a penalty of at most half the distance, in whole yards (NB-R44)."""
    return y - min(yards, y // 2) if back else y + min(yards, (FIELD - y) // 2)


def _marking(foul: Foul, side: Side, yards: int, stands: bool) -> PenaltyMarked:
    return PenaltyMarked(rule="NB-R44", side=side, foul=foul.foul, yards=yards, play_stands=stands)


def _from_dead_spot(game: Game, dead: Dead, flag: Flag, foul: Foul, side: Side) -> Procedure[Game]:
    """Mark off from the dead ball: the play counts, with the first down that it made (NB-R44, NB-R80)."""
    y = marked(dead.y, foul.yards, side is dead.side)
    first = dead.first
    if flag.receivers is None and not dead.kicked and dead.side is game.offense:
        first = first or game.made(dead.y, dead.inches) or (foul.first_down and side is game.defense)
    yield _marking(foul, side, abs(y - dead.y), stands=True)
    yield carried(dead.side, dead.y, y, "penalty", "NB-R44")
    return (yield from conclude(game, evolve(dead, y=y, first=first, inches=False), flag.receivers))


def _placed(game: Game, dead: Dead, flag: Flag, foul: Foul, side: Side) -> Procedure[Game]:
    """Place the ball after a foul on a return: from its middle, or by the 10 on a kickoff (NB-R82)."""
    own = dead.side is side
    if flag.receivers is not None:
        y = KICKOFF_FOUL_LINE if own else FIELD - KICKOFF_FOUL_LINE
    elif own and dead.start is not None:
        y = max(1, marked((dead.start + dead.y) // 2, foul.yards, back=True))
    else:
        y = max(1, marked(dead.y, foul.yards, back=own))
    yield _marking(foul, side, foul.yards, stands=True)
    yield carried(dead.side, min(dead.y, FIELD), y, "penalty", "NB-R82")
    return (yield from conclude(game, evolve(dead, y=y, score="", start=None), flag.receivers))
