"""A cache of odds by place: as they do not depend on the clock, and on the score only by yardage factors, it
lasts from game to game."""

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeAlias, TypeVar

import numpy as np
from attrs import evolve, frozen

from bowlbound_desktop.games.bowlbound.odds.aimed_punts import Aim
from bowlbound_desktop.games.bowlbound.odds.table import Odds, book_of
from bowlbound_desktop.games.bowlbound.rules.charts.chart import TeamChart
from bowlbound_desktop.games.bowlbound.rules.charts.ratings import factor
from bowlbound_desktop.games.bowlbound.rules.clock.timing import chart_row
from bowlbound_desktop.games.bowlbound.rules.fouls.penalties import Settled
from bowlbound_desktop.games.bowlbound.rules.game import Game, Setup
from bowlbound_desktop.games.bowlbound.values.judge import expected_points
from bowlbound_desktop.games.bowlbound.values.pairings import tables_of, token
from bowlbound_desktop.kernel.clock import Clock
from bowlbound_desktop.kernel.score import Score

FLOOR = 1e-4
"""Ways of a kick less likely than this are left out: at most 0.3 % of it, which count as its mean."""
MOST_PLACES, MOST_SETUPS = 1000, 8
"""A place takes about 90 kB and a game visits 200 to 300, so a few games of the same teams are kept."""
BY_THE_CHART: Mapping[str, Any] = {"timing": "normal", "alt_timing_prelude": False}
"""Options for the cached odds: always the Timing Chart, since alternate timing makes all ends different."""
Answers: TypeAlias = Sequence[tuple[str, str]]
Rows: TypeAlias = Callable[[Odds], Sequence[Any]]
"""Gets chances of landings from some odds."""
Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]
T = TypeVar("T")


@frozen
class KnownEnd:
    """How a play can end, from the view of the side with the ball before it."""

    ours: bool
    next: str
    y: int
    down: int
    line: int
    scored: tuple[int, int]
    kickoff_yards: int
    row: str
    prolongs: bool

    def settled(self, game: Game) -> Settled:
        """The same end in a game with its own score and clock."""
        score, quarter = game.score, game.clock.quarter
        for side, points in zip((game.offense, game.defense), self.scored, strict=True):
            score = score.add(side, quarter, points) if points else score
        after = game.change(
            next=self.next,
            offense=game.offense if self.ours else game.defense,
            y=self.y,
            down=self.down,
            line=self.line,
            score=score,
            kickoff_yards=self.kickoff_yards,
        )
        return Settled(game=after, rows=(self.row,), prolongs=self.prolongs)


@frozen(eq=False)
class EndGroup:
    """Ends that leave the same side with the ball after the same seconds and points."""

    ours: bool
    gained: int
    seconds: int
    places: Array
    promises: Array
    """Expected points of each end, for the side that then has the ball."""


@frozen(eq=False)
class Known:
    """The cached odds of one place: the ends of every pair of calls, with their chances."""

    chances: Array
    ends: tuple[KnownEnd, ...]
    groups: tuple[EndGroup, ...]
    rest: tuple[int, ...]
    """Ends in no group: tries."""


_KNOWN: OrderedDict[object, tuple[Any, tuple[TeamChart, TeamChart]]] = OrderedDict()
"""What was computed for each place, with its charts, so that no others get their identity."""
_SETUPS: OrderedDict[object, Setup] = OrderedDict()


def known_odds(game: Game, ours: Sequence[str], theirs: Sequence[str], answers: Answers = ()) -> Known:
    """The odds of a place, with fouls and the like decided by expected points.

    `answers` are given to the questions before a kick, by their kinds.
    """
    pairs = [(call, other) for call in ours for other in theirs]
    asked = (tuple(ours), tuple(theirs), *answers)
    return by_place(game, asked, lambda start: _compute(start, lambda odds: odds.chances(pairs), answers))


def known_aims(game: Game, aims: Sequence[Aim], answers: Answers) -> Known:
    """The odds of a punt, with a row for each aim."""
    asked = (tuple(aims), *answers)
    return by_place(game, asked, lambda start: _compute(start, lambda odds: list(odds.aimed(aims)), answers))


