"""The toss, kickoffs, free kicks and the start of the second half (GC-1, GC-2, GC-K7)."""

from bowlbound_desktop.games.gridiron_chaos.rules.breaks import break_away, reached
from bowlbound_desktop.games.gridiron_chaos.rules.credits import returner
from bowlbound_desktop.games.gridiron_chaos.rules.dice import SUM
from bowlbound_desktop.games.gridiron_chaos.rules.fouls.enforcement import carried_to
from bowlbound_desktop.games.gridiron_chaos.rules.game import Game
from bowlbound_desktop.games.gridiron_chaos.rules.kicks.onside import onside_kick
from bowlbound_desktop.games.gridiron_chaos.rules.outcome import Outcome, at_snap
from bowlbound_desktop.games.gridiron_chaos.rules.periods import close_play
from bowlbound_desktop.games.gridiron_chaos.rules.rows import ReturnRow
from bowlbound_desktop.games.gridiron_chaos.rules.telling import moved, read, started
from bowlbound_desktop.games.gridiron_chaos.rules.turnovers.returns import bring_back
from bowlbound_desktop.kernel.asking import choose, ruled
from bowlbound_desktop.kernel.events import Called
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.procedure import Procedure, roll

ODD, EVEN = "odd", "even"
DEEP, ONSIDE = "deep", "onside"
AFTER_SAFETY = 15
"""Yards that a free kick adds to the return (GC-R34)."""


def toss(game: Game) -> Procedure[Game]:
    """Let the visitors call odd or even, and roll; the winner receives (GC-1, GC-R52)."""
    call = yield from choose(Side.AWAY, "toss_call", (ODD, EVEN))
    thrown = yield from roll(Side.HOME, SUM, "toss")
    right = (thrown % 2 == 1) == (call == ODD)
    winner = Side.AWAY if right else Side.HOME
    yield ruled("GC-R52", "{} on a call of {}: {} receive", thrown, call, game.name(winner))
    receives = game.receives if game.quarter > 1 else winner.opponent
    return game.change(receives=receives).kickoff_by(winner.opponent)


def second_half(game: Game) -> Procedure[Game]:
    """Begin the second half: the side that received first kicks off (GC-R36)."""
    yield ruled("GC-R36", "{} receive the second half", game.name(game.defense))
    return game.kickoff_by(game.offense)


def kickoff(game: Game) -> Procedure[Game]:
    """Kick off, deep or onside; after a safety only deep (GC-R53)."""
    yield started(game)
    kind = DEEP
    if game.next == "kickoff":
        kind = yield from choose(game.offense, "kickoff_call", (DEEP, ONSIDE))
        yield Called(rule="GC-2", side=game.offense, kind="kickoff_call", option=kind)
    out = yield from kick_off(game, kind)
    return (yield from close_play(out))


def kick_off(game: Game, kind: str) -> Procedure[Outcome]:
    """Carry out the kick that was called, up to its flag."""
    return (yield from (onside_kick(game) if kind == ONSIDE else _deep(game)))


def _deep(game: Game) -> Procedure[Outcome]:
    """Kick deep: roll on Kickoff; returns are measured from the goal line (GC-2, GC-R40, GC-R56)."""
    receivers = game.defense
    row, flagged = yield from _row(game)
    spotted = FIELD - row.spotted if row.spotted else FIELD
    out = at_snap(game, DEEP).change(
        side=receivers, runner=receivers, changed=True, y=spotted, gain_y=spotted
    )
    yield moved(out, game.offense, game.y, spotted, "kickoff", "GC-2")
    if row.spotted:
        yield ruled("GC-R16", "out of bounds: no return")
        return out
    return (yield from _returned(out.change(flag="returns" if flagged else ""), row))


def _row(game: Game) -> Procedure[tuple[ReturnRow, bool]]:
    """Roll for the kick, again after a flag until there is a return (GC-R40)."""
    row, flagged = (yield from _throw(game)), False
    while row.flag or (flagged and row.spotted):
        flagged = True
        yield ruled("GC-X4, GC-R40", "flag down on the return: the kick is rolled again")
        row = yield from _throw(game)
    return row, flagged


def _throw(game: Game) -> Procedure[ReturnRow]:
    thrown = yield from roll(game.offense, SUM, "kickoff")
    yield read(game, "kickoff", thrown, "GC-2")
    return game.tables.kickoff[thrown]


def _returned(out: Outcome, row: ReturnRow) -> Procedure[Outcome]:
    """Return the kick, 15 yards longer after a safety, then mark off carried yards (GC-R34, GC-R73)."""
    more = AFTER_SAFETY if out.game.next == "free-kick" else 0
    end, taker = row.to + more, row.fumble
    if row.break_:
        away = yield from break_away(out.game, out.side)
        end, taker = reached(away, 0, more), away.fumble
    if more:
        yield ruled("GC-K7, GC-R34", "after a safety the return is {} yards longer", more)
    credit = returner(out.side, "KR", end)
    carried = out.game.return_yards
    if carried and end < FIELD:
        last = carried_to(end, carried)
        yield ruled("GC-R45, GC-R73", "a foul moves the end of the return from the {} to the {}", end, last)
        end = last
    return (yield from bring_back(out, end, credit, taker, "GC-2"))
