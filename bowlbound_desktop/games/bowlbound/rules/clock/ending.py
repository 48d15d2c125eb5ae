"""A play played to its end, with the fouls still to be settled."""

from attrs import frozen

from bowlbound_desktop.games.bowlbound.rules.clock.dead_ball import Dead
from bowlbound_desktop.games.bowlbound.rules.fouls.fouls import Foul


@frozen(slots=False)
class Ending:
    """How the ball was dead, and every foul on the way there."""

    dead: Dead
    fouls: tuple[Foul, ...] = ()
