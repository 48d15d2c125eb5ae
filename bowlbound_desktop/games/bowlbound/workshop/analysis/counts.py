"""Dice-weighted shares of a column: colours, and kinds of results."""

from collections.abc import Mapping
from functools import lru_cache

from attrs import frozen

from bowlbound_desktop.games.bowlbound.odds.expectation import DEFENSE_WEIGHTS, WEIGHTS, mean_yards
from bowlbound_desktop.games.bowlbound.rules.charts.cells import COLOURS, Cell, Kind
from bowlbound_desktop.games.bowlbound.rules.charts.chart import GOOD, NO_GOOD, UNTYPED, Column

YARDS = "Yards"
NOTHING = "Blank"
NAMES: Mapping[Kind, str] = {
    Kind.BLANK: NOTHING,
    Kind.YARDS: YARDS,
    Kind.TOUCHDOWN: "TD",
    Kind.INCOMPLETE: "INC",
    Kind.INTERCEPTION: "INT",
    Kind.FUMBLE: "F",
    Kind.INTERFERENCE: "PI",
    Kind.NO_GOOD: "NG",
    Kind.SHANK: "FG",
    Kind.LONG_PUNT: "KO",
    Kind.BLOCK: "BK",
}
"""The word of each kind of cell; columns, fouls and option passes are counted by their own words."""


@frozen
class Count:
    """The shares of colours and kinds in one column."""

    colours: Mapping[str, float]
    kinds: Mapping[str, float]
    mean: float | None
    """The mean of the cells with yards; None if there are none."""


def kind_of(cell: Cell) -> str:
    """The word under which a cell is counted."""
    if cell in (GOOD, NO_GOOD, UNTYPED):
        return cell.text
    return NAMES.get(cell.kind) or cell.word


@lru_cache(maxsize=2048)
def count(column: Column) -> Count:
    """Count a column of 30 cells, or of 5, by the throws of its dice."""
    weights = WEIGHTS if len(column) == len(WEIGHTS) else DEFENSE_WEIGHTS
    whole = sum(weights)
    colours, kinds = dict.fromkeys(COLOURS, 0.0), dict[str, float]()
    gains = [0.0, 0.0]
    for cell, weight in zip(column, weights, strict=True):
        if cell != UNTYPED:
            colours[cell.colour] += weight / whole
        kinds[kind_of(cell)] = kinds.get(kind_of(cell), 0.0) + weight / whole
        if cell.kind is Kind.YARDS:
            gains = [gains[0] + weight * mean_yards(cell.amount), gains[1] + weight]
    return Count(colours, kinds, gains[0] / gains[1] if gains[1] else None)
