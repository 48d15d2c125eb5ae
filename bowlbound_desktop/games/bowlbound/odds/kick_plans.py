"""The exact chances of one throw for a kick under its plan: fakes, blocks, cells and fouls.

Fake and block numbers are totals of the dice and override what is printed there, so the column is read total
by total (as in kicking.read_kick). Fouls are rolled again: plans with the same fouls are merged.
"""

from collections import defaultdict
from collections.abc import Hashable, Iterator
from typing import TypeAlias

from attrs import evolve, field, frozen

from bowlbound_desktop.games.bowlbound.odds.columns import (
    SHARES,
    Chain,
    Spread,
    Visits,
    certain,
    chained,
    spread,
)
from bowlbound_desktop.games.bowlbound.rules.calls.hurry_up import STANDING
from bowlbound_desktop.games.bowlbound.rules.charts.cells import Cell, Kind
from bowlbound_desktop.games.bowlbound.rules.fouls.fouls import Foul
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.kicks.kicking import (
    BLOCKED_TEN,
    Plan,
    as_rushed,
    beaten,
    roughing,
)
from bowlbound_desktop.games.bowlbound.rules.kicks.punts import OTHER_COLUMN
from bowlbound_desktop.games.bowlbound.rules.plays.reading import FLAGS, Reading, Source, special_source
from bowlbound_desktop.kernel.procedure import result_of
from bowlbound_desktop.play.tree import Ways

BLOCKED = Reading(BLOCKED_TEN, 0, (), "blocked")
"""The rushers block the kick, whatever the cell."""
AGAIN = (*OTHER_COLUMN, Kind.NO_GOOD)
Parts: TypeAlias = dict[Chain, dict[Reading, float]]
"""For each chain of fouls, what is thrown for the kick after it."""


@frozen(eq=False)
class Throw:
    """The results of all plans of a kick, for one throw without its fouls."""

    parts: Parts = field(factory=dict)
    fakes: Ways[Chain] = field(factory=list)
    unplayed: Ways[tuple[Foul, str]] = field(factory=list)
    """Fouls of the first throw that leave no play, with the word for it."""


@frozen(eq=False)
class _Plain:
    """The results of one plan."""

    kicked: dict[tuple[Reading, tuple[Foul, ...]], float]
    fake: float
    visits: Visits
    unplayed: Ways[tuple[Foul, str]]


def read_plans(game: Game, column: str, plans: Ways[Plan]) -> Throw:
    """The column of a kick from scrimmage under each of the plans."""
    source = special_source(game, game.offense, column, "kick")
    whole = Throw()
    alike: dict[Hashable, Visits] = {}
    faked: defaultdict[Chain, float] = defaultdict(float)
    for chance, plan in plans:
        read = _read(game, source, plan)
        first, again = (frozenset(shares.items()) for shares in (read.visits.first, read.visits.again))
        visits = alike.setdefault((first, again), read.visits)
        for (thrown, fouls), share in read.kicked.items():
            chain = (visits, *map(certain, fouls))
            _add(whole.parts, chain, thrown, chance * share)
        faked[visits,] += chance * read.fake
        whole.unplayed.extend((chance * share, key) for share, key in read.unplayed)
    whole.fakes.extend((chance, chain) for chain, chance in faked.items() if chance)
    return whole


def _add(parts: Parts, chain: Chain, thrown: Reading, chance: float) -> None:
    part = parts.setdefault(chain, {})
    part[thrown] = part.get(thrown, 0.0) + chance


def _read(game: Game, source: Source, plan: Plan) -> _Plain:
    kicked: defaultdict[tuple[Reading, tuple[Foul, ...]], float] = defaultdict(float)
    flags: defaultdict[tuple[Cell, bool], float] = defaultdict(float)
    fake = 0.0
    for total, share in SHARES.items():
        cell, happened = source.cells[total - 10], beaten(game, plan, total)
        if happened == "fake":
            fake += share
        elif happened:
            kicked[BLOCKED, ()] += share
        elif cell.kind not in FLAGS:
            kicked[Reading(cell, 0), result_of(roughing(game, plan, total, cell))] += share
        elif plan.flags_block:
            kicked[Reading(BLOCKED_TEN, 0), ()] += share
        else:
            flags[as_rushed(game, cell, plan, STANDING.hurried)] += share
    visits, unplayed = chained(game, source, flags, snapped=False, hurried=STANDING.hurried)
    return _Plain(kicked, fake, visits, unplayed)


def rolled_again(game: Game, parts: Parts, least: float) -> Parts:
    """FG, KO and NG of a punt are rolled again in another column, whose fouls join the chain (R-25)."""
    columns: dict[str, Spread] = {}
    waiting = [(chain, thrown, chance) for chain, part in parts.items() for thrown, chance in part.items()]
    found: Parts = {}
    while waiting:
        chain, thrown, chance = waiting.pop()
        if thrown.stopped or thrown.cell.kind not in AGAIN:
            _add(found, chain, thrown, chance)
        elif chance >= least:
            waiting += [(*way[:2], chance * way[2]) for way in _again(game, columns, chain, thrown.cell)]
    return found


def _again(
    game: Game, columns: dict[str, Spread], chain: Chain, cell: Cell
) -> Iterator[tuple[Chain, Reading, float]]:
    name = OTHER_COLUMN.get(cell.kind, "field_goal")
    if name not in columns:
        source = special_source(game, game.offense, name, "kick")
        columns[name] = spread(game, source, snapped=True)
    read = columns[name]
    for share, again in read.cells:
        marked = evolve(again, marked=again.marked or cell.marked)
        yield (*chain, read.visits), Reading(marked, 0), share
