"""Results of the charts by number, so that they can be added up as arrays."""

from typing import TypeAlias

from attrs import evolve, field, frozen

from bowlbound_desktop.games.bowlbound.rules.charts.cells import Cell
from bowlbound_desktop.games.bowlbound.rules.plays.results import Result

Mixture: TypeAlias = dict[int, float]
"""Results by number, each with its chance."""


@frozen(eq=False)
class MetCells:
    """The outcome of two cells: results, or another column to be rolled."""

    results: Mixture = field(factory=dict)
    column: str = ""
    added: Cell | None = None
    """What is added to the column that is rolled."""


class Register:
    """All results under one set of rules, numbered as they come up."""

    def __init__(self) -> None:
        self.results: list[Result] = []
        self.met: dict[tuple[Cell, Cell, bool], MetCells] = {}
        """Meetings of two cells: the same in every game under these rules."""
        self.bare: dict[Cell, Cell] = {}
        """Cells without what only meets the eye."""
        self.ones: dict[tuple[Cell, Cell, bool], int] = {}
        """Meetings without dice of such cells."""
        self._numbers: dict[Result, int] = {}

    def number(self, result: Result) -> int:
        """The number of a result, which may be new."""
        found = self._numbers.setdefault(result, len(self.results))
        if found == len(self.results):
            self.results.append(result)
        return found

    def trapped(self, mixture: Mixture) -> Mixture:
        """The same results with the passer trapped."""
        return {
            self.number(evolve(self.results[number], trapped=True)): chance
            for number, chance in mixture.items()
        }


def add(whole: Mixture, part: Mixture, chance: float) -> None:
    """Add a part to a mixture, with its chance."""
    for number, share in part.items():
        whole[number] = whole.get(number, 0.0) + chance * share


_REGISTERS: dict[object, Register] = {}


def register(rules: object) -> Register:
    """The register of a set of rules."""
    return _REGISTERS.setdefault(rules, Register())
