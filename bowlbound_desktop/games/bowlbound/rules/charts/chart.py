"""A team's charts: offense, defense, special teams, and what is printed around them (section 3)."""

import re
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from attrs import evolve, field, frozen

from bowlbound_desktop.games.bowlbound.rules.charts.cells import BLANK, Cell, CellError, Kind, parse_cell
from bowlbound_desktop.kernel.errors import BowlboundError

PLAYS = ("1", "2", "3", "4", "5", "6", "7", "8", "9")
RESULT_COLUMNS = ("B", "QR", "QT")
OFFENSE_COLUMNS = PLAYS + RESULT_COLUMNS
FORMATIONS = ("A", "B", "C", "D", "E", "F")
SPECIAL_COLUMNS = (
    "kickoff",
    "kickoff_return",
    "punt",
    "punt_return",
    "interception_return",
    "field_goal",
    "extra_point",
)
TOTALS = range(10, 40)
DEFENSE_TOTALS = range(1, 6)
MARKS = ("W", "XWC", "FBO", "SPBO")
PLAY_NAMES = {
    "1": "Line Plunge",
    "2": "Off Tackle",
    "3": "End Run",
    "4": "Draw",
    "5": "Option",
    "6": "Screen Pass",
    "7": "Short Pass",
    "8": "Medium Pass",
    "9": "Long Pass",
}
GOOD = Cell("good", "white", BLANK.kind)
NO_GOOD = Cell("no good", "red", BLANK.kind)
MISPRINT = Cell("TF", "green", Kind.TOUCHDOWN)
"""The one published misprint that is not a valid cell: on an interception return, read as CC-24 says."""
UNTYPED = Cell("?", "white", BLANK.kind)
"""A cell of an unfinished chart that has not been typed yet: no game is played with it."""

_RANGE = re.compile(r"([0-9]{1,2})(?: *- *([0-9]{1,2}))?")

Column = tuple[Cell, ...]
"""Cells in the order of the totals: 30 for the offensive dice, 5 for the defensive ones."""


Place: TypeAlias = tuple[str, ...]
"""A place of a chart in parts: offense.2.15, defense.A.2.1, special.punt.24, or marks."""
Printed: TypeAlias = Cell | tuple[str, ...]
"""What is at a place: a cell, or all marks."""


@frozen
class Change:
    """What was at a place of a chart, and what replaces it."""

    place: Place
    old: Printed
    new: Printed


@frozen
class Rating:
    """A figure and what playing at home adds to it."""

    base: float = 200.0
    home: float = 0.0


@frozen(kw_only=True)
class TeamChart:
    """One team in one season."""

    id: str
    school: str
    year: int = 0
    set: int = 3
    """Which set it was published in; sets 1 and 2 read extra points differently (BR-VI-7-A)."""
    conference: str = ""
    coach: str = ""
    record: str = ""
    points: str = ""
    colours: tuple[str, str] = ("#1f4e79", "#f2f2f2")
    nicely: Rating = Rating()
    mays: Rating = Rating()
    factor: Rating = Rating(100.0, 0.0)
    upper: float = 100.0
    lower: float = 80.0
    marks: tuple[str, ...] = ()
    fumble: str = "10-25"
    """The totals on which the team recovers its own free balls."""
    origin: str = "reconstruction"
    notes: str = ""
    play_names: Mapping[str, str] = field(factory=dict)
    applied: Mapping[str, tuple[Change, ...]] = field(factory=dict)
    """What each applied correction changed, by its id, in the order of applying, so that it can be undone."""
    offense: Mapping[str, Column]
    defense: Mapping[str, Mapping[str, Column]]
    """Formation, then play, then total."""
    special: Mapping[str, Column]
    recovers: frozenset[int] = field(init=False, repr=False, eq=False)

    @recovers.default
    def _read_fumble_line(self) -> frozenset[int]:
        return frozenset(parse_totals(self.fumble))

    @property
    def name(self) -> str:
        """The team as people say it: 1966 Notre Dame."""
        return f"{self.year} {self.school}" if self.year else self.school

    def play_name(self, play: str) -> str:
        """The name of a play; a chart may have its own."""
        return self.play_names.get(play, PLAY_NAMES[play])


