"""Kicks that are not returned: touchbacks, fair catches and rolls (AR-IV)."""

from bowlbound_desktop.games.bowlbound.rules.clock.dead_ball import Dead
from bowlbound_desktop.games.bowlbound.rules.clock.ending import Ending
from bowlbound_desktop.games.bowlbound.rules.dice import OFFENSE
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.loose_ball.free_ball import recovers
from bowlbound_desktop.kernel.asking import choose, ruled
from bowlbound_desktop.kernel.events import BallMoved, Fumbled, Recovered
from bowlbound_desktop.kernel.field import FIELD, Side, Spot
from bowlbound_desktop.kernel.procedure import Procedure, roll

MUFFED, MISSED = 13, 35


def touchback(game: Game, rows: tuple[str, ...]) -> Dead:
    """The receivers' ball at their 20 (BR-VI-13-G-i)."""
    seconds = game.tables.alternate.returns["touchback"]
    return Dead(
        side=game.defense, y=0, how="touchback", changed=True, rows=rows, returning=seconds, live=False
    )


def caught(game: Game, side: Side, y: int, rows: tuple[str, ...], seconds: int = 0) -> Dead:
    """First and ten for `side` where it has the ball; in its end zone a touchback, for kickers a safety."""
    own_end_zone = "touchback" if side is game.defense else "safety"
    how = own_end_zone if y <= 0 else "touchdown" if y >= FIELD else "down"
    return Dead(side=side, y=y, how=how, changed=True, rows=rows, returning=seconds, live=False)


def fair_catch(game: Game, y: int, rows: tuple[str, ...]) -> Procedure[Ending]:
    """The receivers signal for a fair catch (AR-IV-1-A, C-AR-20)."""
    seconds = game.tables.alternate.returns["fair_catch"]
    if game.edition.fair_catch == "automatic":
        yield ruled("C-AR-20", "fair catch")
        return Ending(caught(game, game.defense, y, rows, seconds))
    total = yield from roll(game.defense, OFFENSE, "fair_catch")
    if total == MUFFED:
        yield ruled("AR-IV-1-A", "fair catch on {}: muffed", total)
        return (yield from muff(game, y, rows, seconds))
    if total == MISSED:
        yield ruled("AR-IV-1-A", "fair catch on {}: missed", total)
        return (yield from offer_roll(game, y, rows))
    yield ruled("AR-IV-1-A", "fair catch on {}", total)
    return Ending(caught(game, game.defense, y, rows, seconds))


def muff(game: Game, y: int, rows: tuple[str, ...], seconds: int = 0) -> Procedure[Ending]:
    """The receivers roll their fumble line; nobody may advance."""
    side = game.defense
    yield Fumbled(rule="AR-IV-1-A", side=side, ball=Spot.seen_from(side, y).yards, how="muff")
    total = yield from roll(side, OFFENSE, "recovery")
    winner = side if total in recovers(game, side) else side.opponent
    yield Recovered(rule="AR-IV-1-A", side=winner, ball=Spot.seen_from(side, y).yards)
    seconds += game.tables.alternate.returns["muff"]
    return Ending(caught(game, winner, y if winner is side else FIELD - y, rows, seconds))


def offer_roll(game: Game, y: int, rows: tuple[str, ...]) -> Procedure[Ending]:
    """The kickers may let the ball roll or have it dead where it came down."""
    choice = yield from choose(game.offense, "roll_option", ("accept", "decline"), "decline")
    if choice == "accept":
        return (yield from roll_dead(game, y, rows))
    return Ending(caught(game, game.defense, y, rows))


def roll_yards(game: Game, y: int) -> Procedure[tuple[int, int]]:
    """How far the ball rolls, and where it stops in the receivers' count (AR-IV-1-B, C-AR-21)."""
    side = game.offense if game.edition.roll_by_kickers else game.defense
    total = yield from roll(side, OFFENSE, "roll")
    yards = total - game.edition.roll_minus
    return yards, y - yards


def roll_dead(game: Game, y: int, rows: tuple[str, ...]) -> Procedure[Ending]:
    """A punt rolls and is dead where it stops."""
    yards, stop = yield from roll_yards(game, y)
    yield ruled("AR-IV-1-B", "the ball rolls {} yards", yards)
    yield BallMoved(
        side=game.offense,
        start=Spot.seen_from(game.defense, y).yards,
        end=Spot.seen_from(game.defense, stop).yards,
        how="roll",
    )
    dead = Dead(side=game.defense, y=min(stop, FIELD - 1), changed=True, rows=rows, live=False)
    if min(y, stop) <= 0:
        yield ruled("AR-IV-1-D", "the kick carried or rolled to the goal line: a touchback", news=True)
        dead = touchback(game, rows)
    return Ending(dead.change(action=max(yards, 0)))
