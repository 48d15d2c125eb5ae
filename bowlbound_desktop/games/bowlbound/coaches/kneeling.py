"""Whether kneel-downs alone run out the clock."""

from bowlbound_desktop.games.bowlbound.rules.calls.hurry_up import SHORT_PLAY
from bowlbound_desktop.games.bowlbound.rules.calls.short_plays import KNEEL_LOSS
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.kernel.gridiron import LAST_DOWN

KNEEL_SECONDS, TIMEOUT_SAVES = 30, 20


def kneels_out(game: Game, seconds: int = KNEEL_SECONDS, saves: int = TIMEOUT_SAVES) -> bool:
    """Whether the quarter is over before the ball is lost, and without a safety.

    A timeout of the other side saves most of a kneel-down's time. The one on fourth down is short, because
    the ball changes hands.
    """
    keeping = LAST_DOWN - game.down
    for kneels in range(1, keeping + 2):
        running = min(kneels, keeping)
        stopped = min(running, game.timeouts_of(game.defense))
        if seconds * running - saves * stopped + SHORT_PLAY * (kneels - running) >= game.clock.seconds:
            return game.y - KNEEL_LOSS * kneels > 0
    return False
