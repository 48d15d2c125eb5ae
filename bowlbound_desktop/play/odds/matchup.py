"""One offence against one defence, wherever the ball lies: what the charts can give for every pair of calls.

The steps are those of run_or_pass.py, each made of the real procedures; only their order is repeated here,
with whole distributions in the place of single throws. A test holds them against the play itself.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any, TypeAlias, TypeVar

import numpy as np
from attrs import evolve, frozen

from bowlbound_desktop.kernel.procedure import play_out
from bowlbound_desktop.play.odds.columns import Fouls, Spread, alike, plain, spread
from bowlbound_desktop.play.odds.results import Chances, Mixture, Numbers, Register, register
from bowlbound_desktop.play.odds.tree import Ways, enumerate_all, no_dice
from bowlbound_desktop.rules.bowlbound.cells import BLANK, INCOMPLETE, Cell, Kind
from bowlbound_desktop.rules.bowlbound.chart import RESULT_COLUMNS
from bowlbound_desktop.rules.bowlbound.defenses import PASSES, Defense, can_trap, defend
from bowlbound_desktop.rules.bowlbound.game import Game
from bowlbound_desktop.rules.bowlbound.hurry_up import Snap
from bowlbound_desktop.rules.bowlbound.priority import combine
from bowlbound_desktop.rules.bowlbound.reading import Reading, offense_source, offset
from bowlbound_desktop.rules.bowlbound.results import Meeting, Result, meet
from bowlbound_desktop.rules.bowlbound.run_or_pass import (
    BAD_SNAP_LOSS,
    PASS_OF,
    Call,
    Thrown,
    _against_the_wind,
    _price,
)
from bowlbound_desktop.rules.bowlbound.wild_card import PREFIX, right

NO_GAIN, FALLEN = Result(), Result(kind="incomplete")
NO_NUMBERS: Numbers = np.zeros(0, dtype=np.intp)
NO_CHANCES: Chances = np.zeros(0)
PLAYED, NO_PLAY, CANCELLED = "played", "no play", "cancelled"


@frozen(eq=False)
class Block:
    """Fouls and results that are independent of each other: every pair has the product of their chances."""

    chains: Ways[Fouls]
    results: Mixture
    passed: bool = False
    doubled: bool = False
    how: str = PLAYED
    """played; no play, for a foul before the snap; cancelled, for fouls of both sides."""
    numbers: Numbers = NO_NUMBERS
    often: Chances = NO_CHANCES
    """The chains once more: their numbers in the matchup, and their chances."""


Row: TypeAlias = tuple[Block, ...]
"""All that one pair of calls can come to."""
Parts: TypeAlias = defaultdict[str, list[tuple[float, Mixture]]]
"""Results by the column that was rolled in last; "" is the play's own."""


@frozen(eq=False)
class Part:
    """A play before the defence is known, as far as one column decides it."""

    chains: Ways[Fouls]
    column: str
    option_pass: str
    cells: Ways[Cell]
    passed: bool


@frozen(eq=False)
class Offense:
    """A play before the defence is known."""

    parts: tuple[Part, ...]
    stops: Ways[tuple[Fouls, str, str]]
    """Fouls, what ended the rolling, and the option pass."""
    left_out: float


