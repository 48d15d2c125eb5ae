"""The book coach's pages: situations as data, and which page applies to a situation."""

from bisect import bisect
from collections.abc import Iterable, Mapping
from typing import Any

from attrs import field, frozen

from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.gridiron import LAST_DOWN

CONDITIONS = ("down", "to_go", "y", "lead", "left", "half", "timeouts")
DOWN, TO_GO, Y, LEAD, LEFT, HALF, TIMEOUTS = range(len(CONDITIONS))
QUARTER = 900
NEVER = 2.0


@frozen(eq=False)  # known by its identity, which is quick to look up
class Page:
    """One situation: the ranges in which it applies, and how often each call is made in it."""

    name: str
    ranges: tuple[tuple[int, int, int], ...]
    """For each condition: the index of a figure of the situation, its lowest and its highest value."""
    calls: Mapping[str, float]
    field_goal_from: float = NEVER
    """How likely a field goal must be by the team's own chart to be tried."""
    own: bool = False
    """Whether it is from a team's own book."""

    def holds(self, figures: tuple[int, ...]) -> bool:
        """Whether every figure is within its range."""
        return all(low <= figures[which] <= high for which, low, high in self.ranges)

    def allows(self, which: int, value: int) -> bool:
        """Whether one figure is within its range, whatever the others are."""
        return all(one != which or low <= value <= high for one, low, high in self.ranges)


def _cuts(pages: Iterable[Page], which: int) -> tuple[int, ...]:
    """The values of a figure at which some page starts or stops to apply: they divide it into bands."""
    ranges = [(low, high) for page in pages for one, low, high in page.ranges if one == which]
    return tuple(sorted({cut for low, high in ranges for cut in (low, high + 1)}))


def _bands(cuts: tuple[int, ...]) -> tuple[int, ...]:
    """One value from each band, in the order in which `bisect` numbers them."""
    return (cuts[0] - 1, *cuts) if cuts else (0,)


@frozen
class Shelf:
    """Pages among which only the ball's place and the yards to go decide."""

    pages: tuple[Page, ...]
    last: Page
    """The page for when none applies."""
    places: tuple[int, ...] = field(init=False, repr=False)
    """Yard lines at which the page may change."""
    chains: tuple[int, ...] = field(init=False, repr=False)
    """Yards to go at which the page may change."""
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
    """The pages that can apply at a down and in a stretch of a half, on shelves by lead and timeouts."""

    pages: tuple[Page, ...]
    last: Page
    leads: tuple[int, ...] = field(init=False)
    timeouts: tuple[int, ...] = field(init=False)
    only: Shelf | None = field(init=False, repr=False)
    """The only shelf, where lead and timeouts make no difference, as in most of a game."""
    _shelves: dict[tuple[int, int], Shelf] = field(factory=dict, init=False, eq=False, repr=False)
    """The shelves by bands of lead and timeouts, built as they are needed."""

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
    """The pages of one side, sorted so that the right one is found without trying all of them."""

    pages: tuple[Page, ...]
    cuts: tuple[int, ...] = field(init=False, repr=False)
    """Seconds left at which one stretch of a half ends and another begins."""
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
            for down in range(1, LAST_DOWN + 1)
            for half in (1, 2)
        }

    def _rack(self, known: dict[tuple[Page, ...], Rack], down: int, half: int, left: int) -> Rack:
        """The rack of a stretch; stretches in which the same pages can apply share one."""
        here = ((DOWN, down), (HALF, half), (LEFT, left))
        pages = tuple(page for page in self.pages if all(page.allows(which, value) for which, value in here))
        if pages not in known:
            known[pages] = Rack(pages, self.pages[-1])
        return known[pages]

    def find(self, figures: tuple[int, ...]) -> Page:
        """The first page that applies, or else the last, by trying all of them; `read` must find the same."""
        return next((page for page in self.pages if page.holds(figures)), self.pages[-1])

    def read(self, game: Game, side: Side) -> Page:
        """The page that a side reads before a play: the one that `find` would find, but faster."""
        rack = self.racks[game.down, game.clock.half][bisect(self.cuts, seconds_left(game))]
        shelf = rack.only or rack.shelf(game.score.lead(side), game.timeouts_of(side.opponent))
        y = game.y
        return shelf.spread[bisect(shelf.places, y)][bisect(shelf.chains, game.line - y)]


@frozen
class Book:
    """All pages, and the figures for decisions other than calls."""

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