def parse_totals(text: str) -> tuple[int, ...]:
    """Read ranges of offensive totals: "10-25" or "10-19, 34-35"."""
    pieces = [piece.strip() for piece in text.split(",")] if text.strip() else []
    totals = [total for piece in pieces for total in _range(piece, text)]
    if len(set(totals)) < len(totals):
        raise BowlboundError(f'"{_shown(text)}" names a total twice')
    return tuple(totals)


def _range(piece: str, text: str) -> range:
    match = _RANGE.fullmatch(piece)
    if match is None:
        raise BowlboundError(f'"{_shown(text)}" names no totals: write "10-25"')
    first, last = int(match[1]), int(match[2] or match[1])
    if not TOTALS[0] <= first <= last <= TOTALS[-1]:
        raise BowlboundError(f'"{_shown(text)}" names totals that the dice do not have (10 to 39)')
    return range(first, last + 1)


def _shown(text: str) -> str:
    return ascii(text[:40])[1:-1]


def read_cell(column: str, text: str, colour: str | None = None) -> Cell:
    """The cell that a text means in a column; extra points have a notation of their own."""
    if text == UNTYPED.text and colour is None:
        return UNTYPED
    if column == "extra_point":
        if text not in _EXTRA_POINTS:
            raise CellError(text, 1, 'an extra point is "good" or "no good"')
        return _EXTRA_POINTS[text]
    if column == "interception_return" and text == MISPRINT.text:
        return MISPRINT
    return parse_cell(text) if colour is None else parse_cell(text, colour)  # equal calls share the cache


_EXTRA_POINTS = {cell.text: cell for cell in (GOOD, NO_GOOD)}


def column(cell: Cell = BLANK, totals: Iterable[int] = TOTALS) -> Column:
    """A column with the same cell everywhere."""
    return tuple(cell for _ in totals)


def blank_chart(side: str) -> TeamChart:
    """The `blank` chart of the scenario contract."""
    defense = {formation: {play: column(BLANK, DEFENSE_TOTALS) for play in PLAYS} for formation in FORMATIONS}
    special = {name: column() for name in SPECIAL_COLUMNS} | {
        "punt": column(parse_cell("40")),
        "kickoff": column(parse_cell("60")),
        "field_goal": column(parse_cell("25")),
        "extra_point": column(GOOD),
    }
    return TeamChart(
        id="blank",
        school=side.capitalize(),
        offense={name: column() for name in OFFENSE_COLUMNS},
        defense=defense,
        special=special,
    )


def with_cell(chart: TeamChart, place: Place, cell: Cell) -> TeamChart:
    """The chart with one cell changed."""
    match place:
        case ("offense", name, total) if name in chart.offense and total in _TOTAL_KEYS:
            return evolve(chart, offense=_put(chart.offense, name, int(total) - TOTALS[0], cell))
        case ("special", name, total) if name in chart.special and total in _TOTAL_KEYS:
            return evolve(chart, special=_put(chart.special, name, int(total) - TOTALS[0], cell))
        case ("defense", formation, play, total) if _on_defense(chart, formation, play, total):
            rows = _put(chart.defense[formation], play, int(total) - DEFENSE_TOTALS[0], cell)
            return evolve(chart, defense={**chart.defense, formation: rows})
    raise BowlboundError(f'"{_shown(".".join(place))}" is not a cell of a chart')


_TOTAL_KEYS = frozenset(map(str, TOTALS))


def _on_defense(chart: TeamChart, formation: str, play: str, total: str) -> bool:
    return formation in chart.defense and play in PLAYS and total in map(str, DEFENSE_TOTALS)


def _put(columns: Mapping[str, Column], name: str, index: int, cell: Cell) -> dict[str, Column]:
    old = columns[name]
    return {**columns, name: (*old[:index], cell, *old[index + 1 :])}