class Matchup:
    """The rows of one offence against one defence, each reckoned when it is first asked for."""

    def __init__(self, game: Game, snap: Snap) -> None:
        self.game, self.snap = game, snap
        self.price = _price(game, Call(play="1", defense="A", snap=snap))
        self.calm = game.options.weather == "off" and game.options.pi_with_qt == "stands"
        self.register: Register = register((game.options, game.edition.key, self.price, snap.hurried))
        self.chains: list[Fouls] = []
        """Chains of fouls by number."""
        self._chain_numbers: dict[Fouls, int] = {}
        self._spreads: dict[tuple[str, bool], Spread] = {}
        self._offenses: dict[str, Offense] = {}
        self._defenses: dict[object, Ways[Defense]] = {}
        self._met: dict[object, Mixture] = {}
        self._columns: dict[object, dict[str, Mixture]] = {}
        self._rows: dict[tuple[str, str], Row] = {}

    def row(self, play: str, defense: str) -> Row:
        """Plays 1 to 9 against any call of the defence, or the red-zone blank."""
        found = self._rows.get((play, defense))
        if found is None:
            blocks = [self._numbered(block) for block in self._blocks(play, defense)]
            found = self._rows[play, defense] = tuple(blocks)
        return found

    def _numbered(self, block: Block) -> Block:
        """With the numbers of its chains of fouls, as arrays."""
        numbers = [self._chain(fouls) for _, fouls in block.chains]
        often = np.array([chance for chance, _ in block.chains])
        return evolve(block, numbers=np.array(numbers, dtype=np.intp), often=often)

    def _chain(self, fouls: Fouls) -> int:
        found = self._chain_numbers.setdefault(fouls, len(self.chains))
        if found == len(self.chains):
            self.chains.append(fouls)
        return found

    def left_out(self, play: str) -> float:
        """The chance of longer chains of fouls than were followed."""
        return self._offense(play).left_out

    def _blocks(self, play: str, defense: str) -> Iterator[Block]:
        wild = defense.startswith(PREFIX)
        if wild and play != "5" and right(defense, play):
            yield self._named(1.0, passed=play in PASSES)
            return
        offense = self._offense(play)
        yield from self._stopped(play, defense, offense.stops)
        for part in offense.parts:
            if wild and play == "5" and right(defense, "5", part.option_pass):
                yield self._named(_sum(part.chains) * _sum(part.cells), passed=bool(part.option_pass))
            else:
                yield from self._against(play, defense, part)

    def _named(self, chance: float, *, passed: bool) -> Block:
        """The Wild Card named the play (AR-II-1-C): no gain or incomplete, whatever the fouls."""
        return Block([(chance, ())], self.register.one(FALLEN if passed else NO_GAIN), passed=passed)

    def _offense(self, play: str) -> Offense:
        found = self._offenses.get(play)
        if found is None:
            found = self._offenses[play] = self._read(play)
        return found

    def _spread(self, column: str, snapped: bool) -> Spread:
        found = self._spreads.get((column, snapped))
        if found is None:
            source = offense_source(self.game, column)
            found = spread(self.game, source, snapped=snapped, hurried=self.snap.hurried)
            self._spreads[column, snapped] = found
        return found

    def _read(self, play: str) -> Offense:
        """The play's own column, with option passes rolled again (BR-VI-12)."""
        first = self._spread(play, False)
        ordinary = [way for way in first.cells if way[1].kind is not Kind.OPTION_PASS]
        parts = self._parts(first.chains, play, "", ordinary)
        stops = [(chance, (fouls, word, "")) for chance, (fouls, word, _) in first.stops]
        left_out = first.left_out
        for chance, cell in first.cells:
            if cell.kind is Kind.OPTION_PASS:
                again = self._spread(PASS_OF[cell.word], True)
                chains = joined(first.chains, again.chains, chance)
                parts += self._parts(chains, PASS_OF[cell.word], cell.word, again.cells)
                stops += _stops_after(first.chains, again, chance, cell.word)
                left_out += chance * again.left_out
        return Offense(tuple(parts), stops, left_out)

    def _parts(self, chains: Ways[Fouls], column: str, option_pass: str, cells: Ways[Cell]) -> list[Part]:
        """Cells as they stand against the wind, passes and runs apart."""
        ways: dict[bool, Ways[Cell]] = {False: [], True: []}
        for chance, cell in cells:
            thrown = Thrown(reading=Reading(cell, 0), column=column, option_pass=option_pass)
            ways[thrown.passed].append((chance, play_out(_against_the_wind(self.game, thrown), no_dice)))
        return [Part(chains, column, option_pass, found, passed) for passed, found in ways.items() if found]

    def _stopped(self, play: str, defense: str, stops: Ways[tuple[Fouls, str, str]]) -> Iterator[Block]:
        """Readings that ended on a foul."""
        interfered: defaultdict[str, Ways[Fouls]] = defaultdict(list)
        cancelled = 0.0
        for chance, (fouls, word, option_pass) in stops:
            if word == "no play":
                yield Block([(chance, fouls[:1])], self.register.one(NO_GAIN), how=NO_PLAY)
            elif word == "bad snap":
                yield Block([(chance, ())], self.register.one(Result(kind="fumble", yards=BAD_SNAP_LOSS)))
            elif play == "5" and defense.startswith(PREFIX) and right(defense, "5", option_pass):
                yield self._named(chance, passed=bool(option_pass))
            elif offset(fouls):
                cancelled += chance
            else:
                interfered[option_pass].append((chance, fouls))
        for option_pass, chains in interfered.items():
            if option_pass or not can_trap(self.game, defense, play):
                yield Block(merge(chains), self.register.one(FALLEN), passed=True)
            else:
                yield from self._interfered(defense, play, merge(chains))
        if cancelled:
            yield self._cancelled(cancelled)

    def _cancelled(self, chance: float) -> Block:
        return Block([(chance, ())], self.register.one(NO_GAIN), how=CANCELLED)

    def _interfered(self, call: str, play: str, chains: Ways[Fouls]) -> Iterator[Block]:
        """After interference only the defence's QR and QT count (R-11)."""
        parts: Parts = defaultdict(list)
        for chance, defense in self.defenses(call, play, "", True):
            if defense.cell.kind is Kind.COLUMN:
                column, found = self._meet(INCOMPLETE, defense.cell, True)
                parts[column].append((chance, found))
            else:
                parts[""].append((chance, self.register.one(FALLEN)))
        yield from self._by_column(chains, parts, passed=True, doubled=False)

    def defenses(self, call: str, column: str, option_pass: str, passed: bool) -> Ways[Defense]:
        """What the defence's call gives against a column."""
        key = call, column, option_pass, passed
        found = self._defenses.get(key)
        if found is None:
            outcomes = enumerate_all(
                self.game, lambda: defend(self.game, call, column, option_pass=option_pass, passed=passed)
            )
            found = self._defenses[key] = merge(outcomes.ways)
        return found

    def _against(self, play: str, call: str, part: Part) -> Iterator[Block]:
        """The two results meet on the Priority Chart."""
        read = part.column if part.option_pass else play
        whole: dict[bool, Parts] = {False: defaultdict(list), True: defaultdict(list)}
        for chance, defense in self.defenses(call, read, part.option_pass, part.passed):
            for column, found in self._column(part, defense.cell).items():
                whole[defense.doubled][column].append((chance, found))
        for doubled, parts in whole.items():
            yield from self._by_column(part.chains, parts, passed=part.passed, doubled=doubled)

    def _by_column(
        self, chains: Ways[Fouls], parts: Parts, *, passed: bool, doubled: bool
    ) -> Iterator[Block]:
        """Blocks by the column that was rolled in last, whose fouls join those before (BR-VI-2)."""
        for column, found in parts.items():
            results = self.register.mix(found)
            if not column:
                yield from self._one_sided(chains, results, passed, doubled)
                continue
            spread = self._spread(column, True)
            yield from self._one_sided(joined(chains, spread.chains, 1.0), results, passed, doubled)
            stops = [(chance, fouls) for chance, (fouls, _, _) in spread.stops]
            if stops:
                fallen = self.register.one(evolve(FALLEN, trapped=column != "B" and not self.calm))
                after = joined(chains, stops, float(results.chances.sum()))
                yield from self._one_sided(after, fallen, passed, doubled)

    def _one_sided(
        self, chains: Ways[Fouls], results: Mixture, passed: bool, doubled: bool
    ) -> Iterator[Block]:
        """Fouls of both sides cancel the play."""
        yield Block([way for way in chains if not offset(way[1])], results, passed, doubled)
        if offsets := _sum(way for way in chains if offset(way[1])):
            yield self._cancelled(offsets * float(results.chances.sum()))

    def _column(self, part: Part, defense: Cell) -> dict[str, Mixture]:
        """A whole column against one cell of the defence, by the column that is rolled in next, if any."""
        key = id(part), defense
        found = self._columns.get(key)
        if found is None:
            parts: Parts = defaultdict(list)
            for chance, cell in part.cells:
                column, results = self._meet(cell, defense, part.passed)
                parts[column].append((chance, results))
            found = {column: self.register.mix(each) for column, each in parts.items()}
            self._columns[key] = found
        return found

    def _meet(self, offense: Cell, defense: Cell, passed: bool) -> tuple[str, Mixture]:
        """All results of two cells, and the column that they were found in, if another had to be rolled."""
        column, *added = combine(self.game, offense, defense).split()
        if column not in RESULT_COLUMNS:
            return "", self._plainly(offense, defense, passed)
        extra = defense if added else BLANK
        found = self._met.get((column, extra))
        if found is None:
            found = self._met[column, extra] = self._in_column(column, extra)
        return column, found

    def _plainly(self, offense: Cell, defense: Cell, passed: bool) -> Mixture:
        key = offense, defense, passed
        found = self.register.met.get(key)
        if found is None:
            pairs = product(plain(self.game, offense), plain(self.game, defense))
            parts = [(p * q, self._one(ours, theirs, passed)) for (p, ours), (q, theirs) in pairs]
            found = self.register.met[key] = parts[0][1] if len(parts) == 1 else self.register.mix(parts)
        return found

    def _one(self, offense: Cell, defense: Cell, passed: bool) -> Mixture:
        """A meeting without dice; in calm weather it does not matter how the yards were made."""
        meeting = Meeting(offense=offense, defense=defense, passed=passed, price=self.price)
        result = play_out(meet(self.game, meeting), no_dice)
        return self.register.one(evolve(result, firm=False) if self.calm else result)

    def _in_column(self, column: str, added: Cell) -> Mixture:
        """The B, QR or QT column, without its fouls (BR-VI-2, PC-5, PC-6)."""
        parts = []
        for chance, printed in self._spread(column, True).cells:
            cell = BLANK if printed.kind is Kind.COLUMN else printed
            adds = not cell.bracket and cell.kind in (Kind.YARDS, Kind.BLANK)
            parts.append((chance, self._meet(cell, added if adds else BLANK, True)[1]))
        whole = self.register.mix(parts)
        return whole if self.calm or column == "B" else self.register.trapped(whole)


def _sum(ways: Iterable[tuple[float, Any]]) -> float:
    return sum(chance for chance, _ in ways)


T = TypeVar("T")


def merge(ways: Ways[T]) -> Ways[T]:
    """Equal ways taken together."""
    found: defaultdict[T, float] = defaultdict(float)
    for chance, end in ways:
        found[end] += chance
    return [(chance, end) for end, chance in found.items()]


def joined(some: Ways[Fouls], others: Ways[Fouls], chance: float) -> Ways[Fouls]:
    """Fouls before an option pass and after it."""
    return merge([(chance * p * q, alike(ours + more)) for (p, ours), (q, more) in product(some, others)])


def _stops_after(
    chains: Ways[Fouls], again: Spread, chance: float, word: str
) -> Ways[tuple[Fouls, str, str]]:
    """A foul that ends the rolling of an option pass."""
    return merge(
        [
            (chance * p * q, (alike(fouls + more), stopped, word))
            for (p, fouls), (q, (more, stopped, _)) in product(chains, again.stops)
        ]
    )
