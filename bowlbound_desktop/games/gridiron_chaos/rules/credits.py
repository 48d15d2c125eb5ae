"""Who is credited with what (GC-5): the event for statistics, and the letters of a play."""

from collections.abc import Mapping

from attrs import frozen

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.requests import Event

RUSH, RECEPTION, SACK = "rush", "reception", "sack"
INTERCEPTION, RECOVERY = "interception", "recovery"
KICK_RETURN, PUNT_RETURN = "kick_return", "punt_return"
TAKEAWAYS = (INTERCEPTION, RECOVERY)
LETTERED = (RUSH, RECEPTION, SACK, *TAKEAWAYS, KICK_RETURN, PUNT_RETURN, "two_point_play")
"""What the letters of a play stand for; the rest is counted beside them."""
WORDS: Mapping[str, str] = {
    RUSH: "run for {yards}",
    "rushing_touchdown": "touchdown run of {yards}",
    RECEPTION: "catch for {yards}",
    "receiving_touchdown": "touchdown catch of {yards}",
    "pass_attempt": "pass thrown",
    "completion": "pass completed for {yards}",
    "passing_touchdown": "touchdown pass of {yards}",
    "interception_thrown": "pass intercepted",
    "sacked": "sacked for a loss of {yards}",
    SACK: "sack for a loss of {yards}",
    INTERCEPTION: "interception",
    "interception_return": "interception returned for {yards}",
    RECOVERY: "fumble recovered",
    "fumble_return": "fumble returned for {yards}",
    "return_touchdown": "touchdown on the return",
    KICK_RETURN: "kickoff returned for {yards}",
    PUNT_RETURN: "punt returned for {yards}",
    "punt": "punt of {yards}",
    "field_goal_try": "field goal tried from the {yards}",
    "field_goal": "field goal made from the {yards}",
    "extra_point_try": "extra point tried",
    "extra_point": "extra point made",
    "two_point_play": "play for two points",
    "two_points": "two points made",
}
"""Everything that a player can be credited with, in words."""
STATS = tuple(WORDS)


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

    def __str__(self) -> str:
        return f"{self.player}: {WORDS[self.stat].format(yards=self.yards)}"


def without_takeaways(credits: tuple[Credit, ...]) -> tuple[Credit, ...]:
    """When the ball was never taken away after all (GC-R72)."""
    gone = (*TAKEAWAYS, "interception_thrown", "interception_return", "fumble_return", "return_touchdown")
    return tuple(credit for credit in credits if credit.stat not in gone)


def returner(side: Side, slot: str, yards: int) -> Credit:
    """The credit of a kick or punt returner."""
    return Credit(side=side, slot=slot, stat=KICK_RETURN if slot == "KR" else PUNT_RETURN, yards=yards)
