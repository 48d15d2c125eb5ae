"""The ends of a play, before the clock runs: follows every throw through the rules."""

from collections import OrderedDict, defaultdict
from collections.abc import Hashable, Mapping
from functools import lru_cache, partial
from typing import Any

from attrs import field, frozen

from bowlbound_desktop.games.gridiron_chaos.odds.grouping import groups
from bowlbound_desktop.games.gridiron_chaos.odds.habits import Points, answered
from bowlbound_desktop.games.gridiron_chaos.rules.cells import COLUMNS, WholeRow
from bowlbound_desktop.games.gridiron_chaos.rules.clock import cost
from bowlbound_desktop.games.gridiron_chaos.rules.fouls.penalties import settle_flag
from bowlbound_desktop.games.gridiron_chaos.rules.game import Game
from bowlbound_desktop.games.gridiron_chaos.rules.kicks.kickoffs import kick_off
from bowlbound_desktop.games.gridiron_chaos.rules.outcome import Outcome
from bowlbound_desktop.games.gridiron_chaos.rules.plays.calls import ADVANTAGES
from bowlbound_desktop.games.gridiron_chaos.rules.plays.scrimmage import carry_out
from bowlbound_desktop.games.gridiron_chaos.rules.settle import settled
from bowlbound_desktop.games.gridiron_chaos.rules.tables import Tables
from bowlbound_desktop.kernel.clock import Clock
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.procedure import Procedure
from bowlbound_desktop.kernel.score import Score
from bowlbound_desktop.play.tree import enumerate_all

EXACT, QUICK = 2e-7, 3e-4
"""Ways rarer than this are left out of odds that are shown, and by a coach, who thus ignores flags."""
MOST_KNOWN = 12_000
EARLY, LATE = Clock(1, 600), Clock(2, 105)
"""Two clocks that stand for all others; with the second the two-minute notes apply (GC-10)."""
MOST_TIMEOUTS = 2


@frozen(kw_only=True)
class End:
    """The result of a play, from the view of the side that put the ball in play."""

    ours: bool
    """Whether that side puts the ball in play next."""
    next: str
    y: int
    """In the count of the side that has the ball then."""
    down: int
    line: int
    scored: tuple[int, int] = (0, 0)
    """Points of that side, and of the other."""
    spent: tuple[int, int] = (0, 0)
    """Timeouts of both."""
    seconds: int = 0
    """The time of the play unless somebody hurries: 45, 15 or 0."""
    prolongs: bool = False
    """Whether a half cannot end with it (GC-R54)."""
    gain: int | None = None
    """Yards while the ball was kept."""
    first_down: bool = False
    turnover: bool = False
    """Intercepted, or fumbled away."""
    penalty: bool = False

    @property
    def gained(self) -> int:
        """By how many points the lead grew."""
        ours, theirs = self.scored
        return ours - theirs


@frozen(eq=False)
class Ends:
    """All ends of a call with their chances, and the share that was not followed."""

    chances: Mapping[End, float]
    left_out: float
    memory: dict[str, Any] = field(factory=dict, repr=False)
    """A cache for what others compute from them."""


_KNOWN: OrderedDict[Hashable, Ends] = OrderedDict()


def call_ends(game: Game, call: str, points: Points, floor: float = QUICK) -> Ends:
    """The ends of a call in a game, cached for all scores and clocks that the tables treat alike."""
    start = canonical(game, call)
    key = _key(start, call, floor, points)
    found = _KNOWN.pop(key, None)
    if found is None:
        found = follow(start, call, points, floor)
    _KNOWN[key] = found
    if len(_KNOWN) > MOST_KNOWN:
        _KNOWN.popitem(last=False)
    return found


def quick_ends(game: Game, call: str, points: Points, floor: float = QUICK) -> Ends:
    """The ends for a coach, who ignores which side is at home, and how many timeouts are left if any."""
    there = at_home(game)
    home, away = (MOST_TIMEOUTS if left else 0 for left in there.timeouts)
    return call_ends(there.change(timeouts=(home, away)), call, points, floor)


