"""The book coach's pages: situations as data, and which page holds for a situation."""

from bisect import bisect
from collections.abc import Iterable, Mapping
from typing import Any

from attrs import field, frozen

from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.kernel.field import Side

CONDITIONS = ("down", "to_go", "y", "lead", "left", "half", "timeouts")
DOWN, TO_GO, Y, LEAD, LEFT, HALF, TIMEOUTS = range(len(CONDITIONS))
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
    """How often its own chart must make the kick for a field goal to be tried."""
    own: bool = False
    """Whether it is of a team's own book."""

    def holds(self, figures: tuple[int, ...]) -> bool:
        """Whether every figure is within its range."""
        return all(low <= figures[which] <= high for which, low, high in self.ranges)

    def allows(self, which: int, value: int) -> bool:
        """Whether one figure is within its range, whatever the others are."""
        return all(one != which or low <= value <= high for one, low, high in self.ranges)


def _cuts(pages: Iterable[Page], which: int) -> tuple[int, ...]:
    """The values of a figure at which a page begins or ceases to hold: they part it into bands."""
    ranges = [(low, high) for page in pages for one, low, high in page.ranges if one == which]
    return tuple(sorted({cut for low, high in ranges for cut in (low, high + 1)}))


def _bands(cuts: tuple[int, ...]) -> tuple[int, ...]:
    """A value of each band, in the order that `bisect` finds them."""
    return (cuts[0] - 1, *cuts) if cuts else (0,)


@frozen
class Shelf:
    """Pages among which nothing decides but the ball's place and the line to gain."""

    pages: tuple[Page, ...]
    last: Page
    """What is read where none holds."""
    places: tuple[int, ...] = field(init=False, repr=False)
    """Where another page may hold."""
    chains: tuple[int, ...] = field(init=False, repr=False)
    """Yards to go at which another page may hold."""
    spread: tuple[tuple[Page, ...], ...] = field(init=False, repr=False)
    """The page for each band of places and of yards to go."""

    @places.default
    def _by_place(self) -> tuple[int, ...]:
        return _cuts(self.pages, Y)

    @chains.default
    def _by_yards_to_go(self) -> tuple[int, ...]:
        return _cuts(self.pages, TO_GO)

    @spread.default
    def _spread_out(self) -> tuple[tuple[Page, ...], ...]:
        return tuple(
            tuple(self._first(y, to_go) for to_go in _bands(self.chains)) for y in _bands(self.places)
        )

    def _first(self, y: int, to_go: int) -> Page:
        for page in self.pages:
            if page.allows(Y, y) and page.allows(TO_GO, to_go):
                return page
        return self.last


@frozen
class Rack:
    """The pages that can hold at a down and a stretch of a half, on shelves by lead and timeouts."""

    pages: tuple[Page, ...]
    last: Page
    leads: tuple[int, ...] = field(init=False)
    timeouts: tuple[int, ...] = field(init=False)
    only: Shelf | None = field(init=False, repr=False)
    """The shelf to read from wherever lead and timeouts do not count, as for most of a game."""
    _shelves: dict[tuple[int, int], Shelf] = field(factory=dict, init=False, eq=False, repr=False)
    """The others by bands of both, as far as they were needed."""

    @leads.default
    def _by_lead(self) -> tuple[int, ...]:
        return _cuts(self.pages, LEAD)

    @timeouts.default
    def _by_timeouts(self) -> tuple[int, ...]:
        return _cuts(self.pages, TIMEOUTS)

    @only.default
    def _one_for_all(self) -> Shelf | None:
        return None if self.leads or self.timeouts else Shelf(self.pages, self.last)

    def shelf(self, lead: int, timeouts: int) -> Shelf:
        """The shelf for a lead and the timeouts of the other side."""
        bands = bisect(self.leads, lead), bisect(self.timeouts, timeouts)
        found = self._shelves.get(bands)
        if found is None:
            found = self._shelves[bands] = self._put_up(lead, timeouts)
        return found

    def _put_up(self, lead: int, timeouts: int) -> Shelf:
        pages = [page for page in self.pages if page.allows(LEAD, lead)]
        return Shelf(tuple(page for page in pages if page.allows(TIMEOUTS, timeouts)), self.last)


@frozen
class Chapter:
    """The pages of one side, sorted so that one is found without leafing through all of them."""

    pages: tuple[Page, ...]
    cuts: tuple[int, ...] = field(init=False, repr=False)
    """Seconds left that part a half into stretches."""
    racks: Mapping[tuple[int, int], tuple[Rack, ...]] = field(init=False, repr=False)
    """By down and half, one for each stretch."""

    @cuts.default
    def _by_clock(self) -> tuple[int, ...]:
        return _cuts(self.pages, LEFT)

    @racks.default
    def _sort(self) -> Mapping[tuple[int, int], tuple[Rack, ...]]:
        known: dict[tuple[Page, ...], Rack] = {}
        return {
            (down, half): tuple(self._rack(known, down, half, left) for left in _bands(self.cuts))
            for down in range(1, 5)
            for half in (1, 2)
        }

    def _rack(self, known: dict[tuple[Page, ...], Rack], down: int, half: int, left: int) -> Rack:
        """Stretches on which the same pages can hold share a rack."""
        here = ((DOWN, down), (HALF, half), (LEFT, left))
        pages = tuple(page for page in self.pages if all(page.allows(which, value) for which, value in here))
        if pages not in known:
            known[pages] = Rack(pages, self.pages[-1])
        return known[pages]

    def find(self, figures: tuple[int, ...]) -> Page:
        """The first page that holds, leafing through; the last one where none does. What `read` must find."""
        return next((page for page in self.pages if page.holds(figures)), self.pages[-1])

    def read(self, game: Game, side: Side) -> Page:
        """The page that a side reads before a play: the same that its figures find, found sooner."""
        rack = self.racks[game.down, game.clock.half][bisect(self.cuts, seconds_left(game))]
        shelf = rack.only or rack.shelf(game.score.lead(side), game.timeouts_of(side.opponent))
        y = game.y
        return shelf.spread[bisect(shelf.places, y)][bisect(shelf.chains, game.line - y)]


@frozen
class Book:
    """All pages, and the figures that the other decisions follow."""

    offense: Chapter
    defense: Chapter
    figures: Mapping[str, Mapping[str, Any]] = field(factory=dict)


def figures_of(game: Game, side: Side) -> tuple[int, ...]:
    """The situation in the order of CONDITIONS, as `side` sees it."""
    lead, others = game.score.lead(side), game.timeouts_of(side.opponent)
    return game.down, game.to_go, game.y, lead, seconds_left(game), game.clock.half, others


def seconds_left(game: Game) -> int:
    """What is left of the half."""
    clock = game.clock
    return clock.seconds + QUARTER if clock.quarter in (1, 3) else clock.seconds
