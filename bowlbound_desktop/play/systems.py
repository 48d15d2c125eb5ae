"""The registry of game systems: the only place outside a rule package that names them."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from bowlbound_desktop.games.gridiron_chaos.rules.system import GridironChaos
from bowlbound_desktop.games.gridiron_chaos.tables import chaos_tables
from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.rules.bowlbound.system import BowlBound
from bowlbound_desktop.rules.paper_bowl.system import PaperBowl
from bowlbound_desktop.storage.paper_bowl import paper_bowl_box
from bowlbound_desktop.storage.tables import bowlbound_editions, bowlbound_tables


def _bowlbound(key: str) -> BowlBound:
    return BowlBound(bowlbound_editions()[key], bowlbound_tables())


def _paper_bowl(_: str) -> PaperBowl:
    return PaperBowl(paper_bowl_box())


def _gridiron_chaos(_: str) -> GridironChaos:
    return GridironChaos(chaos_tables())


_BUILDERS: Mapping[str, Callable[[str], Any]] = {
    "bowlbound": _bowlbound,
    "bowlbound-classic": _bowlbound,
    "paper-bowl": _paper_bowl,
    "gridiron-chaos": _gridiron_chaos,
}
SYSTEMS = tuple(key for key in _BUILDERS if key != "gridiron-chaos")  # until its room is whole


@cache
def system(key: str) -> Any:
    """The game system of that key."""
    if key not in _BUILDERS:
        raise BowlboundError(f'there is no game system "{key}": choose one of {", ".join(SYSTEMS)}')
    return _BUILDERS[key](key)
