"""Plain rules of a coach: what is never called whatever the values say, and how a decided game is played."""

from collections.abc import Mapping

from bowlbound_desktop.games.bowlbound.rules.calls.short_plays import KNEEL_LOSS
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.values.judge import ticks_left, win_chance
from bowlbound_desktop.kernel.clock import QUARTERS
from bowlbound_desktop.kernel.field import MIDFIELD, Side
from bowlbound_desktop.kernel.gridiron import LAST_DOWN

DECIDED = 0.99
"""The game is decided where a side's chance to win is above this (or below one minus this)."""
SECOND_HALF, LAST_MINUTES = 2, 36
"""Half and ticks of ten seconds in which a decided game is played out by the book."""
CUSTOM: Mapping[str, float] = {"equilibrium": 0.01, "points": 0.5}
CUSTOM_UNTIL, OWN_HALF, TRIES = 60, 1.5, 2.0
"""Kicking is the custom: until so many ticks are left, anything else must promise a margin more, which is
multiplied in its own half and after a touchdown."""
KNEEL_SECONDS, TIMEOUT_SAVES = 30, 20


def decided(game: Game) -> bool:
    """Whether one side has as good as won."""
    chance = win_chance(game, Side.HOME)
    return not 1 - DECIDED <= chance <= DECIDED


def played_out(game: Game) -> bool:
    """Whether these are the last minutes of a decided game, in which the book runs the clock or hurries."""
    late = game.clock.half == SECOND_HALF and ticks_left(game) <= LAST_MINUTES
    return game.overtime is None and late and decided(game)


def custom(level: str, game: Game) -> float:
    """How much more than a kick anything else must promise on fourth down or after a touchdown."""
    last = game.clock.quarter == QUARTERS and ticks_left(game) <= CUSTOM_UNTIL
    if last or game.overtime is not None:
        return 0.0
    times = TRIES if game.next == "try" else OWN_HALF if game.y < MIDFIELD else 1.0
    return CUSTOM.get(level, 0.0) * times


def may_spike(game: Game) -> bool:
    """Whether a spike makes sense: never on fourth down, which would lose the ball."""
    return game.down < LAST_DOWN


def may_kneel(game: Game) -> bool:
    """Whether kneeling down can neither give a safety nor lose the ball before the clock has run out.

    Every kneel-down costs two yards and a down; a timeout of the other side saves most of its thirty seconds.
    """
    saved = TIMEOUT_SAVES * game.timeouts_of(game.defense)
    needed = -(-(game.clock.seconds + saved) // KNEEL_SECONDS)
    room = (game.y - 1) // KNEEL_LOSS
    if needed <= LAST_DOWN + 1 - game.down:
        return room >= needed
    return game.down < LAST_DOWN and room > LAST_DOWN - game.down


def tries_for_two(game: Game) -> bool:
    """Whether a try for two is considered: not with a lead of more than two scores, nor in a decided game."""
    return not decided(game) or game.score.lead(game.offense) in (-2, -5, -10)
