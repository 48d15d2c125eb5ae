"""Fumbles, and the returns and advances that follow them (NB-B10, NB-R29, NB-R53, NB-R83)."""

from attrs import evolve

from bowlbound_desktop.games.nailbiter.rules.frame.dead_ball import Dead, carried, touchback
from bowlbound_desktop.games.nailbiter.rules.frame.dice import SUM
from bowlbound_desktop.games.nailbiter.rules.frame.game import Game
from bowlbound_desktop.games.nailbiter.rules.frame.ghost_die import ghost_does
from bowlbound_desktop.games.nailbiter.rules.plays.challenges import FAILED, WON, challenge
from bowlbound_desktop.games.nailbiter.rules.plays.long_gains import long_gain
from bowlbound_desktop.games.nailbiter.rules.plays.strips import strip, stripped, won_at
from bowlbound_desktop.games.nailbiter.rules.printed.telling import told
from bowlbound_desktop.kernel.asking import choose, ruled
from bowlbound_desktop.kernel.events import Fumbled, Recovered
from bowlbound_desktop.kernel.field import FIELD, Side, Spot
from bowlbound_desktop.kernel.gridiron import LAST_DOWN
from bowlbound_desktop.kernel.procedure import Procedure, roll

RETURN, DOWN, TOUCHBACK = "return", "down", "touchback"


def fumble(
    game: Game, loser: Side, y: int, block: bool = False, down_there: Dead | None = None
) -> Procedure[Dead]:
    """Fumble at `y` of the loser's own count; `down_there` is the dead ball after a won challenge."""
    spot = Spot.seen_from(loser, y).yards
    yield Fumbled(rule="NB-B10", side=loser, ball=spot, how="block" if block else "fumble")
    total = yield from roll(loser, SUM, "recovery")
    winner = _winner(game, game.tables.recovery[total], loser)
    yield ruled("NB-B10", "recovery on {}: {} have it", total, winner)
    yield Recovered(rule="NB-B10", side=winner, ball=spot)
    if winner is not loser:
        return (yield from take(game, winner, FIELD - y, None if block else down_there, "free_ball"))
    if y <= 0:
        yield ruled("NB-R83", "recovered behind its own goal line: a safety")
        return Dead(side=loser, score="safety")
    if block or game.tables.recovery[total] == "out":
        return Dead(side=loser, y=y, stopped=not block)
    return (yield from run_back(game, loser, y, own=True))


def _winner(game: Game, whose: str, loser: Side) -> Side:
    lucky = game.setup.lucky
    return {"favored": lucky, "underdog": lucky.opponent, "out": loser}[whose]


def take(game: Game, winner: Side, y: int, upheld: Dead | None, kind: str) -> Procedure[Dead]:
    """Win the ball at `y` of the winner's own count: return it or fall on it (NB-G11, NB-R72).

    `upheld` is the dead ball if the other side disputes the loss and is right.
    """
    if y >= FIELD:
        yield ruled("NB-R83", "won behind the other side's goal line: a touchdown")
        return Dead(side=winner, y=FIELD, score="touchdown")
    choice = yield from _return_or_fall(game, winner, y, kind)
    if choice == TOUCHBACK:
        return (yield from touchback(winner, "NB-K2"))
    if choice == DOWN:
        return Dead(side=winner, y=y, stopped=True)
    return (yield from run_back(game, winner, y, upheld=upheld))


def _return_or_fall(game: Game, winner: Side, y: int, kind: str) -> Procedure[str]:
    in_end_zone = y <= 0
    if winner is game.coached:
        offers = (TOUCHBACK, RETURN) if in_end_zone else (RETURN, DOWN)
        return (yield from choose(winner, kind, offers, offers[0]))
    if in_end_zone:
        return TOUCHBACK
    number = game.tables.ghost.numbers["fall"] if game.late and game.behind < 0 else 0
    return DOWN if (yield from ghost_does(game, number, "ghost_fall", "NB-G11, NB-R72")) else RETURN


def run_back(
    game: Game, side: Side, start: int, own: bool = False, upheld: Dead | None = None
) -> Procedure[Dead]:
    """Return or advance a ball by the table; an own recovery gains nothing on a long gain (NB-R29)."""
    total = yield from roll(side, SUM, "turnover_return", "returns")
    cell = game.tables.returns[total]
    yield told(side, "returns", total, cell.text)
    result = cell.result
    if result.kind == "long":
        result = evolve(result, kind="gain") if own else (yield from long_gain(game, side, start))
    dead = yield from carry_back(game, side, start, result.yards, result.strip, result.out)
    if result.back and not dead.score:
        yield ruled("NB-A12", "fumbled back to the other side, which falls on it")
        return won_at(side.opponent, FIELD - (start + result.yards))
    if result.challenge and upheld and not own:
        return (yield from _disputed(game, dead, upheld))
    return dead


def carry_back(
    game: Game, side: Side, start: int, yards: int, may_strip: bool = False, out: bool = False
) -> Procedure[Dead]:
    """Run with a ball that `side` has won or caught.

    Not leaving its own end zone is a touchback (NB-R51), running back into it a safety (NB-R83).
    """
    lost = False
    if may_strip:
        yards, lost = yield from strip(game, side, start, yards)
    end = start + yards
    yield carried(side, start, end, "return", "NB-B10")
    if end >= FIELD:
        return Dead(side=side, y=FIELD, score="touchdown", start=start)
    if lost:
        return (yield from stripped(side, end))
    if end > 0:
        return Dead(side=side, y=end, stopped=out, start=start)
    if start <= 0:
        return (yield from touchback(side, "NB-R51"))
    yield ruled("NB-R83", "the return ends behind its own goal line: a safety")
    return Dead(side=side, score="safety")


def _disputed(game: Game, dead: Dead, upheld: Dead) -> Procedure[Dead]:
    """Let the side that lost the ball dispute the loss, if that would help it (NB-B17)."""
    if not _helped(game, dead, upheld):
        return dead
    outcome = yield from challenge(game, dead.side.opponent)
    if outcome == WON:
        return upheld
    return evolve(dead, spent=dead.side.opponent) if outcome == FAILED else dead


def _helped(game: Game, dead: Dead, upheld: Dead) -> bool:
    """Whether reversing the loss would help: a failed fourth down gives the ball over anyway."""
    failed = upheld.side is game.offense and game.down == LAST_DOWN and not game.made(upheld.y)
    return not failed or bool(dead.score) or dead.y > FIELD - upheld.y
