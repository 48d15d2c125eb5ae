"""The exact expectation of a play: the offense's 216 throws against the defense's 36, by the Priority Chart.

Penalties are left out: a foul is rolled again in its own column, so its share goes to the other cells.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from typing import TypeAlias

from attrs import field, frozen

from bowlbound_desktop.games.bowlbound.editions import edition_rules
from bowlbound_desktop.games.bowlbound.rules.charts.cells import BLANK, Amount, Cell, Kind
from bowlbound_desktop.games.bowlbound.rules.charts.chart import Column, blank_chart
from bowlbound_desktop.games.bowlbound.rules.dice import DEFENSE, OFFENSE
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.plays.priority import combine

TOUCHDOWN = 40.0
"""Yards that a touchdown cell counts for in a mean."""
WEIGHTS = tuple(OFFENSE.weights.values())
DEFENSE_WEIGHTS = tuple(DEFENSE.weights.values())
MEANS = {"DS": 6, "X": 12, "T1": 28, "T2": 56, "T3": 84}
FLAGS = (Kind.FOUL, Kind.INTERFERENCE)
PASSES = ("6", "7", "8", "9")
OPTION_PASS = {"SOP": "7", "BLP": "8"}

Results: TypeAlias = Mapping[int | str, float]
"""Shares of results: yards, or touchdown, incomplete, intercepted, fumbled."""


@cache
def _rules() -> Game:
    """A game of blank teams, for its rules."""
    bowlbound = edition_rules()
    game: Game = bowlbound.new_game(blank_chart("home"), blank_chart("away"), bowlbound.read_options({}))
    return game


def mean_yards(amount: Amount) -> int:
    """The yards of an amount; a variable one by its mean."""
    return amount.sign * (MEANS[amount.variable] if amount.variable else amount.number)


def expected_yards(results: Results) -> float:
    """The mean gain; incomplete passes and turnovers count as zero."""
    gains = sum(key * share for key, share in results.items() if isinstance(key, int))
    return gains + TOUCHDOWN * results.get("touchdown", 0.0)


def turnover_share(results: Results) -> float:
    """The share of interceptions and free balls."""
    return results.get("intercepted", 0.0) + results.get("fumbled", 0.0)


def mix(parts: Iterable[tuple[Results, float]]) -> Results:
    """A weighted mixture of results; the weights need not add up to one."""
    known = [(results, weight) for results, weight in parts if weight]
    whole = sum(weight for _, weight in known)
    found: defaultdict[int | str, float] = defaultdict(float)
    for results, weight in known:
        for key, share in results.items():
            found[key] += share * weight / whole
    return dict(found)


@frozen
class Expected:
    """The columns of one offense, with each pair of cells computed once."""

    columns: Mapping[str, Column]
    _known: dict[tuple[str, Cell], Results] = field(factory=dict, init=False, repr=False, eq=False)
    _means: dict[tuple[str, Cell], float] = field(factory=dict, init=False, repr=False, eq=False)

    def against(self, column: str, defense: Cell = BLANK) -> Results:
        """A column against one cell of the defense; without a cell, against a white box."""
        found = self._known.get((column, defense))
        if found is None:
            cells = zip(self.columns[column], WEIGHTS, strict=True)
            found = self._known[column, defense] = mix(
                (self._meeting(column, cell, defense), weight)
                for cell, weight in cells
                if cell.kind not in FLAGS
            )
        return found

    def yards(self, column: str, defense: Cell = BLANK) -> float:
        """The mean gain against one cell."""
        found = self._means.get((column, defense))
        if found is None:
            found = self._means[column, defense] = expected_yards(self.against(column, defense))
        return found

    def against_formation(self, play: str, cells: Column) -> Results:
        """A play against the five cells of a formation."""
        return mix(
            (self.against(play, cell), weight) for cell, weight in zip(cells, DEFENSE_WEIGHTS, strict=True)
        )

    def _meeting(self, column: str, offense: Cell, defense: Cell) -> Results:
        """One offensive cell against one defensive cell (section 5)."""
        match combine(_rules(), offense, defense).split():
            case ["O"]:
                return {mean_yards(offense.amount): 1.0}
            case ["D"]:
                return {mean_yards(defense.amount): 1.0}
            case ["ADD"]:
                return {mean_yards(offense.amount) + mean_yards(defense.amount): 1.0}
            case ["TD"]:
                return {"touchdown": 1.0}
            case ["INC"]:
                return {"incomplete": 1.0} if column in PASSES else {0: 1.0}
            case ["INT", _]:
                return {"intercepted": 1.0}
            case ["F", _]:
                return {"fumbled": 1.0}
            case ["REROLL"]:
                return self.against(OPTION_PASS[offense.word])
            case [other, *added]:
                return self._in_column(other, defense if added else BLANK)
        return {0: 1.0}

    def _in_column(self, column: str, added: Cell) -> Results:
        """A roll in the B, QR or QT column; results that lead to another column are ignored."""
        if any(cell.kind is Kind.COLUMN for cell in self.columns[column]):
            return {0: 1.0}
        return self.against(column, added)
