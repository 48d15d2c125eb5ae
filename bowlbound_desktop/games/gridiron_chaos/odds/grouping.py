"""Groups throws of Gridiron Chaos that read alike; letters never change an outcome (GC-5)."""

from collections.abc import Callable, Hashable, Mapping
from functools import lru_cache
from typing import TypeAlias

from attrs import evolve

from bowlbound_desktop.games.gridiron_chaos.rules.cells import Cell, WholeRow
from bowlbound_desktop.games.gridiron_chaos.rules.dice import doubles, faces, total
from bowlbound_desktop.games.gridiron_chaos.rules.game import Game
from bowlbound_desktop.games.gridiron_chaos.rules.plays.column_play import CHAINS_MADE
from bowlbound_desktop.games.gridiron_chaos.rules.rows import RareRow
from bowlbound_desktop.games.gridiron_chaos.rules.tables import Tables
from bowlbound_desktop.kernel.requests import Roll
from bowlbound_desktop.play.tree import Chance, Groups, alike, by_total, shares

Meaning: TypeAlias = Callable[[Tables, str, int, int], Hashable]
"""What a throw means, by the tables, the column, the yards to the goal line and the throw."""


def groups(game: Game, item: Chance) -> Groups:
    """The throws of a roll, grouped where they read alike."""
    if not isinstance(item, Roll) or item.purpose not in _MEANINGS:
        return by_total(game, item)
    return _groups(game.tables, item, game.to_goal if item.purpose in ("field_goal", "extra_point") else 0)


@lru_cache(maxsize=4096)
def _groups(tables: Tables, item: Roll, to_goal: int) -> Groups:
    meaning = _MEANINGS[item.purpose]
    weights = item.dice.weights
    return shares(
        weights, alike(weights, lambda thrown: meaning(tables, item.column, to_goal, thrown)).values()
    )


def _call(tables: Tables, column: str, to_goal: int, thrown: int) -> Hashable:  # noqa: ARG001
    row = tables.play_calls[thrown]
    return row if isinstance(row, WholeRow) else _nameless(row[column])


def _nameless(cell: Cell) -> Cell:
    """The cell without its letter and its words."""
    first = None if cell.first_down is None else _nameless(cell.first_down)
    return evolve(cell, text="", letter="", style="", first_down=first)


def _rare(tables: Tables, column: str, to_goal: int, thrown: int) -> Hashable:  # noqa: ARG001
    row: RareRow = tables.rare[column][thrown]
    taker, other = ("X" if letter else "" for letter in (row.taker, row.overturned_taker))
    return evolve(row, text="", letter="", passer="", taker=taker, overturned_taker=other)


def _kick(tables: Tables, column: str, to_goal: int, thrown: int) -> Hashable:  # noqa: ARG001
    """The row of a kick, with whether it is good from here and whether the faces bring a flag."""
    row = tables.field_goal[total(thrown)]
    flagged = isinstance(row.flag, tuple) and sorted(faces(thrown)) == sorted(row.flag)
    return evolve(row, good=int(to_goal <= row.good), letter="", flag=flagged)


_MEANINGS: Mapping[str, Meaning] = {
    "toss": lambda tables, column, to_goal, thrown: thrown % 2,  # noqa: ARG005
    "play": _call,
    "rare": _rare,
    "field_goal": _kick,
    "extra_point": _kick,
    "penalty": lambda tables, column, to_goal, thrown: tables.penalties[column][thrown],  # noqa: ARG005
    "recovery": lambda tables, column, to_goal, thrown: tables.recovery[thrown],  # noqa: ARG005
    "onside": lambda tables, column, to_goal, thrown: tables.onside[thrown],  # noqa: ARG005
    "hail_mary": lambda tables, column, to_goal, thrown: tables.hail_mary[thrown],  # noqa: ARG005
    "chains": lambda tables, column, to_goal, thrown: thrown <= CHAINS_MADE,  # noqa: ARG005
    "challenge": lambda tables, column, to_goal, thrown: doubles(thrown),  # noqa: ARG005
    "roll": lambda tables, column, to_goal, thrown: (total(thrown), doubles(thrown)),  # noqa: ARG005
}
