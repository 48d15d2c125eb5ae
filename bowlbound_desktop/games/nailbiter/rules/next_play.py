"""Which procedure follows: the small state machine between plays."""

from bowlbound_desktop.games.nailbiter.rules.downs.ghost_scrimmage import ghost_scrimmage
from bowlbound_desktop.games.nailbiter.rules.downs.scrimmage import coach_scrimmage
from bowlbound_desktop.games.nailbiter.rules.drive_starts.jolts import jolt
from bowlbound_desktop.games.nailbiter.rules.drive_starts.launches import launch
from bowlbound_desktop.games.nailbiter.rules.drive_starts.rare_plays import rare_play
from bowlbound_desktop.games.nailbiter.rules.frame.game import Game
from bowlbound_desktop.games.nailbiter.rules.kicks.kickoffs import kickoff, safety_kick
from bowlbound_desktop.games.nailbiter.rules.kicks.tries import try_for_points
from bowlbound_desktop.kernel.procedure import Procedure

PROCEDURES = {
    "kickoff": kickoff,
    "safety-kick": safety_kick,
    "launch": launch,
    "jolt": jolt,
    "rare": rare_play,
    "try": try_for_points,
}


def next_play(game: Game) -> Procedure[Game] | None:
    """The procedure that the game waits for; None after the final whistle."""
    if game.next == "scrimmage":
        return coach_scrimmage(game) if game.offense is game.coached else ghost_scrimmage(game)
    procedure = PROCEDURES.get(game.next)
    return None if procedure is None else procedure(game)
