"""The moves from every place of the grid by every call, by exact odds, from which values are computed."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from attrs import frozen
from scipy.sparse import csr_matrix

from bowlbound_desktop.games.gridiron_chaos.odds.ends import QUICK, call_ends
from bowlbound_desktop.games.gridiron_chaos.odds.habits import Points
from bowlbound_desktop.games.gridiron_chaos.rules.game import Game
from bowlbound_desktop.games.gridiron_chaos.rules.plays.calls import offense_call
from bowlbound_desktop.games.gridiron_chaos.values.bundles import CODES, Bundles, Kind, bundled
from bowlbound_desktop.games.gridiron_chaos.values.grid import Grid
from bowlbound_desktop.kernel.gridiron import LAST_DOWN

CALLS = ("run", "short", "medium", "long", "trick", "hail_mary", "punt", "field_goal")
KICKOFFS = ("deep", "onside")
SAME = {"short_yardage": "run"}
SCORES = (6, -6, 3, -2, 2)
"""Points of the offense: touchdowns of both sides, a field goal, safeties of both sides."""
LONGEST_GOAL = 47
PUNT_FLOOR = 1e-4
"""Ways of a punt rarer than this are left out; it has many rare ones."""


@frozen(eq=False)
class Moves:
    """One row for each place and call; for each time code columns of places kept, places lost and scores."""

    matrix: Any
    legal: np.ndarray[Any, np.dtype[np.bool_]]
    """Whether each call is legal, by place and call."""


def width(grid: Grid) -> int:
    """How many columns a time code has."""
    return 2 * len(grid.places) + len(SCORES)


def explore(start: Game, grid: Grid, points: Points, told: Callable[[str], None]) -> Moves:
    """All moves of the side that has the ball in `start`, with the score and clock of that game."""
    rows, columns, chances = [], [], []
    legal = np.zeros((len(grid.places), len(CALLS)), dtype=np.bool_)
    for number, place in enumerate(grid.places):
        game = grid.game(start, place)
        for slot, bundles in _calls(game, grid, points):
            legal[number, slot] = True
            for column, chance in _columns(grid, bundles):
                rows.append(number * len(CALLS) + slot)
                columns.append(column)
                chances.append(chance)
    shape = (len(grid.places) * len(CALLS), CODES * width(grid))
    told(f"{len(chances)} moves")
    return Moves(csr_matrix((np.array(chances, dtype=np.float32), (rows, columns)), shape=shape), legal)


def _calls(game: Game, grid: Grid, points: Points) -> Iterator[tuple[int, Bundles]]:
    for slot, call in slots(game):
        floor = PUNT_FLOOR if call == "punt" else QUICK
        yield slot, bundled(grid, call_ends(game, call, points, floor))


def slots(game: Game) -> list[tuple[int, str]]:
    """The calls that values are computed from, each with its number; no punts before fourth down."""
    if game.next != "scrimmage":
        return list(enumerate(KICKOFFS if game.next == "kickoff" else KICKOFFS[:1]))
    options = [call for call in offense_call(game).options if _sensible(game, call)]
    return [(CALLS.index(SAME.get(call, call)), call) for call in options]


def _sensible(game: Game, call: str) -> bool:
    match call:
        case "safety":
            return False
        case "punt":
            return game.down == LAST_DOWN
        case "field_goal":
            return game.to_goal <= LONGEST_GOAL
    return True


def _columns(grid: Grid, bundles: Bundles) -> Iterator[tuple[int, float]]:
    for kind, bundle in bundles.items():
        base = kind.code * width(grid) + _offset(grid, kind)
        if kind.gained:
            yield base, float(bundle.chances.sum())
        else:
            pairs = zip(bundle.places.tolist(), bundle.chances.tolist(), strict=True)
            yield from ((base + place, chance) for place, chance in pairs)


def _offset(grid: Grid, kind: Kind) -> int:
    if kind.gained:
        return 2 * len(grid.places) + SCORES.index(kind.gained)
    return 0 if kind.ours else len(grid.places)
