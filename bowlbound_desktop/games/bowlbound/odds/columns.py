"""The exact chances of what a column gives, with its penalties.

A column is rolled again after each foul (BR-VI-4-A), so chains of fouls have no end. Which fouls there were
matters only to the side that may take one of them, and it takes the best one. So it is enough to know how
often all fouls of a chain belong to a given set, and that is a geometric sum.
"""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from math import prod
from typing import TypeAlias

from attrs import evolve, field, frozen

from bowlbound_desktop.games.bowlbound.odds.ways import enumerate_all
from bowlbound_desktop.games.bowlbound.rules.charts.cells import Cell
from bowlbound_desktop.games.bowlbound.rules.dice import OFFENSE
from bowlbound_desktop.games.bowlbound.rules.fouls.fouls import Foul
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.plays.reading import FLAGS, Source, flag
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.tree import Ways

SHARES = {total: weight / len(OFFENSE.throws) for total, weight in OFFENSE.weights.items()}
WEIGHTS = tuple(SHARES.values())
Shares: TypeAlias = Mapping[Foul, float]
Flags: TypeAlias = Mapping[tuple[Cell, bool], float]
"""Flags of one throw, each with whether its yards are fixed."""


@frozen(eq=False)
class Visits:
    """How often a column is thrown while all fouls so far are in a set: start + first / (1 - again)."""

    start: float
    first: Shares = field(factory=dict)
    """Chances of fouls on the first throw; those of every later throw are below."""
    again: Shares = field(factory=dict)

    def within(self, sides: Collection[Side]) -> float:
        """How often it is thrown with fouls of these sides only."""
        first = sum(share for foul, share in self.first.items() if foul.by in sides)
        again = sum(share for foul, share in self.again.items() if foul.by in sides)
        return self.start + first / (1 - again)


ONCE = Visits(1.0)
"""A column that is thrown once, without a foul."""
Chain: TypeAlias = tuple[Visits, ...]
"""Columns rolled one after the other; their fouls are one chain."""


@lru_cache(maxsize=64)
def certain(foul: Foul) -> Visits:
    """A foul that happens for certain."""
    return Visits(0.0, {foul: 1.0})


@lru_cache(maxsize=4096)
def within(chain: Chain, sides: tuple[Side, ...]) -> float:
    """How often all fouls of the chain are by these sides."""
    return prod(visits.within(sides) for visits in chain)


@lru_cache(maxsize=4096)
def two_sided(chain: Chain) -> float:
    """How often both sides foul."""
    one_sided = sum(within(chain, (side,)) for side in Side) - within(chain, ())
    return within(chain, tuple(Side)) - one_sided


@frozen(eq=False)
class Spread:
    """A column: its cells, how often it is thrown, and what ends the rolling."""

    cells: Ways[Cell]
    """Cells without fouls, with their chances in one throw."""
    visits: Visits
    unplayed: Ways[tuple[Foul, str]]
    """Fouls of the first throw after which there is no play, each with the word for that."""
    stops: Sequence[Chain]
    """Chains that end on interference."""


def spread(
    game: Game, source: Source, *, snapped: bool, hurried: bool = False, first: Cell | None = None
) -> Spread:
    """The exact chances of a column; `first` is a cell that is already given."""
    clean, flags = _thrown(source)
    shown: Flags = flags if first is None else {(first, False): 1.0} if first.kind in FLAGS else {}
    if first is not None and not shown:
        return Spread([(1.0, first)], ONCE, [], ())
    before = _fouls(game, source, shown, snapped, hurried)
    after = _fouls(game, source, flags, True, hurried)
    again = _given(after, "")
    visits = Visits(1.0 if first is None else 0.0, _given(before, ""), again)
    stops: list[Chain] = [(visits, Visits(0.0, _given(after, "interference")))]
    if first is not None:
        stops.append((Visits(0.0, _given(before, "interference")),))
    unplayed = [(share, key) for key, share in before.items() if key[1] not in ("", "interference")]
    found = [chain for chain in stops if chain[-1].first]
    return Spread([(share, cell) for cell, share in clean.items()], visits, unplayed, found)


def chained(
    game: Game, source: Source, flags: Flags, *, snapped: bool, hurried: bool
) -> tuple[Visits, Ways[tuple[Foul, str]]]:
    """How often a column with these flags is thrown, and the fouls after which there is no play."""
    before = _fouls(game, source, flags, snapped, hurried)
    again = _given(_fouls(game, source, flags, True, hurried), "")
    return Visits(1.0, _given(before, ""), again), [(share, key) for key, share in before.items() if key[1]]


def _thrown(source: Source) -> tuple[dict[Cell, float], Flags]:
    """The cells of one throw, and its flags."""
    clean: defaultdict[Cell, float] = defaultdict(float)
    flags: defaultdict[tuple[Cell, bool], float] = defaultdict(float)
    for cell, share in zip(source.cells, WEIGHTS, strict=True):
        if cell.kind in FLAGS:
            flags[cell, False] += share
        else:
            clean[cell] += share
    return clean, flags


def _given(fouls: Mapping[tuple[Foul, str], float], stopped: str) -> Shares:
    return {foul: share for (foul, word), share in fouls.items() if word == stopped}


def _fouls(
    game: Game, source: Source, flags: Flags, snapped: bool, hurried: bool
) -> dict[tuple[Foul, str], float]:
    """The fouls of one throw, each with the word that ends the rolling if it does."""
    found: defaultdict[tuple[Foul, str], float] = defaultdict(float)
    for (cell, fixed), share in flags.items():
        for chance, key in _one_flag(game, source, cell, snapped, hurried, fixed):
            found[key] += share * chance
    return found


def _one_flag(
    game: Game, source: Source, cell: Cell, snapped: bool, hurried: bool, fixed: bool
) -> Ways[tuple[Foul, str]]:
    """The fouls of a flag by the real rule, with its penalty roll enumerated once per set of rules."""
    rules = game.options, game.edition.key, game.offense
    key = (*rules, source.phase, source.side, cell, snapped, hurried, fixed)
    found = _FLAGS.get(key)
    if found is None:
        outcomes = enumerate_all(
            game, lambda: flag(game, source, cell, (), snapped=snapped, hurried=hurried, fixed=fixed)
        )
        found = _FLAGS[key] = _alike(outcomes.ways)
    return found


_FLAGS: dict[object, Ways[tuple[Foul, str]]] = {}


def _alike(ways: Ways[tuple[tuple[Foul, ...], str]]) -> Ways[tuple[Foul, str]]:
    """The ways with equal ones merged; names of fouls do not matter here."""
    found: defaultdict[tuple[Foul, str], float] = defaultdict(float)
    for chance, ((foul,), stopped) in ways:
        found[evolve(foul, text="", rolled=False), stopped] += chance
    return [(chance, key) for key, chance in found.items()]
