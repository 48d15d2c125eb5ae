"""A chart at a glance: its colours, its problems, and the corrections still to do."""

from pathlib import Path

from attrs import frozen

from bowlbound_desktop.games.bowlbound.charts.check import check_file
from bowlbound_desktop.games.bowlbound.charts.corrections import all_corrections
from bowlbound_desktop.games.bowlbound.rules.charts.cells import Cell
from bowlbound_desktop.games.bowlbound.rules.charts.changes import cell_at
from bowlbound_desktop.games.bowlbound.rules.charts.chart import UNTYPED, TeamChart
from bowlbound_desktop.games.bowlbound.rules.charts.corrections import State, findings
from bowlbound_desktop.games.bowlbound.workshop.editing.places import GRIDS, TEAM
from bowlbound_desktop.kernel.errors import BowlboundError


@frozen
class ChartLook:
    """What the library shows of a chart."""

    colours: tuple[tuple[str, ...], ...] = ()
    """The colours of the three charts side by side, row by row."""
    problems: int = 0
    broken: bool = False
    pending: int = 0
    conflicts: int = 0
    left: int = 0
    """Cells that are still to type."""


def look_at(path: Path) -> ChartLook:
    """A chart's file at a glance."""
    try:
        check = check_file(path)
        corrections = all_corrections()
    except BowlboundError:
        return ChartLook(broken=True)
    if check.chart is None:
        return ChartLook(problems=len(check.problems), broken=True)
    states = [finding.state for finding in findings(check.chart, corrections)]
    return ChartLook(
        colours=chart_colours(check.chart),
        problems=len(check.problems),
        pending=states.count(State.TO_DO),
        conflicts=states.count(State.CONFLICT),
        left=check.left.count,
    )


def chart_colours(chart: TeamChart) -> tuple[tuple[str, ...], ...]:
    """The colours of all cells, empty if still to type: 30 rows of offense, defense and special teams."""
    grids = [grid for key, grid in GRIDS.items() if key != TEAM]
    return tuple(
        tuple(_colour(cell_at(chart, place)) for grid in grids for place in grid.places[row])
        for row in range(30)
    )


def _colour(cell: Cell) -> str:
    return "" if cell == UNTYPED else cell.colour
