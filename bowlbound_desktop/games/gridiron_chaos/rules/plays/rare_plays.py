"""Rare plays (GC-X1): the rows of the two tables, with their challenges, fouls and timeouts."""

from functools import partial

from attrs import evolve

from bowlbound_desktop.games.gridiron_chaos.rules.dice import TENS
from bowlbound_desktop.games.gridiron_chaos.rules.fouls.challenges import Call, challenge
from bowlbound_desktop.games.gridiron_chaos.rules.fouls.penalties import mark_printed, offender, printed
from bowlbound_desktop.games.gridiron_chaos.rules.game import Game
from bowlbound_desktop.games.gridiron_chaos.rules.outcome import Outcome
from bowlbound_desktop.games.gridiron_chaos.rules.plays.gains import Gain, advance, gained, incomplete
from bowlbound_desktop.games.gridiron_chaos.rules.plays.rare_losses import lost, overturned
from bowlbound_desktop.games.gridiron_chaos.rules.rows import FoulRow, RareRow
from bowlbound_desktop.games.gridiron_chaos.rules.telling import moved, read
from bowlbound_desktop.kernel.asking import ruled, spend_timeout
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.procedure import Procedure, roll

INSTEAD = 11
"""The row that is used where there is no room for the printed one (GC-R55)."""
NO_TIMEOUT = FoulRow(foul="delay without a timeout", by="", yards=5, mark="previous", down="again")
"""The foul of a side that has no timeout for a row that takes one (GC-R23)."""


def rare_play(out: Outcome) -> Procedure[Outcome]:
    """Roll on the table of the side with the ball; the called play is lost."""
    game = out.game
    trailing = game.trails(out.offense)
    table = "trailing" if trailing else "leading"
    thrown = yield from roll(out.offense, TENS, "rare", table)
    row = game.tables.rare_row(trailing, thrown)
    yield read(game, "rare", thrown, "GC-X1", table)
    if game.to_goal < row.within:
        yield ruled("GC-R55", "the ball is inside the {}: row {} is used", row.within, INSTEAD)
        row = game.tables.rare_row(trailing, INSTEAD)
    yield ruled("GC-X1", "rare play: {}", row.text, news=True)
    return (yield from _carry_out(out, row))


def _carry_out(out: Outcome, row: RareRow) -> Procedure[Outcome]:
    match row.play:
        case "timeout":
            return (yield from _forced_timeout(out, offender(out.game, row.by)))
        case "foul":
            assert row.foul is not None
            return (yield from mark_printed(out, printed(out.game, row.foul)))
        case "incomplete":
            return (yield from _incomplete(out, row))
        case "interception" | "lost":
            return (yield from lost(out, row))
    return (yield from _gain(out, row))


def _forced_timeout(out: Outcome, side: Side) -> Procedure[Outcome]:
    """Take a timeout before the snap, or five yards if there is none (GC-R23, GC-R47, GC-R76)."""
    if out.game.timeouts_of(side):
        return out.change(
            game=(yield from spend_timeout(out.game, side, "GC-R47")), down="none", snapped=False
        )
    yield ruled("GC-R23", "no timeout is left: five yards, no play")
    by = "offense" if side is out.offense else "defense"
    marked = yield from mark_printed(out, printed(out.game, evolve(NO_TIMEOUT, by=by)))
    return marked.change(snapped=False)


def _incomplete(out: Outcome, row: RareRow) -> Procedure[Outcome]:
    """Play an incomplete pass; some can be challenged, one injures the quarterback."""
    if row.challenge:
        return (yield from _challenged(out, row, partial(_fell, row=row)))
    return (yield from _fell(out, row))


def _challenged(out: Outcome, row: RareRow, stands: Call) -> Procedure[Outcome]:
    side = offender(out.game, row.challenge)
    return (yield from challenge(out, side, stands, partial(overturned, row=row)))


def _fell(out: Outcome, row: RareRow) -> Procedure[Outcome]:
    after = yield from incomplete(out, row.passer)
    return (yield from _injured(after)) if row.injury else after


def _injured(out: Outcome) -> Procedure[Outcome]:
    """Lose the quarterback for this quarter and the next, for statistics only (GC-R27)."""
    yield ruled("GC-R27", "the second quarterback plays in this quarter and the next")
    home, away = out.game.quarterback_out
    last = out.game.quarter + 1
    missing = (last, away) if out.offense is Side.HOME else (home, last)
    return out.change(game=out.game.change(quarterback_out=missing))


def _gain(out: Outcome, row: RareRow) -> Procedure[Outcome]:
    """Play a run, a pass or a sack, with its challenge."""
    gain = gain_of(out.game, row)
    scores = out.y + gain.yards >= FIELD
    if row.challenge and not (scores and gain.kind == "run"):  # GC-R65
        return (yield from _challenged(out, row, partial(_gained, row=row)))
    return (yield from _gained(out, row))


def _gained(out: Outcome, row: RareRow) -> Procedure[Outcome]:
    gain = gain_of(out.game, row)
    scores = out.y + gain.yards >= FIELD
    if row.loss and not scores:
        yield moved(out, out.offense, out.y, out.y + gain.yards, gain.kind, "GC-X1")
        return (yield from lost(gained(out, gain, out.y + gain.yards), row))
    after = yield from advance(out, gain, "GC-X1")
    if row.offset:
        yield ruled("GC-R10", "fouls on both sides offset; the sack stands")
        return after.change(stopped=True)
    return after if row.foul is None else (yield from mark_printed(after, printed(out.game, row.foul)))


def gain_of(game: Game, row: RareRow) -> Gain:
    """The gain of a rare row."""
    yards = row.yards
    if row.short:
        yards = game.to_go - 1
    elif row.to:
        yards = game.to_goal - row.to
    return Gain(kind=row.play, yards=yards, letter=row.letter, passer=row.passer, out=row.ob)
