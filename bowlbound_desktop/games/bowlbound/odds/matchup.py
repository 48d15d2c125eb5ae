"""One offense against one defense, wherever the ball is: what the charts can give for every pair of calls.

The steps are those of `rules/plays/consult.py`, each made of the real procedures; only their order is
repeated here, with whole distributions instead of single throws. A test compares them with the play itself.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import TypeVar

from attrs import evolve, field, frozen

from bowlbound_desktop.games.bowlbound.odds.columns import Chain, Spread, spread, two_sided, within
from bowlbound_desktop.games.bowlbound.odds.meetings import ColumnOdds, Meetings
from bowlbound_desktop.games.bowlbound.odds.rows import OddsBlock, OddsRow
from bowlbound_desktop.games.bowlbound.odds.ways import enumerate_all
from bowlbound_desktop.games.bowlbound.rules.calls.hurry_up import STANDING
from bowlbound_desktop.games.bowlbound.rules.calls.wild_card import PREFIX, right
from bowlbound_desktop.games.bowlbound.rules.charts.cells import INCOMPLETE, Cell, Kind
from bowlbound_desktop.games.bowlbound.rules.charts.chart import FORMATIONS
from bowlbound_desktop.games.bowlbound.rules.dice import DEFENSE
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.plays.consult import PASS_OF, Thrown, against_the_wind
from bowlbound_desktop.games.bowlbound.rules.plays.defenses import (
    PASSES,
    Defense,
    can_trap,
    defend,
    formation_column,
)
from bowlbound_desktop.games.bowlbound.rules.plays.lineup import line_up
from bowlbound_desktop.games.bowlbound.rules.plays.reading import Reading, offense_source
from bowlbound_desktop.games.bowlbound.rules.plays.results import Result
from bowlbound_desktop.games.bowlbound.rules.plays.run_or_pass import BAD_SNAP_LOSS
from bowlbound_desktop.kernel.field import SIDES
from bowlbound_desktop.kernel.procedure import result_of
from bowlbound_desktop.play.tree import Ways

NO_GAIN, FALLEN = Result(), Result(kind="incomplete")
SHARES = tuple(weight / len(DEFENSE.throws) for weight in DEFENSE.weights.values())


@frozen(eq=False)
class Part:
    """Cells of one column that are all runs or all passes."""

    cells: Ways[Cell]
    passed: bool
    against: dict[Cell, ColumnOdds] = field(factory=dict)
    """A cache of their results, by the cell of the defense."""


@frozen(eq=False)
class Branch:
    """A play before the defense is known: its own column, or an option pass rolled again."""

    chance: float
    before: Chain
    column: str
    spread: Spread
    parts: tuple[Part, ...]
    option_pass: str = ""

    @property
    def chain(self) -> Chain:
        """All fouls."""
        return (*self.before, self.spread.visits)


class ChartMatchup:
    """The rows of one offense against one defense, each computed when it is first asked for."""

    def __init__(self, game: Game, *, free: bool = False) -> None:
        self.game, self.free = game, free
        self.lineup = line_up(game)
        self.meetings = Meetings(game, free=free)
        self._branches: dict[str, list[Branch]] = {}
        self._defenses: dict[object, Ways[Defense]] = {}
        self._rows: dict[tuple[str, str], OddsRow] = {}

    def row(self, play: str, defense: str) -> OddsRow:
        """Plays 1 to 9 against any call of the defense, or the red-zone blank."""
        found = self._rows.get((play, defense))
        if found is None:
            found = self._rows[play, defense] = self._row(play, defense, self._branches_of(play))
        return found

    def row_from(self, play: str, cell: Cell, defense: str) -> OddsRow:
        """The same from a given cell, as in Razzle-Dazzle (AR-I-1-G)."""
        source = offense_source(self.game, play)
        read = spread(self.game, source, snapped=self.free, hurried=STANDING.hurried, first=cell)
        return self._row(play, defense, self._read(play, read))

    def _row(self, play: str, defense: str, branches: list[Branch]) -> OddsRow:
        wild = defense.startswith(PREFIX)
        if wild and play != "5" and right(defense, play):
            return OddsRow((self._certain(1.0, FALLEN if play in PASSES else NO_GAIN, play in PASSES),))
        first = branches[0].spread
        blocks = [
            self._certain(chance, Result(kind="fumble", yards=BAD_SNAP_LOSS))
            for chance, (_, word) in first.unplayed
            if word == "bad snap"
        ]
        no_play = [(chance, foul) for chance, (foul, word) in first.unplayed if word == "no play"]
        cancelled = 0.0
        for branch in branches:
            if wild and play == "5":
                named, corrected = self._named(defense, branch)
                cancelled += corrected
                blocks += named
                if right(defense, "5", branch.option_pass):
                    continue
            blocks += self._played(play, defense, branch)
        return OddsRow(tuple(blocks), no_play, cancelled)

    def _certain(self, chance: float, result: Result, passed: bool = False) -> OddsBlock:
        return OddsBlock((), {self.meetings.register.number(result): chance}, passed)

    def _named(self, defense: str, branch: Branch) -> tuple[list[OddsBlock], float]:
        """The Wild Card named the option (AR-II-1-C-vi), and what that changes in cancelled plays.

        An option pass that was named is not rolled. Where fouls of both sides end the rolling at once
        (C-BR-08), such a play is cancelled before it is a pass; but the run was named whatever it became.
        """
        at_once = self.game.edition.pen_offset == "immediate"
        if not right(defense, "5", branch.option_pass):
            if not (branch.option_pass and at_once and right(defense, "5")):
                return [], 0.0
            both = branch.chance * two_sided(branch.before)
            return [self._certain(both, NO_GAIN)], -both
        if not branch.option_pass:
            chances = [within(chain, SIDES) for chain in branch.spread.stops]
            cells = sum(chance for part in branch.parts for chance, _ in part.cells)
            return [self._certain(cells * within(branch.chain, SIDES) + sum(chances), NO_GAIN)], 0.0
        both = branch.chance * two_sided(branch.before) if at_once else 0.0
        named = branch.chance * within(branch.before, SIDES) - both
        return [self._certain(named, FALLEN, True)], both

    def _branches_of(self, play: str) -> list[Branch]:
        found = self._branches.get(play)
        if found is None:
            read = self.meetings.spread(play, snapped=self.free)
            found = self._branches[play] = self._read(play, read)
        return found

    def _read(self, play: str, first: Spread) -> list[Branch]:
        """The play's own column, with option passes rolled again (BR-VI-12)."""
        ordinary = [way for way in first.cells if way[1].kind is not Kind.OPTION_PASS]
        branches = [Branch(1.0, (), play, first, self._parts(play, "", ordinary))]
        for chance, cell in first.cells:
            if cell.kind is Kind.OPTION_PASS:
                column = PASS_OF[cell.word]
                again = self.meetings.spread(column, snapped=True)
                parts = self._parts(column, cell.word, again.cells)
                branches.append(Branch(chance, (first.visits,), column, again, parts, cell.word))
        return branches

    def _parts(self, column: str, option_pass: str, cells: Ways[Cell]) -> tuple[Part, ...]:
        """The cells after the wind, with passes and runs apart."""
        ways: dict[bool, Ways[Cell]] = {False: [], True: []}
        for chance, cell in cells:
            thrown = Thrown(reading=Reading(cell, 0), column=column, option_pass=option_pass)
            ways[thrown.passed].append((chance, result_of(against_the_wind(self.lineup, thrown))))
        return tuple(Part(found, passed) for passed, found in ways.items() if found)

    def _played(self, play: str, defense: str, branch: Branch) -> Iterator[OddsBlock]:
        for stop in branch.spread.stops:
            chain = (*branch.before, *stop)
            if branch.option_pass or not can_trap(self.game, defense, play):
                yield OddsBlock(chain, {self.meetings.register.number(FALLEN): branch.chance}, True)
            else:
                yield from self._interfered(defense, play, chain)
        for part in branch.parts:
            yield from self._against(play, defense, branch, part)

    def _interfered(self, call: str, play: str, chain: Chain) -> Iterator[OddsBlock]:
        """After interference only the defense's QR and QT count (R-11)."""
        fallen, whole = self.meetings.register.number(FALLEN), ColumnOdds()
        for chance, defense in self.defenses(call, play, "", True):
            if defense.cell.kind is Kind.COLUMN:
                whole.meet(self.meetings.meet(INCOMPLETE, defense.cell, True), chance)
            else:
                whole.results[fallen] = whole.results.get(fallen, 0.0) + chance
        yield from self._by_column(OddsBlock(chain, {}, True), whole)

    def defenses(self, call: str, column: str, option_pass: str, passed: bool) -> Ways[Defense]:
        """What the defense's call gives against a column."""
        key = call, column, option_pass, passed
        found = self._defenses.get(key)
        if found is None:
            found = self._defenses[key] = merge(self._defend(call, column, option_pass, passed))
        return found

    def _defend(
        self, call: str, column: str, option_pass: str, passed: bool
    ) -> Iterable[tuple[float, Defense]]:
        if call in FORMATIONS and not option_pass:
            cells = formation_column(self.game, call, column)
            return ((share, Defense(cell)) for share, cell in zip(SHARES, cells, strict=True))
        return enumerate_all(
            self.game, lambda: defend(self.lineup, call, column, option_pass=option_pass, passed=passed)
        ).ways

    def _against(self, play: str, call: str, branch: Branch, part: Part) -> Iterator[OddsBlock]:
        """The two results meet on the Priority Chart."""
        read = branch.column if branch.option_pass else play
        whole: dict[bool, ColumnOdds] = {}
        for chance, defense in self.defenses(call, read, branch.option_pass, part.passed):
            found = part.against.get(defense.cell)
            if found is None:
                found = self.meetings.against(part.cells, defense.cell, part.passed)
                part.against[defense.cell] = found
            whole.setdefault(defense.doubled, ColumnOdds()).add(found, chance * branch.chance)
        for doubled, outcome in whole.items():
            yield from self._by_column(OddsBlock(branch.chain, {}, part.passed, doubled), outcome)

    def _by_column(self, block: OddsBlock, outcome: ColumnOdds) -> Iterator[OddsBlock]:
        """Blocks for each column that was rolled last, whose fouls join those before (BR-VI-2)."""
        passed, doubled = block.passed, block.doubled
        if outcome.results:
            yield OddsBlock(block.chain, outcome.results, passed, doubled)
        rolled: defaultdict[str, dict[Cell, float]] = defaultdict(dict)
        for (column, added), chance in outcome.rolled.items():
            rolled[column][added] = chance
        for column, cells in rolled.items():
            again, trapped = self.meetings.spread(column, snapped=True), column != "B"
            results = self.meetings.in_columns(cells, column)
            yield OddsBlock((*block.chain, again.visits), results, passed, doubled, trapped)
            fallen = evolve(FALLEN, trapped=trapped and not self.meetings.calm)
            dropped = {self.meetings.register.number(fallen): sum(cells.values())}
            for stop in again.stops:
                yield OddsBlock((*block.chain, *stop), dropped, passed, doubled, trapped)


T = TypeVar("T")


def merge(ways: Iterable[tuple[float, T]]) -> Ways[T]:
    """The ways with equal ones merged."""
    found: defaultdict[T, float] = defaultdict(float)
    for chance, end in ways:
        found[end] += chance
    return [(chance, end) for end, chance in found.items()]
