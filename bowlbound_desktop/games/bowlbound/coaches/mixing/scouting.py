"""How far to trust what a team is known for: by how well that foretold its calls in this game.

A call that was foretold better than by a blind guess adds to the trust, and a surprise takes from it. Only
finished plays count, whose calls both sides have seen.
"""

from collections.abc import Sequence
from math import log
from typing import Any

from attrs import frozen

from bowlbound_desktop.games.bowlbound.coaches.calls import formations
from bowlbound_desktop.games.bowlbound.coaches.mixing.reading import usual_defense, usual_offense
from bowlbound_desktop.games.bowlbound.rules.charts.chart import FORMATIONS, PLAYS
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.kernel.gridiron import LAST_DOWN
from bowlbound_desktop.kernel.procedure import Position

DOUBT, TRUST = -1.25, 3.75
"""Limits of trust, so that a few surprises are enough to lose it."""
RAREST = 1e-3
"""The least chance that a call is taken to have had."""
MOST_SEEN = 1024


@frozen
class Scouting:
    """How far to trust what each side of the coming play is known for, with the ball and against it."""

    offense: float = 0.0
    defense: float = 0.0

    def after(self, seen: "Scouting") -> "Scouting":
        """The trust after one more play."""
        return Scouting(
            min(TRUST, max(DOUBT, self.offense + seen.offense)),
            min(TRUST, max(DOUBT, self.defense + seen.defense)),
        )


UNSEEN = Scouting()
"""Of teams that have shown nothing yet."""


def scouted(game: Game, past: Sequence[Position[Game]]) -> Scouting:
    """What the two sides have shown so far in the parts that they play now."""
    found = UNSEEN
    for position in past:
        if position.game.offense is game.offense:
            found = found.after(_seen(position))
    return found


def _seen(position: Position[Game]) -> Scouting:
    game, call = position.game, next((each for each in position.answers if isinstance(each, tuple)), None)
    if call is None or game.next != "scrimmage":
        return UNSEEN
    key = id(game), call
    found = _SEEN.get(key)
    if found is None:
        if len(_SEEN) >= MOST_SEEN:
            _SEEN.clear()
        found = _SEEN[key] = game, foretold(game, *call)
    return found[1]


_SEEN: dict[Any, tuple[Game, Scouting]] = {}
"""By the identity of the game before a play and its calls; games are kept so that no other gets theirs."""


def foretold(game: Game, offense_call: str, defense_call: str) -> Scouting:
    """How much better than by a blind guess the calls of a play were foretold, as logarithms.

    Defenses that hardly any book makes, such as naming a play with the Wild Card, are not guessed at: to
    guess among them too would make every plain formation look foretold.
    """
    formed, offense, defense = formations(game), 0.0, 0.0
    if offense_call in PLAYS and game.down < LAST_DOWN:
        usual = usual_offense(game, PLAYS)
        offense = _better_than_blind(usual[PLAYS.index(offense_call)], len(PLAYS))
    if defense_call in formed:
        usual = usual_defense(game, formed)
        guessed = sum(call in FORMATIONS or share > 0 for call, share in zip(formed, usual, strict=True))
        defense = _better_than_blind(usual[formed.index(defense_call)], guessed)
    return Scouting(offense, defense)


def _better_than_blind(share: float, guessed: int) -> float:
    return log(max(RAREST, float(share)) * guessed)
