"""Kickoffs and tries: what each choice leads to, reckoned once and weighed at every score and clock."""

from collections.abc import Callable, Sequence

from attrs import frozen

from bowlbound_desktop.coaches.ahead import played_ways
from bowlbound_desktop.coaches.values import expected_points
from bowlbound_desktop.kernel.clock import Clock
from bowlbound_desktop.kernel.field import FIELD, SIDES
from bowlbound_desktop.kernel.requests import Answer
from bowlbound_desktop.play.odds.table import book_of
from bowlbound_desktop.rules.bowlbound.chart import FORMATIONS, PLAYS
from bowlbound_desktop.rules.bowlbound.game import Game, Setup
from bowlbound_desktop.rules.bowlbound.kickoffs import NOT_RETURNED, RETURNED
from bowlbound_desktop.rules.bowlbound.penalties import Settled

FLOOR = 2e-4
_MOST = 512


@frozen
class After:
    """How a kick ended, whatever the score and the clock were before it."""

    chance: float
    points: tuple[int, int]
    place: Game
    returned: bool

    def settled(self, game: Game) -> Settled:
        """The same end in another game."""
        score = game.score
        for side, points in zip(SIDES, self.points, strict=True):
            score = score.add(side, game.clock.quarter, points) if points else score
        where = self.place
        after = game.change(
            next=where.next, offense=where.offense, y=where.y, down=where.down, line=where.line, score=score
        )
        return Settled(game=after, rows=RETURNED if self.returned else NOT_RETURNED)


_KICKS: dict[object, tuple[Setup, list[After]]] = {}
_TRIES: dict[object, tuple[Setup, float]] = {}
"""What is known of a matchup; its set-up is kept, so that no other can take its identity."""


def kick_ends(game: Game, answers: Sequence[Answer]) -> list[After]:
    """All ends of a kickoff that begins with these answers."""
    key = id(game.setup), game.next, game.offense, game.y, game.conditions, tuple(answers)
    found = _KICKS.get(key)
    if found is None:
        if len(_KICKS) >= _MOST:
            _KICKS.clear()
        start = game.change(clock=Clock())
        ways = played_ways(start, answers, expected_points, FLOOR)
        whole = sum(chance for chance, _ in ways)
        found = _KICKS[key] = game.setup, [_end(start, after, chance / whole) for chance, after in ways]
    return found[1]


def _end(start: Game, after: Game, chance: float) -> After:
    points = tuple(after.score.total(side) - start.score.total(side) for side in SIDES)
    return After(chance, (points[0], points[1]), after, after.clock != start.clock)


def kick_chance(game: Game) -> float:
    """The chance of the extra point, from the rule itself."""
    before = game.score.total(game.offense)

    def reckon() -> float:
        ways = played_ways(game, ("kick",), expected_points, FLOOR)
        good = sum(chance for chance, after in ways if after.score.total(game.offense) == before + 1)
        return good / sum(chance for chance, _ in ways)

    return _known("kick", game, reckon)


def two_point_chance(game: Game) -> float:
    """The chance of a two-point try when both sides mix their calls."""
    import numpy as np

    from bowlbound_desktop.workshop.matrix_game import solve

    def reckon() -> float:
        place = game.change(next="scrimmage", down=4, line=FIELD, clock=Clock())
        table = book_of(place).odds(place, expected_points).table(PLAYS, FORMATIONS)
        payoff = np.array([[table[ours, theirs].touchdown for theirs in FORMATIONS] for ours in PLAYS])
        return float(solve(payoff)[0])

    return _known("two", game, reckon)


def _known(what: str, game: Game, reckon: Callable[[], float]) -> float:
    key = what, id(game.setup), game.offense, game.y, game.conditions
    found = _TRIES.get(key)
    if found is None:
        if len(_TRIES) >= _MOST:
            _TRIES.clear()
        found = _TRIES[key] = game.setup, reckon()
    return found[1]


def tried(game: Game, points: int) -> Settled:
    """A try that brought some points."""
    score = game.score.add(game.offense, game.clock.quarter, points)
    line = game.options.kickoff_line
    after = game.change(next="kickoff", y=line, line=line + 10, down=1, score=score)
    return Settled(game=after, rows=("TC-11",))
