"""One offence against one defence, wherever the ball lies: what the charts can give for every pair of calls.

The steps are those of run_or_pass.py, each made of the real procedures; only their order is repeated here,
with whole distributions in the place of single throws. A test holds them against the play itself.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any, TypeAlias, TypeVar

from attrs import evolve, frozen

from bowlbound_desktop.kernel.procedure import play_out
from bowlbound_desktop.play.odds.columns import Fouls, Spread, alike, plain, spread
from bowlbound_desktop.play.odds.results import Mixture, Register, register
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


Row: TypeAlias = tuple[Block, ...]
"""All that one pair of calls can come to."""
NO_FOULS: Ways[Fouls] = [(1.0, ())]


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
        self._spreads: dict[tuple[str, bool], Spread] = {}
        self._offenses: dict[str, Offense] = {}
        self._defenses: dict[object, Ways[Defense]] = {}
        self._met: dict[object, Mixture] = {}
        self._columns: dict[object, Mixture] = {}
        self._rows: dict[tuple[str, str], Row] = {}

    def row(self, play: str, defense: str) -> Row:
        """Plays 1 to 9 against any call of the defence, or the red-zone blank."""
        found = self._rows.get((play, defense))
        if found is None:
            found = self._rows[play, defense] = tuple(self._blocks(play, defense))
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
                chains = _joined(first.chains, again.chains, chance)
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
            yield Block(_merged(chains), self._interfered(defense, play, option_pass), passed=True)
        if cancelled:
            yield self._cancelled(cancelled)

    def _cancelled(self, chance: float) -> Block:
        return Block([(chance, ())], self.register.one(NO_GAIN), how=CANCELLED)

    def _interfered(self, call: str, play: str, option_pass: str) -> Mixture:
        """After interference only the defence's QR and QT count (R-11)."""
        if option_pass or not can_trap(self.game, call, play):
            return self.register.one(FALLEN)
        parts = []
        for chance, defense in self.defenses(call, play, "", True):
            trapped = defense.cell.kind is Kind.COLUMN
            found = self._meet(INCOMPLETE, defense.cell, True) if trapped else self.register.one(FALLEN)
            parts.append((chance, found))
        return self.register.mix(parts)

    def defenses(self, call: str, column: str, option_pass: str, passed: bool) -> Ways[Defense]:
        """What the defence's call gives against a column."""
        key = call, column, option_pass, passed
        found = self._defenses.get(key)
        if found is None:
            outcomes = enumerate_all(
                self.game, lambda: defend(self.game, call, column, option_pass=option_pass, passed=passed)
            )
            found = self._defenses[key] = _merged(outcomes.ways)
        return found

    def _against(self, play: str, call: str, part: Part) -> Iterator[Block]:
        """The two results meet on the Priority Chart; fouls of both sides cancel the play."""
        read = part.column if part.option_pass else play
        parts: dict[bool, list[tuple[float, Mixture]]] = {False: [], True: []}
        for chance, defense in self.defenses(call, read, part.option_pass, part.passed):
            parts[defense.doubled].append((chance, self._column(part, defense.cell)))
        one_sided = [way for way in part.chains if not offset(way[1])]
        for doubled, found in parts.items():
            if found:
                yield Block(one_sided, self.register.mix(found), part.passed, doubled)
        if offsets := _sum(way for way in part.chains if offset(way[1])):
            yield self._cancelled(offsets * _sum(part.cells))

    def _column(self, part: Part, defense: Cell) -> Mixture:
        """A whole column against one cell of the defence."""
        key = id(part), defense
        found = self._columns.get(key)
        if found is None:
            meetings = [(chance, self._meet(cell, defense, part.passed)) for chance, cell in part.cells]
            found = self._columns[key] = self.register.mix(meetings)
        return found

    def _meet(self, offense: Cell, defense: Cell, passed: bool) -> Mixture:
        """All results of two cells."""
        column, *added = combine(self.game, offense, defense).split()
        if column not in RESULT_COLUMNS:
            return self._plainly(offense, defense, passed)
        extra = defense if added else BLANK
        found = self._met.get((column, extra))
        if found is None:
            found = self._met[column, extra] = self._in_column(column, extra)
        return found

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
        """The B, QR or QT column (BR-VI-2, PC-5, PC-6)."""
        found = self._spread(column, True)
        parts = []
        for chance, cell in found.cells:
            cell = BLANK if cell.kind is Kind.COLUMN else cell
            adds = not cell.bracket and cell.kind in (Kind.YARDS, Kind.BLANK)
            parts.append((chance, self._meet(cell, added if adds else BLANK, True)))
        trapped = column != "B" and not self.calm
        whole = self.register.mix(parts)
        chained = [(often, self.register.told(whole, trapped, fouls)) for often, fouls in found.chains]
        fallen = self.register.one(FALLEN)
        stopped = [(often, self.register.told(fallen, trapped, stop[0])) for often, stop in found.stops]
        return self.register.mix(chained + stopped)


def _sum(ways: Iterable[tuple[float, Any]]) -> float:
    return sum(chance for chance, _ in ways)


T = TypeVar("T")


def _merged(ways: Ways[T]) -> Ways[T]:
    """Equal ways taken together."""
    found: defaultdict[T, float] = defaultdict(float)
    for chance, end in ways:
        found[end] += chance
    return [(chance, end) for end, chance in found.items()]


def _joined(some: Ways[Fouls], others: Ways[Fouls], chance: float) -> Ways[Fouls]:
    """Fouls before an option pass and after it."""
    return _merged([(chance * p * q, alike(ours + more)) for (p, ours), (q, more) in product(some, others)])


def _stops_after(
    chains: Ways[Fouls], again: Spread, chance: float, word: str
) -> Ways[tuple[Fouls, str, str]]:
    """A foul that ends the rolling of an option pass."""
    return _merged(
        [
            (chance * p * q, (alike(fouls + more), stopped, word))
            for (p, fouls), (q, (more, stopped, _)) in product(chains, again.stops)
        ]
    )
