"""Kicks, kneel-downs, kickoffs and tries of one side, by the exact odds."""

from collections.abc import Sequence

import numpy as np

from bowlbound_desktop.coaches.matrix_game import solve
from bowlbound_desktop.games.bowlbound.odds.landings import Judge
from bowlbound_desktop.games.bowlbound.odds.table import OddsBook
from bowlbound_desktop.games.bowlbound.rules.calls.short_plays import KNEEL_LOSS
from bowlbound_desktop.games.bowlbound.rules.charts.chart import FORMATIONS, PLAYS
from bowlbound_desktop.games.bowlbound.rules.fouls.penalties import Settled
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.values.grid import Place
from bowlbound_desktop.games.bowlbound.values.making.grid_rows import (
    LONGEST,
    SCORED,
    THEIRS,
    first_of,
    grid_rows,
    row_of,
)
from bowlbound_desktop.games.bowlbound.values.making.moves import Layout, Moves, gathered
from bowlbound_desktop.games.bowlbound.values.making.numbers import Array
from bowlbound_desktop.games.bowlbound.values.making.pair_odds import PAIRS
from bowlbound_desktop.kernel.field import FIELD
from bowlbound_desktop.kernel.gridiron import LAST_DOWN
from bowlbound_desktop.play.odds_asking import ANY

FLOOR = 3e-5
SAFETY = 3
RUNNING, TURNED = 3, 1
"""Ticks of a kneel-down, and of one on fourth down."""


class Kicking:
    """Kicks by yard line; fouls are decided by a judge."""

    def __init__(self, start: Game, layout: Layout, judge: Judge) -> None:
        self.start, self.layout, self.judge = start, layout, judge
        self._book = OddsBook(start.setup, most=2)
        self._by_yard = dict[int, Moves]()

    def moves(self, place: Place) -> Moves:
        """Punt, field goal and kneel-down (or the field goal again where kneeling is not allowed)."""
        _, y, down, to_go = place
        if y not in self._by_yard:
            game = self.start.change(next="scrimmage", y=y, down=LAST_DOWN, line=min(FIELD, y + 10))
            pairs = [(call, FORMATIONS[0]) for call in ("punt", "field_goal")]
            self._by_yard[y] = self._calls(game, pairs)
        kicks = self._by_yard[y]
        if not self.start.options.kneel:
            return Moves(kicks.columns, kicks.chances[[0, 1, 1]])
        return stacked(kicks, self._kneel(y, down, y + to_go if to_go else FIELD))

    def _kneel(self, y: int, down: int, line: int) -> Moves:
        spot, code = y - KNEEL_LOSS, TURNED if down == LAST_DOWN else RUNNING
        if spot <= 0:
            row, code = SCORED + SAFETY, 1
        elif down == LAST_DOWN:
            row = THEIRS + first_of(FIELD - spot)
        else:
            row = row_of(down + 1, spot, min(line, spot + LONGEST) if line < FIELD else FIELD)
        return gathered(grid_rows(self.layout.grid), np.array([row]), np.array([code]), np.ones((1, 1)))

    def kickoff(self, place: Place) -> Moves:
        """A deep kickoff or a kickoff after a safety, with the receivers' guess where that is played."""
        guess = ANY if self.start.options.kickoff_selection == "basic" else "deep"
        return self._calls(self.layout.grid.game(self.start, place), [("deep", guess)])

    def _calls(self, game: Game, pairs: Sequence[tuple[str, str]]) -> Moves:
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

    def tries(self) -> tuple[float, float]:
        """How often the kick after a touchdown is good, and the play for two when both sides mix."""
        place = self.start.change(
            next="try", y=FIELD - self.start.options.two_point_line, down=LAST_DOWN, line=FIELD
        )
        odds = self._book.odds(place, self.judge, floor=FLOOR)
        kicked, *played = odds.chances([("kick", ANY), *PAIRS])
        scored = [
            end.settled.game.score.total(place.offense) - place.score.total(place.offense)
            for end in odds.situation.landings
        ]
        good = np.array([_share(chances, scored, 2) for chances in played])
        return _share(kicked, scored, 1), float(solve(good.reshape(len(PLAYS), len(FORMATIONS)))[0])


def _share(chances: Array, scored: Sequence[int], points: int) -> float:
    won = np.array(scored[: len(chances)]) == points
    return float(chances[: len(won)][won].sum() / chances.sum())


def stacked(some: Moves, others: Moves) -> Moves:
    """The rows of both, one below the other."""
    columns = np.union1d(some.columns, others.columns)
    rows = []
    for moves in (some, others):
        wide = np.zeros((len(moves.chances), len(columns)))
        wide[:, np.searchsorted(columns, moves.columns)] = moves.chances
        rows.append(wide)
    return Moves(columns, np.concatenate(rows))
