"""Results of the charts by number, so that whole columns of them can be added as arrays."""

from typing import Any, TypeAlias

import numpy as np
from attrs import evolve, frozen

from bowlbound_desktop.rules.bowlbound.cells import Cell
from bowlbound_desktop.rules.bowlbound.results import Result

Numbers: TypeAlias = np.ndarray[Any, np.dtype[np.intp]]
Chances: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]


@frozen(eq=False)
class Mixture:
    """Results by number, each with its chance."""

    numbers: Numbers
    chances: Chances


class Register:
    """Every result met so far under one set of rules."""

    def __init__(self) -> None:
        self.results: list[Result] = []
        self.met: dict[tuple[Cell, Cell, bool], Mixture] = {}
        """Meetings of two cells: the same in every game under these rules."""
        self._numbers: dict[Result, int] = {}
        self._ones: dict[int, Mixture] = {}

    def number(self, result: Result) -> int:
        """The number of a result, new or known."""
        found = self._numbers.setdefault(result, len(self.results))
        if found == len(self.results):
            self.results.append(result)
        return found

    def one(self, result: Result) -> Mixture:
        """A result that is certain."""
        number = self.number(result)
        found = self._ones.get(number)
        if found is None:
            found = self._ones[number] = Mixture(np.array([number]), np.ones(1))
        return found

    def mix(self, parts: list[tuple[float, Mixture]]) -> Mixture:
        """Several mixtures by their chances; equal results are added up."""
        numbers = np.concatenate([mixture.numbers for _, mixture in parts])
        chances = np.concatenate([mixture.chances * chance for chance, mixture in parts])
        whole: Chances = np.bincount(numbers, chances).astype(np.float64)
        kept = np.flatnonzero(whole)
        return Mixture(kept, whole[kept])

    def trapped(self, mixture: Mixture) -> Mixture:
        """The same results with the passer trapped."""
        told = [
            self.number(evolve(self.results[number], trapped=True)) for number in mixture.numbers.tolist()
        ]
        return Mixture(np.array(told), mixture.chances)


_REGISTERS: dict[object, Register] = {}


def register(rules: object) -> Register:
    """The register of a set of rules."""
    return _REGISTERS.setdefault(rules, Register())
