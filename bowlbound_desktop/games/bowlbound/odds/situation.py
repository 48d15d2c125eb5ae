"""One situation: where every result of the charts leads, with fouls and free balls settled by value."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np
from scipy.sparse import csr_matrix

from bowlbound_desktop.games.bowlbound.odds.columns import Chain, Visits, two_sided, within
from bowlbound_desktop.games.bowlbound.odds.ends import Endings
from bowlbound_desktop.games.bowlbound.odds.free_balls import RETURNED, FreeBalls
from bowlbound_desktop.games.bowlbound.odds.kicks import Kick
from bowlbound_desktop.games.bowlbound.odds.landings import (
    Chances,
    Judge,
    Landing,
    Landings,
    quietly,
)
from bowlbound_desktop.games.bowlbound.odds.layout import RowLayout, Way, layout_of
from bowlbound_desktop.games.bowlbound.odds.matchup import ChartMatchup
from bowlbound_desktop.games.bowlbound.odds.results import Register
from bowlbound_desktop.games.bowlbound.odds.rows import OddsRow
from bowlbound_desktop.games.bowlbound.odds.settling import Settling, SettlingTable
from bowlbound_desktop.games.bowlbound.odds.ways import Cut, enumerate_all
from bowlbound_desktop.games.bowlbound.rules.calls.hurry_up import STANDING
from bowlbound_desktop.games.bowlbound.rules.charts.ratings import factor
from bowlbound_desktop.games.bowlbound.rules.clock.after_play import after_play
from bowlbound_desktop.games.bowlbound.rules.clock.alternate_timing import tens
from bowlbound_desktop.games.bowlbound.rules.clock.ending import Ending
from bowlbound_desktop.games.bowlbound.rules.fouls.fouls import Foul
from bowlbound_desktop.games.bowlbound.rules.fouls.penalties import Settled
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.loose_ball.interceptions import intercept
from bowlbound_desktop.games.bowlbound.rules.plays.carry_out import carry_out, stops_clock
from bowlbound_desktop.games.bowlbound.rules.plays.results import Result
from bowlbound_desktop.kernel.field import FIELD
from bowlbound_desktop.kernel.procedure import play_out, result_of
from bowlbound_desktop.kernel.requests import Decision


class Situation:
    """A game before a play from scrimmage or a try, and everywhere that the play can lead."""

    def __init__(self, game: Game, balls: FreeBalls, judge: Judge) -> None:
        self.game, self._balls = game, balls
        self._landings = Landings(game, judge)
        self._carried: dict[Register, dict[tuple[Way, int], Endings]] = {}
        self._stops, self._factor = stops_clock(game), float(factor(game, game.offense))
        self._worths: dict[int, float] = {}
        self._next: dict[int, Game] = {}

    @property
    def landings(self) -> list[Landing]:
        """Where plays lead, by number."""
        return self._landings.known

    def land(self, settled: Settled) -> int:
        """The landing of a play that was settled elsewhere."""
        return self._landings.land(settled)

    def after(self, number: int) -> Game:
        """The game after a landing, with its time taken and only quiet answers."""
        found = self._next.get(number)
        if found is None:
            settled = self.landings[number].settled
            found = self._next[number] = play_out(after_play(self.game, settled), quietly)
        return found

    def distributions(self, matchup: ChartMatchup, rows: Sequence[OddsRow]) -> Chances:
        """How often each landing (column) follows from each row."""
        layout = layout_of(matchup, rows)
        numbers, ends = self._ends_of(layout, matchup)
        table = SettlingTable(self._landings, [self._balls.ends.known[number] for number in numbers])
        fouls = fouls_in(layout.visits)
        settlings = {
            trapped: Settling(table, fouls, trapped=trapped)
            for trapped in sorted({trapped for _, trapped, _ in layout.parts})
        }
        special = [self._special(row) for row in rows]
        whole = {trapped: np.zeros((len(rows), *each.landed.shape)) for trapped, each in settlings.items()}
        for (number, trapped, chain), chances in zip(layout.parts, ends, strict=True):
            whole[trapped][number] += settlings[trapped].chances(chain) * chances
        found = np.zeros((len(rows), len(self.landings)))
        for number, row in enumerate(found):
            for trapped, settling in settlings.items():
                landed = settling.landed.ravel()
                row += np.bincount(landed, whole[trapped][number].ravel(), minlength=len(row))
            for landing, chance in special[number]:
                row[landing] += chance
        return found

    def _ends_of(self, layout: RowLayout, matchup: ChartMatchup) -> tuple[list[int], Chances]:
        """The ends that the results of a layout lead to, and how often each of its parts does."""
        carried = [self._carried_out(matchup, way, number) for way, number in layout.keys]
        numbers = sorted({number for endings in carried for number in endings})
        columns = {number: place for place, number in enumerate(numbers)}
        counts = np.cumsum([0, *map(len, carried)])
        places = [columns[number] for endings in carried for number in endings]
        chances = [chance for endings in carried for chance in endings.values()]
        leads = csr_matrix((chances, places, counts), shape=(len(carried), len(numbers)))
        ends: Chances = (layout.shares @ leads).toarray()
        return numbers, ends

    def _carried_out(self, matchup: ChartMatchup, way: Way, number: int) -> Endings:
        """The ends of a numbered result in this situation, cached."""
        register = matchup.meetings.register
        known = self._carried.setdefault(register, {})
        found = known.get((way, number))
        if found is None:
            found = known[way, number] = self.carry(register.results[number], way)
        return found

    def kicked(self, kick: Kick) -> Chances:
        """How often each landing follows from a kick."""
        table = SettlingTable(self._landings, [self._balls.ends.known[number] for number in kick.numbers])
        settling = Settling(
            table, fouls_in(visits for part in kick.parts for visits in part.chain), trapped=False
        )
        whole = np.zeros(settling.landed.shape)
        for part in kick.parts:
            whole += settling.chances(part.chain) * part.ends
        return self._added(settling, whole, self._unsettled(kick))

    def kicked_all(self, numbers: Sequence[int], by_chain: Mapping[Chain, Chances], besides: Kick) -> Chances:
        """The same for kicks that differ in their ends alone, a row for each.

        `by_chain` has their chances of the ends of these numbers; `besides` is what they have in common.
        """
        table = SettlingTable(self._landings, [self._balls.ends.known[number] for number in numbers])
        settling = Settling(table, fouls_in(visits for chain in by_chain for visits in chain), trapped=False)
        special, cancelled = self._unsettled(besides), self._landings.cancelled()
        found = np.zeros((len(next(iter(by_chain.values()))), len(self.landings)))
        for chain, ends in by_chain.items():
            found += ends @ self._leads(settling, chain)
            found[:, cancelled] += ends.sum(axis=1) * two_sided(chain)
        for landing, chance in special:
            found[:, landing] += chance
        return found

    def _leads(self, settling: Settling, chain: Chain) -> Any:
        """A matrix from each end to its landings with the fouls of a chain."""
        chances, landed = settling.chances(chain), settling.landed
        columns = np.broadcast_to(np.arange(landed.shape[1]), landed.shape)
        shape = landed.shape[1], len(self.landings)
        return csr_matrix((chances.ravel(), (columns.ravel(), landed.ravel())), shape=shape)

    def _unsettled(self, kick: Kick) -> list[tuple[int, float]]:
        """Landings that need no end of a kick: fouls before the snap or of both sides, and settled plays."""
        both = 0.0
        found = [(self._landings.before_snap(foul), chance) for chance, foul in kick.no_play]
        found += [(self.land(settled), chance) for chance, settled in kick.apart]
        for part in kick.parts:
            both += (float(part.ends.sum()) + sum(share for share, _ in part.settled)) * two_sided(part.chain)
            alone = within(part.chain, ())
            found += [(self.land(settled), alone * chance) for chance, settled in part.settled if alone]
        return [(self._landings.cancelled(), both), *found]

    def ended(self, endings: Endings) -> Chances:
        """How often each landing follows from ends without fouls of the play."""
        known = self._balls.ends.known
        return self.landed(
            (chance, self._landings.played(known[number])) for number, chance in endings.items()
        )

    def landed(self, ways: Iterable[tuple[float, int]]) -> Chances:
        """Landings with their chances as an array."""
        chances = np.zeros(len(self.landings) + 1)
        for chance, number in ways:
            if number >= len(chances):
                chances = np.append(chances, np.zeros(number))
            chances[number] += chance
        return chances

    def _added(self, settling: Settling, whole: Chances, special: Sequence[tuple[int, float]]) -> Chances:
        chances: Chances = np.bincount(
            settling.landed.ravel(), whole.ravel(), minlength=len(self.landings)
        ).astype(np.float64)
        for landing, chance in special:
            chances[landing] += chance
        return chances

    def _special(self, row: OddsRow) -> list[tuple[int, float]]:
        """Landings that need no end: fouls before the snap, and fouls of both sides."""
        both = row.cancelled + sum(
            sum(block.results.values()) * two_sided(block.chain) for block in row.blocks
        )
        found = [(self._landings.before_snap(foul), chance) for chance, foul in row.no_play]
        return [(self._landings.cancelled(), both), *found]

    def carry(self, result: Result, way: Way, *, thorough: bool = False) -> Endings:
        """Move the ball as the result says; free balls and interceptions with all their ends."""
        if result.kind == "interception":
            return self._intercepted(result, thorough)
        if result.kind == "fumble":
            y = FIELD + 1 if result.deep else self.game.y + result.yards
            seconds = self._seconds(y - self.game.y) + self.game.tables.alternate.action["fumble"]
            return self._balls.ends.timed(self._balls.fumble(self.game.offense, y), seconds)
        return {self._moved(result, way): 1.0}

    def _moved(self, result: Result, way: Way) -> int:
        """The end of a play without a free ball, which is the same on every down."""
        kept, key = self._balls.carried, (self.game.y, self._stops, self._factor, result, way)
        found = kept.get(key)
        if found is None:
            carried = carry_out(self.game, result, STANDING, passed=way[0], doubled=way[1])
            found = kept[key] = self._balls.ends.of(result_of(carried).dead)
        return found

    def _seconds(self, yards: int) -> int:
        return self.game.tables.alternate.action["scrimmage"] + tens(yards)

    def _intercepted(self, result: Result, thorough: bool) -> Endings:
        """Returned or downed, or declined where the defense is better off (BR-VI-9)."""
        ending = self._caught(result.yards)
        if not isinstance(ending, Cut):
            return self._balls.ends.timed(
                {self._balls.ends.of(ending.dead): 1.0}, self._seconds(result.yards)
            )
        returned = self._balls.run_back(ending, self.game.offense, thorough=thorough)
        ways = self._balls.ends.timed(returned, self._seconds(result.yards))
        fallen = self.carry(Result(kind="incomplete"), (True, False))
        return fallen if self.worth(fallen) < self.worth(ways) else ways

    def _caught(self, yards: int) -> Ending | Cut:
        """From where an interception is returned, or how it ended at once; the same on every down."""
        kept, key = self._balls.caught, (self.game.y, yards)
        if key not in kept:
            start = partial(intercept, self.game, yards)
            (_, ending), *_ = enumerate_all(self.game, start, _down_it, cut=RETURNED).ways
            if ending is None:
                raise AssertionError("an interception was declined unasked")
            kept[key] = ending
        return kept[key]

    def worth(self, endings: Endings) -> float:
        """What ends are worth to the offense, without fouls of the play."""
        worths = self._worths
        for number in endings:
            if number not in worths:
                landing = self._landings.played(self._balls.ends.known[number])
                worths[number] = self.landings[landing].worth
        whole = sum(endings.values())
        return sum(chance * worths[number] for number, chance in endings.items()) / whole


def fouls_in(chain: Iterable[Visits]) -> list[Foul]:
    """All fouls that can happen."""
    return list(dict.fromkeys(foul for each in dict.fromkeys(chain) for foul in (*each.first, *each.again)))


def _down_it(decision: Decision) -> str:
    """A policy that takes touchbacks, and otherwise returns the ball."""
    return "touchback" if "touchback" in decision.options else "return"
