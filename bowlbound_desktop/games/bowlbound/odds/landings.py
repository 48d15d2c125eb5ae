"""Where plays lead: ends settled with the fouls that may go with them, each resulting situation only once."""

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
from attrs import frozen

from bowlbound_desktop.games.bowlbound.odds.ends import End
from bowlbound_desktop.games.bowlbound.rules.clock.dead_ball import Dead
from bowlbound_desktop.games.bowlbound.rules.clock.timing import chart_row
from bowlbound_desktop.games.bowlbound.rules.fouls.fouls import Foul
from bowlbound_desktop.games.bowlbound.rules.fouls.penalties import (
    Settled,
    cancel,
    declined,
    gained,
    instead_of,
    marked,
    no_play,
    prolonging,
    returners_at,
    settle,
    stands,
)
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import play_out, result_of
from bowlbound_desktop.kernel.requests import Answer, Decision, Request
from bowlbound_desktop.play.tree import quiet

Numbers: TypeAlias = np.ndarray[Any, np.dtype[np.intp]]
Chances: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]
Judge: TypeAlias = Callable[[Game, Side], float]
"""What a game between plays is worth to a side, in any unit."""


@frozen(eq=False)
class Landing:
    """A play settled, before its time is taken."""

    settled: Settled
    worth: float
    """What it is worth to the offense, by the judge."""
    turnover: bool = False
    penalty: bool = False


class Landings:
    """Everywhere that the plays of one situation can lead, by number."""

    def __init__(self, game: Game, judge: Judge) -> None:
        self.game, self._judge = game, judge
        self.known: list[Landing] = []
        self._timed = game.options.timing != "normal"
        self._landed: dict[object, int] = {}
        self._special: dict[object, int] = {}
        self._played: dict[End, int] = {}
        self._rows: dict[tuple[str, ...], str] = {}
        self._standing: dict[Dead, Settled] = {}

    def worths(self) -> Chances:
        """What every landing is worth to the offense."""
        return np.array([landing.worth for landing in self.known])

    def cancelled(self) -> int:
        """The landing after fouls of both sides."""
        return self._once("cancel", lambda: result_of(cancel(self.game)))

    def before_snap(self, foul: Foul) -> int:
        """The landing after a foul before the snap."""
        return self._once(foul, lambda: result_of(no_play(self.game, foul)))

    def _once(self, key: object, start: Callable[[], Settled]) -> int:
        found = self._special.get(key)
        if found is None:
            found = self._special[key] = self.add(start(), penalty=True)
        return found

    def played(self, end: End) -> int:
        """The landing of an end without fouls of the play."""
        found = self._played.get(end)
        if found is None:
            found = self.cancelled() if end.cancelled else self.add(self._stands(end, flagged=False), end)
            self._played[end] = found
        return found

    def declined(self, end: End) -> int:
        """The landing where fouls of the play are declined; one of the return is treated as without them."""
        return self.cancelled() if end.cancelled else self.add(self._stands(end, flagged=True), end)

    def _stands(self, end: End, *, flagged: bool) -> Settled:
        if end.carried is not None:
            return self._accepted(end.dead, end.carried)
        if not end.penalty:
            return self._plainly(end.dead, flagged)
        assert end.guilty is not None
        dead = end.dead
        foul = Foul(by=end.guilty, value="", yards=0, phase="return", returner=dead.side)
        after = returners_at(self.game, dead.side, 0 if dead.how == "safety" else dead.y)
        return Settled(game=after, rows=dead.rows, dead=dead, prolongs=prolonging(self.game, foul))

    def _plainly(self, dead: Dead, flagged: bool) -> Settled:
        """The play stands, as by `stands`; the next down is cached."""
        found = self._standing.get(dead)
        if found is None:
            found = self._standing[dead] = stands(self.game, dead)
        return declined(found) if flagged else found

    def taken(self, end: End, foul: Foul) -> int:
        """The landing where a foul of the play is taken."""
        if end.cancelled:
            return self.cancelled()
        return self.add(self._accepted(end.dead, foul), penalty=True)

    def _row(self, rows: tuple[str, ...]) -> object:
        found = self._rows.get(rows)
        if found is None:
            found = self._rows[rows] = chart_row(self.game, rows)
        return found

    def _accepted(self, dead: Dead, foul: Foul) -> Settled:
        """The foul is taken, on top of a score or instead of the play; other answers are quiet."""
        if dead.scored is not foul.by.opponent:
            after = marked(self.game, dead, foul, from_gain=gained(self.game, dead, foul))
            return instead_of(self.game, dead, foul, after)
        return play_out(settle(self.game, dead, (foul,)), self._take)

    def _take(self, request: Request) -> Answer:
        if not isinstance(request, Decision) or request.kind != "penalty":
            return quietly(request)
        options = list(zip(request.options, request.outcomes, strict=True))[1:]
        if len(options) == 1:
            return options[0][0]
        return max(options, key=lambda option: self._judge(option[1], request.side))[0]

    def kind(self, end: End, foul: Foul) -> object:
        """A key that is equal for ends from which fouls of one kind lead to the same place."""
        dead = end.dead
        if self._timed or end.cancelled:
            return end
        scored = (dead.how, dead.side) if dead.scored else None
        return dead.rows, scored, dead.y if gained(self.game, dead, foul) else None

    def land(self, settled: Settled) -> int:
        """The landing of a play that was settled elsewhere."""
        game, was = settled.game, self.game
        again = game.next == was.next and game.offense is was.offense and game.down == was.down
        dead = settled.dead
        turnover = dead is not None and dead.changed and dead.side is not was.offense
        return self.add(settled, None, penalty=again and game.line == was.line, turnover=turnover)

    def add(
        self, settled: Settled, end: End | None = None, *, penalty: bool = False, turnover: bool = False
    ) -> int:
        """The number of a landing; equal ones share it."""
        game, offense = settled.game, self.game.offense
        rows = settled.rows if self._timed else self._row(settled.rows)
        if end is not None:
            turnover = end.dead.changed and end.dead.side is not offense
            penalty = end.penalty or end.carried is not None
        timed = settled.dead if self._timed else None
        where = game.next, game.offense, game.y, game.down, game.line, game.kickoff_yards
        key = (*where, game.score, rows, settled.prolongs, turnover, penalty, timed)
        found = self._landed.get(key)
        if found is None:
            found = self._landed[key] = len(self.known)
            self.known.append(Landing(settled, self._judge(game, offense), turnover, penalty))
        return found


def quietly(request: Request) -> Answer:
    """The quiet answer, where no dice may be thrown."""
    if isinstance(request, Decision):
        return quiet(request)
    raise AssertionError(f"a throw where none was foreseen: {request}")
