"""Columns of dice totals in a sheet, which is how charts are found."""

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise

from attrs import frozen

from bowlbound_desktop.games.bowlbound.charts.sheet import tidy
from bowlbound_desktop.games.bowlbound.charts.workbooks.values import Grid, SheetCell
from bowlbound_desktop.games.bowlbound.rules.charts.chart import DEFENSE_TOTALS, TOTALS

LEAST = 8
"""Totals that make a column of the offensive dice, even of a block that was cut off."""
LEAST_DEFENSE = 4
WIDEST_GAP = 6
"""Rows between two totals of one block."""
_FORMATION_TOTAL = re.compile(r"([A-F])\s*[-.:#]?\s*([1-5])")


@frozen
class TotalsRun:
    """Dice totals below one another."""

    column: int
    rows: Mapping[int, int]
    """The row of each total."""
    twice: tuple[tuple[int, int], ...] = ()
    """Totals that stand there again, and their rows."""
    guessed: tuple[int, ...] = ()
    """Totals whose place is known only from their neighbours."""
    formation: str = ""
    """The letter before the total, where it has one."""

    @property
    def top(self) -> int:
        """Its first row."""
        return min(self.rows.values())

    @property
    def bottom(self) -> int:
        """Its last row."""
        return max(self.rows.values())


def whole_number(cell: SheetCell) -> int | None:
    """The number that a cell shows, whatever it is kept as."""
    text = tidy(cell.text)
    return int(text) if text.isdecimal() and len(text) < 4 else None


def offensive_runs(grid: Grid) -> list[TotalsRun]:
    """Every column of totals from 10 to 39."""
    found = []
    for column, cells in _columns(grid).items():
        totals = [(row, whole_number(cell)) for row, cell in cells]
        known = [(row, total) for row, total in totals if total is not None and total in TOTALS]
        found += [_filled_in(column, run) for run in _ascending(known) if len(run) >= LEAST and _steady(run)]
    return found


def defensive_runs(grid: Grid) -> list[TotalsRun]:
    """Every column of totals from 1 to 5; a formation may stand before the total."""
    return [
        TotalsRun(column, {total: row for row, total in run}, formation=letter)
        for column, cells in _columns(grid).items()
        for letter, known in _by_formation(cells)
        for run in _ascending(known)
        if len(run) >= LEAST_DEFENSE and run[0][1] == 1 and _steady(run)
    ]


def _by_formation(cells: list[tuple[int, SheetCell]]) -> Iterator[tuple[str, list[tuple[int, int]]]]:
    plain = [(row, number) for row, cell in cells if (number := whole_number(cell)) in DEFENSE_TOTALS]
    yield "", [(row, number) for row, number in plain if number is not None]
    for letter in "ABCDEF":
        matches = ((row, _FORMATION_TOTAL.fullmatch(tidy(cell.text).upper())) for row, cell in cells)
        yield letter, [(row, int(match[2])) for row, match in matches if match and match[1] == letter]


def _columns(grid: Grid) -> dict[int, list[tuple[int, SheetCell]]]:
    found: dict[int, list[tuple[int, SheetCell]]] = {}
    for (row, column), cell in grid.walk():
        found.setdefault(column, []).append((row, cell))
    return found


def _ascending(known: Iterable[tuple[int, int]]) -> Iterator[list[tuple[int, int]]]:
    """Stretches in which totals grow or stay the same, without wide gaps between them."""
    run: list[tuple[int, int]] = []
    for row, total in known:
        if run and (total < run[-1][1] or row - run[-1][0] > WIDEST_GAP):
            yield run
            run = []
        run.append((row, total))
    if run:
        yield run


def _steady(run: list[tuple[int, int]]) -> bool:
    """Whether most totals follow their predecessors, as those of dice do and results do not."""
    steps = [later - earlier for (_, earlier), (_, later) in pairwise(run)]
    return steps.count(1) >= 0.6 * len(steps)


def _filled_in(column: int, run: list[tuple[int, int]]) -> TotalsRun:
    """The run with totals whose own cell is damaged, where the rows between two others leave no doubt."""
    rows: dict[int, int] = {}
    twice = []
    for row, total in run:
        if total in rows:
            twice.append((total, row))
        else:
            rows[total] = row
    guessed: dict[int, int] = {}
    taken = {row for _, row in twice}
    for (first, start), (last, end) in pairwise(sorted(rows.items())):
        if last - first == end - start > 1 and not taken & set(range(start, end)):
            guessed.update(zip(range(first + 1, last), range(start + 1, end), strict=True))
    return TotalsRun(column, dict(sorted({**rows, **guessed}.items())), tuple(twice), tuple(guessed))
