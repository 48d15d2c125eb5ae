"""A situation in words that every football game shares: spots, downs, the score."""

from collections.abc import Mapping
from typing import Protocol

from bowlbound_desktop.kernel.clock import QUARTERS
from bowlbound_desktop.kernel.field import FIELD, MIDFIELD, VISITORS_FIRST, Side
from bowlbound_desktop.kernel.score import Score

ORDINALS = {1: "1st", 2: "2nd", 3: "3rd", 4: "4th"}
WAITING: Mapping[str, str] = {
    "toss": "Coin toss",
    "kickoff": "Kickoff",
    "free-kick": "Free kick",
    "try": "Try",
    "second-half": "Second half",
}
NO_BALL = ("toss", "second-half", "end")
"""What comes next while nobody has the ball."""


class HasSituation(Protocol):
    """What a situation in words is made from."""

    @property
    def next(self) -> str:
        """What is about to be played."""

    @property
    def offense(self) -> Side:
        """Who puts the ball in play."""

    @property
    def y(self) -> int:
        """Where, in yards from that side's goal line."""

    @property
    def down(self) -> int:
        """Which down."""

    @property
    def to_go(self) -> int:
        """Yards to the line to gain."""

    @property
    def and_goal(self) -> bool:
        """Whether that is the goal line."""

    @property
    def inches(self) -> bool:
        """Whether only inches are to go."""

    @property
    def score(self) -> Score:
        """The points."""

    def name(self, side: Side) -> str:
        """What a side is called."""


def quarter_words(quarter: int) -> str:
    """A quarter as the scoreboard shows it: "Q3", or "OT" for any overtime."""
    return f"Q{quarter}" if quarter <= QUARTERS else "OT"


def spot_words(game: HasSituation, side: Side, y: int) -> str:
    """A place by the team whose half it is in."""
    if y == MIDFIELD:
        return "the 50"
    owner = side if y < MIDFIELD else side.opponent
    return f"{game.name(owner)} {y if owner is side else FIELD - y}"


def down_words(game: HasSituation) -> str:
    """What is about to be played."""
    if game.next == "scrimmage":
        return f"{ORDINALS[game.down]} and {distance_words(game)}"
    return WAITING.get(game.next, "Final")


def distance_words(game: HasSituation) -> str:
    """How far it is to the line to gain."""
    if game.and_goal:
        return "Goal"
    return "inches" if game.inches else str(game.to_go)


def situation_words(game: HasSituation) -> str:
    """Who has the ball, where, and what comes next."""
    if game.next == "end":
        return f"Final: {score_words(game)}"
    if game.next in NO_BALL:
        return down_words(game)
    return f"{game.name(game.offense)}: {down_words(game)} at {spot_words(game, game.offense, game.y)}"


def score_words(game: HasSituation) -> str:
    """Both totals with their teams."""
    return ", ".join(f"{game.name(side)} {game.score.total(side)}" for side in VISITORS_FIRST)
