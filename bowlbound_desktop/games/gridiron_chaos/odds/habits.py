"""How both sides are taken to answer the questions of a play whose odds are computed."""

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from bowlbound_desktop.games.gridiron_chaos.rules.game import Game
from bowlbound_desktop.games.gridiron_chaos.rules.rows import RareRow
from bowlbound_desktop.kernel.field import Side, Spot
from bowlbound_desktop.kernel.procedure import Procedure
from bowlbound_desktop.kernel.requests import Decision, Event, Roll

R = TypeVar("R")
Points: TypeAlias = Callable[[Game, Side], float]
"""Points that a game between plays is worth to a side."""
ROLL_INSIDE = 8
"""A punt that comes down at or inside this yard line is left to roll."""
SPARE_TIMEOUTS = 2
"""Nobody challenges with fewer."""
EQUAL = 1e-6
"""Answers that differ by less are equal: the first one is given."""
GREAT = ("touchdown", "fallen", "returned")
"""What a won challenge must bring on a rare row: points or the ball."""


def answered(game: Game, procedure: Procedure[R], points: Points) -> Procedure[R]:
    """The same procedure with every question answered: only the dice are asked for."""
    ball, last, answer = game.spot(), ("", 0), None
    try:
        while True:
            item: Any = procedure.send(answer)
            answer = None
            if isinstance(item, Event):
                ball = getattr(item, "end", ball)
            elif isinstance(item, Decision):
                answer = habit(game, item, ball, last, points)
            else:
                answer = yield item
                last = (item.purpose, answer) if isinstance(item, Roll) else last
    except StopIteration as stop:
        result: R = stop.value
        return result


def habit(game: Game, decision: Decision, ball: int, last: tuple[str, int], points: Points) -> str:
    """The usual answer; a foul is taken or not by expected points."""
    match decision.kind:
        case "penalty":
            worths = [points(after, decision.side) for after in decision.outcomes]
            best = max(worths) - EQUAL
            return next(o for o, worth in zip(decision.options, worths, strict=True) if worth >= best)
        case "challenge":
            spare = game.timeouts_of(decision.side) >= SPARE_TIMEOUTS
            return "yes" if spare and is_great(game, *last) else "no"
        case "kick_return":
            return "roll" if Spot(ball).seen_by(decision.side) <= ROLL_INSIDE else "return"
    return "return" if decision.quiet is None else decision.quiet


def is_great(game: Game, purpose: str, thrown: int) -> bool:
    """Whether doubles bring points or the ball, or undo a turnover, after this throw."""
    if purpose == "rare":
        row: RareRow = game.tables.rare_row(game.trails(game.offense), thrown)
        return row.overturned in GREAT or row.play in ("interception", "lost")
    return purpose == "turnover_return"