def by_place(game: Game, asked: tuple[object, ...], compute: Callable[[Game], T]) -> T:
    """What was asked of a place, from the cache or computed now, at the start of a game."""
    site = game.offense if game.options.site != "neutral" else None
    wind = game.conditions.wind_with and game.conditions.wind_with is game.offense
    rules = game.options, game.edition.key, evolve(game.conditions, wind_with=None), wind, site
    charts = game.chart(game.offense), game.chart(game.defense)
    place = game.next, game.y, game.down, game.line, game.hurried, factor(game, game.offense)
    key = (*map(id, charts), *rules, *place, *asked, token(game))
    known = _KNOWN.pop(key, None) or (compute(_at_the_start(game)), charts)
    _KNOWN[key] = known
    if len(_KNOWN) > MOST_PLACES:
        _KNOWN.popitem(last=False)
    found: T = known[0]
    return found


def _at_the_start(game: Game) -> Game:
    """The same place in a game that has just begun; the score stays where it decides the yardage factor."""
    score = Score() if game.options.yf == "none" else game.score
    return game.change(setup=common_setup(game), clock=Clock(), score=score, extra_play=False, last_seconds=0)


def common_setup(game: Game) -> Setup:
    """One setup for all games between these charts under these rules: that of the first."""
    setup = game.setup
    key = id(setup.home), id(setup.away), setup.options, setup.edition.key
    found = _SETUPS.get(key)
    if found is None:
        found = _SETUPS[key] = evolve(setup, options=evolve(setup.options, **BY_THE_CHART))
    if len(_SETUPS) > MOST_SETUPS:
        _SETUPS.popitem(last=False)
    return found


def _compute(start: Game, ask: Rows, answers: Answers) -> Known:
    odds = book_of(start).odds(start, expected_points, floor=FLOOR, answers=dict(answers))
    rows = ask(odds)
    numbers: dict[KnownEnd, int] = {}
    merged = [
        numbers.setdefault(_end(start, landing.settled), len(numbers)) for landing in odds.situation.landings
    ]
    chances = np.zeros((len(rows), len(numbers)), dtype=np.float32)
    for whole, row in zip(chances, rows, strict=True):
        found = row[: len(merged)]
        whole += np.bincount(merged[: len(found)], found, minlength=len(numbers))
    chances /= chances.sum(axis=1, keepdims=True)
    used = np.flatnonzero(chances.any(axis=0))
    ends = tuple(end for end, number in numbers.items() if chances[:, number].any())
    groups, rest = _grouped(start, ends)
    return Known(np.ascontiguousarray(chances[:, used]), ends, groups, rest)


def _end(start: Game, settled: Settled) -> KnownEnd:
    after, ours = settled.game, settled.game.offense is start.offense
    sides = start.offense, start.defense
    scored = tuple(after.score.total(side) - start.score.total(side) for side in sides)
    where = after.next, after.y, after.down, after.line
    return _same_end(
        ours, *where, scored, after.kickoff_yards, chart_row(start, settled.rows), settled.prolongs
    )


@lru_cache(maxsize=20_000)
def _same_end(*figures: Any) -> KnownEnd:
    """An end; equal ends of different places share one value, to save memory."""
    return KnownEnd(*figures)


def _grouped(start: Game, ends: Sequence[KnownEnd]) -> tuple[tuple[EndGroup, ...], tuple[int, ...]]:
    rest = []
    found: dict[tuple[bool, int, int], list[tuple[int, float]]] = {}
    for number, end in enumerate(ends):
        if end.next == "try":
            rest.append(number)
            continue
        seconds = start.tables.timing[end.row].seconds
        tables = tables_of(start, start.offense if end.ours else start.defense)
        promise = tables.promise_at(end.next, end.y, end.down, end.line)
        found.setdefault((end.ours, end.scored[0] - end.scored[1], seconds), []).append((number, promise))
    groups = (
        EndGroup(*key, np.array([place for place, _ in ways]), np.array([promise for _, promise in ways]))
        for key, ways in found.items()
    )
    return tuple(groups), tuple(rest)
