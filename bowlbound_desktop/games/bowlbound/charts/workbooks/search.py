"""Finds the blocks of a sheet."""

from collections.abc import Sequence

from attrs import evolve

from bowlbound_desktop.games.bowlbound.charts.workbooks.blocks import ChartBlock, reading_order
from bowlbound_desktop.games.bowlbound.charts.workbooks.columns import ABOVE, columns_of, remarks_on
from bowlbound_desktop.games.bowlbound.charts.workbooks.formations import defensive_block, find_formations
from bowlbound_desktop.games.bowlbound.charts.workbooks.runs import TotalsRun, defensive_runs, offensive_runs
from bowlbound_desktop.games.bowlbound.charts.workbooks.values import Area, Grid, Spot
from bowlbound_desktop.games.bowlbound.rules.charts.chart import DEFENSE_TOTALS, Place


def find_blocks(grid: Grid, area: Area | None = None, part: str = "") -> list[ChartBlock]:
    """Every block of a sheet, or of an area of it, in the order of reading."""
    seen = grid if area is None else _within(grid, area)
    offensive, defensive = offensive_runs(seen), defensive_runs(seen)
    edges = [*offensive, *(run for run in defensive if len(run.rows) == len(DEFENSE_TOTALS))]
    found = [block for run in offensive if (block := _offensive_block(seen, run, edges, part))]
    free = [run for run in defensive if not any((run.top, run.column) in block.area for block in found)]
    groups = find_formations(seen, free, edges) if part in ("", "defense") else []
    found += [block for group in groups if (block := defensive_block(seen, group))]
    return reading_order(_believed(found) if not part else found)


def _within(grid: Grid, area: Area) -> Grid:
    return evolve(grid, cells={spot: cell for spot, cell in grid.cells.items() if spot in area})


def _believed(found: Sequence[ChartBlock]) -> list[ChartBlock]:
    """Blocks without those that lie inside another one."""
    return [
        block
        for block in found
        if not any(
            other is not block and _inside(block.area, other.area) and len(other.spots) > len(block.spots)
            for other in found
        )
    ]


def _inside(one: Area, other: Area) -> bool:
    return (one.top, one.left) in other and (one.bottom, one.right) in other


def _offensive_block(grid: Grid, run: TotalsRun, edges: Sequence[TotalsRun], part: str) -> ChartBlock | None:
    parts = [part] if part else ["offense", "special"]
    columns = columns_of(grid, run, edges, [name for name in parts if name != "defense"], ABOVE)
    if columns is None:
        return None
    spots: dict[Place, Spot] = {
        (columns.part, name, str(total)): (row, column)
        for name, column in columns.places.items()
        for total, row in run.rows.items()
    }
    dice = {total: (row, run.column) for total, row in run.rows.items()}
    top = columns.row if columns.row >= 0 else run.top
    area = Area(top, run.column, run.bottom, max(columns.places.values()))
    return ChartBlock(columns.part, grid.name, area, spots, dice, remarks_on(grid, run, columns))
