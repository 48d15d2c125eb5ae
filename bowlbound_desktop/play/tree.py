"""Follows every course that a procedure of any game can take, with its exact chance, by running the rules."""

from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import lru_cache
from heapq import heappop, heappush
from math import prod
from typing import Any, Generic, TypeAlias, TypeVar

from attrs import field, frozen

from bowlbound_desktop.kernel.cards import Deck
from bowlbound_desktop.kernel.dice import DiceSet
from bowlbound_desktop.kernel.procedure import Procedure, play_out
from bowlbound_desktop.kernel.requests import Answer, Decision, Draw, Event, Request, Roll, Together

R = TypeVar("R")

Policy: TypeAlias = Callable[[Decision], str]
"""How coaches answer on the way."""
Chance: TypeAlias = Roll | Draw
Groups: TypeAlias = tuple[tuple[int, float], ...]
"""One total or card of each group that has the same effect, with the chance of the whole group."""
Grouping: TypeAlias = Callable[[Any, Chance], Groups]
"""Which totals or cards have the same effect in a game; the fewer groups, the fewer ways to follow."""
Ways: TypeAlias = list[tuple[float, R]]


@frozen
class Outcomes(Generic[R]):
    """The possible results of a procedure, and the chance of what was not followed to its end."""

    ways: Ways[R] = field(factory=list)
    left_out: float = 0.0


@frozen
class Care:
    """How much of a procedure has to be followed: the floor is lowered in steps until that is reached."""

    floor: float = 1e-3
    """Ways less likely than this are left out at first."""
    finest: float = 5e-5
    """The floor is not lowered below this, unless nothing at all was followed."""
    finer: int = 4
    """The factor by which a step lowers the floor."""
    least: float = 0.25
    """The total chance of what has to be followed."""
    spare: float = 0.0
    """If not zero, the likeliest ways are followed first until no more than this chance is left."""
    ways: int = 400
    """At most this many are followed then; what is left at a throw counts as the mean of its other ways."""


USUAL = Care()


def quiet(decision: Decision) -> str:
    """The quiet answer, or the first option."""
    return decision.options[0] if decision.quiet is None else decision.quiet


def by_total(game: Any, item: Chance) -> Groups:  # noqa: ARG001
    """Every total and every card on its own: exact in any game."""
    return _totals(item.dice) if isinstance(item, Roll) else _cards(item.deck)


@lru_cache(maxsize=256)
def _totals(dice: DiceSet) -> Groups:
    return shares(dice.weights, ([total] for total in dice.weights))


@lru_cache(maxsize=1024)
def _cards(deck: Deck) -> Groups:
    return tuple((card, 1 / len(deck.cards)) for card in deck.cards)


def alike(weights: Mapping[int, int], meaning: Callable[[int], Hashable]) -> dict[Hashable, list[int]]:
    """The totals or cards grouped by what they mean."""
    found: dict[Hashable, list[int]] = {}
    for total in weights:
        found.setdefault(meaning(total), []).append(total)
    return found


def shares(weights: Mapping[int, int], groups: Iterable[list[int]]) -> Groups:
    """The first of each group, with the chance of the group."""
    whole = sum(weights.values())
    return tuple((group[0], sum(weights[total] for total in group) / whole) for group in groups)


def enumerate_all(
    game: Any,
    start: Callable[[], Procedure[R]],
    policy: Policy = quiet,
    floor: float = 0.0,
    groups: Grouping = by_total,
) -> Outcomes[R]:
    """Follow every roll and card of the procedure that `start` begins; ways below `floor` are left out."""
    walk = _Walk(game, policy, floor, groups)
    waiting = walk.waiting
    ways: Ways[R] = []
    while waiting:
        chance, answers = waiting.pop()
        found = _follow(walk, start(), chance, answers)
        if found is not None:
            ways.append(found)
    return Outcomes(ways, walk.left_out)


def likeliest(
    game: Any,
    start: Callable[[], Procedure[R]],
    policy: Policy = quiet,
    groups: Grouping = by_total,
    care: Care = USUAL,
) -> Outcomes[R]:
    """The likeliest ways, as many as `care` asks for, but at least one."""
    if care.spare:
        return largest_first(game, start, policy, groups, care)
    floor = care.floor
    found = enumerate_all(game, start, policy, floor, groups)
    while followed(found.ways) < care.least and (floor > care.finest or not found.ways):
        floor /= care.finer
        found = enumerate_all(game, start, policy, floor, groups)
    return found


