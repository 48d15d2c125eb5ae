"""Which totals of a roll have the same effect in Bowl Bound: those that read equal cells or mean the same."""

from functools import lru_cache

from bowlbound_desktop.games.bowlbound.rules.charts.chart import Column, parse_totals
from bowlbound_desktop.games.bowlbound.rules.dice import OFFENSE
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.kicks.block_advance import RECOVERED as PLAYED_ON
from bowlbound_desktop.games.bowlbound.rules.loose_ball.free_ball import AUTOMATIC_TOUCHDOWN, recovers
from bowlbound_desktop.games.bowlbound.rules.tables import Tables
from bowlbound_desktop.kernel.dice import DiceSet
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Draw, Roll
from bowlbound_desktop.play.tree import Chance, Groups, alike, by_total, shares


def groups(game: Game, item: Chance) -> Groups:
    """The totals of a roll, with those that read equal cells merged."""
    if isinstance(item, Draw):
        return by_total(game, item)
    if item.purpose == "recovery":
        return tuple((total, share) for _, total, share in recoveries(game, item.side))
    if item.purpose == "penalty":
        return _penalties(game.tables)
    column = column_of(game, item)
    return by_total(game, item) if column is None else _cells(item.dice, column)


def recoveries(game: Game, side: Side) -> tuple[tuple[object, int, float], ...]:
    """Totals that mean the same for a free ball of a side: what they mean, one of them, and their chance."""
    return _recoveries(recovers(game, side), game.edition.off_return, game.edition.def_return)


@lru_cache(maxsize=16)
def _penalties(tables: Tables) -> Groups:
    """Totals that mean the same on every penalty table (BR-VI-4-B)."""
    values = [by_total for table in tables.penalties.values() for by_total in table.values()]
    found = alike(OFFENSE.weights, lambda total: tuple(by_total[total] for by_total in values))
    return shares(OFFENSE.weights, found.values())


@lru_cache(maxsize=256)
def _recoveries(
    kept: frozenset[int] | range, off_return: str, def_return: str
) -> tuple[tuple[object, int, float], ...]:
    ours, theirs = parse_totals(off_return), parse_totals(def_return)

    def meaning(total: int) -> tuple[bool, ...]:
        advanced = total in PLAYED_ON  # C-AR-18
        return total in kept, total in ours, total in theirs, total == AUTOMATIC_TOUCHDOWN, advanced

    found = alike(OFFENSE.weights, meaning)
    chances = shares(OFFENSE.weights, found.values())
    return tuple((meant, *share) for meant, share in zip(found, chances, strict=True))


@lru_cache(maxsize=4096)
def _cells(dice: DiceSet, column: Column) -> Groups:
    found = alike(dice.weights, lambda total: column[total - dice.throws[0]])
    return shares(dice.weights, found.values())


def column_of(game: Game, item: Roll) -> Column | None:
    """The cells that a roll reads; None when the total itself counts."""
    chart = game.chart(item.side)
    formation, _, play = item.column.partition(".")
    if play:
        return chart.defense[formation][play] if formation in chart.defense else None
    if item.column in chart.offense:
        return chart.offense[item.column]
    if item.column == "squib_return":
        return game.tables.squib_return
    return chart.special.get(item.column)
