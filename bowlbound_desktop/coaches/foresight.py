"""Weighs answers of any game by exact look-ahead, in which both sides go on to choose what is best."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import numpy as np
from attrs import define, field, frozen

from bowlbound_desktop.coaches.ahead import NextPlay, Worth, by_outcomes, resumed, weighed
from bowlbound_desktop.coaches.matrix_game import Array, solve
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Procedure
from bowlbound_desktop.kernel.requests import Answer, Decision, Together
from bowlbound_desktop.play.tree import Chance, Grouping, Policy, by_total, quiet


@frozen
class Effort:
    """How far a question is followed: measured in ways, not seconds, for the same answer on any machine."""

    floor: float = 1e-2
    """Ways less likely than this are left out at first."""
    finer: int = 4
    """The factor by which each round lowers the floor."""
    finest: float = 1e-5
    spare: float = 0.02
    """No further round is made when no more than this was left out."""
    ways: int = 4000
    """About how many ways may be followed for a question."""
    rare: float = 0.02
    """Questions on ways less likely than this are not weighed: the policy answers them."""


@frozen(kw_only=True)
class Foresight:
    """How a coach looks to the end of a play in one game, weighing both sides' later answers too."""

    next_play: NextPlay
    """The rules."""
    worth: Worth
    """What a game between plays is worth to a side; what one side gains, the other loses."""
    groups: Grouping = by_total
    otherwise: Policy = quiet
    """Answers what is too unlikely to be weighed, unless its outcomes are known."""
    effort: Effort = Effort()

    def worths(
        self, game: Any, known: Sequence[Answer], side: Side, answers: Sequence[Answer]
    ) -> list[float]:
        """What each answer to the next question is worth to a side, given the answers before it."""
        floor, effort = self.effort.floor, self.effort
        while True:
            looks = [_Look(self, game, side, floor) for _ in answers]
            pairs = zip(looks, answers, strict=True)
            found = [look.value((*known, answer), 1.0) for look, answer in pairs]
            floor /= effort.finer
            enough = max(look.left_out for look in looks) <= effort.spare or floor < effort.finest
            if enough or sum(look.ways for look in looks) * effort.finer > effort.ways:
                return found

    def matrix(self, game: Any, known: Sequence[Answer], asked: Together, side: Side) -> Array:
        """What every pair of calls is worth to a side, with a row for each option of the first decision."""
        pairs = list(_pairs(asked))
        return _table(self.worths(game, known, side, pairs), asked)


def opposed(asked: object) -> bool:
    """Whether two sides call at once, so that it is a matrix game."""
    if not isinstance(asked, Together) or len(asked.decisions) != 2:
        return False
    first, second = asked.decisions
    return first.side is not second.side and first.most == second.most == 1


def _pairs(asked: Together) -> Iterator[tuple[str, ...]]:
    return product(*(decision.options for decision in asked.decisions))


def _table(worths: Sequence[float], asked: Together) -> Array:
    return np.array(worths).reshape(*(len(decision.options) for decision in asked.decisions))


@define
class _Look:
    """One look at what follows an answer, with the same floor everywhere."""

    sight: Foresight
    game: Any
    side: Side
    floor: float
    ways: int = field(default=0, init=False)
    left_out: float = field(default=0.0, init=False)

    def value(self, made: tuple[Answer, ...], chance: float) -> float:
        """What the game is worth after the play in which these answers were made, on average."""
        return self._follow(resumed(self.sight.next_play, self.game, made), None, made, chance)

    def _follow(
        self, play: Procedure[Any], answer: Answer | None, made: tuple[Answer, ...], chance: float
    ) -> float:
        try:
            item: Any = play.send(answer)
        except StopIteration as stop:
            self.ways += 1
            return self.sight.worth(stop.value, self.side)
        if isinstance(item, Decision):
            return self._decided(play, item, made, chance)
        if isinstance(item, Together):
            return self._called(play, item, made, chance)
        return self._thrown(play, item, made, chance)

    def _thrown(self, play: Procedure[Any], item: Chance, made: tuple[Answer, ...], chance: float) -> float:
        """The mean over the likely totals, at least one; they share the chance of those too unlikely."""
        likely = self.sight.groups(self.game, item)
        kept = [way for way in likely if chance * way[1] >= self.floor] or [
            max(likely, key=lambda way: way[1])
        ]
        whole = sum(share for _, share in kept)
        self.left_out += chance * (1 - whole)
        values = self._each(play, [total for total, _ in kept], made, [chance * share for _, share in kept])
        return sum(share * value for (_, share), value in zip(kept, values, strict=True)) / whole

    def _decided(
        self, play: Procedure[Any], item: Decision, made: tuple[Answer, ...], chance: float
    ) -> float:
        """The value of what the asked side likes best."""
        if chance < self.sight.effort.rare or item.most > 1:
            answer = self._policy(item)
            return self._follow(play, answer, (*made, answer), chance)
        options = weighed(item)
        values = list(self._each(play, options, made, [chance] * len(options)))
        return max(values) if item.side is self.side else min(values)

    def _called(self, play: Procedure[Any], item: Together, made: tuple[Answer, ...], chance: float) -> float:
        """The value of the matrix game, where two sides call at once."""
        if chance < self.sight.effort.rare or not opposed(item):
            answer = tuple(map(self._policy, item.decisions))
            return self._follow(play, answer, (*made, answer), chance)
        pairs = list(_pairs(item))
        payoff = _table(list(self._each(play, pairs, made, [chance] * len(pairs))), item)
        return solve(payoff)[0] if item.decisions[0].side is self.side else -solve(-payoff)[0]

    @property
    def _policy(self) -> Policy:
        return by_outcomes(self.sight.worth, self.sight.otherwise)

    def _each(
        self,
        play: Procedure[Any],
        answers: Sequence[Answer],
        made: tuple[Answer, ...],
        chances: Sequence[float],
    ) -> Iterator[float]:
        """The values of some answers: the running play goes on with the first, the others start it again."""
        for number, (answer, chance) in enumerate(zip(answers, chances, strict=True)):
            along = (*made, answer)
            yield self.value(along, chance) if number else self._follow(play, answer, along, chance)
