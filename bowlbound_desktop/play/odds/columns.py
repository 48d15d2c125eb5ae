"""What a column can give once its penalties are rolled out, as exact chances."""

from collections import defaultdict
from functools import lru_cache

from attrs import evolve, frozen

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.play.odds.tree import Ways, enumerate_all
from bowlbound_desktop.rules.bowlbound.cells import INCOMPLETE, Amount, Cell
from bowlbound_desktop.rules.bowlbound.dice import OFFENSE
from bowlbound_desktop.rules.bowlbound.fouls import Foul
from bowlbound_desktop.rules.bowlbound.game import Game
from bowlbound_desktop.rules.bowlbound.reading import FLAGS, Source, flag, offset
from bowlbound_desktop.rules.bowlbound.yardage import variable_yards

Fouls = tuple[Foul, ...]
SMALLEST = 2e-5
"""Chains of fouls that are rarer than this are left out."""
WEIGHTS = tuple(weight / len(OFFENSE.throws) for weight in OFFENSE.weights.values())


@frozen
class Spread:
    """A column: its cells given that no foul stands, its chains of fouls, and what ends the rolling."""

    cells: Ways[Cell]
    chains: Ways[Fouls]
    """Fouls before a cell that counts; the empty chain first. Fouls of both sides are one chain."""
    stops: Ways[tuple[Fouls, str, Cell]]
    """The fouls, the word for how it ended, and the cell that then counts."""
    left_out: float = 0.0


def spread(game: Game, source: Source, *, snapped: bool, hurried: bool = False) -> Spread:
    """Read a column exactly; after each foul the same column is rolled again (BR-VI-4-A)."""
    clean: defaultdict[Cell, float] = defaultdict(float)
    flags: defaultdict[Cell, float] = defaultdict(float)
    for cell, share in zip(source.cells, WEIGHTS, strict=True):
        (flags if cell.kind in FLAGS else clean)[cell] += share
    whole = sum(clean.values())
    chains, stops, left_out = _chains(game, source, flags, snapped, hurried)
    cells = [(share / whole, cell) for cell, share in clean.items()]
    return Spread(cells, [(chance * whole, fouls) for fouls, chance in chains.items()], stops, left_out)


def _chains(
    game: Game, source: Source, flags: dict[Cell, float], snapped: bool, hurried: bool
) -> tuple[dict[Fouls, float], Ways[tuple[Fouls, str, Cell]], float]:
    """How often each chain of fouls is reached, how often one ends the rolling, and what was left out."""
    reached: defaultdict[Fouls, float] = defaultdict(float)
    stops: Ways[tuple[Fouls, str, Cell]] = []
    waiting: dict[Fouls, float] = {(): 1.0}
    left_out = 0.0
    while waiting:
        further: defaultdict[Fouls, float] = defaultdict(float)
        for fouls, chance in waiting.items():
            reached[fouls] += chance
            for share, (more, stopped), cell in _flagged(game, source, flags, fouls, snapped, hurried):
                if stopped:
                    counts = INCOMPLETE if stopped == "interference" else cell
                    stops.append((chance * share, (alike(more), stopped, counts)))
                elif chance * share < SMALLEST:
                    left_out += chance * share
                else:
                    further[alike(more)] += chance * share
        waiting = further
    return reached, stops, left_out


def _flagged(
    game: Game, source: Source, flags: dict[Cell, float], fouls: Fouls, snapped: bool, hurried: bool
) -> list[tuple[float, tuple[Fouls, str], Cell]]:
    """One more foul after these: each way with its chance, its fouls and the word that ends the rolling."""
    ways = []
    for cell, share in flags.items():
        found = _one_flag(game, source, cell, snapped or bool(fouls), hurried)
        ways += [(share * chance, (fouls + more, stopped), cell) for chance, (more, stopped) in found]
    return ways


def _one_flag(
    game: Game, source: Source, cell: Cell, snapped: bool, hurried: bool
) -> Ways[tuple[Fouls, str]]:
    """The real flag, its penalty roll enumerated once for all games under the same rules."""
    key = (game.options, game.edition.key, game.offense, source.phase, source.side, cell, snapped, hurried)
    found = _FLAGS.get(key)
    if found is None:
        outcomes = enumerate_all(game, lambda: flag(game, source, cell, (), snapped=snapped, hurried=hurried))
        found = _FLAGS[key] = merged(outcomes.ways)
    return found


_FLAGS: dict[object, Ways[tuple[Fouls, str]]] = {}


def merged(ways: Ways[tuple[Fouls, str]]) -> Ways[tuple[Fouls, str]]:
    """Equal ways taken together; what a foul is called does not matter here."""
    found: defaultdict[tuple[Fouls, str], float] = defaultdict(float)
    for chance, (fouls, stopped) in ways:
        found[tuple(evolve(foul, text="", rolled=False) for foul in fouls), stopped] += chance
    return [(chance, end) for end, chance in found.items()]


@lru_cache(maxsize=4096)
def alike(fouls: Fouls) -> Fouls:
    """One order for fouls among which the offended side may choose; a pair stands for any that offset."""
    if offset(fouls):
        by_side = {foul.by: foul for foul in fouls}
        return tuple(by_side[side] for side in Side)
    return tuple(sorted(set(fouls), key=lambda foul: (foul.by.value, foul.value, foul.yards)))


def plain(game: Game, cell: Cell) -> Ways[Cell]:
    """A cell with variable yards as cells with numbers (BR-VI-3)."""
    if not cell.amount.variable:
        return [(1.0, cell)]
    sign = cell.amount.sign
    return [
        (chance, evolve(cell, amount=Amount(sign if yards else 1, yards)))
        for chance, yards in variable(game, cell.amount.variable)
    ]


def variable(game: Game, token: str) -> Ways[int]:
    """The yards of a token."""
    key = (game.options.variable_method, token)
    if key not in _TOKENS:
        _TOKENS[key] = _thrown(game, token)
    return _TOKENS[key]


_TOKENS: dict[tuple[str, str], Ways[int]] = {}


def _thrown(game: Game, token: str) -> Ways[int]:
    if token in ("T2", "T3") and game.options.variable_method == "full":
        fewer = "T1" if token == "T2" else "T2"  # 27,000 ways to throw T3, but only a hundred sums
        return _added(variable(game, fewer), variable(game, "T1"))
    outcomes = enumerate_all(game, lambda: variable_yards(game, game.offense, token, "yardage"))
    return _added(outcomes.ways, [(1.0, 0)])


def _added(some: Ways[int], others: Ways[int]) -> Ways[int]:
    found: defaultdict[int, float] = defaultdict(float)
    for chance, yards in some:
        for share, more in others:
            found[yards + more] += chance * share
    return [(chance, yards) for yards, chance in sorted(found.items())]
