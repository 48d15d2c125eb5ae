"""The registry of game systems: the only place outside a rule package that names them."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from bowlbound_desktop.kernel.errors import BowlboundError
from bowlbound_desktop.rules.bowlbound.system import BowlBound
from bowlbound_desktop.storage.tables import bowlbound_editions, bowlbound_tables


def _bowlbound(key: str) -> BowlBound:
    return BowlBound(bowlbound_editions()[key], bowlbound_tables())


_BUILDERS: Mapping[str, Callable[[str], Any]] = {"bowlbound": _bowlbound, "bowlbound-classic": _bowlbound}
SYSTEMS = tuple(_BUILDERS)


@cache
def system(key: str) -> Any:
    """The game system of that key."""
    if key not in _BUILDERS:
        raise BowlboundError(f'there is no game system "{key}": choose one of {", ".join(SYSTEMS)}')
    return _BUILDERS[key](key)
