"""The Priority Chart: whose result counts (section 5)."""

from functools import lru_cache

from bowlbound_desktop.games.bowlbound.rules.charts.cells import Cell, Kind
from bowlbound_desktop.games.bowlbound.rules.game import Elevens

_ROWS = {
    Kind.BLANK: "white",
    Kind.INCOMPLETE: "incomplete",
    Kind.INTERCEPTION: "interception",
    Kind.FUMBLE: "fumble",
    Kind.OPTION_PASS: "option_pass",
    Kind.FOUL: "penalty",
    Kind.INTERFERENCE: "interference",
}


_BRACKETS = {"": "number", "()": "paren", "[]": "bracket"}


@lru_cache(maxsize=4096)
def offense_row(cell: Cell) -> str:
    """The row of the chart for an offensive result."""
    if cell.kind is Kind.YARDS:
        return "paren" if cell.bracket else "number"
    if cell.kind is Kind.TOUCHDOWN:
        return "paren_td" if cell.bracket else "touchdown"
    if cell.kind is Kind.COLUMN:
        return cell.word
    return _ROWS[cell.kind]


@lru_cache(maxsize=4096)
def defense_column(cell: Cell) -> str:
    """The column of the chart for a defensive result; any defensive touchdown is the same (R-02, R-08)."""
    if cell.kind is Kind.YARDS:
        return _BRACKETS[cell.bracket]
    if cell.kind is Kind.TOUCHDOWN:
        return "touchdown"
    if cell.kind is Kind.COLUMN:
        return cell.word
    return _ROWS[cell.kind]


def combine(game: Elevens, offense: Cell, defense: Cell) -> str:
    """What becomes of the two results, in the words of priority.toml (BR-IV-2-D)."""
    row, column = offense_row(offense), defense_column(defense)
    if row == "paren" and column == "paren" and game.options.paren_vs_paren == "offense":
        return "O"  # C-BR-04
    if column == "touchdown" and row in ("fumble", "interception") and game.options.dtd_overrides_free_ball:
        return "TD"
    return game.tables.priority[row][column]


def priority_rule(game: Elevens, offense: Cell, defense: Cell) -> str:
    """The rules behind this meeting of results."""
    return game.tables.priority_rules[offense_row(offense), defense_column(defense)]
