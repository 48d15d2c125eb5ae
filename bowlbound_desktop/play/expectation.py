"""Exact expectation of a play: the offence's 216 throws against the defence's 36, by the Priority Chart.

Penalties are left out, as a foul is rolled again in its own column: the other cells share the whole.
"""

from collections.abc import Mapping
from functools import cache

from attrs import field, frozen

from bowlbound_desktop.play.systems import system
from bowlbound_desktop.rules.bowlbound.cells import BLANK, Amount, Cell, Kind
from bowlbound_desktop.rules.bowlbound.chart import Column, blank_chart
from bowlbound_desktop.rules.bowlbound.dice import DEFENSE, OFFENSE
from bowlbound_desktop.rules.bowlbound.game import Game
from bowlbound_desktop.rules.bowlbound.priority import combine

TOUCHDOWN = 40.0
"""Yards that a touchdown cell counts for."""
WEIGHTS = tuple(OFFENSE.weights.values())
DEFENSE_WEIGHTS = tuple(DEFENSE.weights.values())
MEANS = {"DS": 6.0, "X": 12.0, "T1": 28.0, "T2": 56.0, "T3": 84.0}
FLAGS = (Kind.FOUL, Kind.INTERFERENCE)
PASSES = ("6", "7", "8", "9")
OPTION_PASS = {"SOP": "7", "BLP": "8"}


@frozen
class Chances:
    """What a result brings on average: yards, and the share of each ending."""

    yards: float = 0.0
    incomplete: float = 0.0
    intercepted: float = 0.0
    fumbled: float = 0.0
    trapped: float = 0.0

    @property
    def turnover(self) -> float:
        """Interceptions and free balls."""
        return self.intercepted + self.fumbled

    def plus(self, other: "Chances", weight: float) -> "Chances":
        """A weighted sum with another."""
        return Chances(
            self.yards + weight * other.yards,
            self.incomplete + weight * other.incomplete,
            self.intercepted + weight * other.intercepted,
            self.fumbled + weight * other.fumbled,
            self.trapped + weight * other.trapped,
        )


NOTHING = Chances()
INCOMPLETE = Chances(incomplete=1.0)
INTERCEPTED = Chances(intercepted=1.0)
FUMBLED = Chances(fumbled=1.0)


@cache
def _rules() -> Game:
    """A game that holds nothing but the rules."""
    bowlbound = system("bowlbound")
    game: Game = bowlbound.new_game(blank_chart("home"), blank_chart("away"), bowlbound.read_options({}))
    return game


def mean_yards(amount: Amount) -> float:
    """The yards of an amount; a variable one by its mean."""
    return amount.sign * (MEANS[amount.variable] if amount.variable else amount.number)


@frozen
class Expected:
    """The columns of one offence, each meeting reckoned once."""

    columns: Mapping[str, Column]
    _known: dict[tuple[str, Cell], Chances] = field(factory=dict, init=False, repr=False, eq=False)

    def against(self, column: str, defense: Cell = BLANK) -> Chances:
        """A column against one cell of the defence; without a cell, against a white box."""
        found = self._known.get((column, defense))
        if found is None:
            found = self._known[column, defense] = self._sum(column, defense)
        return found

    def _sum(self, column: str, defense: Cell) -> Chances:
        counted = [
            (cell, weight)
            for cell, weight in zip(self.columns[column], WEIGHTS, strict=True)
            if cell.kind not in FLAGS
        ]
        whole = sum(weight for _, weight in counted)
        found = NOTHING
        for cell, weight in counted:
            found = found.plus(self._meeting(column, cell, defense), weight / whole)
        return found

    def against_formation(self, play: str, cells: Column) -> Chances:
        """A play against the five cells of a formation."""
        found = NOTHING
        for cell, weight in zip(cells, DEFENSE_WEIGHTS, strict=True):
            found = found.plus(self.against(play, cell), weight / sum(DEFENSE_WEIGHTS))
        return found

    def _meeting(self, column: str, offense: Cell, defense: Cell) -> Chances:
        """One offensive cell against one defensive cell (section 5)."""
        match combine(_rules(), offense, defense).split():
            case ["O"]:
                return Chances(mean_yards(offense.amount))
            case ["D"]:
                return Chances(mean_yards(defense.amount))
            case ["ADD"]:
                return Chances(mean_yards(offense.amount) + mean_yards(defense.amount))
            case ["TD"]:
                return Chances(TOUCHDOWN)
            case ["INC"]:
                return INCOMPLETE if column in PASSES else NOTHING
            case ["INT", _]:
                return INTERCEPTED
            case ["F", _]:
                return FUMBLED
            case ["REROLL"]:
                return self.against(OPTION_PASS[offense.word])
            case [other, *added]:
                return self._in_column(other, defense if added else BLANK)
        return NOTHING

    def _in_column(self, column: str, added: Cell) -> Chances:
        """A roll in the B, QR or QT column; one that leads to a further column counts for nothing."""
        trapped = Chances(trapped=float(column == "QT"))
        if any(cell.kind is Kind.COLUMN for cell in self.columns[column]):
            return trapped
        return trapped.plus(self.against(column, added), 1.0)
