"""Razzle-Dazzle: the lower of two totals chooses the play, by what is worth most (AR-I-1)."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cached_property

import numpy as np

from bowlbound_desktop.games.bowlbound.odds.columns import SHARES
from bowlbound_desktop.games.bowlbound.odds.landings import Chances
from bowlbound_desktop.games.bowlbound.odds.matchup import ChartMatchup
from bowlbound_desktop.games.bowlbound.odds.rows import OddsRow, mixed
from bowlbound_desktop.games.bowlbound.odds.situation import Situation
from bowlbound_desktop.games.bowlbound.rules.calls.razzle import options_in
from bowlbound_desktop.games.bowlbound.rules.calls.wild_card import PREFIX, right
from bowlbound_desktop.games.bowlbound.rules.charts.cells import Cell
from bowlbound_desktop.games.bowlbound.rules.plays.results import Result


class Razzle:
    """Razzle-Dazzle against one call of the defense."""

    def __init__(self, situation: Situation, matchup: ChartMatchup, defense: str) -> None:
        self._situation, self._matchup, self._game = situation, matchup, situation.game
        self._named = defense.startswith(PREFIX) and right(defense, "razzle")
        self._defense = PREFIX + "missed" if defense.startswith(PREFIX) else defense

    def chances(self) -> Chances:
        """How often each landing follows."""
        if self._named:
            return self._intercepted() if self._game.edition.wc_rzdz == "interception" else self._fallen()
        often: defaultdict[str, float] = defaultdict(float)
        tied = 0.0
        for chance, ours, theirs in _throws():
            if ours == theirs and self._game.edition.rzdz_tie == "interception":
                tied += chance
            else:
                often[self._choice(ours, theirs)] += chance
        whole = np.zeros(len(self._situation.landings) + 1)
        for option, chance in often.items():
            found = self._options[option][1]
            whole[: len(found)] += chance * found
        return whole + tied * self._padded(self._intercepted(), len(whole)) if tied else whole

    def unopposed(self) -> OddsRow:
        """The offense alone throws and chooses, as after a fake (AR-V-2-C-ii)."""
        often: defaultdict[str, float] = defaultdict(float)
        for total, chance in SHARES.items():
            often[self._choice(total, total)] += chance
        rows = [(chance, self._row(*self._cells[option])) for option, chance in often.items()]
        return mixed(rows)

    def _padded(self, chances: Chances, length: int) -> Chances:
        padded: Chances = np.pad(chances, (0, max(0, length - len(chances))))[:length]
        return padded

    def _choice(self, ours: int, theirs: int) -> str:
        """What the lower total takes (AR-I-1-E, -F)."""
        key = (ours,) if ours <= theirs else (ours, theirs)
        found = self._choices.get(key)
        if found is None:
            options = options_in(self._game, key)
            best = max if len(key) == 1 else min
            found = self._choices[key] = best(options, key=lambda option: self._options[option][0])
        return found

    @cached_property
    def _choices(self) -> dict[tuple[int, ...], str]:
        return {}

    def _row(self, play: str, cell: Cell) -> OddsRow:
        return self._matchup.row_from(play, cell, self._defense)

    @cached_property
    def _cells(self) -> dict[str, tuple[str, Cell]]:
        """The play and the cell of every option."""
        columns = self._game.chart(self._game.offense).offense
        found: dict[str, tuple[str, Cell]] = {}
        for option in (option for total in SHARES for option in options_in(self._game, (total,))):
            play, total = option.split("@")
            found[option] = play, columns[play][int(total) - 10]
        return found

    @cached_property
    def _options(self) -> dict[str, tuple[float, Chances]]:
        """Every option: its worth to the offense, and its landings."""
        cells = self._cells
        unique = list(dict.fromkeys(cells.values()))
        rows = [self._row(play, cell) for play, cell in unique]
        found = self._situation.distributions(self._matchup, rows)
        worths = np.array([landing.worth for landing in self._situation.landings])
        values = found @ worths / found.sum(axis=1)
        places = {pair: place for place, pair in enumerate(unique)}
        return {option: (float(values[places[pair]]), found[places[pair]]) for option, pair in cells.items()}

    def _fallen(self) -> Chances:
        result = Result(kind="incomplete")
        return self._situation.ended(self._situation.carry(result, (True, False)))

    def _intercepted(self) -> Chances:
        """At the line of scrimmage (C-AR-13, C-AR-33)."""
        result = Result(kind="interception")
        carried = self._situation.carry(result, (True, False), thorough=True)
        return self._situation.ended(carried)


def _throws() -> Iterator[tuple[float, int, int]]:
    for ours, share in SHARES.items():
        for theirs, other in SHARES.items():
            yield share * other, ours, theirs
