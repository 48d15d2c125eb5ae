"""Plain rules of a coach: what is never called whatever the values say, and how a decided game is played."""

from collections.abc import Mapping

from bowlbound_desktop.games.bowlbound.coaches.kneeling import kneels_out
from bowlbound_desktop.games.bowlbound.rules.calls.hurry_up import SHORT_PLAY
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

FAIR = 8
"""Custom counts in full while the weaker side has more than a seventh of the chances, below that less."""


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
    if (game.next != "try" and game.down < LAST_DOWN) or _last_plays(game):
        return 0.0
    times = TRIES if game.next == "try" else OWN_HALF if game.y < MIDFIELD else 1.0
    return CUSTOM.get(level, 0.0) * times * (_open(game) if level == "equilibrium" else 1.0)


def _last_plays(game: Game) -> bool:
    """Whether custom counts no more: late in the game, in overtime, on the last play of the first half."""
    if game.overtime is not None or (game.clock.quarter == QUARTERS and ticks_left(game) <= CUSTOM_UNTIL):
        return True
    return game.clock.quarter == QUARTERS // 2 and game.clock.seconds <= SHORT_PLAY


def _open(game: Game) -> float:
    """How open the game is, from 0 to 1: who has little chance left cannot spare much of it."""
    chance = win_chance(game, Side.HOME)
    return min(1.0, FAIR * chance * (1 - chance))


def may_spike(game: Game) -> bool:
    """Whether a spike makes sense: never on fourth down, which would lose the ball."""
    return game.down < LAST_DOWN


def may_kneel(game: Game) -> bool:
    """Whether kneeling down can neither give a safety nor lose the ball before the clock has run out."""
    left = LAST_DOWN - game.down
    return kneels_out(game) or (left > 0 and (game.y - 1) // KNEEL_LOSS > left)


def tries_for_two(game: Game) -> bool:
    """Whether a try for two is considered: not with a lead of more than two scores, nor in a decided game."""
    return not decided(game) or game.score.lead(game.offense) in (-2, -5, -10)
