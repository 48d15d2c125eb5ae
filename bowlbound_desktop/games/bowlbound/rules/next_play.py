"""Which procedure follows: the small state machine between plays (section 7)."""

from bowlbound_desktop.games.bowlbound.rules.calls.scrimmage import scrimmage
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.kicks.conversions import try_for_points
from bowlbound_desktop.games.bowlbound.rules.kicks.kickoffs import free_kick, kickoff
from bowlbound_desktop.games.bowlbound.rules.toss import second_half, toss
from bowlbound_desktop.kernel.procedure import Procedure

PROCEDURES = {
    "toss": toss,
    "kickoff": kickoff,
    "free-kick": free_kick,
    "scrimmage": scrimmage,
    "try": try_for_points,
    "second-half": second_half,
}


def next_play(game: Game) -> Procedure[Game] | None:
    """The procedure that the game waits for; None after the final whistle."""
    procedure = PROCEDURES.get(game.next)
    return None if procedure is None else procedure(game)
