"""What is wrong or odd about a cell in its place (section 4, R-08)."""

from collections.abc import Iterator

from attrs import frozen

from bowlbound_desktop.games.bowlbound.rules.charts.cells import KICK_RESULTS, Cell, Kind, parse_cell
from bowlbound_desktop.games.bowlbound.rules.charts.chart import (
    MISPRINT,
    RESULT_COLUMNS,
    UNTYPED,
    Place,
)

ALIKE = dict.fromkeys(("2", "3", "4", "6", "7", "8", "9"), "1")
"""Columns whose cells follow the same rules as those of another."""
RETURNS = ("kickoff_return", "punt_return", "interception_return")


@frozen
class Problem:
    """A problem at one place of a chart: an error prevents play, a warning only asks for a second look."""

    severity: str
    place: str
    reason: str

    def __str__(self) -> str:
        return f"{self.place}: {self.reason}" if self.place else self.reason


def place(part: str, column: str = "", total: int | None = None) -> str:
    """A place of a chart in words: offense, column 5, total 24."""
    words = (part, f"column {column}" if column else "", "" if total is None else f"total {total}")
    return ", ".join(word for word in words if word)


def place_words(path: Place) -> str:
    """The place in words, from its parts: ("defense", "A", "3", "2") is defense A, column 3, total 2."""
    *part, column, total = path
    return place(" ".join(part), column, int(total))


def cell_problems(part: str, column: str, cell: Cell) -> list[tuple[str, str]]:
    """Severity and reason of all that is odd about `cell` in a column of offense, defense or special."""
    if cell == MISPRINT:
        return [("warning", f"{cell.text} is a misprint")]
    if cell == UNTYPED:
        return []
    found = list(_RULES[part](column, cell))
    return found + [("warning", reason) for reason in (*_colour(cell), *_penalty(part, column, cell))]


_PASSES = (Kind.INCOMPLETE, Kind.INTERCEPTION, Kind.INTERFERENCE)


def _on_offense(column: str, cell: Cell) -> Iterator[tuple[str, str]]:
    if cell.bracket == "[]":
        yield "warning", "square brackets are the defense's"
    if cell.kind in KICK_RESULTS:
        yield "warning", f"{cell.text} is a result of kicks"
    if cell.kind is Kind.OPTION_PASS and column != "5":
        yield "warning", f"{cell.text} belongs to play 5"
    if cell.kind is Kind.COLUMN and column in RESULT_COLUMNS:
        yield "warning", f"{cell.text} sends the roll from one result column to another"


def _on_defense(_: str, cell: Cell) -> Iterator[tuple[str, str]]:
    if cell.kind in (Kind.FOUL, Kind.INTERFERENCE, Kind.OPTION_PASS) or cell.word == "B":
        yield "error", f"{cell.text} cannot stand on a defensive chart"
    elif cell.kind in KICK_RESULTS:
        yield "warning", f"{cell.text} is a result of kicks"


def _on_special(column: str, cell: Cell) -> Iterator[tuple[str, str]]:
    if cell.kind in (*_PASSES, Kind.COLUMN, Kind.OPTION_PASS):
        yield "warning", f"{cell.text} is a result of runs and passes"
    if cell.bracket:
        yield "warning", "brackets mean nothing on special teams"
    if cell.kind in KICK_RESULTS and column not in _KICK_COLUMNS[cell.kind]:
        yield "warning", f"{cell.text} does not belong to this column"


_RULES = {"offense": _on_offense, "defense": _on_defense, "special": _on_special}
_KICK_COLUMNS = {
    Kind.BLOCK: ("punt", "field_goal"),
    Kind.NO_GOOD: ("field_goal",),
    Kind.SHANK: ("punt",),
    Kind.LONG_PUNT: ("punt", "field_goal"),  # LG-23 says punts only, AR-V-1 has it on field goals
}


def _colour(cell: Cell) -> Iterator[str]:
    legend = parse_cell(cell.text)
    if cell.colour != legend.colour and cell.colour not in _fitting_colours(legend):
        yield f'"{cell.text}" is {cell.colour}, where the legend has {legend.colour}'


def _fitting_colours(legend: Cell) -> tuple[str, ...]:
    """The legend's colour, and those that change or complete what an unsigned text means (R-09, LG-25)."""
    if legend.kind is Kind.BLANK:
        return ("white", "black")
    if legend.kind is not Kind.YARDS:
        return (legend.colour,)
    if not (legend.amount.variable or legend.amount.number):
        return ("white", "green", "red")
    return (legend.colour,) if any(sign in legend.text for sign in "+-–−") else ("green", "red")


def _penalty(part: str, column: str, cell: Cell) -> Iterator[str]:
    on_return = part == "special" and column in RETURNS
    if cell.penalty == "R" and not on_return:
        yield f"{cell.text} belongs to returns"
    if cell.penalty == "S" and on_return:
        yield f"{cell.text} belongs to plays and kicks"
    if (cell.word, cell.penalty) in (("DEF", "5A"), ("OFF", "5Y"), ("OFF", "5X")):
        yield f"{cell.penalty} is the other side's foul"
