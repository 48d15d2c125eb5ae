"""Which of many fouls is taken, computed for all ends at once."""

from collections.abc import Sequence

import numpy as np

from bowlbound_desktop.games.bowlbound.odds.columns import Chain, Visits, within
from bowlbound_desktop.games.bowlbound.odds.ends import End
from bowlbound_desktop.games.bowlbound.odds.landings import Chances, Landings, Numbers
from bowlbound_desktop.games.bowlbound.rules.fouls.fouls import Foul
from bowlbound_desktop.games.bowlbound.rules.fouls.penalties import as_trapped
from bowlbound_desktop.kernel.field import SIDES, Side


class SettlingTable:
    """The landings of some ends: as played, with a flag declined, and with each foul taken."""

    def __init__(self, landings: Landings, ends: Sequence[End]) -> None:
        self.landings, self._ends = landings, ends
        self.played: Numbers = np.array([landings.played(end) for end in ends], dtype=np.intp)
        self.declined = self.played.copy()
        plain = [place for place, end in enumerate(ends) if end.guilty is None]
        self.declined[plain] = [landings.declined(ends[place]) for place in plain]
        self._guilty = {side: np.array([end.guilty is side for end in ends]) for side in SIDES}
        self._kinds: dict[object, tuple[list[End], Numbers]] = {}
        self._taken: dict[Foul, Numbers] = {}

    def offsetting(self, guilty: Side) -> Numbers:
        """Which ends have a foul of the other side."""
        return self._guilty[guilty.opponent]

    def taken(self, foul: Foul) -> Numbers:
        """The landings when a foul is taken."""
        found = self._taken.get(foul)
        if found is None:
            ends, kinds = self._sorted(foul)
            landed = np.array([self.landings.taken(end, foul) for end in ends], dtype=np.intp)
            found = self._taken[foul] = landed[kinds]
        return found

    def _sorted(self, foul: Foul) -> tuple[list[End], Numbers]:
        """One end of each kind, and the kind of each end."""
        key = foul.from_end_of_gain and foul.phase == "scrimmage", foul.by
        found = self._kinds.get(key)
        if found is None:
            kinds: dict[object, int] = {}
            numbers: list[int] = []
            firsts: list[End] = []
            for end in self._ends:
                kind = self.landings.kind(end, foul)
                number = kinds.setdefault(kind, len(kinds))
                if number == len(firsts):
                    firsts.append(end)
                numbers.append(number)
            found = self._kinds[key] = firsts, np.array(numbers, dtype=np.intp)
        return found


class _Fouls:
    """The fouls of one side, for each end in the order of what they are worth to the offended side."""

    def __init__(self, table: SettlingTable, fouls: Sequence[Foul], guilty: Side, trapped: bool) -> None:
        self._fouls = fouls
        game, cancelled = table.landings.game, table.landings.cancelled()
        marked = as_trapped(game, tuple(fouls), trapped=trapped)
        taken = np.stack([table.taken(foul) for foul in marked])
        worths = table.landings.worths() * (-1 if guilty is game.offense else 1)
        self._order = worths[taken].argsort(axis=0, kind="stable")
        best = np.take_along_axis(taken, self._order, axis=0)
        chosen = np.where(worths[best] > worths[table.declined], best, table.declined)
        self.landed: Numbers = np.where(table.offsetting(guilty), cancelled, chosen)
        self._visits: dict[Visits, Chances] = {}

    def chances(self, chain: Chain) -> Chances:
        """How often each of them is the best of its chain."""
        reached = self._reached(chain[0]) if chain else np.ones(self._order.shape)
        for visits in chain[1:]:
            reached = reached * self._reached(visits)
        chances: Chances = np.diff(reached, axis=0, prepend=within(chain, ()))
        return chances

    def _reached(self, visits: Visits) -> Chances:
        """How often a column is thrown with no better fouls than this one."""
        found = self._visits.get(visits)
        if found is None:
            first, again = (
                np.array([shares.get(foul, 0.0) for foul in self._fouls])[self._order].cumsum(axis=0)
                for shares in (visits.first, visits.again)
            )
            found = self._visits[visits] = visits.start + first / (1 - again)
        return found


class Settling:
    """The landings of some ends (columns) under all fouls of a situation (rows), and their chances."""

    def __init__(self, table: SettlingTable, fouls: Sequence[Foul], *, trapped: bool) -> None:
        by_side = {side: [foul for foul in fouls if foul.by is side] for side in SIDES}
        self._sides = [_Fouls(table, found, side, trapped) for side, found in by_side.items() if found]
        self.landed: Numbers = np.vstack([table.played, *(side.landed for side in self._sides)])
        self._chances: dict[Chain, Chances] = {}

    def chances(self, chain: Chain) -> Chances:
        """How often each row follows from an end; what is missing is cancelled."""
        found = self._chances.get(chain)
        if found is None:
            none = np.full((1, self.landed.shape[1]), within(chain, ()))
            found = np.vstack([none, *(side.chances(chain) for side in self._sides)])
            self._chances[chain] = found
        return found
