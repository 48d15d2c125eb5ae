"""The columns of results beside a column of dice totals: by their headings, or by their number."""

from collections.abc import Mapping, Sequence

from attrs import frozen

from bowlbound_desktop.games.bowlbound.charts.workbooks.blocks import Remark
from bowlbound_desktop.games.bowlbound.charts.workbooks.headings import (
    ORDERS,
    in_order,
    offense_column,
    special_column,
)
from bowlbound_desktop.games.bowlbound.charts.workbooks.runs import TotalsRun, whole_number
from bowlbound_desktop.games.bowlbound.charts.workbooks.values import Grid, Spot

ABOVE = 6
"""Rows above the first total in which headings are looked for."""
FAR_ABOVE = 45
"""The same for defenses, whose formations may share one row of headings."""
NEAR = 3
"""Columns from the totals to the first column of results, at most."""
FEWEST = {"offense": 5, "defense": 5, "special": 3}
"""Headings that must be known to believe in a row of them."""


@frozen
class ResultColumns:
    """The columns of a run, and the row of their headings; -1 where they go by their order."""

    part: str
    row: int
    places: Mapping[str, int]
    others: tuple[Spot, ...] = ()
    """Headings that name no column of a chart."""


def columns_of(
    grid: Grid, run: TotalsRun, edges: Sequence[TotalsRun], parts: Sequence[str], above: int
) -> ResultColumns | None:
    """The columns right of a run: by their headings, or by their number where there are none."""
    limit = _limit(grid, run, edges)
    best: ResultColumns | None = None
    for row in range(run.top - 1, max(-1, run.top - 1 - above), -1):
        if whole_number(grid[row, run.column]) is not None:
            continue  # results of another formation, however much they look like headings
        for part in parts:
            found = _headings(grid, row, run.column + 1, limit, part)
            if found and (best is None or len(found.places) > len(best.places)):
                best = found
    return best or _by_number(grid, run, limit, parts)


def _limit(grid: Grid, run: TotalsRun, edges: Sequence[TotalsRun]) -> int:
    """The column at which the next block begins."""
    others = [
        other.column
        for other in edges
        if other.column > run.column and other.top <= run.bottom and run.top <= other.bottom
    ]
    real = [column for column in others if _begins_block(grid, run, column)]
    return min(real, default=grid.columns)


def _begins_block(grid: Grid, run: TotalsRun, column: int) -> bool:
    """Whether a column of totals is one, and not results that look like it: it has no heading of a result."""
    above = range(max(0, run.top - ABOVE), run.top)
    return not any(
        offense_column(grid.text((row, column))) or special_column(grid.text((row, column))) for row in above
    )


def _headings(grid: Grid, row: int, start: int, limit: int, part: str) -> ResultColumns | None:
    name_of = special_column if part == "special" else offense_column
    places: dict[str, int] = {}
    others = []
    for column in range(start, limit):
        text = grid.text((row, column))
        name = name_of(text)
        if name in ORDERS[part] and name not in places:
            places[name] = column
        elif text:
            others.append((row, column))
    if len(places) < FEWEST[part] or min(places.values()) - start >= NEAR:
        return None
    if part != "special" and not in_order(places, ORDERS[part]):
        return None
    inside = tuple(spot for spot in others if spot[1] < max(places.values()))
    return ResultColumns(part, row, places, inside)


def _by_number(grid: Grid, run: TotalsRun, limit: int, parts: Sequence[str]) -> ResultColumns | None:
    """Columns without headings: as many as the part has, in the order of print."""
    width = 0
    rows = list(run.rows.values())
    while run.column + 1 + width < limit and any(
        grid[row, run.column + 1 + width].text or grid[row, run.column + 1 + width].fill for row in rows
    ):
        width += 1
    for part in parts:
        names = ORDERS[part]
        if width == len(names) or (part == "special" and width == len(names) - 1):
            places = {name: run.column + 1 + place for place, name in enumerate(names[:width])}
            return ResultColumns(part, -1, places)
    return None


def remarks_on(grid: Grid, run: TotalsRun, columns: ResultColumns) -> tuple[Remark, ...]:
    """What is odd about the rows and columns of a block."""
    found = [
        Remark("error", (row, run.column), f"the total {total} appears twice") for total, row in run.twice
    ]
    found += [
        Remark(
            "warning", (run.rows[total], run.column), f"the total {total} is expected here: read as {total}"
        )
        for total in run.guessed
    ]
    if columns.row < 0:
        found.append(
            Remark("warning", (run.top, run.column + 1), "no headings above: columns in printed order")
        )
    found += [
        Remark("warning", spot, f'"{grid.text(spot)[:20]}" is not a column of a chart: left out')
        for spot in columns.others
    ]
    return (*found, *_rows_without_total(grid, run, columns))


def _rows_without_total(grid: Grid, run: TotalsRun, columns: ResultColumns) -> list[Remark]:
    known = set(run.rows.values()) | {row for _, row in run.twice}
    found = []
    for row in range(run.top, run.bottom + 1):
        filled = [column for column in columns.places.values() if grid.text((row, column))]
        if row not in known and filled:
            found.append(Remark("warning", (row, filled[0]), "this row has no total of the dice: left out"))
    return found
