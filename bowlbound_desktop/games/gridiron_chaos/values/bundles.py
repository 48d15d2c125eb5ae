"""Bundles the ends of a call on the grid by who has the ball then, the points and the time."""

from collections import defaultdict
from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
from attrs import frozen

from bowlbound_desktop.games.gridiron_chaos.odds.ends import End, Ends
from bowlbound_desktop.games.gridiron_chaos.rules.clock import LONG
from bowlbound_desktop.games.gridiron_chaos.values.grid import Grid

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]
SHORT, RUNNING, PROLONGED = range(3)
"""A play of 15 seconds, one of 45 after which the clock can be stopped, one that cannot end a half."""
CODES = 3


@frozen
class Kind:
    """What the ends of one bundle have in common."""

    ours: bool
    gained: int
    """By how many points the lead grew, without the try after a touchdown."""
    code: int
    tried: bool = False
    """Whether a try comes next."""


@frozen(eq=False)
class Bundle:
    """Places of the grid and their chances."""

    places: Array
    chances: Array


Bundles: TypeAlias = Mapping[Kind, Bundle]


def bundled(grid: Grid, ends: Ends) -> Bundles:
    """The bundles of a call's ends, with chances that add up to one; cached in the ends."""
    found = ends.memory.get("bundles")
    if found is None:
        found = ends.memory["bundles"] = _bundled(grid, ends)
    return found  # type: Bundles


def _bundled(grid: Grid, ends: Ends) -> Bundles:
    rows: defaultdict[Kind, defaultdict[int, float]] = defaultdict(lambda: defaultdict(float))
    timed = {end: chance for end, chance in ends.chances.items() if end.seconds}  # without a snap: call again
    whole = sum(timed.values())
    for end, chance in timed.items():
        for number, share in _place(grid, end):
            rows[_kind(end)][number] += chance * share / whole
    return {
        kind: Bundle(np.array(list(row), dtype=np.intp), np.array(list(row.values())))
        for kind, row in rows.items()
    }


def _kind(end: End) -> Kind:
    code = PROLONGED if end.prolongs else RUNNING if end.seconds == LONG else SHORT
    return Kind(end.ours, end.gained, code, end.next == "try")


def _place(grid: Grid, end: End) -> tuple[tuple[int, float], ...]:
    if end.next == "try":
        return ((grid.kick("kickoff"), 1.0),)
    return grid.mix(end.next, end.y, end.down, end.line)
