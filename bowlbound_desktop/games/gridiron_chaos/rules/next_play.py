"""Which procedure follows: the small state machine between plays."""

from bowlbound_desktop.games.gridiron_chaos.rules.game import Game
from bowlbound_desktop.games.gridiron_chaos.rules.kicks.kickoffs import kickoff, second_half, toss
from bowlbound_desktop.games.gridiron_chaos.rules.kicks.tries import try_for_points
from bowlbound_desktop.games.gridiron_chaos.rules.plays.scrimmage import scrimmage
from bowlbound_desktop.kernel.procedure import Procedure

PROCEDURES = {
    "toss": toss,
    "kickoff": kickoff,
    "free-kick": kickoff,
    "scrimmage": scrimmage,
    "try": try_for_points,
    "second-half": second_half,
}


def next_play(game: Game) -> Procedure[Game] | None:
    """The procedure that the game waits for; None after the final whistle."""
    procedure = PROCEDURES.get(game.next)
    return None if procedure is None else procedure(game)
