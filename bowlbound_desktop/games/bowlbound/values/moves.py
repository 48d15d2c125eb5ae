"""Where every call leads from every place of the grid, by exact odds: what values are computed from."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import numpy as np
from attrs import frozen

from bowlbound_desktop.games.bowlbound.odds.landings import Judge
from bowlbound_desktop.games.bowlbound.odds.table import OddsBook
from bowlbound_desktop.games.bowlbound.rules.charts.chart import FORMATIONS, PLAYS
from bowlbound_desktop.games.bowlbound.rules.clock.timing import chart_row
from bowlbound_desktop.games.bowlbound.rules.fouls.penalties import Settled
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.values.grid import Grid
from bowlbound_desktop.kernel.field import FIELD
from bowlbound_desktop.play.odds_asking import ANY

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]
TICK = 10
"""Seconds: every play of the Timing Chart takes a whole number of these."""
CODES = 5
PROLONGED = 4
"""The codes of time are 0 to 3 ticks, and one tick after which the quarter cannot end."""
SCORES = ("touchdown", "lost touchdown", "field goal", "safety", "won safety")
FLOOR = 3e-5
PAIRS = tuple((ours, theirs) for ours in PLAYS for theirs in FORMATIONS)


@frozen(eq=False)
class Moves:
    """From one place: where calls lead (columns) and how often, a row for each call or pair of calls."""

    columns: np.ndarray[Any, np.dtype[np.intp]]
    chances: Array


@frozen(eq=False)
class Layout:
    """The columns of moves: by code of time, the places kept, the places lost, and the scores."""

    grid: Grid

    @property
    def places(self) -> int:
        """How many places there are."""
        return len(self.grid.places)

    @property
    def width(self) -> int:
        """Columns of one code of time."""
        return 2 * self.places + len(SCORES)

    def columns(self, before: Game, settled: Settled) -> Iterable[tuple[int, float]]:
        """Where a settled play leads."""
        base = self.width * _code(before, settled)
        return ((base + column, share) for column, share in self._where(before, settled.game))

    def _where(self, before: Game, after: Game) -> Iterable[tuple[int, float]]:
        ours = after.offense is before.offense
        scored = after.score.lead(before.offense) - before.score.lead(before.offense)
        if scored:
            return [(2 * self.places + _score(scored), 1.0)]
        return ((number if ours else self.places + number, share) for number, share in self.grid.find(after))


def _code(before: Game, settled: Settled) -> int:
    if settled.prolongs:
        return PROLONGED
    row = chart_row(before, settled.rows)
    return before.tables.timing[row].seconds // TICK


def _score(points: int) -> int:
    return {6: 0, -6: 1, 3: 2, -2: 3, 2: 4}[points]


class Explorer:
    """Computes moves with one chart on both sides; fouls and the like are decided by a judge."""

    def __init__(self, start: Game, grid: Grid, judge: Judge) -> None:
        self.start, self.layout, self.judge = start, Layout(grid), judge
        self._book = OddsBook(start.setup, most=2)

    def downs(self, number: int) -> Moves:
        """All pairs of PLAYS and FORMATIONS."""
        return self._calls(number, PAIRS)

    def kicks(self, number: int, calls: Sequence[str]) -> Moves:
        """Calls that no formation touches."""
        return self._calls(number, [(call, FORMATIONS[0]) for call in calls])

    def _calls(self, number: int, pairs: Sequence[tuple[str, str]]) -> Moves:
        grid = self.layout.grid
        game = grid.game(self.start, grid.places[number])
        odds = self._book.odds(game, self.judge, floor=FLOOR)
        chances = odds.chances(pairs)
        landings = [landing.settled for landing in odds.situation.landings]
        rows = np.zeros((len(pairs), len(landings)))
        for row, found in zip(rows, chances, strict=True):
            row[: len(found)] = found[: len(row)]
        return self._moves(game, rows, landings)

    def _moves(self, game: Game, rows: Array, landings: Sequence[Settled]) -> Moves:
        used = np.flatnonzero(rows.sum(axis=0)).tolist()
        parts = [(place, *way) for place in used for way in self.layout.columns(game, landings[place])]
        columns, inverse = np.unique([column for _, column, _ in parts], return_inverse=True)
        leads = np.zeros((rows.shape[1], len(columns)))
        for (place, _, share), to in zip(parts, inverse.tolist(), strict=True):
            leads[place, to] += share
        chances = rows @ leads
        return Moves(columns, chances / chances.sum(axis=1, keepdims=True))

    def kickoff(self, number: int) -> Moves:
        """A deep kickoff or a kickoff after a safety, its return and all that follows."""
        return self._calls(number, [("deep", ANY)])

    def extra_point(self) -> float:
        """How often the kick after a touchdown is good."""
        place = self.start.change(next="try", y=FIELD - self.start.options.two_point_line, down=4, line=FIELD)
        odds = self._book.odds(place, self.judge, floor=FLOOR)
        (chances,) = odds.chances([("kick", ANY)])
        before, whole = place.score.total(place.offense), float(chances.sum())
        ways = zip(chances.tolist(), odds.situation.landings, strict=False)
        good: float = sum(
            chance for chance, end in ways if end.settled.game.score.total(place.offense) == before + 1
        )
        return good / whole
