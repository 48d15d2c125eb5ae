"""One situation: where every result of the charts leads, fouls and free balls settled by value."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

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
    Numbers,
    quietly,
)
from bowlbound_desktop.games.bowlbound.odds.matchup import ChartMatchup
from bowlbound_desktop.games.bowlbound.odds.results import Register
from bowlbound_desktop.games.bowlbound.odds.rows import Block, Row
from bowlbound_desktop.games.bowlbound.odds.settling import Settling, Table
from bowlbound_desktop.games.bowlbound.odds.ways import Cut, enumerate_all
from bowlbound_desktop.games.bowlbound.rules.clock.after_play import after_play
from bowlbound_desktop.games.bowlbound.rules.clock.alternate_timing import tens
from bowlbound_desktop.games.bowlbound.rules.fouls.fouls import Foul
from bowlbound_desktop.games.bowlbound.rules.fouls.penalties import Settled
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.loose_ball.interceptions import intercept
from bowlbound_desktop.games.bowlbound.rules.plays.carry_out import carry_out
from bowlbound_desktop.games.bowlbound.rules.plays.results import Result
from bowlbound_desktop.kernel.field import FIELD
from bowlbound_desktop.kernel.procedure import play_out
from bowlbound_desktop.kernel.requests import Decision
from bowlbound_desktop.play.tree import no_dice

Way: TypeAlias = tuple[bool, bool]
"""What counts besides the result: a pass in bad weather, and a gain that is doubled."""


class Situation:
    """A game before a play from scrimmage or a try, and everywhere that the play can lead."""

    def __init__(self, game: Game, balls: FreeBalls, judge: Judge) -> None:
        self.game, self._balls = game, balls
        self._landings = Landings(game, judge)
        self._carried: dict[Register, dict[tuple[Way, int], Endings]] = {}
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
        """The game after a landing, its time taken and nothing but quiet answers given."""
        found = self._next.get(number)
        if found is None:
            settled = self.landings[number].settled
            found = self._next[number] = play_out(after_play(self.game, settled), quietly)
        return found

    def distributions(self, matchup: ChartMatchup, rows: Sequence[Row]) -> Chances:
        """How often each landing (column) follows from each row."""
        blocks = [block for row in rows for block in row.blocks]
        carry = _Carry(self, matchup, blocks)
        ends = [self._balls.ends.known[number] for number in carry.numbers]
        trapping = matchup.game.options.pi_with_qt != "stands"
        table = Table(self._landings, ends)
        fouls = fouls_in(visits for block in blocks for visits in block.chain)
        settlings = {
            trapped: Settling(table, fouls, trapped=trapped)
            for trapped in sorted({block.trapped and trapping for block in blocks})
        }
        special = [self._special(row) for row in rows]
        chances = np.zeros((len(rows), len(self.landings)))
        for number, row in enumerate(rows):
            for trapped, settling in settlings.items():
                whole = np.zeros(settling.landed.shape)
                for block in row.blocks:
                    if (block.trapped and trapping) == trapped:
                        whole += settling.chances(block.chain) * carry.ends(block)
                chances[number] += np.bincount(
                    settling.landed.ravel(), whole.ravel(), minlength=len(self.landings)
                )
            for landing, chance in special[number]:
                chances[number, landing] += chance
        return chances

    def kicked(self, kick: Kick) -> Chances:
        """How often each landing follows from a kick."""
        table = Table(self._landings, [self._balls.ends.known[number] for number in kick.numbers])
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
        table = Table(self._landings, [self._balls.ends.known[number] for number in numbers])
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
        """From each end to its landings under the fouls of a chain."""
        chances, landed = settling.chances(chain), settling.landed
        columns = np.broadcast_to(np.arange(landed.shape[1]), landed.shape)
        shape = landed.shape[1], len(self.landings)
        return csr_matrix((chances.ravel(), (columns.ravel(), landed.ravel())), shape=shape)

    def _unsettled(self, kick: Kick) -> list[tuple[int, float]]:
        """What needs no end of the kick: fouls before the snap and of both sides, and what was settled."""
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

    def carried(self, register: Register) -> dict[tuple[Way, int], Endings]:
        """What was carried out so far, by the numbers of a register."""
        return self._carried.setdefault(register, {})

    def _special(self, row: Row) -> list[tuple[int, float]]:
        """What needs no end: fouls before the snap, and fouls of both sides."""
        both = row.cancelled + sum(
            sum(block.results.values()) * two_sided(block.chain) for block in row.blocks
        )
        found = [(self._landings.before_snap(foul), chance) for chance, foul in row.no_play]
        return [(self._landings.cancelled(), both), *found]

    def carry(self, result: Result, matchup: ChartMatchup, way: Way, *, thorough: bool = False) -> Endings:
        """Move the ball as the result says; free balls and interceptions with all their ends."""
        if result.kind == "interception":
            return self._intercepted(result, matchup, thorough)
        if result.kind == "fumble":
            y = FIELD + 1 if result.deep else self.game.y + result.yards
            seconds = self._seconds(y - self.game.y) + self.game.tables.alternate.action["fumble"]
            return self._balls.ends.timed(self._balls.fumble(self.game.offense, y), seconds)
        passed, doubled = way
        carried = carry_out(self.game, result, matchup.snap, passed=passed, doubled=doubled)
        return {self._balls.ends.of(play_out(carried, no_dice).dead): 1.0}

    def _seconds(self, yards: int) -> int:
        return self.game.tables.alternate.action["scrimmage"] + tens(yards)

    def _intercepted(self, result: Result, matchup: ChartMatchup, thorough: bool) -> Endings:
        """Returned or downed, or declined where the defence is better off (BR-VI-9)."""
        caught = enumerate_all(self.game, lambda: intercept(self.game, result.yards), _down_it, cut=RETURNED)
        (_, ending), *_ = caught.ways
        if ending is None:
            raise AssertionError("an interception was declined unasked")
        if not isinstance(ending, Cut):
            return self._balls.ends.timed(
                {self._balls.ends.of(ending.dead): 1.0}, self._seconds(result.yards)
            )
        returned = self._balls.run_back(ending, self.game.offense, thorough=thorough)
        ways = self._balls.ends.timed(returned, self._seconds(result.yards))
        fallen = self.carry(Result(kind="incomplete"), matchup, (True, False))
        return fallen if self.worth(fallen) < self.worth(ways) else ways

    def worth(self, endings: Endings) -> float:
        """To the offence, before any foul of the play."""
        worths = self._worths
        for number in endings:
            if number not in worths:
                landing = self._landings.played(self._balls.ends.known[number])
                worths[number] = self.landings[landing].worth
        whole = sum(endings.values())
        return sum(chance * worths[number] for number, chance in endings.items()) / whole


class _Carry:
    """The ends of some blocks' results, as a matrix."""

    def __init__(self, situation: Situation, matchup: ChartMatchup, blocks: Sequence[Block]) -> None:
        self._calm = matchup.meetings.calm
        register = matchup.meetings.register
        results, known = register.results, situation.carried(register)
        self._places: dict[tuple[Way, int], int] = {}
        for block in blocks:
            way = self._way(block)
            for number in block.results:
                key = way, number
                if key not in known:
                    known[key] = situation.carry(results[number], matchup, way)
                self._places.setdefault(key, len(self._places))
        found = {number for key in self._places for number in known[key]}
        self.numbers = sorted(found)
        columns = {number: place for place, number in enumerate(self.numbers)}
        self._matrix = np.zeros((len(self._places), len(columns)))
        places = [place for key, place in self._places.items() for _ in known[key]]
        numbers = [columns[number] for key in self._places for number in known[key]]
        self._matrix[places, numbers] = [chance for key in self._places for chance in known[key].values()]

    def _way(self, block: Block) -> Way:
        """In calm weather it does not matter how the yards were made."""
        return block.passed and not self._calm, block.doubled

    def ends(self, block: Block) -> Chances:
        """The chances of all ends."""
        way = self._way(block)
        places: Numbers = np.array([self._places[way, number] for number in block.results], dtype=np.intp)
        chances: Chances = np.array(list(block.results.values())) @ self._matrix[places]
        return chances


def fouls_in(chain: Iterable[Visits]) -> list[Foul]:
    """All fouls that can happen."""
    return list(dict.fromkeys(foul for each in dict.fromkeys(chain) for foul in (*each.first, *each.again)))


def _down_it(decision: Decision) -> str:
    """Touchbacks are taken; everything else is returned."""
    return "touchback" if "touchback" in decision.options else "return"
