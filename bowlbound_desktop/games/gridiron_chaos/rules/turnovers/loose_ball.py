"""Fumbles and blocked kicks: who recovers the ball (GC-X5, GC-R30, GC-R64)."""

from attrs import frozen

from bowlbound_desktop.games.gridiron_chaos.rules.dice import SUM
from bowlbound_desktop.games.gridiron_chaos.rules.game import Game
from bowlbound_desktop.games.gridiron_chaos.rules.outcome import Outcome
from bowlbound_desktop.games.gridiron_chaos.rules.rows import RecoveryRow
from bowlbound_desktop.games.gridiron_chaos.rules.telling import moved, read
from bowlbound_desktop.games.gridiron_chaos.rules.turnovers.takeaways import Taken, take_away
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.events import Fumbled, Recovered
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.procedure import Procedure, roll


@frozen(kw_only=True)
class LooseBall:
    """A loose ball."""

    fumbler: Side
    letter: str = ""
    """The player who recovers it, if one is printed with the fumble."""
    blocked: bool = False
    """Whether it is a blocked kick: its side may not advance it, and nobody challenges (GC-K2)."""


def scramble(out: Outcome, ball: LooseBall) -> Procedure[Outcome]:
    """Roll for a ball that is loose at the end of a gain or return."""
    game, spot = out.game, out.game.spot(out.y)
    how = "block" if ball.blocked else "fumble"
    yield Fumbled(rule="GC-X5", side=ball.fumbler, ball=spot, how=how)
    loose = out.change(side=ball.fumbler, gain_y=out.y, gain_end="down", loose_y=out.y)
    thrown = yield from roll(ball.fumbler, SUM, "recovery")
    yield read(game, "recovery", thrown, "GC-X5")
    row = game.tables.recovery[thrown]
    side = holder(game, ball.fumbler, row)
    if side is ball.fumbler:
        yield Recovered(rule="GC-X5", side=side, ball=spot)
        return (yield from _recover(loose, 0 if ball.blocked else row.advance))
    taken = Taken(taker=side, printed=ball.letter, blocked=ball.blocked)
    return (yield from take_away(loose, taken))


def holder(game: Game, fumbler: Side, row: RecoveryRow) -> Side:
    """The side that recovers; some rows favour a side that trails (GC-X5)."""
    sides = {"offense": fumbler, "defense": fumbler.opponent}
    to = sides[row.to]
    turned = bool(row.unless) and game.trails(sides[row.unless])
    return to.opponent if turned else to


def _recover(out: Outcome, advance: int) -> Procedure[Outcome]:
    """Recover for the side that fumbled; on or behind its own goal line that is a safety (GC-R64)."""
    own = out.game.own(out.side, out.y)
    if own <= 0:
        yield ruled("GC-R64", "recovered behind its own goal line: a safety")
        return out.change(end="safety", gain_end="safety")
    if not advance:
        return out
    end = min(own + advance, FIELD)
    y = out.game.own(out.side, end)
    yield moved(out, out.side, out.y, y, "spot" if out.changed else "fumble", "GC-X5")
    yield ruled("GC-X5", "the ball is recovered and advanced {} yards", end - own)
    score = "touchdown" if end >= FIELD else "down"
    return out.change(y=y, gain_y=y, end=score, gain_end=score)
