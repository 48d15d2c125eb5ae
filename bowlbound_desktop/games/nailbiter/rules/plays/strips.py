"""The last defender tries to strip the ball (NB-B15, NB-G8, NB-R12)."""

from bowlbound_desktop.games.nailbiter.rules.frame.dead_ball import Dead
from bowlbound_desktop.games.nailbiter.rules.frame.dice import SUM
from bowlbound_desktop.games.nailbiter.rules.frame.game import Game
from bowlbound_desktop.games.nailbiter.rules.frame.ghost_die import ghost_does
from bowlbound_desktop.games.nailbiter.rules.plays.challenges import NO, YES
from bowlbound_desktop.kernel.asking import choose, ruled
from bowlbound_desktop.kernel.events import Fumbled, Recovered
from bowlbound_desktop.kernel.field import FIELD, Side, Spot
from bowlbound_desktop.kernel.procedure import Procedure, roll

LOOSE = 7


def strip(game: Game, carrier: Side, start: int, yards: int) -> Procedure[tuple[int, bool]]:
    """Let the last defender try a strip: the gain after it, and whether the ball is lost there."""
    if start + yards >= FIELD:
        return yards, False
    if carrier is game.ghost:
        tries = (yield from choose(game.coached, "strip", (NO, YES), NO)) == YES
    else:
        tries = yield from ghost_does(game, strip_number(game, start, yards), "ghost_strip", "NB-G8")
    if not tries:
        return yards, False
    shown = yield from roll(carrier.opponent, SUM, "strip")
    if shown == LOOSE:
        yield ruled("NB-B15", "strip on {}: the ball comes loose, and the defender falls on it", shown)
        return yards, True
    yield ruled("NB-B15", "strip on {}: the gain doubles to {}", shown, 2 * yards)
    return 2 * yards, False


def strip_number(game: Game, start: int, yards: int) -> int:
    """The ghost's number for a strip (NB-G8)."""
    numbers, urgent = game.tables.ghost.numbers, game.late and game.behind > 0
    if start + 2 * yards >= FIELD:
        return numbers["strip_scoring_late" if urgent else "strip_scoring"]
    return numbers["strip_late" if urgent else "strip"]


def stripped(carrier: Side, y: int) -> Procedure[Dead]:
    """Give the defender the ball at the carrier's `y`; behind that goal line he scores (NB-R83)."""
    spot = Spot.seen_from(carrier, y).yards
    yield Fumbled(rule="NB-B15", side=carrier, ball=spot)
    yield Recovered(rule="NB-B15", side=carrier.opponent, ball=spot)
    return won_at(carrier.opponent, FIELD - y)


def won_at(side: Side, y: int) -> Dead:
    """The dead ball when `side` has won it back at `y` of its own count and falls on it."""
    if y >= FIELD:
        return Dead(side=side, y=FIELD, score="touchdown", back=True)
    return Dead(side=side, y=y, stopped=True, back=True)
