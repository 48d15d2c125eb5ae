"""The rules of both editions, with their tables."""

from functools import cache

from bowlbound_desktop.games.bowlbound.rules.system import BowlBound
from bowlbound_desktop.games.bowlbound.tables import bowlbound_editions, bowlbound_tables

CONSOLIDATED, CLASSIC = "bowlbound", "bowlbound-classic"


@cache
def edition_rules(key: str = CONSOLIDATED) -> BowlBound:
    """The rules of the edition of that key."""
    return BowlBound(bowlbound_editions()[key], bowlbound_tables())