def largest_first(
    game: Any, start: Callable[[], Procedure[R]], policy: Policy, groups: Grouping, care: Care
) -> Outcomes[R]:
    """The likeliest ways until little is left, with chances that add up to one.

    What was not followed at a throw counts as the mean of what was followed there, so nothing is dropped.
    """
    walk = _LargestFirst(game, policy, groups)
    found: list[tuple[_Path, R]] = []
    while walk.waiting and (not found or (walk.left > care.spare and len(found) < care.ways)):
        found.append(walk.follow(start()))
    met: dict[tuple[Answer, ...], dict[Answer, float]] = {}
    for path, _ in found:
        for before, answer, share in path:
            met.setdefault(before, {})[answer] = share
    whole = {before: sum(shares.values()) for before, shares in met.items()}
    ways = [(prod(share / whole[before] for before, _, share in path), end) for path, end in found]
    return Outcomes(ways, walk.left)


_Path: TypeAlias = tuple[tuple[tuple[Answer, ...], Answer, float], ...]
"""For each throw: the answers before it, the total, and its chance there."""


class _LargestFirst:
    """A heap of ways that wait to be followed, the likeliest on top."""

    def __init__(self, game: Any, policy: Policy, groups: Grouping) -> None:
        self._game, self._policy, self._groups = game, policy, groups
        self.waiting: list[tuple[float, int, tuple[Answer, ...], _Path]] = [(-1.0, 0, (), ())]
        self.left = 1.0
        self._count = 0

    def follow(self, procedure: Procedure[R]) -> tuple[_Path, R]:
        """Follow the likeliest way to its end, taking the likeliest total of every throw; the others wait."""
        chance, _, answers, path = heappop(self.waiting)
        made, known = list(answers), iter(answers)

        def answer(request: Request) -> Answer:
            nonlocal chance, path
            found = next(known, None)
            if found is None:
                found, chance, path = self._answer(request, chance, tuple(made), path)
                made.append(found)
            return found

        end = play_out(procedure, answer)
        self.left += chance  # chances are kept negative, because the heap has its least on top
        return path, end

    def _answer(
        self, item: Request, chance: float, before: tuple[Answer, ...], path: _Path
    ) -> tuple[Answer, float, _Path]:
        if isinstance(item, Decision):
            return self._policy(item), chance, path
        if isinstance(item, Together):
            return tuple(map(self._policy, item.decisions)), chance, path
        (total, share), *others = sorted(self._groups(self._game, item), key=lambda way: -way[1])
        for other, part in others:
            self._count += 1
            along = (*path, (before, other, part))
            heappush(self.waiting, (chance * part, self._count, (*before, other), along))
        return total, chance * share, (*path, (before, total, share))


def followed(ways: Iterable[tuple[float, Any]]) -> float:
    """The total chance of some ways."""
    return sum(chance for chance, _ in ways)


class _Walk:
    """What the search through one procedure keeps."""

    def __init__(self, game: Any, policy: Policy, floor: float, groups: Grouping) -> None:
        self.game, self.policy, self.floor, self.groups = game, policy, floor, groups
        self.waiting: list[tuple[float, tuple[Answer, ...]]] = [(1.0, ())]
        self.left_out = 0.0

    def answer(self, item: Request, chance: float, made: list[Answer]) -> tuple[Answer | None, float]:
        """The answer to follow now, and its chance; None where all answers are too unlikely."""
        if isinstance(item, Decision):
            return self.policy(item), chance
        if isinstance(item, Together):
            return tuple(map(self.policy, item.decisions)), chance
        likely = [(total, chance * share) for total, share in self.groups(self.game, item)]
        kept = [(total, part) for total, part in likely if part >= self.floor]
        self.left_out += chance - sum(part for _, part in kept)
        if not kept:
            return None, 0.0
        self.waiting.extend((part, (*made, total)) for total, part in kept[1:])
        return kept[0]


def _follow(
    walk: _Walk, procedure: Procedure[R], chance: float, answers: tuple[Answer, ...]
) -> tuple[float, R] | None:
    """Follow one way to its end, or give it up where it becomes too unlikely; the ways not taken wait."""
    made, known, answer = list(answers), iter(answers), None
    try:
        while True:
            item = procedure.send(answer)
            answer = None
            if isinstance(item, Event):
                continue
            answer = next(known, None)
            if answer is None:
                answer, chance = walk.answer(item, chance, made)
                if answer is None:
                    return None
                made.append(answer)
    except StopIteration as stop:
        return chance, stop.value
