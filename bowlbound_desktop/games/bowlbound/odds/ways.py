"""Follows every way through a rule of Bowl Bound: totals grouped by its charts, long returns cut short."""

from collections.abc import Callable
from typing import TypeVar, cast

from attrs import frozen

from bowlbound_desktop.games.bowlbound.odds.grouping import groups
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.kernel.events import FlagThrown
from bowlbound_desktop.kernel.field import SIDES, Side, Spot
from bowlbound_desktop.kernel.procedure import Procedure
from bowlbound_desktop.kernel.requests import Event, Roll
from bowlbound_desktop.play import tree
from bowlbound_desktop.play.tree import Outcomes, Policy, quiet

R = TypeVar("R")

NOTHING: frozenset[str] = frozenset()
BOTH = frozenset(SIDES)


@frozen
class Cut:
    """A return that was not followed: who returns, in which column, and from which yard line of his own."""

    side: Side
    column: str
    start: int


def enumerate_all(
    game: Game,
    start: Callable[[], Procedure[R]],
    policy: Policy = quiet,
    floor: float = 0.0,
    cut: frozenset[str] = NOTHING,
    by: frozenset[Side] = BOTH,
) -> Outcomes[R]:
    """Follow every roll of the procedure that `start` begins; branches below `floor` are left out.

    Returns of one of the sides `by` that are rolled in one of the columns `cut`, with no flag thrown before,
    are not followed: a Cut then stands for the result.
    """
    begin = (lambda: cut_short(start(), cut, by)) if cut else start
    return tree.enumerate_all(game, begin, policy, floor, groups)


def cut_short(procedure: Procedure[R], cut: frozenset[str], by: frozenset[Side]) -> Procedure[R]:
    """The procedure up to a return that is not to be followed."""
    answer, ball = None, 0
    try:
        while True:
            item = procedure.send(answer)
            if isinstance(item, Event):
                ball = getattr(item, "ball", ball)
            elif isinstance(item, Roll) and item.purpose in cut and item.side in by:
                return cast(R, Cut(item.side, item.purpose, Spot(ball).seen_by(item.side)))
            answer = yield item
            if isinstance(item, FlagThrown):
                return (yield from procedure)
    except StopIteration as stop:
        result: R = stop.value
        return result