def at_home(game: Game) -> Game:
    """The game with the home side on offense, except in a tie, where that matters (GC-X1, GC-X5)."""
    if game.offense is Side.HOME or not game.score.lead(Side.HOME):
        return game
    home, away = game.timeouts
    score = Score(game.score.away, game.score.home)
    return game.change(offense=Side.HOME, score=score, timeouts=(away, home))


def canonical(game: Game, call: str) -> Game:
    """A game that stands for all games in which the call has the same ends."""
    lead = game.score.lead(Side.HOME)
    home, away = (min(left, MOST_TIMEOUTS) for left in game.timeouts)
    return game.change(
        score=_SCORES[(lead > 0) - (lead < 0)],
        clock=LATE if game.two_minutes and has_notes(game.tables, call) else EARLY,
        timeouts=(home, away),
        advantage=game.advantage if ADVANTAGES.get(game.advantage) == call else "",
        quarterback_out=(0, 0),
    )


@lru_cache(maxsize=64)
def has_notes(tables: Tables, call: str) -> bool:
    """Whether the column of a call has a two-minute note."""
    rows = (row for row in tables.play_calls.values() if not isinstance(row, WholeRow))
    return call in COLUMNS and any(row[call].late for row in rows)


_SCORES = {sign: Score((max(7 * sign, 0), 0, 0, 0), (max(-7 * sign, 0), 0, 0, 0)) for sign in (-1, 0, 1)}


def _key(start: Game, call: str, floor: float, points: Points) -> Hashable:
    place = start.next, start.offense, start.y, start.down, start.line, start.return_yards
    rest = start.score.home, start.score.away, start.clock.quarter, start.timeouts, start.advantage
    return (call, floor, points, id(start.tables), *place, *rest)


def follow(start: Game, call: str, points: Points, floor: float) -> Ends:
    """Run the rules through every throw."""
    found: defaultdict[End, float] = defaultdict(float)
    outcomes = enumerate_all(start, partial(thrown_end, start, call, points), floor=floor, groups=groups)
    for chance, end in outcomes.ways:
        found[_same_end(end)] += chance
    return Ends(dict(found), outcomes.left_out)


@lru_cache(maxsize=50_000)
def _same_end(end: End) -> End:
    """The same object for equal ends, which saves memory."""
    return end


def thrown_end(start: Game, call: str, points: Points) -> Procedure[End]:
    """Play a call with all questions answered, so that only dice are asked for."""
    out = yield from answered(start, _to_the_whistle(start, call), points)
    return end_of(start, out)


def _to_the_whistle(game: Game, call: str) -> Procedure[Outcome]:
    """Play a call with its flag, before the clock runs."""
    out = yield from (carry_out if game.next == "scrimmage" else kick_off)(game, call)
    return (yield from settle_flag(out))


def end_of(before: Game, out: Outcome) -> End:
    """The end that an outcome leads to."""
    after = settled(out)
    us, them = before.offense, before.defense
    fouled = out.fouled is not None and out.fouled is not after.offense
    return End(
        ours=after.offense is us,
        next=after.next,
        y=after.y,
        down=after.down,
        line=after.line,
        scored=(_scored(before, after, us), _scored(before, after, them)),
        spent=(_spent(before, after, us), _spent(before, after, them)),
        seconds=0 if out.down == "none" else cost(out, after),
        prolongs=fouled and after.next == "scrimmage",
        penalty=out.fouled is not None,
        **(_figures(before, out) if before.next == "scrimmage" else {}),
    )


def _scored(before: Game, after: Game, side: Side) -> int:
    return after.score.total(side) - before.score.total(side)


def _spent(before: Game, after: Game, side: Side) -> int:
    return before.timeouts_of(side) - after.timeouts_of(side)


def _figures(before: Game, out: Outcome) -> Mapping[str, Any]:
    """The figures of a play from scrimmage: its gain, first down, turnover."""
    us = before.offense
    kept = out.side is us and not out.changed and out.end in ("down", "touchdown", "safety")
    lost = out.passing == "intercepted" or (out.loose_y is not None and out.runner is us)
    return {
        "gain": min(max(out.y, 0), FIELD) - before.y if kept else None,
        "first_down": kept and out.end != "safety" and (out.down == "first" or out.y >= before.line),
        "turnover": lost and out.side is not us,
    }
