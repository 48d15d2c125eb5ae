"""A coach's challenge, which costs a timeout when it fails (PB-22, PB-23, PBR-24)."""

from bowlbound_desktop.games.paper_bowl.rules.dice import SCORE
from bowlbound_desktop.games.paper_bowl.rules.game import Game
from bowlbound_desktop.kernel.asking import choose, ruled, spend_timeout
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Procedure, roll

NO, YES = "no", "yes"


def challenge(game: Game, side: Side) -> Procedure[tuple[Game, bool]]:
    """Ask `side` for a challenge and throw for it; failure costs a timeout, without one nobody is asked."""
    if not game.timeouts_of(side):
        yield ruled("PB-23", "no challenge without a timeout in hand")
        return game, False
    if (yield from choose(side, "challenge", (NO, YES), NO)) == NO:
        return game, False
    score = yield from roll(side, SCORE, "challenge")
    won = score % 2 == 1
    yield ruled("PB-23", "challenge on {}: {}", score, "success" if won else "failure")
    return (game, True) if won else ((yield from spend_timeout(game, side, "PB-23")), False)
