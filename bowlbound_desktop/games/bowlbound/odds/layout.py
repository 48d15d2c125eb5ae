"""Rows of a matchup as arrays: the same wherever the ball is, so computed once for many places."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, TypeAlias

from attrs import frozen
from scipy.sparse import csr_matrix

from bowlbound_desktop.games.bowlbound.odds.columns import Chain, Visits
from bowlbound_desktop.games.bowlbound.odds.matchup import ChartMatchup
from bowlbound_desktop.games.bowlbound.odds.rows import OddsBlock, OddsRow

Way: TypeAlias = tuple[bool, bool]
"""What counts besides the result: a pass in bad weather, and a gain that is doubled."""
MOST_LAYOUTS = 16


@frozen(eq=False)
class RowLayout:
    """The blocks of some rows; those of one row with the same fouls are merged."""

    keys: tuple[tuple[Way, int], ...]
    """The columns: ways and numbers of results."""
    parts: tuple[tuple[int, bool, Chain], ...]
    """The row of each part, whether the passer was trapped, and its fouls."""
    shares: Any
    """How often each part (rows) gives each result (columns)."""
    visits: tuple[Visits, ...]
    """All columns whose fouls can happen."""


def layout_of(matchup: ChartMatchup, rows: Sequence[OddsRow]) -> RowLayout:
    """The layout of some rows, cached."""
    asked = tuple(rows)
    found = _LAYOUTS.pop(asked, None) or _laid_out(matchup, asked)
    _LAYOUTS[asked] = found
    if len(_LAYOUTS) > MOST_LAYOUTS:
        _LAYOUTS.popitem(last=False)
    return found


_LAYOUTS: OrderedDict[tuple[OddsRow, ...], RowLayout] = OrderedDict()


def _laid_out(matchup: ChartMatchup, rows: tuple[OddsRow, ...]) -> RowLayout:
    keys: dict[tuple[Way, int], int] = {}
    parts: dict[tuple[int, bool, Chain], int] = {}
    shares: list[float] = []
    where: tuple[list[int], list[int]] = [], []
    trapping = matchup.game.options.pi_with_qt != "stands"
    for number, row in enumerate(rows):
        for block in row.blocks:
            way = way_of(block, matchup.meetings.calm)
            part = parts.setdefault((number, block.trapped and trapping, block.chain), len(parts))
            for result, share in block.results.items():
                where[0].append(part)
                where[1].append(keys.setdefault((way, result), len(keys)))
                shares.append(share)
    visits = dict.fromkeys(visits for row in rows for block in row.blocks for visits in block.chain)
    together = csr_matrix((shares, where), shape=(len(parts), len(keys)))
    return RowLayout(tuple(keys), tuple(parts), together, tuple(visits))


def way_of(block: OddsBlock, calm: bool) -> Way:
    """The way of a block; in calm weather it does not matter whether it was a pass."""
    return block.passed and not calm, block.doubled
