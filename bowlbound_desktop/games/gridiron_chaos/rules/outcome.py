"""The result of a play so far, before fouls are settled and the clock runs.

Places are yards from the goal line of the side that put the ball in play, whoever has it later.
"""

from typing import Any

from attrs import evolve, frozen

from bowlbound_desktop.games.gridiron_chaos.rules.credits import Credit
from bowlbound_desktop.games.gridiron_chaos.rules.game import Game
from bowlbound_desktop.kernel.changing import Changing
from bowlbound_desktop.kernel.field import Side


@frozen(kw_only=True, slots=False)
class Outcome(Changing):
    """The play so far."""

    game: Game
    """The game when the play began, less the timeouts that challenges cost."""
    call: str = ""
    side: Side
    """Who has the ball."""
    y: int
    """Where it is."""
    end: str = "down"
    """down, touchdown, safety (against `side`), touchback (of `side`) or field_goal."""
    changed: bool = False
    """Whether the ball has changed hands, so that a new series begins."""
    down: str = "used"
    """used, again, first (a first down is awarded), or none (there was no snap)."""
    snapped: bool = True
    """Whether the ball was put in play at all (GC-R47, GC-R76)."""
    stopped: bool = False
    """Whether the clock stops for some other reason than possession or points (GC-6)."""
    runner: Side
    """The side whose gain or return it is, for fouls added to its end."""
    gain_y: int
    """Where that gain or return ended, or the ball came loose (GC-R44, GC-R72)."""
    gain_end: str = "down"
    """down, touchdown or safety: how that gain ended by itself (GC-R71)."""
    loose_y: int | None = None
    """Where the ball first came loose."""
    return_y: int | None = None
    """Where a punt return began."""
    passing: str = ""
    """For flags on passing plays: complete, incomplete, intercepted or unthrown."""
    flag: str = ""
    """The situation of a flag that is down: running, passing, kicks or returns."""
    fouled: Side | None = None
    """Who committed the foul that was accepted or printed (GC-R54)."""
    carried: int = 0
    """Yards that fouls of this play bring to the next kickoff return (GC-R45)."""
    credits: tuple[Credit, ...] = ()

    @property
    def offense(self) -> Side:
        """The side that put the ball in play."""
        return self.game.offense

    def credited(self, *credits: Credit) -> "Outcome":
        """The play with more players credited."""
        return self.change(credits=(*self.credits, *credits))

    def recredited(self, **more: Any) -> "Outcome":
        """The play with the last credit changed."""
        return self.change(credits=(*self.credits[:-1], evolve(self.credits[-1], **more)))


def at_snap(game: Game, call: str) -> Outcome:
    """A play that has just begun."""
    return Outcome(game=game, call=call, side=game.offense, y=game.y, runner=game.offense, gain_y=game.y)
