"""The possible results of all pairs of calls of one offense, wherever the ball is.

The blocks of `odds/matchup.py` are exact. One thing is simplified here: which of several fouls of one side is
the worst is decided once, not at every place; whether it is declined is decided at each place.
"""

from collections.abc import Sequence
from math import prod

import numpy as np
from attrs import frozen

from bowlbound_desktop.games.bowlbound.odds.columns import Chain, Visits, two_sided
from bowlbound_desktop.games.bowlbound.odds.layout import Way, way_of
from bowlbound_desktop.games.bowlbound.odds.matchup import ChartMatchup
from bowlbound_desktop.games.bowlbound.odds.rows import OddsRow
from bowlbound_desktop.games.bowlbound.odds.situation import fouls_in
from bowlbound_desktop.games.bowlbound.rules.charts.chart import FORMATIONS, PLAYS
from bowlbound_desktop.games.bowlbound.rules.fouls.fouls import Foul
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.values.making.numbers import Array
from bowlbound_desktop.kernel.field import SIDES

PAIRS = tuple((ours, theirs) for ours in PLAYS for theirs in FORMATIONS)
FIRST_DOWN = 5
"""How many yards a first down with the penalty counts for, when finding the worst of several fouls."""


@frozen(eq=False)
class PairOdds:
    """Chances by pair of calls, foul and result."""

    matchup: ChartMatchup
    fouls: tuple[Foul, ...]
    results: tuple[tuple[Way, int], ...]
    """By the numbers of the charts' register."""
    chances: Array
    """By pair, foul (the first stands for none) and result."""
    cancelled: Array
    """By pair: fouls of both sides."""
    unplayed: tuple[Foul, ...]
    unplayed_chances: Array
    """By pair and foul before the snap."""


def pair_odds(game: Game) -> PairOdds:
    """All pairs of the side with the ball."""
    matchup = ChartMatchup(game)
    rows = [matchup.row(*pair) for pair in PAIRS]
    blocks = [block for row in rows for block in row.blocks]
    fouls = _by_weight(fouls_in(visits for block in blocks for visits in block.chain))
    calm = matchup.meetings.calm
    results = tuple(
        dict.fromkeys((way_of(block, calm), number) for block in blocks for number in block.results)
    )
    numbers = {key: place for place, key in enumerate(results)}
    shares = _Shares(fouls)
    chances = np.zeros((len(PAIRS), 1 + len(fouls), len(results)))
    for whole, row in zip(chances, rows, strict=True):
        for block in row.blocks:
            way = way_of(block, calm)
            places = [numbers[way, number] for number in block.results]
            whole[:, places] += np.outer(shares.of(block.chain), list(block.results.values()))
    unplayed = tuple(dict.fromkeys(foul for row in rows for _, foul in row.no_play))
    return PairOdds(matchup, fouls, results, chances, _cancelled(rows), unplayed, _unplayed(rows, unplayed))


def _by_weight(fouls: Sequence[Foul]) -> tuple[Foul, ...]:
    """Fouls of each side, from the least to the worst."""
    return tuple(
        foul for side in SIDES for foul in sorted((each for each in fouls if each.by is side), key=_weight)
    )


def _weight(foul: Foul) -> tuple[int, str]:
    return foul.yards + FIRST_DOWN * (foul.interference or foul.value == "15"), foul.value


class _Shares:
    """How often a chain in which one side fouls has no foul, and how often each foul is its worst."""

    def __init__(self, fouls: Sequence[Foul]) -> None:
        self._fouls, self._known = fouls, dict[Chain, Array]()

    def of(self, chain: Chain) -> Array:
        """The chances."""
        found = self._known.get(chain)
        if found is None:
            none = prod(visits.start for visits in chain)
            found = np.array([none, *(share for side in SIDES for share in self._of_side(chain, side, none))])
            self._known[chain] = found
        return found

    def _of_side(self, chain: Chain, side: object, none: float) -> Array:
        fouls = [foul for foul in self._fouls if foul.by is side]
        reached = np.ones(len(fouls))
        for visits in chain:
            reached = reached * _reached(visits, fouls)
        return np.diff(reached, prepend=none)


def _reached(visits: Visits, fouls: Sequence[Foul]) -> Array:
    first, again = (
        np.array([shares.get(foul, 0.0) for foul in fouls]).cumsum()
        for shares in (visits.first, visits.again)
    )
    found: Array = visits.start + first / (1 - again)
    return found


def _cancelled(rows: Sequence[OddsRow]) -> Array:
    return np.array(
        [
            row.cancelled + sum(sum(block.results.values()) * two_sided(block.chain) for block in row.blocks)
            for row in rows
        ]
    )


def _unplayed(rows: Sequence[OddsRow], fouls: Sequence[Foul]) -> Array:
    found = np.zeros((len(rows), len(fouls)))
    for whole, row in zip(found, rows, strict=True):
        for chance, foul in row.no_play:
            whole[fouls.index(foul)] += chance
    return found
