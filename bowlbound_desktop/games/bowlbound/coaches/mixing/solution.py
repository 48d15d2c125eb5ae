"""How often each call is made: the solved matrix game, with its mix pulled toward the team's own style.

The strongest level also reads the other team, on offense and defense (`reading.py`); the yards level only
leans toward what gains most (`yards.py`).
"""

from collections.abc import Mapping

from attrs import field, frozen

from bowlbound_desktop.coaches.matrix_game import Array
from bowlbound_desktop.games.bowlbound.coaches.calls import (
    KICKS,
    formations,
    matrix,
    opposed,
    unopposed,
    worth_alone,
)
from bowlbound_desktop.games.bowlbound.coaches.mixing.character import PRICE, own_mix, pulled
from bowlbound_desktop.games.bowlbound.coaches.mixing.duel import Duel
from bowlbound_desktop.games.bowlbound.coaches.mixing.reading import (
    ANSWER,
    answer_to_defense,
    answer_to_offense,
)
from bowlbound_desktop.games.bowlbound.coaches.mixing.scouting import UNSEEN, Scouting
from bowlbound_desktop.games.bowlbound.coaches.mixing.yards import leaning
from bowlbound_desktop.games.bowlbound.coaches.plain_sense import custom
from bowlbound_desktop.games.bowlbound.rules.calls.wild_card import PREFIX
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.values.judge import value

FLAT = 2e-4
"""Where no call changes the chance to win by more than this, the coach plays for points."""


@frozen(eq=False)
class Solution:
    """How often each side makes each call, and what that is worth."""

    ours: tuple[str, ...]
    rows: tuple[float, ...]
    theirs: tuple[str, ...]
    columns: tuple[float, ...]
    worth: float = 0.0
    """What the best mix of plays is worth to the offense."""
    alone: Mapping[str, float] = field(factory=dict)
    """What each call without a defense is worth."""
    reason: str = ""
    """A plain rule that decided, in words."""
    likeliest: str = ""
    """The play that the best mix calls most."""


def solution(level: str, game: Game, price: float = PRICE, scouting: Scouting = UNSEEN) -> Solution:
    """How often each side should make each call, as a level counts; character may cost `price` points."""
    if level == "yards":
        return _by_yards(game)
    ours, theirs = opposed(level, game), formations(game)
    payoff = matrix(level, game, ours, theirs)
    alone = {call: worth_alone(level, game, call) for call in unopposed(level, game)}
    if level == "equilibrium" and _spread(payoff, alone) < FLAT:
        return _decided(game)
    duel = Duel(game, ours, theirs, payoff, price * points_worth(level, game))
    return _solved(level, duel, alone, scouting)


def _by_yards(game: Game) -> Solution:
    """A novice's calls; he leaves naming a play with the Wild Card alone."""
    ours, theirs = opposed("yards", game), formations(game)
    theirs = tuple(call for call in theirs if not call.startswith(PREFIX)) or theirs
    gains = matrix("yards", game, ours, theirs)
    rows, columns = leaning(gains)
    worth = float(rows @ gains @ columns)
    return Solution(ours, tuple(rows.tolist()), theirs, tuple(columns.tolist()), worth)


def _spread(payoff: Array, alone: Mapping[str, float]) -> float:
    worths = [float(payoff.max()), float(payoff.min()), *alone.values()]
    return max(worths) - min(worths)


def _decided(game: Game) -> Solution:
    """No call changes the chance to win: late on the leaders kneel down, all others play for points."""
    found = solution("points", game)
    if "kneel" in unopposed("equilibrium", game) and game.score.lead(game.offense) > 0:
        calls = (*found.ours, "kneel") if "kneel" not in found.ours else found.ours
        shares = tuple(float(call == "kneel") for call in calls)
        return Solution(calls, shares, found.theirs, found.columns, reason="the game is won")
    return found


def _solved(level: str, duel: Duel, alone: Mapping[str, float], scouting: Scouting) -> Solution:
    best = max(alone, key=alone.__getitem__, default="")
    every, certain = (*duel.ours, *alone), False
    if best:
        certain = alone[best] > duel.worth - (custom(level, duel.game) if best in KICKS else 0.0)
    rows = duel.rows if certain else _rows(level, duel, scouting)
    shares = [float(call == best) for call in every] if certain else [*rows.tolist(), *[0.0] * len(alone)]
    columns = answer_to_offense(duel, scouting.offense) if level == "equilibrium" else duel.columns
    likeliest = duel.ours[int(rows.argmax())]
    return Solution(
        every, tuple(shares), duel.theirs, tuple(columns.tolist()), duel.worth, alone, "", likeliest
    )


def _rows(level: str, duel: Duel, scouting: Scouting) -> Array:
    """The mix of plays, pulled toward the team's own; the strongest level mostly answers the defense."""
    own = own_mix(duel.game, duel.ours)
    pulled_mix = pulled(duel.payoff, duel.rows, duel.worth, own, duel.price)
    if level != "equilibrium":
        return pulled_mix
    return ANSWER * answer_to_defense(duel, scouting.defense) + (1 - ANSWER) * pulled_mix


def points_worth(level: str, game: Game) -> float:
    """What a point is worth as a level counts; for the win, by a point more and a point less of lead."""
    if level != "equilibrium":
        return 1.0
    more, less = (value(game.with_points(side, 1)) for side in (game.offense, game.defense))
    return max(0.0, (more - less) / 4)
