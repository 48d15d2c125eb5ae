"""The formations of a defense: found, named, and put together."""

from collections.abc import Sequence

from attrs import evolve, frozen

from bowlbound_desktop.games.bowlbound.charts.workbooks.blocks import ChartBlock, Remark
from bowlbound_desktop.games.bowlbound.charts.workbooks.columns import (
    FAR_ABOVE,
    FEWEST,
    ResultColumns,
    columns_of,
    remarks_on,
)
from bowlbound_desktop.games.bowlbound.charts.workbooks.headings import FORMATION_ORDER, formation_of
from bowlbound_desktop.games.bowlbound.charts.workbooks.runs import TotalsRun
from bowlbound_desktop.games.bowlbound.charts.workbooks.values import Area, Grid, Spot
from bowlbound_desktop.games.bowlbound.rules.charts.chart import Place

ALL = len(FORMATION_ORDER)


@frozen
class Formation:
    """Five totals of a formation."""

    letter: str
    run: TotalsRun
    columns: ResultColumns


def find_formations(
    grid: Grid, runs: Sequence[TotalsRun], edges: Sequence[TotalsRun]
) -> list[list[Formation]]:
    """Formations that make a defense together, in the order of reading."""
    found = []
    for run in runs:
        columns = columns_of(grid, run, edges, ["defense"], FAR_ABOVE)
        if columns is not None:
            found.append(Formation(run.formation or _letter(grid, run, columns), run, columns))
    stacks: dict[int, list[Formation]] = {}
    for one in sorted(found, key=lambda one: one.run.top):
        stacks.setdefault(one.run.column, []).append(one)
    whole = [group for stack in stacks.values() if len(stack) >= ALL for group in _split(stack)]
    return whole + _pooled([one for stack in stacks.values() if len(stack) < ALL for one in stack])


def _pooled(loose: Sequence[Formation]) -> list[list[Formation]]:
    """Formations that stand apart: the first of each letter make a defense, the second of each, and so on."""
    groups: list[list[Formation]] = []
    for one in sorted(loose, key=lambda one: (one.run.top, one.run.column)):
        group = next((found for found in groups if not _full_for(found, one)), None)
        if group is None:
            group = []
            groups.append(group)
        group.append(one)
    return groups


def _full_for(group: Sequence[Formation], one: Formation) -> bool:
    return len(group) == ALL or bool(one.letter and one.letter in {other.letter for other in group})


def _split(stack: Sequence[Formation]) -> list[list[Formation]]:
    """A new defense begins where a formation comes again, or after six."""
    groups: list[list[Formation]] = []
    for one in stack:
        if not groups or _full_for(groups[-1], one):
            groups.append([])
        groups[-1].append(one)
    return groups


def _letter(grid: Grid, run: TotalsRun, columns: ResultColumns) -> str:
    """The formation that stands beside the totals, or above them."""
    left = [
        (row, column)
        for column in range(run.column - 1, max(-1, run.column - 3), -1)
        for row in run.rows.values()
    ]
    over = [
        (row, column)
        for row in range(run.top - 1, max(-1, run.top - 4), -1)
        for column in (run.column, run.column - 1, run.column + 1)
        if row != columns.row or column <= run.column
    ]
    return next((letter for spot in (*left, *over) if (letter := formation_of(grid.text(spot)))), "")


def defensive_block(grid: Grid, group: Sequence[Formation]) -> ChartBlock | None:
    """A defense of these formations; None where they are too few results."""
    lettered, guessed = _lettered(group)
    spots: dict[Place, Spot] = {
        ("defense", one.letter, play, str(total)): (row, column)
        for one in lettered
        for play, column in one.columns.places.items()
        for total, row in one.run.rows.items()
    }
    if len(spots) < 5 * FEWEST["defense"]:
        return None
    remarks = [remark for one in lettered for remark in remarks_on(grid, one.run, one.columns)]
    remarks += [
        Remark("warning", (one.run.top, one.run.column), f"no formation named here: read as {one.letter}")
        for one in lettered
        if one.letter in guessed
    ]
    top = min(one.columns.row if one.columns.row >= 0 else one.run.top for one in lettered)
    left = min(one.run.column for one in lettered)
    area = Area(top, left, max(row for row, _ in spots.values()), max(column for _, column in spots.values()))
    dice = {index: (one.run.top, one.run.column) for index, one in enumerate(lettered)}
    return ChartBlock("defense", grid.name, area, spots, dice, tuple(dict.fromkeys(remarks)))


def _lettered(group: Sequence[Formation]) -> tuple[list[Formation], set[str]]:
    """Formations with their letters; those without one get the letters that are left, in their order."""
    free = [letter for letter in FORMATION_ORDER if letter not in {one.letter for one in group}]
    guessed = set()
    found = []
    for one in group:
        if not one.letter and free:
            one = evolve(one, letter=free.pop(0))
            guessed.add(one.letter)
        if one.letter:
            found.append(one)
    return found, guessed
