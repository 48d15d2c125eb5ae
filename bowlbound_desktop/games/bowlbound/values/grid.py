"""The situations for which values are computed, and how any other situation is interpolated."""

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from attrs import field, frozen

from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.kernel.field import FIELD
from bowlbound_desktop.kernel.gridiron import LAST_DOWN

YARDS = (1, 2, 3, 5, 8, 12, 16, 20, *range(25, 81, 5), 84, 88, 91, 93, 95, 97, 98, 99)
TO_GO = (1, 2, 3, 5, 7, 10, 15)
FIRST_TO_GO = (5, 10, 15)
GOAL_TO_GO_FROM = 80
"""Farther out than this, goal to go counts as the longest distance of the grid."""
KICKOFFS, FREE_KICKS = (15, 30, 45), (10, 20, 35)
"""Yard lines of kicks."""

Place: TypeAlias = tuple[str, int, int, int]
"""What comes next, the yard line, the down, and the yards to go (0 for goal to go)."""
Mix: TypeAlias = tuple[tuple[int, float], ...]
"""Places by number, with their weights."""


@frozen(eq=False)
class PlaceGrid:
    """Places by number."""

    yards: tuple[int, ...] = YARDS
    to_go: tuple[int, ...] = TO_GO
    places: tuple[Place, ...] = field(init=False, repr=False)
    """Downs first, then kicks."""
    numbers: dict[Place, int] = field(init=False, repr=False)

    @places.default
    def _all(self) -> tuple[Place, ...]:
        kicks = [("kickoff", y, 1, 10) for y in KICKOFFS] + [("free-kick", y, 1, 10) for y in FREE_KICKS]
        return (*self._downs(), *kicks)

    @numbers.default
    def _by_place(self) -> dict[Place, int]:
        return {place: number for number, place in enumerate(self.places)}

    @property
    def downs(self) -> int:
        """How many places are downs."""
        return len(self.places) - len(KICKOFFS) - len(FREE_KICKS)

    def _downs(self) -> Iterator[Place]:
        for down in range(1, LAST_DOWN + 1):
            for y in self.yards:
                goal = (0,) if y >= GOAL_TO_GO_FROM else ()
                needed = (*self.short_of_goal(y, down), *goal)
                yield from (("scrimmage", y, down, yards) for yards in needed)

    def short_of_goal(self, y: int, down: int) -> tuple[int, ...]:
        """The grid's yards to go there that are short of the goal; few for a first down, usually and ten."""
        marks = FIRST_TO_GO if down == 1 else self.to_go
        return tuple(needed for needed in marks if y + needed < FIELD)

    def game(self, start: Game, place: Place) -> Game:
        """A game at that place."""
        kind, y, down, to_go = place
        return start.change(next=kind, y=y, down=down, line=y + to_go if to_go else FIELD)

    def mix(self, kind: str, y: int, down: int, line: int) -> Mix:
        """Any place as a weighted mean of the nearest ones of the grid."""
        return _mix(self, kind, y, down, line)

    def find(self, game: Game) -> Mix:
        """The place of a game between plays; a try has none."""
        return _mix(self, game.next, game.y, game.down, game.line)


@lru_cache(maxsize=100_000)
def _mix(grid: PlaceGrid, kind: str, y: int, down: int, line: int) -> Mix:
    if kind != "scrimmage":
        return tuple(
            (grid.numbers[kind, mark, 1, 10], share)
            for mark, share in between(KICKOFFS if kind == "kickoff" else FREE_KICKS, y)
        )
    found: dict[int, float] = {}
    for mark, share in between(grid.yards, y):
        for needed, part in _needed(grid, mark, down, line - y if line < FIELD else FIELD):
            number = grid.numbers["scrimmage", mark, down, needed]
            found[number] = found.get(number, 0.0) + share * part
    return tuple(found.items())


def _needed(grid: PlaceGrid, y: int, down: int, to_go: int) -> list[tuple[int, float]]:
    """Yards to go at a yard line of the grid; distances that reach the goal line are "goal to go"."""
    goal = (FIELD - y,) if y >= GOAL_TO_GO_FROM else ()
    ways = between((*grid.short_of_goal(y, down), *goal), to_go)
    return [(0 if mark == FIELD - y else mark, share) for mark, share in ways]


def between(marks: tuple[int, ...], figure: float) -> list[tuple[int, float]]:
    """A figure as a weighted mean of the marks around it; the nearest one beyond either end."""
    above = next((place for place, mark in enumerate(marks) if mark >= figure), len(marks))
    if above == 0 or above == len(marks):
        return [(marks[min(above, len(marks) - 1)], 1.0)]
    low, high = marks[above - 1], marks[above]
    part = (figure - low) / (high - low)
    return [(low, 1 - part), (high, part)] if part < 1 else [(high, 1.0)]
