"""Every way that a procedure can go, with its exact chance: the rules are run, never copied."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Generic, TypeAlias, TypeVar, cast

from attrs import field, frozen

from bowlbound_desktop.games.bowlbound.rules.charts.chart import Column, parse_totals
from bowlbound_desktop.games.bowlbound.rules.dice import OFFENSE
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.kicks.block_advance import RECOVERED as PLAYED_ON
from bowlbound_desktop.games.bowlbound.rules.loose_ball.free_ball import AUTOMATIC_TOUCHDOWN, recovers
from bowlbound_desktop.games.bowlbound.rules.tables import Tables
from bowlbound_desktop.kernel.dice import DiceSet
from bowlbound_desktop.kernel.events import FlagThrown
from bowlbound_desktop.kernel.field import SIDES, Side, Spot
from bowlbound_desktop.kernel.procedure import Procedure
from bowlbound_desktop.kernel.requests import Answer, Decision, Event, Request, Roll, Together

R = TypeVar("R")

Policy: TypeAlias = Callable[[Decision], str]
Groups: TypeAlias = tuple[tuple[int, float], ...]
"""One total of each group that reads alike, with the chance of the whole group."""
Waiting: TypeAlias = list[tuple[float, tuple[Answer, ...]]]
Ways: TypeAlias = list[tuple[float, R]]


NOTHING: frozenset[str] = frozenset()
BOTH = frozenset(SIDES)


@frozen
class Outcomes(Generic[R]):
    """What can come of a procedure, and the chance that was not followed to its end."""

    ways: Ways[R] = field(factory=list)
    left_out: float = 0.0


@frozen
class Cut:
    """A return that was not followed: who returns, in which column, and from where in his own count."""

    side: Side
    column: str
    start: int


def quiet(decision: Decision) -> str:
    """The quiet answer, or the first option."""
    return decision.options[0] if decision.quiet is None else decision.quiet


def no_dice(request: Any) -> Any:
    """Stands in for dice where none are thrown."""
    raise AssertionError(f"a throw where none was foreseen: {request}")


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
    walk = _Walk(game, policy, floor, cut, by)
    waiting = walk.waiting
    ways: Ways[R] = []
    while waiting:
        chance, answers = waiting.pop()
        found = _follow(walk, start(), chance, answers)
        if found is not None:
            ways.append(found)
    return Outcomes(ways, walk.left_out)


class _Walk:
    """What all ways through one procedure share."""

    def __init__(
        self, game: Game, policy: Policy, floor: float, cut: frozenset[str], by: frozenset[Side]
    ) -> None:
        self.game, self.policy, self.floor, self.cut, self.by = game, policy, floor, cut, by
        self.waiting: Waiting = [(1.0, ())]
        self.left_out = 0.0

    def answer(self, item: Request, chance: float, made: list[Answer]) -> tuple[Answer | None, float]:
        """The answer to follow at once, and its chance; None where all answers are too rare."""
        if isinstance(item, Decision):
            return self.policy(item), chance
        if isinstance(item, Together):
            return tuple(map(self.policy, item.decisions)), chance
        if not isinstance(item, Roll):
            return no_dice(item), chance
        likely = [(total, chance * share) for total, share in groups(self.game, item)]
        kept = [(total, part) for total, part in likely if part >= self.floor]
        self.left_out += chance - sum(part for _, part in kept)
        if not kept:
            return None, 0.0
        self.waiting.extend((part, (*made, total)) for total, part in kept[1:])
        return kept[0]


def _follow(
    walk: _Walk, procedure: Procedure[R], chance: float, answers: tuple[Answer, ...]
) -> tuple[float, R] | None:
    """One way to its end, or nothing where it becomes too rare; the ways not taken are left waiting."""
    made, known, answer, ball = list(answers), iter(answers), None, 0
    cut = walk.cut
    try:
        while True:
            item = procedure.send(answer)
            answer = None
            if isinstance(item, Event):
                ball = getattr(item, "ball", ball)
                cut = NOTHING if isinstance(item, FlagThrown) else cut
                continue
            if isinstance(item, Roll) and item.purpose in cut and item.side in walk.by:
                return chance, cast(R, Cut(item.side, item.purpose, Spot(ball).seen_by(item.side)))
            answer = next(known, None)
            if answer is None:
                answer, chance = walk.answer(item, chance, made)
                if answer is None:
                    return None
                made.append(answer)
    except StopIteration as stop:
        return chance, stop.value


def groups(game: Game, item: Roll) -> Groups:
    """The totals of a roll, those that read the same cell taken together."""
    if item.purpose == "recovery":
        return tuple((total, share) for _, total, share in recoveries(game, item.side))
    if item.purpose == "penalty":
        return _penalties(game.tables)
    return _grouped(item.dice, column_of(game, item))


def recoveries(game: Game, side: Side) -> tuple[tuple[object, int, float], ...]:
    """Totals that mean the same for a free ball of a side: what they mean, one of them, and their chance."""
    return _recoveries(recovers(game, side), game.edition.off_return, game.edition.def_return)


@lru_cache(maxsize=16)
def _penalties(tables: Tables) -> Groups:
    """Totals that mean the same on every penalty table (BR-VI-4-B)."""
    found: defaultdict[object, list[int]] = defaultdict(list)
    values = [by_total for table in tables.penalties.values() for by_total in table.values()]
    for total in OFFENSE.weights:
        found[tuple(by_total[total] for by_total in values)].append(total)
    return _shares(OFFENSE, found.values())


@lru_cache(maxsize=256)
def _recoveries(
    kept: frozenset[int] | range, off_return: str, def_return: str
) -> tuple[tuple[object, int, float], ...]:
    found: defaultdict[object, list[int]] = defaultdict(list)
    ours, theirs = parse_totals(off_return), parse_totals(def_return)
    for total in OFFENSE.weights:
        advanced = total in PLAYED_ON  # C-AR-18
        meaning = total in kept, total in ours, total in theirs, total == AUTOMATIC_TOUCHDOWN, advanced
        found[meaning].append(total)
    shares = _shares(OFFENSE, found.values())
    return tuple((meaning, *share) for meaning, share in zip(found, shares, strict=True))


def _shares(dice: DiceSet, alike: Iterable[list[int]]) -> Groups:
    whole = len(dice.throws)
    return tuple((totals[0], sum(dice.weights[total] for total in totals) / whole) for totals in alike)


@lru_cache(maxsize=4096)
def _grouped(dice: DiceSet, column: Column | None) -> Groups:
    if column is None:
        return _shares(dice, ([total] for total in dice.weights))
    found: defaultdict[object, list[int]] = defaultdict(list)
    for total in dice.weights:
        found[column[total - dice.throws[0]]].append(total)
    return _shares(dice, found.values())


def column_of(game: Game, item: Roll) -> Column | None:
    """The cells that a roll reads; None when the total itself counts."""
    chart = game.chart(item.side)
    formation, _, play = item.column.partition(".")
    if play:
        return chart.defense[formation][play] if formation in chart.defense else None
    if item.column in chart.offense:
        return chart.offense[item.column]
    if item.column == "squib_return":
        return game.tables.squib_return
    return chart.special.get(item.column)
