"""What a pair of calls can come to, before it is known where the ball lies."""

from attrs import field, frozen

from bowlbound_desktop.play.odds.columns import Chain
from bowlbound_desktop.play.odds.results import Mixture
from bowlbound_desktop.play.odds.tree import Ways
from bowlbound_desktop.rules.bowlbound.fouls import Foul


@frozen(eq=False)
class Block:
    """Fouls and results that are independent of each other."""

    chain: Chain
    results: Mixture
    passed: bool = False
    doubled: bool = False
    trapped: bool = False
    """The passer ran or was caught, which may change what interference costs (C-BR-10)."""


@frozen(eq=False)
class Row:
    """All that one pair of calls can come to."""

    blocks: tuple[Block, ...]
    no_play: Ways[Foul] = field(factory=list)
    """Fouls before the snap."""
    cancelled: float = 0.0
    """Fouls of both sides, besides those of the blocks."""
