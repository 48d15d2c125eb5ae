"""The possible results of a pair of calls, wherever the ball is."""

from collections.abc import Sequence

from attrs import evolve, field, frozen

from bowlbound_desktop.games.bowlbound.odds.columns import Chain
from bowlbound_desktop.games.bowlbound.odds.results import Mixture
from bowlbound_desktop.games.bowlbound.rules.fouls.fouls import Foul
from bowlbound_desktop.play.tree import Ways


@frozen(eq=False)
class OddsBlock:
    """Fouls and results that are independent of each other."""

    chain: Chain
    results: Mixture
    passed: bool = False
    doubled: bool = False
    trapped: bool = False
    """Whether the passer ran or was caught, which may change what interference costs (C-BR-10)."""


@frozen(eq=False)
class OddsRow:
    """All possible results of one pair of calls."""

    blocks: tuple[OddsBlock, ...]
    no_play: Ways[Foul] = field(factory=list)
    """Fouls before the snap."""
    cancelled: float = 0.0
    """Fouls of both sides, besides those of the blocks."""


def mixed(rows: Sequence[tuple[float, OddsRow]], before: Chain = ()) -> OddsRow:
    """One row for rows that follow with some chances, after the fouls in `before`."""
    return OddsRow(
        tuple(_after(block, chance, before) for chance, row in rows for block in row.blocks),
        [(chance * share, foul) for chance, row in rows for share, foul in row.no_play],
        sum(chance * row.cancelled for chance, row in rows),
    )


def _after(block: OddsBlock, chance: float, before: Chain) -> OddsBlock:
    results = {number: chance * share for number, share in block.results.items()}
    return evolve(block, chain=(*before, *block.chain), results=results)
