"""Who is credited with what on a play (GC-5)."""

from attrs import frozen

from bowlbound_desktop.games.gridiron_chaos.rules.roster import Roster
from bowlbound_desktop.kernel.events import Credited
from bowlbound_desktop.kernel.field import Side

PASS, RUSH, RECEPTION, SACKED, SACK = "pass", "rush", "reception", "sacked", "sack"
INTERCEPTION, RECOVERY = "interception", "recovery"
KICK_RETURN, PUNT_RETURN = "kick_return", "punt_return"
PUNT, FIELD_GOAL, EXTRA_POINT = "punt", "field_goal", "extra_point"
TWO_POINTS, TWO_POINT_STOP = "two_points", "two_point_stop"
TAKEAWAYS = (INTERCEPTION, RECOVERY)
LETTERED = (RUSH, RECEPTION, SACK, *TAKEAWAYS, KICK_RETURN, PUNT_RETURN, TWO_POINTS, TWO_POINT_STOP)
"""The credits that go by the letters of a play."""
DEEDS = (PASS, SACKED, PUNT, FIELD_GOAL, EXTRA_POINT, *LETTERED)
"""Everything that a player can be credited with."""


@frozen(kw_only=True)
class Credit:
    """One credit of a play: a slot, what its player did, and the result."""

    side: Side
    slot: str
    what: str
    yards: int = 0
    good: bool = True
    touchdown: bool = False
    lost: bool = False


@frozen(kw_only=True, slots=False)
class Lettered(Credited):
    """A player is credited; his slot is the letter that the tables print."""

    slot: str


def told(credit: Credit, roster: Roster) -> Lettered:
    """The event of a credit; `player` is the first slot of a player who has two."""
    name = roster.player(credit.slot)
    return Lettered(
        rule="GC-5",
        side=credit.side,
        slot=credit.slot,
        player=roster.first_slot(name),
        name=name,
        what=credit.what,
        yards=credit.yards,
        good=credit.good,
        touchdown=credit.touchdown,
        lost=credit.lost,
    )


def without_takeaways(credits: tuple[Credit, ...]) -> tuple[Credit, ...]:
    """The credits of a play in which the ball was not taken away after all (GC-R72)."""
    return tuple(credit for credit in credits if credit.what not in TAKEAWAYS)


def returner(side: Side, slot: str, yards: int) -> Credit:
    """The credit of a kick or punt returner."""
    return Credit(side=side, slot=slot, what=KICK_RETURN if slot == "KR" else PUNT_RETURN, yards=yards)
