"""The book coach's pages: situations as data, and which page holds for a situation."""

from bisect import bisect
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from attrs import field, frozen

from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.rules.bowlbound.game import Game

CONDITIONS = ("down", "to_go", "y", "lead", "left", "half", "timeouts")
DOWN, _, _, LEAD, LEFT, HALF, TIMEOUTS = range(len(CONDITIONS))
QUARTER = 900
NEVER = 2.0


@frozen(eq=False)  # known by its identity, which is quick to look up
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
class Shelf:
    """The pages that can hold at a down and a stretch of a half, in their order."""

    pages: tuple[Page, ...]
    last: Page
    """What is read where none holds."""
    plain: bool = field(init=False)
    """Whether nothing counts on it but the ball's place and the line to gain."""
    known: dict[tuple[int, int], Page] = field(factory=dict, init=False, eq=False, repr=False)
    """The pages of a plain shelf by line to gain and place, as far as they were looked up."""

    @plain.default
    def _look(self) -> bool:
        return not any(which in (LEAD, TIMEOUTS) for page in self.pages for which, _, _ in page.ranges)

    def find(self, figures: tuple[int, ...]) -> Page:
        """The first page that holds; the last one of the chapter where none does."""
        for page in self.pages:
            if page.holds(figures):
                return page
        return self.last

    def look_up(self, game: Game, side: Side) -> Page:
        """The page for a game."""
        page = self.find(figures_of(game, side))
        if self.plain:
            self.known[game.line, game.y] = page
        return page


@frozen
class Chapter:
    """The pages of one side, on shelves by down, half and stretch of the half."""

    pages: tuple[Page, ...]
    cuts: tuple[int, ...] = field(init=False)
    """Seconds left at which a page begins or ceases to hold: they part a half into stretches."""
    shelves: Mapping[tuple[int, int], tuple[Shelf, ...]] = field(init=False, repr=False)

    @cuts.default
    def _cut(self) -> tuple[int, ...]:
        clocks = [(low, high) for page in self.pages for which, low, high in page.ranges if which == LEFT]
        return tuple(sorted({cut for low, high in clocks for cut in (low, high + 1)}))

    @shelves.default
    def _sort(self) -> Mapping[tuple[int, int], tuple[Shelf, ...]]:
        known: dict[tuple[Page, ...], Shelf] = {}
        return {
            (down, half): tuple(self._shelf(known, down, half, *stretch) for stretch in self._stretches())
            for down in range(1, 5)
            for half in (1, 2)
        }

    def _stretches(self) -> Iterator[tuple[int, int]]:
        return pairwise((0, *self.cuts, 2 * QUARTER + 1))

    def _shelf(self, known: dict[tuple[Page, ...], Shelf], down: int, half: int, low: int, end: int) -> Shelf:
        """Stretches on which the same pages can hold share a shelf."""
        pages = tuple(
            page
            for page in self.pages
            if page.may_hold(DOWN, down, down)
            and page.may_hold(HALF, half, half)
            and page.may_hold(LEFT, low, end - 1)
        )
        return known.setdefault(pages, Shelf(pages, self.pages[-1]))

    def find(self, figures: tuple[int, ...]) -> Page:
        """The page for a situation."""
        return self.shelves[figures[DOWN], figures[HALF]][bisect(self.cuts, figures[LEFT])].find(figures)

    def read(self, game: Game, side: Side) -> Page:
        """The page that a side reads before a play."""
        shelf = self.shelves[game.down, game.clock.half][bisect(self.cuts, seconds_left(game))]
        known = shelf.known.get((game.line, game.y))
        return shelf.look_up(game, side) if known is None else known


@frozen
class Book:
    """All pages, and the figures that the other decisions follow."""

    offense: Chapter
    defense: Chapter
    figures: Mapping[str, Mapping[str, Any]] = field(factory=dict)


def figures_of(game: Game, side: Side) -> tuple[int, ...]:
    """The situation in the order of CONDITIONS, as `side` sees it."""
    y, lead, others = game.y, game.score.lead(side), game.timeouts_of(side.opponent)
    return game.down, min(game.line, FIELD) - y, y, lead, seconds_left(game), game.clock.half, others


def seconds_left(game: Game) -> int:
    """What is left of the half."""
    clock = game.clock
    return clock.seconds + QUARTER if clock.quarter in (1, 3) else clock.seconds
