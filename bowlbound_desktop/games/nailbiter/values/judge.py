"""The chance to win from a situation, learned from simulated games of the book coach against the ghost."""

from functools import lru_cache

from bowlbound_desktop.games.nailbiter.rules.frame.game import Game
from bowlbound_desktop.games.nailbiter.values.features import features
from bowlbound_desktop.games.nailbiter.values.net import shipped_net
from bowlbound_desktop.kernel.field import Side

KNOWN = 4096


def win_chance(game: Game, side: Side) -> float:
    """The chance that a side wins, the coach playing by the book; a tie counts half."""
    ours = _settled(game) if game.next == "end" else _chance(features(game))
    return ours if side is game.coached else 1 - ours


@lru_cache(maxsize=KNOWN)
def _chance(numbers: tuple[float, ...]) -> float:
    """The chance, cached because many plays lead to the same situation."""
    return shipped_net().chance(numbers)


def _settled(game: Game) -> float:
    lead = game.behind
    return 0.5 + 0.5 * ((lead > 0) - (lead < 0))
