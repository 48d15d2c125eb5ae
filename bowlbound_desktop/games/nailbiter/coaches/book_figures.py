"""The book's file, and the situations of its pages."""

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeAlias

from bowlbound_desktop.games.nailbiter.rules.frame.game import BLITZ, HALF_TIME, LAST_QUARTER, Game
from bowlbound_desktop.storage.toml import shipped_toml

Weights: TypeAlias = Mapping[str, float]
"""How often each answer is given."""
Page: TypeAlias = Mapping[str, Any]


@cache
def book() -> Mapping[str, Any]:
    """The pages and figures of the book."""
    return shipped_toml("nailbiter", "book.toml")


def page_of(game: Game) -> Page:
    """The first page that fits the situation."""
    return next(page for page in book()["pages"] if _fits(page, game))


def _fits(page: Page, game: Game) -> bool:
    figures = {"down": game.down, "to_go": game.to_go, "goal": game.to_goal}
    if not all(low <= figures[name] <= high for name, (low, high) in _ranges(page).items()):
        return False
    marks = {"blitz": game.pending == BLITZ, "drill": hurried(game)}
    return all(marks[name] for name in marks if page.get(name))


def _ranges(page: Page) -> Mapping[str, tuple[int, int]]:
    return {name: tuple(page[name]) for name in ("down", "to_go", "goal") if name in page}


def lead(game: Game) -> int:
    """The points that the coach is ahead."""
    return game.behind


def hurried(game: Game) -> bool:
    """Whether the coach needs every second of a drill."""
    return game.drill and (game.quarter == HALF_TIME or lead(game) <= 0)


def closing(game: Game) -> bool:
    """Whether it is the last quarter's drill, or one of overtime."""
    return game.drill and game.quarter >= LAST_QUARTER
