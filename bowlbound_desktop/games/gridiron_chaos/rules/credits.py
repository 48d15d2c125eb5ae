"""Who is credited with what (GC-5): the event for statistics, and the letters of a play."""

from attrs import frozen

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Event

RUSH, RECEPTION, SACK = "rush", "reception", "sack"
INTERCEPTION, RECOVERY = "interception", "recovery"
KICK_RETURN, PUNT_RETURN = "kick_return", "punt_return"
TAKEAWAYS = (INTERCEPTION, RECOVERY)
LETTERED = (RUSH, RECEPTION, SACK, *TAKEAWAYS, KICK_RETURN, PUNT_RETURN, "two_point_play")
"""What the letters of a play stand for; the rest is counted beside them."""
STATS = (
    *(RUSH, "rushing_touchdown", RECEPTION, "receiving_touchdown"),
    *("pass_attempt", "completion", "passing_touchdown", "interception_thrown", "sacked"),
    *(SACK, INTERCEPTION, "interception_return", RECOVERY, "fumble_return", "return_touchdown"),
    *(KICK_RETURN, PUNT_RETURN, "punt", "field_goal_try", "field_goal", "extra_point_try", "extra_point"),
    *("two_point_play", "two_points"),
)
"""Everything that a player can be credited with."""


@frozen(kw_only=True)
class Credit:
    """One entry of a play: a slot, what its player did, and for how many yards."""

    side: Side
    slot: str
    stat: str
    yards: int = 0


@frozen(kw_only=True, slots=False)
class Credited(Event):
    """A player is credited."""

    side: Side
    slot: str
    player: str
    stat: str
    yards: int = 0


def letters(credits: tuple[Credit, ...], side: Side) -> tuple[str, ...]:
    """The letters of a side on a play, as the scenario contract counts them."""
    found = {credit.slot for credit in credits if credit.side is side and credit.stat in LETTERED}
    return tuple(sorted(found))


def without_takeaways(credits: tuple[Credit, ...]) -> tuple[Credit, ...]:
    """When the ball was never taken away after all (GC-R72)."""
    gone = (*TAKEAWAYS, "interception_thrown", "interception_return", "fumble_return", "return_touchdown")
    return tuple(credit for credit in credits if credit.stat not in gone)
