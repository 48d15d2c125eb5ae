"""Flags: the penalty roll, the offended side's choice, fouls printed in a result (GC-X4, section 7)."""

from attrs import evolve

from bowlbound_desktop.games.gridiron_chaos.rules.dice import TENS
from bowlbound_desktop.games.gridiron_chaos.rules.fouls.enforcement import Foul, Marked, enforced
from bowlbound_desktop.games.gridiron_chaos.rules.game import Game
from bowlbound_desktop.games.gridiron_chaos.rules.outcome import Outcome
from bowlbound_desktop.games.gridiron_chaos.rules.rows import FoulRow
from bowlbound_desktop.games.gridiron_chaos.rules.settle import settled
from bowlbound_desktop.games.gridiron_chaos.rules.telling import read
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.events import BallMoved, FlagThrown, PenaltyMarked
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.procedure import Procedure, ask, roll
from bowlbound_desktop.kernel.requests import Decision

ACCEPT, DECLINE = "accept", "decline"


def settle_flag(out: Outcome) -> Procedure[Outcome]:
    """Settle a flag at the end of a play: roll for the foul, and let the offended side choose."""
    if not out.flag:
        return out
    foul = yield from find_foul(out.game, out.flag, out.passing)
    marked = enforced(out, foul)
    taken = yield from ask_penalty(foul, settled(marked.outcome), settled(out))
    if not taken:
        return out
    yield from told(out, foul, marked)
    return marked.outcome


def find_foul(game: Game, situation: str, passing: str = "") -> Procedure[Foul]:
    """Roll on the table Penalties."""
    thrown = yield from roll(game.offense, TENS, "penalty", situation)
    yield read(game, "penalties", thrown, "GC-X4", situation)
    row = game.tables.penalties[situation][thrown]
    if row.instead and passing in ("complete", "unthrown"):
        row = game.tables.penalties[situation][int(row.instead[:2])]
        yield ruled("GC-X4", "the pass was complete or never thrown: {}", row.foul)
    foul = Foul(side=offender(game, row.by), row=row)
    yield FlagThrown(rule="GC-X4", side=foul.side, foul=row.foul)
    if situation == "kicks" and row.by == "visitors" and foul.side is game.defense:
        return evolve(foul, row=evolve(row, mark="previous", down="first"))  # GC-R43, its exception
    return foul


def offender(game: Game, by: str) -> Side:
    """The side that a row means."""
    if by == "visitors":
        return Side.AWAY
    return game.offense if by in ("offense", "covering", "kicking") else game.defense


def ask_penalty(foul: Foul, accepted: Game, declined: Game) -> Procedure[bool]:
    """Ask the offended side whether it accepts; it sees the situation after both answers."""
    choice = yield from ask(
        Decision(
            side=foul.side.opponent,
            kind="penalty",
            options=(ACCEPT, DECLINE),
            outcomes=(accepted, declined),
        )
    )
    if choice == DECLINE:
        yield ruled("GC-X4", "the penalty is declined")
    return choice == ACCEPT


def mark_printed(out: Outcome, foul: Foul) -> Procedure[Outcome]:
    """Mark off a foul that is printed in a result; it cannot be declined (GC-R46)."""
    yield FlagThrown(rule="GC-R46", side=foul.side, foul=foul.row.foul)
    marked = enforced(out, foul)
    yield from told(out, foul, marked)
    return marked.outcome


def printed(game: Game, row: FoulRow) -> Foul:
    """A foul printed in a result."""
    return Foul(side=offender(game, row.by), row=row)


def told(out: Outcome, foul: Foul, marked: Marked) -> Procedure[None]:
    """Tell how the foul is marked off."""
    after, spot = marked.outcome, out.game.spot
    rule = "GC-R45" if after.carried != out.carried else "GC-R43"
    if marked.cut:
        yield ruled("GC-R42", "half the distance: {} yards instead of {}", marked.yards, foul.row.yards)
    yield PenaltyMarked(
        rule=rule, side=foul.side, foul=foul.row.foul, yards=marked.yards, play_stands=marked.stands
    )
    if after.carried != out.carried:
        yield ruled("GC-R45", "carried to the next kickoff return: {} yards", after.carried - out.carried)
    elif after.end == "down" and after.y != out.y:
        yield BallMoved(
            rule=rule, side=after.side, start=spot(_inside(out.y)), end=spot(after.y), how="penalty"
        )


def _inside(y: int) -> int:
    return min(max(y, 0), FIELD)
