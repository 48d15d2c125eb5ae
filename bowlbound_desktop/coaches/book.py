"""The book coach's pages: situations as data, and which page holds for a situation."""

from collections.abc import Mapping
from typing import Any

from attrs import field, frozen

from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.rules.bowlbound.game import Game

CONDITIONS = ("down", "to_go", "y", "lead", "left", "half", "timeouts")
DOWN, LEFT = CONDITIONS.index("down"), CONDITIONS.index("left")
QUARTER = 900
NEVER = 2.0


@frozen
class Page:
    """One situation: the ranges that it holds for, and how often each call is made in it."""

    name: str
    ranges: tuple[tuple[int, int, int], ...]
    """Which figure of the situation, its lowest and its highest value."""
    calls: Mapping[str, float]
    field_goal_from: float = NEVER
    """How often the own chart must make the kick for a field goal to be tried."""
    own: bool = False
    """Whether it is of a team's own book."""

    def holds(self, figures: tuple[int, ...]) -> bool:
        """Whether every figure is within its range."""
        for which, low, high in self.ranges:  # noqa: SIM110  (all() takes twice the time)
            if not low <= figures[which] <= high:
                return False
        return True

    def may_hold(self, which: int, low: int, high: int) -> bool:
        """Whether a figure between these can be within its range."""
        return all(one != which or (least <= high and low <= most) for one, least, most in self.ranges)


@frozen
class Chapter:
    """The pages of one side, with those that can hold by down, early and late in a half."""

    pages: tuple[Page, ...]
    latest: int = field(init=False)
    """Seconds left in a half from which the clock matters."""
    index: Mapping[tuple[int, bool], tuple[Page, ...]] = field(init=False, repr=False)

    @latest.default
    def _find_latest(self) -> int:
        return max(
            (high for page in self.pages for which, _, high in page.ranges if which == LEFT), default=0
        )

    @index.default
    def _sort(self) -> Mapping[tuple[int, bool], tuple[Page, ...]]:
        return {
            (down, early): tuple(
                page
                for page in self.pages
                if page.may_hold(DOWN, down, down) and page.may_hold(LEFT, *self._clock(early))
            )
            for down in range(1, 5)
            for early in (False, True)
        }

    def _clock(self, early: bool) -> tuple[int, int]:
        return (self.latest + 1, 2 * QUARTER) if early else (0, self.latest)

    def find(self, figures: tuple[int, ...]) -> Page:
        """The first page that holds; the last one where none does."""
        for page in self.index[figures[DOWN], figures[LEFT] > self.latest]:
            if page.holds(figures):
                return page
        return self.pages[-1]


@frozen
class Book:
    """All pages, and the figures that the other decisions follow."""

    offense: Chapter
    defense: Chapter
    figures: Mapping[str, Mapping[str, Any]] = field(factory=dict)


def figures_of(game: Game, side: Side) -> tuple[int, ...]:
    """The situation in the order of CONDITIONS, as `side` sees it."""
    to_go = min(game.line, FIELD) - game.y
    lead, others = game.score.lead(side), game.timeouts_of(side.opponent)
    return game.down, to_go, game.y, lead, seconds_left(game), game.clock.half, others


def seconds_left(game: Game) -> int:
    """What is left of the half."""
    clock = game.clock
    return clock.seconds + QUARTER if clock.quarter in (1, 3) else clock.seconds
