"""What Bowl Bound prints besides its tables: the facts around a chart, the legend, blank forms."""

from collections.abc import Sequence

from attrs import evolve

from bowlbound_desktop.games.bowlbound.rules.charts.chart import PLAY_NAMES, Rating, TeamChart
from bowlbound_desktop.kernel.system import Table, TableCell

EMPTY = TableCell("")
LEGEND: Sequence[tuple[str, str, str]] = (
    ("7", "green", "Yards gained; on a kick, how far it goes"),
    ("-3", "red", "Yards lost"),
    ("(7)", "green", "Stands alone against most results of the other side"),
    ("[7]", "green", "On defense: stands alone against all but a penalty"),
    ("", "white", "No gain; on defense, no change"),
    ("TD", "green", "Touchdown"),
    ("B", "green", "Breakaway: throw again in column B"),
    ("QR", "white", "Quarterback runs: throw again in column QR"),
    ("QT", "red", "Passer trapped: throw again in column QT"),
    ("INC", "black", "Incomplete pass; so is an empty black box"),
    ("INT 12", "red", "Intercepted so far beyond the line"),
    ("F -2", "red", "Fumble at that distance from the line"),
    ("OFF 15", "yellow", "Penalty on the offense"),
    ("DEF 5", "yellow", "Penalty on the defense"),
    ("OFF S", "yellow", "Variable penalty of a play from scrimmage: see the penalty card"),
    ("DEF R", "yellow", "Variable penalty of a return: see the penalty card"),
    ("PI 8", "yellow", "Pass interference at that distance"),
    ("5A", "yellow", "Foul before the snap: no play, and no choice"),
    ("5Y", "yellow", "Five yards from the old spot or from the end of the gain"),
    ("DS X T1", "green", "Yards that take a throw of their own"),
    ("SOP BLP", "white", "Option pass: throw again under play 7 or play 8"),
    ("* †", "white", "Out of bounds; on a punt, no return"),
    ("NG", "red", "The kick fails"),
    ("BK -7", "red", "Blocked, that far behind the line"),
    ("FG KO", "red", "Punt: shanked or very long; yards from that column"),
)


def legend() -> Table:
    """What the letters and colours of a chart mean."""
    cells = tuple((TableCell(text, colour), TableCell(meaning)) for text, colour, meaning in LEGEND)
    plays = ", ".join(f"{play} {name}" for play, name in PLAY_NAMES.items())
    return Table(
        key="legend",
        title="Legend",
        columns=("Cell", "Meaning"),
        rows=("",) * len(cells),
        cells=cells,
        notes=(f"Plays: {plays}.",),
    )


def chart_facts(chart: TeamChart) -> tuple[str, ...]:
    """The name of a team, and what is printed around its charts."""
    facts = {
        "Coach": chart.coach,
        "Record": chart.record,
        "Points": chart.points,
        "Conference": chart.conference,
        "Set": str(chart.set),
        "Rating": _rating(chart.nicely),
        "Mays": _rating(chart.mays),
        "Factor": _rating(chart.factor),
        "Upper": f"{chart.upper:g}",
        "Lower": f"{chart.lower:g}",
        "Own free balls": chart.fumble,
        "Marks": " ".join(chart.marks),
        "Origin": chart.origin,
    }
    return (chart.name, *(f"{name} {value}" for name, value in facts.items() if value))


def _rating(rating: Rating) -> str:
    return f"{rating.base:g} (home +{rating.home:g})" if rating.home else f"{rating.base:g}"


def emptied(table: Table) -> Table:
    """The table with empty cells, to be filled in by hand."""
    return evolve(
        table,
        title=table.part or table.title,
        side=None,
        cells=tuple((EMPTY,) * len(row) for row in table.cells),
        notes=(),
    )
