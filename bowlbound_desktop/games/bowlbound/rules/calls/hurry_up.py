"""No huddle, spikes and declarations before the snap (AR-I-4, AR-I-6-C)."""

from attrs import frozen

from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.kernel.asking import choose, ruled
from bowlbound_desktop.kernel.clock import Clock
from bowlbound_desktop.kernel.events import ClockRan
from bowlbound_desktop.kernel.procedure import Procedure

SAVED = 10
SHORT_PLAY = 10


@frozen
class Snap:
    """What was declared before the ball was put in play."""

    hurried: bool = False
    declared: str = ""
    """out_of_bounds, in_bounds or nothing."""


STANDING = Snap()


def may_shorten(game: Game) -> bool:
    """Whether the play before took more than ten seconds and let the clock run (AR-I-4)."""
    return game.last_seconds > SHORT_PLAY and game.last_dead != "referee"


def shorten(game: Game, rule: str) -> Procedure[Game]:
    """Give back seconds of the play before (TC-14, AR-I-4-A, AR-VII-c)."""
    saved = saved_seconds(game, game.last_dead)
    clock = Clock(game.clock.quarter, game.clock.seconds + saved)
    yield ruled(
        rule, "the previous play takes {} seconds instead of {}", game.last_seconds - saved, game.last_seconds
    )
    yield ClockRan(rule=rule, seconds=-saved, left=clock.seconds)
    return game.change(clock=clock, last_seconds=game.last_seconds - saved, last_dead="referee")  # only once


def saved_seconds(game: Game, kind: str) -> int:
    """How much hurrying saves: ten seconds, or the dead time of alternate timing."""
    dead = game.tables.alternate.dead
    if kind in ("continuous", "interrupted"):
        return dead[kind] - dead[f"{kind}_conserved"]
    return SAVED


def beat_the_clock(game: Game, seconds: int, kind: str) -> Procedure[tuple[Game, int]]:
    """Offer to shorten a play that would end the quarter, by hurrying the next one (AR-I-4, trap 35)."""
    saved = saved_seconds(game, kind)
    runs = game.next == "scrimmage" and seconds > SHORT_PLAY and kind != "referee"
    if not runs or not seconds - saved < game.clock.seconds <= seconds:
        return game, seconds
    ways = (("no_huddle", game.options.no_huddle), ("spike", game.options.spike))
    options = ("none", *(way for way, played in ways if played))
    choice = yield from choose(game.offense, "declare", options, "none")
    if choice == "none":
        return game, seconds
    yield ruled("AR-I-4", "hurrying saves {} seconds of the quarter", game.clock.seconds - seconds + saved)
    return game.change(hurried=choice), seconds - saved


def declare(game: Game) -> Procedure[tuple[Game, Snap]]:
    """Ask the offense whether it hurries, or declares where the play will end."""
    chosen = game.options
    if game.hurried:
        return game, Snap(hurried=True)
    if not (chosen.no_huddle or chosen.oob_decl or chosen.inb_decl):
        return game, STANDING
    options = ["none"]
    if chosen.no_huddle and may_shorten(game):
        options.append("no_huddle")
    if chosen.oob_decl:
        options.append("out_of_bounds")
    if chosen.inb_decl:
        options.append("in_bounds")
    choice = yield from choose(game.offense, "declare", tuple(options), "none")
    if choice == "no_huddle":
        game = yield from shorten(game, "AR-I-4-A")
        return game.change(hurried=choice), Snap(hurried=True)
    return game, STANDING if choice == "none" else Snap(declared=choice)
