"""The registry of game systems: the only place outside a rule package that names them."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from bowlbound_desktop.games.bowlbound.rules.system import BowlBound
from bowlbound_desktop.games.bowlbound.tables import bowlbound_editions, bowlbound_tables
from bowlbound_desktop.games.paper_bowl.rules.system import PaperBowl
from bowlbound_desktop.games.paper_bowl.tables import paper_bowl_box
from bowlbound_desktop.kernel.errors import BowlboundError


def _bowlbound(key: str) -> BowlBound:
    return BowlBound(bowlbound_editions()[key], bowlbound_tables())


def _paper_bowl(_: str) -> PaperBowl:
    return PaperBowl(paper_bowl_box())


_BUILDERS: Mapping[str, Callable[[str], Any]] = {
    "bowlbound": _bowlbound,
    "bowlbound-classic": _bowlbound,
    "paper-bowl": _paper_bowl,
}
SYSTEMS = tuple(_BUILDERS)


@cache
def system(key: str) -> Any:
    """The game system of that key."""
    if key not in _BUILDERS:
        raise BowlboundError(f'there is no game system "{key}": choose one of {", ".join(SYSTEMS)}')
    return _BUILDERS[key](key)
