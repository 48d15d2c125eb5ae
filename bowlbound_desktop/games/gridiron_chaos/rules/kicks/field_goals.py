"""Field goals from scrimmage (GC-K1 to GC-K3)."""

from bowlbound_desktop.games.gridiron_chaos.rules.credits import FIELD_GOAL, Credit
from bowlbound_desktop.games.gridiron_chaos.rules.dice import FACES, faces, total
from bowlbound_desktop.games.gridiron_chaos.rules.game import Game
from bowlbound_desktop.games.gridiron_chaos.rules.outcome import Outcome, at_snap
from bowlbound_desktop.games.gridiron_chaos.rules.plays.gains import Gain, advance
from bowlbound_desktop.games.gridiron_chaos.rules.rows import KickRow
from bowlbound_desktop.games.gridiron_chaos.rules.telling import moved, read
from bowlbound_desktop.games.gridiron_chaos.rules.turnovers.loose_ball import LooseBall, scramble
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.events import KickFailed
from bowlbound_desktop.kernel.field import FIELD
from bowlbound_desktop.kernel.procedure import Procedure, roll

SPOT_OF_KICK = 7
"""Yards behind the line of scrimmage where a missed kick is spotted."""


def field_goal(game: Game) -> Procedure[Outcome]:
    """Try a field goal: good from the listed line or closer; or blocked, fumbled or a fake (GC-R50)."""
    row, flagged = yield from kick_row(game, "field_goal")
    out = at_snap(game, "field_goal").change(stopped=True, flag="kicks" if flagged else "")
    if row.fake:
        yield ruled("GC-K3", "the kick is a fake")
        return (yield from advance(out, Gain(kind="pass", yards=row.fake, letter=row.letter), "GC-K3"))
    if row.blocked or row.fumble:
        return (yield from lost_kick(_tried(out), row))
    yield moved(out, game.offense, game.y, FIELD, "field_goal", "GC-K1")
    good = game.to_goal <= row.good
    yield ruled("GC-K1", "good from the {} or closer: {}", row.good, "good" if good else "no good")
    return _made(out) if good else (yield from _missed(_tried(out)))


def kick_row(game: Game, purpose: str) -> Procedure[tuple[KickRow, bool]]:
    """Roll for a place kick: its row, and whether its faces bring a flag."""
    shown = yield from roll(game.offense, FACES, purpose)
    yield read(game, "field_goal", total(shown), "GC-K1")
    row = game.tables.field_goal[total(shown)]
    flagged = isinstance(row.flag, tuple) and sorted(faces(shown)) == sorted(row.flag)
    if flagged:
        yield ruled("GC-K1", "{} is a flag as well", FACES.show(shown))
    return row, flagged


def lost_kick(out: Outcome, row: KickRow) -> Procedure[Outcome]:
    """Lose a kick by a block or a fumbled snap: the ball is loose behind the line (GC-K2, GC-R67)."""
    y = out.y - (row.blocked or row.fumble)
    yield moved(out, out.offense, out.y, y, "block" if row.blocked else "fumble", "GC-K2")
    return (yield from scramble(out.change(y=y), LooseBall(fumbler=out.offense, blocked=bool(row.blocked))))


def _tried(out: Outcome) -> Outcome:
    return out.credited(_kick(out, good=False))


def _made(out: Outcome) -> Outcome:
    return out.credited(_kick(out, good=True)).change(end="field_goal")


def _kick(out: Outcome, good: bool) -> Credit:
    return Credit(side=out.offense, slot="Kicker", what=FIELD_GOAL, yards=out.game.to_goal, good=good)


def _missed(out: Outcome) -> Procedure[Outcome]:
    """Give the other side the ball seven yards behind the line, or at the 1 (GC-K1, GC-R79)."""
    yield KickFailed(rule="GC-K1", side=out.offense, how="field_goal")
    y = max(out.y - SPOT_OF_KICK, 1)
    yield ruled("GC-K1, GC-R79", "the other side has the ball seven yards behind the line of scrimmage")
    return out.change(side=out.offense.opponent, changed=True, y=y)
