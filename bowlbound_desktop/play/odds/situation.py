"""One situation: where every result of the charts leads, fouls and free balls settled by value."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

import numpy as np
from attrs import evolve, frozen

from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.procedure import play_out
from bowlbound_desktop.kernel.requests import Answer, Decision, Request, Roll
from bowlbound_desktop.play.odds.columns import Fouls
from bowlbound_desktop.play.odds.free_balls import RETURNED, End, FreeBalls, simplified
from bowlbound_desktop.play.odds.matchup import CANCELLED, NO_PLAY, PLAYED, Block, Matchup, Row
from bowlbound_desktop.play.odds.results import Chances, Mixture, Numbers
from bowlbound_desktop.play.odds.tree import Ways, enumerate_all, no_dice, quiet
from bowlbound_desktop.rules.bowlbound.after_play import after_play
from bowlbound_desktop.rules.bowlbound.alternate_timing import tens
from bowlbound_desktop.rules.bowlbound.carry_out import carry_out
from bowlbound_desktop.rules.bowlbound.dead_ball import next_down
from bowlbound_desktop.rules.bowlbound.fouls import Foul
from bowlbound_desktop.rules.bowlbound.game import Game
from bowlbound_desktop.rules.bowlbound.interceptions import DEEPEST, intercept
from bowlbound_desktop.rules.bowlbound.penalties import Settled, as_trapped, cancel, no_play, settle
from bowlbound_desktop.rules.bowlbound.reading import offset
from bowlbound_desktop.rules.bowlbound.results import Result
from bowlbound_desktop.rules.bowlbound.timing import chart_row

Judge: TypeAlias = Callable[[Game, Side], float]
"""What a game between plays is worth to a side, in any unit."""


@frozen(eq=False)
class Landing:
    """A play settled, before its time is taken."""

    settled: Settled
    worth: float
    """To the offence, by the judge."""
    turnover: bool = False
    penalty: bool = False


Carried: TypeAlias = dict[int, tuple[bool, list[int], list[float]]]
"""By the number of a result: whether the passer was trapped, and its ends with their chances."""


class _Map:
    """From results to ends, as a matrix for those with the passer trapped and one for the others."""

    def __init__(self, carried: Carried, ends: int) -> None:
        self._places = np.zeros(max(carried, default=0) + 1, dtype=np.intp)
        self._trapped = np.zeros(len(self._places), dtype=bool)
        self._matrix = np.zeros((len(carried), ends))
        for place, (number, (trapped, numbers, chances)) in enumerate(carried.items()):
            self._places[number], self._trapped[number] = place, trapped
            self._matrix[place, numbers] = chances

    def ends(self, results: Mixture) -> dict[bool, Chances]:
        """The chances of all ends, by whether the passer was trapped."""
        trapped = self._trapped[results.numbers]
        found = {}
        for which in (False, True):
            here = trapped == which
            if here.any():
                found[which] = results.chances[here] @ self._matrix[self._places[results.numbers[here]]]
        return found


class Situation:
    """A game before a play from scrimmage or a try, and everywhere that the play can lead."""

    def __init__(self, game: Game, matchup: Matchup, balls: FreeBalls, judge: Judge) -> None:
        self.game, self.matchup, self._balls, self._judge = game, matchup, balls, judge
        self.landings: list[Landing] = []
        self._ends: list[End] = []
        self._played: dict[int, int] = {}
        self._tables: dict[object, Numbers] = {}
        self._worth_array: Chances = np.zeros(0)
        self._end_numbers: dict[End, int] = {}
        self._carried: defaultdict[tuple[bool, bool], Carried] = defaultdict(dict)
        self._maps: dict[tuple[bool, bool], _Map] = {}
        self._taken: dict[object, int] = {}
        self._accepted: dict[Foul, Numbers] = {}
        self._kinds: dict[tuple[End, bool], int] = {}
        self._kind_numbers: dict[object, int] = {}
        self._landed: dict[object, int] = {}
        self._next: dict[int, Game] = {}

    def distributions(self, rows: Sequence[Row]) -> Chances:
        """How often each landing (column) follows from each row."""
        self._carry_all(rows)
        landed = self._landed_by_chain(rows)
        chances = np.zeros((len(rows), len(self.landings)))
        for number, row in enumerate(rows):
            ends, special = self._by_chain(row)
            chances[number] = np.bincount(landed.ravel(), ends.ravel(), minlength=len(self.landings))
            for landing, chance in special:
                chances[number, landing] += chance
        return chances

    def _height(self) -> int:
        """Rows for the chains of fouls, and as many again where a trapped passer makes a difference."""
        return len(self.matchup.chains) * (1 if self.matchup.calm else 2)

    def _landed_by_chain(self, rows: Sequence[Row]) -> Numbers:
        """The landing of every end (column) with every chain of fouls (row); trapped passers apart."""
        chains, everything = self.matchup.chains, np.arange(len(self._ends))
        used = {
            number
            for row in rows
            for block in row
            if block.how == PLAYED
            for number in block.numbers.tolist()
        }
        landed = np.zeros((self._height(), len(everything)), dtype=np.intp)
        for number in used:
            landed[number] = self._landings(everything, chains[number])
            if not self.matchup.calm:
                fouls = as_trapped(self.game, chains[number], trapped=True)
                landed[len(chains) + number] = self._landings(everything, fouls)
        return landed

    def land(self, settled: Settled) -> int:
        """The landing of a play that was settled elsewhere."""
        game, was = settled.game, self.game
        again = game.next == was.next and game.offense is was.offense and game.down == was.down
        return self._add(settled, None, penalty=again and game.line == was.line)

    def after(self, number: int) -> Game:
        """The game after a landing, its time taken and nothing but quiet answers given."""
        found = self._next.get(number)
        if found is None:
            settled = self.landings[number].settled
            found = self._next[number] = play_out(after_play(self.game, settled), _quietly)
        return found

    def _carry_all(self, rows: Sequence[Row]) -> None:
        """Find the ends of all results, and where fouls before the snap lead."""
        self._cancelled()
        for block in {id(block): block for row in rows for block in row}.values():
            if block.how == NO_PLAY:
                for _, fouls in block.chains:
                    self._foul_before_snap(fouls[0])
            elif block.how == PLAYED:
                carried = self._carried[self._way(block)]
                for number in block.results.numbers.tolist():
                    if number not in carried:
                        carried[number] = self._carry(number, *self._way(block))
        self._maps = {way: _Map(found, len(self._ends)) for way, found in self._carried.items()}

    def _way(self, block: Block) -> tuple[bool, bool]:
        """In calm weather it does not matter how the yards were made."""
        return block.passed and not self.matchup.calm, block.doubled

    def _carry(self, number: int, passed: bool, doubled: bool) -> tuple[bool, list[int], list[float]]:
        result = self.matchup.register.results[number]
        ways = self._carry_out(result, passed, doubled)
        return result.trapped, [self._number(end) for _, end in ways], [chance for chance, _ in ways]

    def _by_chain(self, row: Row) -> tuple[Chances, list[tuple[int, float]]]:
        """The ends of a row by chains of fouls; and landings that need no end."""
        found = np.zeros((self._height(), len(self._ends)))
        special: list[tuple[int, float]] = []
        for block in row:
            if block.how != PLAYED:
                special += [self._unplayed(block, chance, fouls) for chance, fouls in block.chains]
                continue
            for trapped, ends in self._maps[self._way(block)].ends(block.results).items():
                shift = len(self.matchup.chains) if trapped else 0
                found[block.numbers + shift] += np.outer(block.often, ends)
        return found, special

    def _unplayed(self, block: Block, chance: float, fouls: Fouls) -> tuple[int, float]:
        landing = self._cancelled() if block.how == CANCELLED else self._foul_before_snap(fouls[0])
        return landing, chance

    def _number(self, end: End) -> int:
        found = self._end_numbers.get(end)
        if found is None:
            found = self._end_numbers[end] = len(self._ends)
            self._ends.append(end)
        return found

    def _carry_out(self, result: Result, passed: bool, doubled: bool) -> Ways[End]:
        """Move the ball as the result says; free balls and interceptions with all their ends."""
        if result.kind == "interception":
            return self._intercepted(result)
        if result.kind == "fumble":
            y = FIELD + 1 if result.deep else self.game.y + result.yards
            seconds = self._seconds(y - self.game.y) + self.game.tables.alternate.action["fumble"]
            return self._timed(self._balls.fumble(self.game.offense, y), seconds)
        carried = carry_out(self.game, result, self.matchup.snap, passed=passed, doubled=doubled)
        return [(1.0, simplified(self.game, End(play_out(carried, no_dice).dead)))]

    def _seconds(self, yards: int) -> int:
        return self.game.tables.alternate.action["scrimmage"] + tens(yards)

    def _timed(self, ways: Ways[End], seconds: int) -> Ways[End]:
        """The action seconds of alternate timing (carry_out.py)."""
        if self.game.options.timing == "normal":
            return ways
        return [(chance, evolve(end, dead=evolve(end.dead, action=seconds))) for chance, end in ways]

    def _intercepted(self, result: Result) -> Ways[End]:
        """Returned or downed, or declined where the defence is better off (BR-VI-9)."""
        caught = enumerate_all(self.game, lambda: intercept(self.game, result.yards), _down_it, cut=RETURNED)
        (_, ending), *_ = caught.ways
        if ending is None:
            raise AssertionError("an interception was declined unasked")
        if not isinstance(ending, Roll):
            return self._timed([(1.0, simplified(self.game, End(ending.dead)))], self._seconds(result.yards))
        start = FIELD - min(self.game.y + result.yards, FIELD + DEEPEST)
        ways = self._timed(
            self._balls.returned(ending.side, start, ("TC-3",), fouls=True), self._seconds(result.yards)
        )
        fallen = self._carry_out(Result(kind="incomplete"), True, False)
        return fallen if self._worth(fallen) < self._worth(ways) else ways

    def _worth(self, ways: Ways[End]) -> float:
        """To the offence, before any foul of the play."""
        landed = [(chance, self._played_at(self._number(end))) for chance, end in ways]
        whole = sum(chance for chance, _ in landed)
        return sum(chance * self.landings[number].worth for chance, number in landed) / whole

    def _landings(self, ends: Numbers, fouls: Fouls) -> Numbers:
        """Where ends lead with these fouls of the play: the offended side takes what is worth most."""
        if not fouls:
            return self._lookup("played", self._played_at, ends)
        if offset(fouls):
            return np.full(len(ends), self._cancelled())
        refuse = partial(self._declined, fouls[0])
        choices = [self._lookup("declined", refuse, ends)]
        choices += [self._taken_by(foul)[ends] for foul in fouls]
        sign = 1 if fouls[0].by is not self.game.offense else -1
        offered = np.stack(choices)
        best: Numbers = offered[(sign * self._worths()[offered]).argmax(axis=0), np.arange(len(ends))]
        return best

    def _lookup(self, key: object, land: Callable[[int], int], ends: Numbers) -> Numbers:
        """The landings of ends under one answer, each reckoned once."""
        found = self._tables.get(key)
        if found is None or len(found) < len(self._ends):
            grown = np.full(2 * len(self._ends), -1)
            if found is not None:
                grown[: len(found)] = found
            found = self._tables[key] = grown
        landed = found[ends]
        for number in ends[landed < 0].tolist():
            found[number] = land(number)
        return found[ends]

    def _worths(self) -> Chances:
        """What every landing is worth to the offence."""
        if len(self._worth_array) < len(self.landings):
            self._worth_array = np.array([landing.worth for landing in self.landings])
        return self._worth_array

    def _played_at(self, number: int) -> int:
        found = self._played.get(number)
        if found is None:
            found = self._played[number] = self._stands_as_played(self._ends[number])
        return found

    def _stands_as_played(self, end: End) -> int:
        if end.cancelled:
            return self._cancelled()
        game, rows = next_down(self.game, end.dead)
        return self._add(Settled(game=game, rows=rows, dead=end.dead, prolongs=end.prolongs), end)

    def _taken_by(self, foul: Foul) -> Numbers:
        """The landings of all ends when this foul is taken."""
        found = self._accepted.get(foul)
        if found is None or len(found) < len(self._ends):
            kinds = np.array([self._kind(end, foul) for end in self._ends])
            _, first, inverse = np.unique(kinds, return_index=True, return_inverse=True)
            found = np.array([self._accept(self._ends[place], foul) for place in first.tolist()])[inverse]
            self._accepted[foul] = found
        return found

    def _accept(self, end: End, foul: Foul) -> int:
        if end.cancelled:
            return self._cancelled()
        return self._add(_answered(self.game, end, foul, "1"), None, penalty=True)

    def _kind(self, end: End, foul: Foul) -> int:
        """A number for ends from which a foul leads to the same place; only some are marked from the end."""
        key = end, foul.from_end_of_gain
        found = self._kinds.get(key)
        if found is None:
            dead = end.dead
            gained = foul.from_end_of_gain and dead.side is self.game.offense and not dead.changed
            where = dead.y if gained else None
            timed = end if self.game.options.timing != "normal" else None
            kind = dead.how, dead.side, dead.changed, dead.rows, end.prolongs, end.cancelled, where, timed
            found = self._kinds[key] = self._kind_numbers.setdefault(kind, len(self._kind_numbers))
        return found

    def _declined(self, foul: Foul, number: int) -> int:
        end = self._ends[number]
        if end.cancelled:
            return self._cancelled()
        return self._add(_answered(self.game, end, foul, "decline"), end)

    def _foul_before_snap(self, foul: Foul) -> int:
        return self._special(foul, lambda: play_out(no_play(self.game, foul), no_dice))

    def _cancelled(self) -> int:
        return self._special("cancel", lambda: play_out(cancel(self.game), no_dice))

    def _special(self, key: object, start: Callable[[], Settled]) -> int:
        """A settlement that many ends share."""
        found = self._taken.get(key)
        if found is None:
            found = self._taken[key] = self._add(start(), None, penalty=True)
        return found

    def _add(self, settled: Settled, end: End | None, penalty: bool = False) -> int:
        """The number of a landing; equal ones share it."""
        game, offense = settled.game, self.game.offense
        rows = (chart_row(game, settled.rows),) if game.options.timing == "normal" else settled.rows
        turnover = end is not None and end.dead.changed and end.dead.side is not offense
        penalty = penalty or (end is not None and end.penalty)
        timed = None if game.options.timing == "normal" else settled.dead
        where = game.next, game.offense, game.y, game.down, game.line, game.kickoff_yards
        key = (*where, game.score, rows, settled.prolongs, turnover, penalty, timed)
        found = self._landed.get(key)
        if found is None:
            found = self._landed[key] = len(self.landings)
            self.landings.append(Landing(settled, self._judge(game, offense), turnover, penalty))
        return found


def _answered(game: Game, end: End, foul: Foul, answer: str) -> Settled:
    """The foul settled with one answer to the question whether it is taken."""

    def reply(request: Request) -> Answer:
        asked = isinstance(request, Decision) and request.kind == "penalty"
        return answer if asked else _quietly(request)

    settled = play_out(settle(game, end.dead, (foul,)), reply)
    return evolve(settled, prolongs=settled.prolongs or end.prolongs)


def _quietly(request: Request) -> Answer:
    if isinstance(request, Decision):
        return quiet(request)
    raise AssertionError(f"a throw where none was foreseen: {request}")


def _down_it(decision: Decision) -> str:
    """Touchbacks are taken; everything else is returned."""
    return "touchback" if "touchback" in decision.options else "return"
