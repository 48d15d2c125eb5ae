"""Variable yards as exact chances (BR-VI-3)."""

from collections import defaultdict

from attrs import evolve

from bowlbound_desktop.games.bowlbound.odds.ways import enumerate_all
from bowlbound_desktop.games.bowlbound.rules.charts.cells import Amount, Cell
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.plays.yardage import variable_yards
from bowlbound_desktop.play.tree import Ways


def plain(game: Game, cell: Cell) -> Ways[Cell]:
    """A cell with variable yards as cells with numbers."""
    if not cell.amount.variable:
        return [(1.0, cell)]
    key = game.options.variable_method, cell
    found = _PLAIN.get(key)
    if found is None:
        sign = cell.amount.sign
        found = _PLAIN[key] = [
            (chance, evolve(cell, amount=Amount(sign if yards else 1, yards)))
            for chance, yards in variable(game, cell.amount.variable)
        ]
    return found


_PLAIN: dict[tuple[str, Cell], Ways[Cell]] = {}


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
