"""How a play can end, by number, before the fouls of the play itself are settled."""

from collections import defaultdict
from collections.abc import Mapping
from typing import TypeAlias

from attrs import frozen

from bowlbound_desktop.games.bowlbound.rules.clock.dead_ball import Dead
from bowlbound_desktop.games.bowlbound.rules.clock.timing import chart_row
from bowlbound_desktop.games.bowlbound.rules.fouls.fouls import Foul
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.kernel.field import FIELD, Side

Endings: TypeAlias = Mapping[int, float]
"""Ends by number, each with its chance."""


@frozen(cache_hash=True)
class End:
    """A dead ball, and what became of the fouls of a return."""

    dead: Dead
    guilty: Side | None = None
    """Who fouled on the return."""
    penalty: bool = False
    """Whether the foul was taken, so that the returners have the ball at the spot of the dead ball."""
    carried: Foul | None = None
    """A foul that was taken on top of a score (R-15)."""
    cancelled: bool = False
    """Whether both sides fouled on the return."""

    def with_dead(self, dead: Dead) -> "End":
        """The same with another dead ball."""
        return End(dead, self.guilty, self.penalty, self.carried, self.cancelled)


class Ends:
    """All ends of plays with one offense, numbered as they come up."""

    def __init__(self, game: Game) -> None:
        self.known: list[End] = []
        self._game, self._exact = game, game.options.timing != "normal"
        self._numbers: dict[End, int] = {}
        self._dead: dict[Dead, int] = {}
        self._rows: dict[tuple[str, ...], tuple[str]] = {}

    def number(self, end: End) -> int:
        """The number of an end, which may be new."""
        found = self._numbers.get(end)
        if found is None:
            simple = end if self._exact else self._without_time(end)
            found = self._numbers.setdefault(simple, len(self.known))
            if found == len(self.known):
                self.known.append(simple)
            self._numbers[end] = found
        return found

    def of(self, dead: Dead) -> int:
        """The number of a plain end."""
        found = self._dead.get(dead)
        if found is None:
            found = self._dead[dead] = self.number(End(dead))
        return found

    def timed(self, endings: Endings, seconds: int) -> Endings:
        """The ends with their seconds of action, where alternate timing is played (AR-VII)."""
        if not self._exact:
            return endings
        found = defaultdict[int, float](float)
        for number, chance in endings.items():
            end = self.known[number]
            found[self.number(end.with_dead(end.dead.change(action=seconds)))] += chance
        return found

    def _without_time(self, end: End) -> End:
        """The end without what the Timing Chart ignores: the place of a score, seconds of action."""
        dead = end.dead
        rows = self._rows.get(dead.rows)
        if rows is None:
            rows = self._rows[dead.rows] = (chart_row(self._game, dead.rows),)
        y = _PLACES.get(dead.how, dead.y)
        simple = Dead(side=dead.side, y=y, how=dead.how, changed=dead.changed, rows=rows)
        return end.with_dead(simple)


_PLACES = {"touchdown": FIELD, "touchback": 0, "safety": 0}
