"""A play that has ended, with its fouls still to be settled."""

from attrs import frozen

from bowlbound_desktop.games.bowlbound.rules.clock.dead_ball import Dead
from bowlbound_desktop.games.bowlbound.rules.fouls.fouls import Foul


@frozen(slots=False)
class Ending:
    """The dead ball and every foul before it."""

    dead: Dead
    fouls: tuple[Foul, ...] = ()
