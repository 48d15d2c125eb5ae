"""The chance to win from a situation, learned from simulated games of the book coach against the ghost."""

from collections.abc import Sequence

from bowlbound_desktop.games.nailbiter.rules.frame.game import Game
from bowlbound_desktop.games.nailbiter.values.features import features
from bowlbound_desktop.games.nailbiter.values.net import shipped_net
from bowlbound_desktop.kernel.field import Side


def win_chance(game: Game, side: Side) -> float:
    """The chance that a side wins, the coach playing by the book; a tie counts half."""
    ours = coach_chances([game])[0]
    return ours if side is game.coached else 1 - ours


def coach_chances(games: Sequence[Game]) -> list[float]:
    """The coach's chance to win in each of these games."""
    found = [_settled(game) for game in games]
    open_ = [number for number, game in enumerate(games) if game.next != "end"]
    if open_:
        chances = shipped_net().chances([features(games[number]) for number in open_])
        for number, chance in zip(open_, chances.tolist(), strict=True):
            found[number] = chance
    return found


def _settled(game: Game) -> float:
    lead = -game.behind
    return 0.5 + 0.5 * ((lead > 0) - (lead < 0))
