"""Which procedure follows: the small state machine between plays (section 7)."""

from bowlbound_desktop.kernel.procedure import Procedure
from bowlbound_desktop.rules.bowlbound.game import Game


def next_play(game: Game) -> Procedure[Game] | None:
    """The procedure that the game waits for; None after the final whistle."""
    return None
