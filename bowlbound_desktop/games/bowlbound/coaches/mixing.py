"""How often each call is made: the matrix game solved, and the mix pulled toward the team's own book.

The strongest expects what the other team is known for and leans against it, on both sides of the ball; all of
it together costs no more than the same price.
"""

from collections.abc import Mapping
from typing import Any

from attrs import field, frozen

from bowlbound_desktop.coaches.matrix_game import expecting, solve
from bowlbound_desktop.games.bowlbound.coaches.calls import (
    KICKS,
    formations,
    matrix,
    opposed,
    unopposed,
    worth_alone,
)
from bowlbound_desktop.games.bowlbound.coaches.character import (
    PRICE,
    leaned,
    own_mix,
    pulled,
    usual_defense,
    usual_offense,
)
from bowlbound_desktop.games.bowlbound.coaches.plain_sense import custom
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.values.judge import value

FLAT = 2e-4
"""Where no call changes the chance to win by more, points are played for."""


@frozen(eq=False)
class Solution:
    """How often each side makes each call, and what that is worth."""

    ours: tuple[str, ...]
    rows: tuple[float, ...]
    theirs: tuple[str, ...]
    columns: tuple[float, ...]
    worth: float = 0.0
    """Of the best mix of plays, to the offense."""
    alone: Mapping[str, float] = field(factory=dict)
    """Of the calls that no formation touches."""
    reason: str = ""
    """A plain rule that decided."""
    likeliest: str = ""
    """The play that the best mix calls most."""


def solution(level: str, game: Game, price: float = PRICE) -> Solution:
    """How often each side should make each call, as a level sees it; character may cost `price` points."""
    ours, theirs = opposed(level, game), formations(game)
    payoff = matrix(level, game, ours, theirs)
    alone = {call: worth_alone(level, game, call) for call in unopposed(level, game)}
    if level == "equilibrium" and _spread(payoff, alone) < FLAT:
        return _decided(game)
    return _solved(level, game, payoff, (ours, theirs), alone, price)


def _spread(payoff: Any, alone: Mapping[str, float]) -> float:
    worths = [float(payoff.max()), float(payoff.min()), *alone.values()]
    return max(worths) - min(worths)


def _decided(game: Game) -> Solution:
    """No call changes the chance to win: the leaders kneel down late, everybody else plays for points."""
    found = solution("points", game)
    if "kneel" in unopposed("equilibrium", game) and game.score.lead(game.offense) > 0:
        calls = (*found.ours, "kneel") if "kneel" not in found.ours else found.ours
        shares = tuple(float(call == "kneel") for call in calls)
        return Solution(calls, shares, found.theirs, found.columns, reason="the game is won")
    return found


def _solved(
    level: str,
    game: Game,
    payoff: Any,
    calls: tuple[tuple[str, ...], tuple[str, ...]],
    alone: Mapping[str, float],
    price: float,
) -> Solution:
    ours, theirs = calls
    worth, rows, columns = solve(payoff)
    own, cost = own_mix(game, ours), price * points_worth(level, game)
    if level == "equilibrium":
        columns = expecting(payoff, columns, worth, usual_offense(game, ours), cost)
        own = leaned(own, ours, payoff @ usual_defense(game, theirs), cost)
    every = (*ours, *alone)
    best = max(alone, key=alone.__getitem__, default="")
    if best and alone[best] > worth - (custom(level, game) if best in KICKS else 0.0):
        shares = [float(call == best) for call in every]
    else:
        if level != "yards":
            rows = pulled(payoff, rows, worth, own, cost)
        shares = [*map(float, rows), *[0.0] * len(alone)]
    return Solution(
        every,
        tuple(shares),
        theirs,
        tuple(map(float, columns)),
        worth,
        alone,
        likeliest=ours[int(rows.argmax())],
    )


def points_worth(level: str, game: Game) -> float:
    """What a point is worth as a level counts; for the win by what one more and one less make of the lead."""
    if level != "equilibrium":
        return 1.0
    scores = [game.score.add(side, game.clock.quarter, 1) for side in (game.offense, game.defense)]
    more, less = (value(game.change(score=score)) for score in scores)
    return max(0.0, (more - less) / 4)
