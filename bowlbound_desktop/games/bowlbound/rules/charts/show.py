"""Charts and tables laid out for showing."""

from collections.abc import Sequence

from bowlbound_desktop.games.bowlbound.rules.charts.cells import Cell
from bowlbound_desktop.games.bowlbound.rules.charts.chart import (
    DEFENSE_TOTALS,
    FORMATIONS,
    OFFENSE_COLUMNS,
    PLAYS,
    SPECIAL_COLUMNS,
    TOTALS,
    TeamChart,
)
from bowlbound_desktop.games.bowlbound.rules.tables import Tables
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.system import Table, TableCell

PRINTED = {"paren": "(number)", "bracket": "[number]", "paren_td": "(TD)", "touchdown": "TD"}
NARROW = {"incomplete": "INC", "interception": "INT", "fumble": "F"}
"""Short headings, because columns of the Priority Chart are narrow; charts print results in this way."""
PRIORITY_KEY = (
    "Rows: what the offense rolled. Columns: what the defense rolled.",
    "O, D: that side's result alone. ADD: both numbers are added. "
    "(number), [number]: in parentheses or brackets. white: an empty box.",
    "B, QR, QT: roll in that column; +D: then add the defense's number. REROLL: roll the option pass.",
    "INT O, D, MIN: intercepted at the offense's, the defense's or the smaller yardage. INC: incomplete.",
    "F O, F D: fumble at that side's yardage. F 1: fumble one yard deep in the end zone. PEN, PI: a penalty.",
)
"""What the words in the boxes of the Priority Chart mean."""


def chart_tables(chart: TeamChart, side: Side) -> tuple[Table, ...]:
    """The three charts of a team."""
    return (_offense(chart, side), _defense(chart, side), _special(chart, side))


def _offense(chart: TeamChart, side: Side) -> Table:
    columns = [chart.offense[name] for name in OFFENSE_COLUMNS]
    return Table(
        key="offense",
        title=f"{chart.name}: offense",
        part="Offense",
        side=side,
        columns=OFFENSE_COLUMNS,
        rows=tuple(map(str, TOTALS)),
        cells=_by_rows(columns),
        notes=(f"Own free balls recovered on {chart.fumble}",),
    )


def _defense(chart: TeamChart, side: Side) -> Table:
    cells = [
        tuple(_shown(chart.defense[formation][play][total - 1]) for play in PLAYS)
        for formation in FORMATIONS
        for total in DEFENSE_TOTALS
    ]
    return Table(
        key="defense",
        title=f"{chart.name}: defense",
        part="Defense",
        side=side,
        columns=PLAYS,
        rows=tuple(f"{formation}{total}" for formation in FORMATIONS for total in DEFENSE_TOTALS),
        cells=tuple(cells),
        notes=(f"Marks: {', '.join(chart.marks)}",) if chart.marks else (),
    )


def _special(chart: TeamChart, side: Side) -> Table:
    columns = [chart.special[name] for name in SPECIAL_COLUMNS]
    return Table(
        key="special",
        title=f"{chart.name}: special teams",
        part="Special teams",
        side=side,
        columns=SPECIAL_COLUMNS,
        rows=tuple(map(str, TOTALS)),
        cells=_by_rows(columns),
    )


def _by_rows(columns: Sequence[Sequence[Cell]]) -> tuple[tuple[TableCell, ...], ...]:
    return tuple(tuple(map(_shown, row)) for row in zip(*columns, strict=True))


def _shown(cell: Cell) -> TableCell:
    return TableCell(cell.text, cell.colour)


def game_tables(tables: Tables) -> tuple[Table, ...]:
    """The Priority Chart, the Timing Chart and the penalty tables."""
    return (_priority(tables), _timing(tables), *(_penalties(tables, name) for name in tables.penalties))


def _priority(tables: Tables) -> Table:
    columns = tuple(next(iter(tables.priority.values())))
    return Table(
        key="priority",
        title="Priority Chart",
        columns=tuple(NARROW.get(name) or _result(name) for name in columns),
        rows=tuple(map(_result, tables.priority)),
        cells=tuple(tuple(TableCell(row[name]) for name in columns) for row in tables.priority.values()),
        notes=PRIORITY_KEY,
    )


def _result(name: str) -> str:
    """A row or column of the Priority Chart as charts print such results."""
    return PRINTED.get(name, name.replace("_", " "))


def _timing(tables: Tables) -> Table:
    return Table(
        key="timing",
        title="Timing Chart",
        columns=("Play", "Seconds"),
        rows=tuple(tables.timing),
        cells=tuple((TableCell(row.play), TableCell(str(row.seconds))) for row in tables.timing.values()),
    )


def _penalties(tables: Tables, name: str) -> Table:
    fouls = tables.penalties[name]
    return Table(
        key=f"penalties:{name}",
        title=f"Penalty yardage ({name.replace('_', ' ')})",
        columns=tuple(fouls),
        rows=tuple(map(str, TOTALS)),
        cells=tuple(tuple(TableCell(values[total]) for values in fouls.values()) for total in TOTALS),
    )
