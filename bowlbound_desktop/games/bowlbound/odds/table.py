"""The odds of a situation: every call of the offense against every call of the defense."""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from attrs import fields

from bowlbound_desktop.games.bowlbound.odds.aimed_punts import Aim
from bowlbound_desktop.games.bowlbound.odds.free_balls import FreeBalls
from bowlbound_desktop.games.bowlbound.odds.landings import Chances, Judge, Landing
from bowlbound_desktop.games.bowlbound.odds.matchup import ChartMatchup
from bowlbound_desktop.games.bowlbound.odds.situation import Situation
from bowlbound_desktop.games.bowlbound.odds.specials import Answers, Specials
from bowlbound_desktop.games.bowlbound.rules.calls.calls import BLANK_DEFENSE, in_effect
from bowlbound_desktop.games.bowlbound.rules.charts.chart import PLAYS
from bowlbound_desktop.games.bowlbound.rules.game import Game, Setup
from bowlbound_desktop.games.bowlbound.rules.plays.lineup import line_up
from bowlbound_desktop.kernel.field import FIELD
from bowlbound_desktop.play.call_figures import CallFigures

FLOOR = 2e-6
"""Ways less likely than this are left out of kicks and other plays with rules of their own."""
UNFOLLOWED = ("razzle",)
"""Calls left out of tables during a game, because they take a second against all formations."""
FAKE = "fake:"
"""Prefix of a play that is run after a fake (AR-V-1)."""


FIGURES = tuple(attribute.name for attribute in fields(CallFigures) if attribute.name != "left_out")


class Odds:
    """The exact odds of one situation."""

    def __init__(self, situation: Situation, matchup: ChartMatchup, specials: Specials) -> None:
        self.situation, self.game = situation, situation.game
        self._matchup, self._specials = matchup, specials
        self._free: ChartMatchup | None = None
        self._chances: dict[tuple[str, str], Chances] = {}
        self._summaries: dict[tuple[str, str], CallFigures] = {}

    def chances(self, pairs: Sequence[tuple[str, str]]) -> list[Chances]:
        """How often each landing of the situation follows, for pairs of calls."""
        missing = [pair for pair in dict.fromkeys(pairs) if pair not in self._chances]
        self._compute(self._matchup, {pair: self._meant(pair) for pair in missing if pair[0] in PLAYS})
        fakes = [pair for pair in missing if pair[0].startswith(FAKE)]
        if fakes:
            played = {pair: (pair[0].removeprefix(FAKE), BLANK_DEFENSE) for pair in fakes}
            self._compute(self._faked(), played)
        for pair in missing:
            if pair not in self._chances:
                self._chances[pair] = self._specials.chances(self._matchup, self._faked, *self._meant(pair))
        return [self._chances[pair] for pair in pairs]

    def _meant(self, pair: tuple[str, str]) -> tuple[str, str]:
        """A pair of calls with what the defense's amounts to (XL-4)."""
        return pair[0], in_effect(self.game, pair[1])

    def aimed(self, aims: Sequence[Aim]) -> Chances:
        """How often each landing follows from a punt under each of some aims, which are rows."""
        return self._specials.aimed(aims)

    @property
    def answered(self) -> set[str]:
        """Kinds of questions for which the given answers have been used so far."""
        return self._specials.answered

    def _compute(self, matchup: ChartMatchup, pairs: Mapping[tuple[str, str], tuple[str, str]]) -> None:
        if pairs:
            rows = [matchup.row(*calls) for calls in pairs.values()]
            self._chances.update(zip(pairs, self.situation.distributions(matchup, rows), strict=True))

    def _faked(self) -> ChartMatchup:
        """Plays after a fake: the ball is snapped and no price is taken (C-AR-25)."""
        if self._free is None:
            self._free = ChartMatchup(self.game, free=True)
        return self._free

    def table(self, offense: Sequence[str], defense: Sequence[str]) -> dict[tuple[str, str], CallFigures]:
        """Summaries of all pairs."""
        pairs = [(ours, theirs) for ours in offense for theirs in defense]
        missing = [pair for pair in pairs if pair not in self._summaries]
        chances = self.chances(missing)
        if missing:
            figures = np.array([_row(self.game, landing) for landing in self.situation.landings])
            for pair, found in zip(missing, chances, strict=True):
                self._summaries[pair] = _summary(found, figures)
        return {pair: self._summaries[pair] for pair in pairs}

    def gains(self, offense: str, defense: str) -> dict[int, float]:
        """The chance of each gain while the ball is kept, including penalties; a touchdown gains the rest."""
        (chances,) = self.chances([(offense, defense)])
        found: dict[int, float] = {}
        for landing, chance in zip(self.situation.landings, chances.tolist(), strict=False):
            yards = _gain(self.game, landing)
            if chance and yards is not None:
                found[yards] = found.get(yards, 0.0) + chance
        return dict(sorted(found.items()))


