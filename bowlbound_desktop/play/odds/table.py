"""The odds of a situation: every call of the offence against every call of the defence."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial

import numpy as np
from attrs import evolve, frozen

from bowlbound_desktop.kernel.field import FIELD
from bowlbound_desktop.kernel.procedure import Procedure
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.play.odds.free_balls import FreeBalls
from bowlbound_desktop.play.odds.landings import Chances, Judge
from bowlbound_desktop.play.odds.matchup import Matchup
from bowlbound_desktop.play.odds.situation import Situation
from bowlbound_desktop.play.odds.tree import Policy, enumerate_all, quiet
from bowlbound_desktop.rules.bowlbound.calls import in_red_zone
from bowlbound_desktop.rules.bowlbound.chart import PLAYS
from bowlbound_desktop.rules.bowlbound.game import Game, Setup
from bowlbound_desktop.rules.bowlbound.hurry_up import STANDING, Snap
from bowlbound_desktop.rules.bowlbound.penalties import Settled
from bowlbound_desktop.rules.bowlbound.scrimmage import play_down
from bowlbound_desktop.rules.bowlbound.wild_card import entitlement

FLOOR = 2e-6
"""Ways of a kick or another play by its own rule that are rarer than this are left out."""
UNFOLLOWED = ("razzle",)
"""Nine hundred throws before the play itself: no odds are reckoned for it."""


FIGURES = ("yards", "first_down", "touchdown", "turnover", "penalty", "safety", "points")


@frozen
class Summary:
    """What one pair of calls comes to."""

    yards: float
    """The mean gain, penalties with it; a lost ball counts nothing."""
    first_down: float
    touchdown: float
    turnover: float
    penalty: float
    safety: float
    points: float
    """Points of the play and of what it leads to, by the judge."""
    left_out: float


class Odds:
    """The exact odds of one situation."""

    def __init__(
        self, situation: Situation, matchup: Matchup, snap: Snap, judge: Judge, floor: float
    ) -> None:
        self.situation, self.game, self._snap, self._judge = situation, situation.game, snap, judge
        self._matchup, self._floor = matchup, floor
        self._chances: dict[tuple[str, str], Chances] = {}
        self._summaries: dict[tuple[str, str], Summary] = {}

    def chances(self, pairs: Sequence[tuple[str, str]]) -> list[Chances]:
        """How often each landing of the situation follows, for pairs of calls."""
        missing = [pair for pair in dict.fromkeys(pairs) if pair not in self._chances]
        charted = [pair for pair in missing if pair[0] in PLAYS]
        rows = [self._matchup.row(*pair) for pair in charted]
        if rows:
            found = self.situation.distributions(self._matchup, rows)
            self._chances.update(zip(charted, found, strict=True))
        for call in dict.fromkeys(offense for offense, _ in missing if offense not in PLAYS):
            found = self._enumerated(call)
            self._chances.update({pair: found for pair in missing if pair[0] == call})
        return [self._chances[pair] for pair in pairs]

    def table(self, offense: Sequence[str], defense: Sequence[str]) -> dict[tuple[str, str], Summary]:
        """Summaries of all pairs."""
        pairs = [(ours, theirs) for ours in offense for theirs in defense]
        missing = [pair for pair in pairs if pair not in self._summaries]
        chances = self.chances(missing)
        if missing:
            figures = self._figures()
            for pair, found in zip(missing, chances, strict=True):
                self._summaries[pair] = _summary(found, figures)
        return {pair: self._summaries[pair] for pair in pairs}

    def _figures(self) -> Chances:
        """One row a landing, in the order of Summary."""
        return np.array([_row(self.game, self.situation, number) for number in self._numbers()])

    def _numbers(self) -> range:
        return range(len(self.situation.landings))

    def _enumerated(self, call: str) -> Chances:
        """A call that no formation touches, by running its own rule."""
        start: Callable[[], Procedure[Settled]] = partial(play_down, self.game, self._snap)
        outcomes = enumerate_all(self.game, start, self._policy(call), self._floor)
        numbers = [self.situation.land(settled) for _, settled in outcomes.ways]
        chances: Chances = np.bincount(numbers, [c for c, _ in outcomes.ways]).astype(np.float64)
        return chances

    def _policy(self, call: str) -> Policy:
        def answer(decision: Decision) -> str:
            if decision.kind == "offense_call":
                return call
            if decision.kind == "penalty":
                worths = [self._judge(game, decision.side) for game in decision.outcomes]
                return decision.options[worths.index(max(worths))]
            return "touchback" if "touchback" in decision.options else quiet(decision)

        return answer


def _row(game: Game, situation: Situation, number: int) -> list[float]:
    landing = situation.landings[number]
    after, ours = landing.settled.game, game.offense
    touchdown = after.next == "try" and after.offense is ours
    kept = after.offense is ours and after.next == "scrimmage"
    gain = FIELD - game.y if touchdown else after.y - game.y if kept else 0
    lost = after.score.total(ours.opponent) - game.score.total(ours.opponent)
    first = kept and after.down == 1 and not (game.down == 1 and after.line == game.line)
    safety = lost == 2 and after.next == "free-kick"
    worth = landing.worth - game.score.lead(ours)
    return [gain, first, touchdown, landing.turnover, landing.penalty, safety, worth]


def _summary(chances: Chances, figures: Chances) -> Summary:
    whole = float(chances.sum())
    means = (chances @ figures[: len(chances)] / whole).tolist()
    named = dict(zip(FIGURES, means, strict=True))
    return Summary(**named, left_out=1.0 - whole)


class OddsBook:
    """Odds of one game's situations; what does not change between plays is kept."""

    def __init__(self, setup: Setup, most: int = 64) -> None:
        self._setup, self._most = setup, most
        self._matchups: dict[object, Matchup] = {}
        self._balls: dict[object, FreeBalls] = {}
        self._known: OrderedDict[object, Odds] = OrderedDict()

    def odds(self, game: Game, judge: Judge, snap: Snap = STANDING, floor: float = FLOOR) -> Odds:
        """The odds of a situation, from memory where they are known."""
        key = (*_situation_key(game), snap, judge, floor)
        found = self._known.pop(key, None)
        if found is None:
            situation = Situation(game, self._free_balls(game), judge)
            found = Odds(situation, self._matchup(game, snap), snap, judge, floor)
        self._known[key] = found
        if len(self._known) > self._most:
            self._known.popitem(last=False)
        return found

    def _matchup(self, game: Game, snap: Snap) -> Matchup:
        fourth = game.down == 4 and game.options.fourth_down_minus2
        wild = game.options.wildcard != "none" and entitlement(game, game.defense)
        key = game.offense, evolve(snap, declared=""), game.conditions, fourth, wild, in_red_zone(game)
        if key not in self._matchups:
            self._matchups[key] = Matchup(game, snap)
        return self._matchups[key]

    def _free_balls(self, game: Game) -> FreeBalls:
        key = game.offense, game.conditions, game.hurried
        if key not in self._balls:
            self._balls[key] = FreeBalls(game)
        return self._balls[key]


def _situation_key(game: Game) -> tuple[object, ...]:
    where = game.next, game.offense, game.y, game.down, game.line, game.clock, game.score, game.timeouts
    return (*where, game.last_seconds, game.conditions, game.hurried, game.extra_play, game.overtime)


_BOOKS: OrderedDict[int, tuple[Setup, OddsBook]] = OrderedDict()
_MOST_BOOKS = 8


def book_of(game: Game) -> OddsBook:
    """The odds book of a game; those of the last few games are kept."""
    found = _BOOKS.pop(id(game.setup), None) or (game.setup, OddsBook(game.setup))
    _BOOKS[id(game.setup)] = found
    if len(_BOOKS) > _MOST_BOOKS:
        _BOOKS.popitem(last=False)
    return found[1]
