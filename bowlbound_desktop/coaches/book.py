"""The book coach's pages: situations as data, and which page holds for a situation."""

from collections.abc import Mapping
from typing import Any

from attrs import field, frozen

from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.rules.bowlbound.game import Game

CONDITIONS = ("down", "to_go", "y", "lead", "left", "half", "timeouts")
DOWN, LEFT = CONDITIONS.index("down"), CONDITIONS.index("left")
PLAIN = tuple(map(CONDITIONS.index, ("down", "to_go", "y")))
"""The conditions that follow from the down and the place alone."""
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
    """The pages that can hold at one down, early or late in a half, in their order."""

    pages: tuple[Page, ...]
    last: Page
    """What is read where none holds."""
    plain: bool = field(init=False)
    """Whether the place of the ball and the line to gain decide."""
    _known: dict[tuple[int, int], Page] = field(factory=dict, init=False, eq=False, repr=False)

    @plain.default
    def _look(self) -> bool:
        return all(which in PLAIN for page in self.pages for which, _, _ in page.ranges)

    def find(self, figures: tuple[int, ...]) -> Page:
        """The first page that holds; the last one of the chapter where none does."""
        for page in self.pages:
            if page.holds(figures):
                return page
        return self.last

    def read(self, game: Game, side: Side) -> Page:
        """The page for a game; those of a plain shelf are found again by the place."""
        page = self._known.get((game.line, game.y))
        if page is None:
            page = self.find(figures_of(game, side))
            if self.plain:
                self._known[game.line, game.y] = page
        return page


@frozen
class Chapter:
    """The pages of one side, on shelves by down, early and late in a half."""

    pages: tuple[Page, ...]
    latest: int = field(init=False)
    """Seconds left in a half from which the clock matters."""
    shelves: Mapping[tuple[int, bool], Shelf] = field(init=False, repr=False)

    @latest.default
    def _find_latest(self) -> int:
        return max(
            (high for page in self.pages for which, _, high in page.ranges if which == LEFT), default=0
        )

    @shelves.default
    def _sort(self) -> Mapping[tuple[int, bool], Shelf]:
        return {(down, early): self._shelf(down, early) for down in range(1, 5) for early in (False, True)}

    def _shelf(self, down: int, early: bool) -> Shelf:
        low, high = (self.latest + 1, 2 * QUARTER) if early else (0, self.latest)
        can_hold = (
            page for page in self.pages if page.may_hold(DOWN, down, down) and page.may_hold(LEFT, low, high)
        )
        return Shelf(tuple(can_hold), self.pages[-1])

    def find(self, figures: tuple[int, ...]) -> Page:
        """The page for a situation."""
        return self.shelves[figures[DOWN], figures[LEFT] > self.latest].find(figures)

    def read(self, game: Game, side: Side) -> Page:
        """The page that a side reads before a play."""
        return self.shelves[game.down, seconds_left(game) > self.latest].read(game, side)


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