def _touchdown(game: Game, after: Game) -> bool:
    return after.next == "try" and after.offense is game.offense and game.next != "try"


def _gain(game: Game, landing: Landing) -> int | None:
    """Yards gained, if the ball was kept."""
    after = landing.settled.game
    if _touchdown(game, after):
        return FIELD - game.y
    return after.y - game.y if after.offense is game.offense and after.next == "scrimmage" else None


def _row(game: Game, landing: Landing) -> list[float]:
    """The figures of a landing, in the order of CallFigures."""
    after, ours = landing.settled.game, game.offense
    gain = _gain(game, landing)
    kept = after.offense is ours and after.next == "scrimmage"
    gone = after.offense is not ours and after.next == "scrimmage"
    lost = after.score.total(ours.opponent) - game.score.total(ours.opponent)
    return [
        gain or 0,
        kept and after.down == 1 and not (game.down == 1 and after.line == game.line),
        _touchdown(game, after),
        after.score.total(ours) > game.score.total(ours),
        landing.turnover,
        landing.penalty,
        lost == 2 and after.next == "free-kick",
        after.y if gone else 0,
        landing.worth - game.score.lead(ours),
        gone,
    ]


def _summary(chances: Chances, figures: Chances) -> CallFigures:
    whole = float(chances.sum())
    *means, gone = (chances[: len(figures)] @ figures[: len(chances)] / whole).tolist()
    named: dict[str, Any] = dict(zip(FIGURES, means, strict=True))
    named["start"] = named["start"] / gone if gone else 0.0
    return CallFigures(**named, left_out=1.0 - whole)


class OddsBook:
    """The odds of one game's situations, if nothing is declared; what does not change is cached."""

    def __init__(self, setup: Setup, most: int = 16) -> None:
        self._setup, self._most = setup, most
        self._matchups: dict[object, ChartMatchup] = {}
        self._balls: dict[object, FreeBalls] = {}
        self._known: OrderedDict[object, Odds] = OrderedDict()

    def odds(
        self,
        game: Game,
        judge: Judge,
        floor: float = FLOOR,
        answers: Answers | None = None,
    ) -> Odds:
        """The odds of a situation, from memory where they are known.

        `answers` are given to the questions of that kind, such as kick_rush or coffin_corner.
        """
        given = answers or {}
        key = (*_situation_key(game), judge, floor, tuple(given.items()))
        found = self._known.pop(key, None)
        if found is None:
            balls = self._free_balls(game)
            situation = Situation(game, balls, judge)
            specials = Specials(situation, balls, judge, floor, given)
            found = Odds(situation, self._matchup(game), specials)
        self._known[key] = found
        if len(self._known) > self._most:
            self._known.popitem(last=False)
        return found

    def _matchup(self, game: Game) -> ChartMatchup:
        key = line_up(game)
        if key not in self._matchups:
            self._matchups[key] = ChartMatchup(game)
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
_MOST_BOOKS = 4


def book_of(game: Game) -> OddsBook:
    """The odds book of a game; those of the last few games are kept."""
    found = _BOOKS.pop(id(game.setup), None) or (game.setup, OddsBook(game.setup))
    _BOOKS[id(game.setup)] = found
    if len(_BOOKS) > _MOST_BOOKS:
        _BOOKS.popitem(last=False)
    return found[1]
