"""The grid of situations that values are computed for, and how others are interpolated."""

from bisect import bisect_left
from functools import lru_cache
from typing import TypeAlias

from attrs import field, frozen

from bowlbound_desktop.games.gridiron_chaos.rules.game import FREE_KICK_LINE, KICKOFF_LINE, Game
from bowlbound_desktop.kernel.field import FIELD
from bowlbound_desktop.kernel.gridiron import FIRST_DOWN_YARDS, LAST_DOWN

YARDS = (1, 3, 6, 10, 15, 20, 27, 34, 41, 48, 54, 60, 66, 72, 77, 81, 85, 89, 92, 95, 97, 99)
TO_GO = (1, 2, 3, 6, 10, 16)
FIRST_TO_GO = (5, 10, 20)
KICKS = {"kickoff": KICKOFF_LINE, "free-kick": FREE_KICK_LINE}

Place: TypeAlias = tuple[str, int, int, int]
"""What comes next, the yard line, the down, the yards to go (to the goal line at most)."""
Mix: TypeAlias = tuple[tuple[int, float], ...]
"""Places by number, with their weights."""


@frozen(eq=False)
class Grid:
    """Places by number: downs, yards to go and yard lines in rows of equal length, then the two kicks."""

    yards: tuple[int, ...] = YARDS
    to_go: tuple[int, ...] = TO_GO
    places: tuple[Place, ...] = field(init=False, repr=False)

    @places.default
    def _all(self) -> tuple[Place, ...]:
        downs = [
            ("scrimmage", y, down, min(needed, FIELD - y))
            for down in range(1, LAST_DOWN + 1)
            for needed in self.marks(down)
            for y in self.yards
        ]
        return (*downs, *((kind, y, 1, FIRST_DOWN_YARDS) for kind, y in KICKS.items()))

    def marks(self, down: int) -> tuple[int, ...]:
        """The yards to go on the grid; on first down there are ten except after fouls."""
        return FIRST_TO_GO if down == 1 else self.to_go

    def number(self, down: int, needed: int, yard: int) -> int:
        """The number of a place, from the indexes of its yards to go and yard line."""
        before = 0 if down == 1 else len(FIRST_TO_GO) + (down - 2) * len(self.to_go)
        return (before + needed) * len(self.yards) + yard

    def kick(self, kind: str) -> int:
        """The number of a kickoff or a free kick."""
        return len(self.places) - len(KICKS) + list(KICKS).index(kind)

    def game(self, start: Game, place: Place) -> Game:
        """A game at that place."""
        kind, y, down, to_go = place
        return start.change(next=kind, y=y, down=down, line=y + to_go)

    def mix(self, kind: str, y: int, down: int, line: int) -> Mix:
        """The weights of the nearest places of the grid for any place."""
        return _mix(self, kind, y, down, line)


@lru_cache(maxsize=200_000)
def _mix(grid: Grid, kind: str, y: int, down: int, line: int) -> Mix:
    if kind != "scrimmage":
        return ((grid.kick(kind), 1.0),)
    found: dict[int, float] = {}
    for yard, share in _between(grid.yards, y):
        room = FIELD - grid.yards[yard]
        to_go = room if line >= FIELD else min(line - y, room)
        for needed, part in _needed(grid.marks(down), to_go, room):
            number = grid.number(down, needed, yard)
            found[number] = found.get(number, 0.0) + share * part
    return tuple(found.items())


def _needed(marks: tuple[int, ...], to_go: int, room: int) -> list[tuple[int, float]]:
    """The weights of the yards to go; marks that reach the goal line all stand for goal to go."""
    if to_go >= room:
        return [(min(bisect_left(marks, room), len(marks) - 1), 1.0)]
    return _between(marks, to_go)


def _between(marks: tuple[int, ...], figure: int) -> list[tuple[int, float]]:
    """A figure as a weighted mean of the marks around it; the nearest one beyond either end."""
    above = bisect_left(marks, figure)
    if above in (0, len(marks)) or marks[above] == figure:
        return [(min(above, len(marks) - 1), 1.0)]
    part = (figure - marks[above - 1]) / (marks[above] - marks[above - 1])
    return [(above - 1, 1 - part), (above, part)]
