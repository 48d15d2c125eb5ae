"""Events that every football game tells; log, field and statistics understand no others.

They keep their fields in a dictionary, not in slots: a frozen one is then created in half the time.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from attrs import frozen

from bowlbound_desktop.kernel.clock import QUARTER_SECONDS, clock_text
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.nouns import filled
from bowlbound_desktop.kernel.requests import Event

ROUNDING = 1e-6
NAMELESS = {side: f"the {side.value} side" for side in Side}
"""How a team is told where nobody knows its name."""


@frozen(kw_only=True, slots=False)
class PlayStarted(Event):
    """The ball is put in play: the situation as the statistics count it."""

    side: Side
    ball: int
    """In yards from the home goal line, like all places in events."""
    down: int = 0
    """0 for kickoffs, free kicks and tries."""
    to_go: int = 0
    inches: bool = False
    """Whether only inches are to go; `to_go` then counts as one yard."""
    quarter: int
    seconds: int | None = None
    """Seconds left in the quarter; None where the clock counts something else."""
    clock: str = ""
    """What the clock shows where it does not count seconds."""
    gone: float | None = None
    """The share of the quarter that is over, where the clock does not count seconds."""
    what: str = "scrimmage"
    """scrimmage, kickoff, free-kick or try."""

    @property
    def time(self) -> str:
        """What the clock shows."""
        return self.clock or clock_text(self.seconds or 0)

    @property
    def elapsed(self) -> float:
        """Quarters played so far, with the share of this one."""
        share = 1 - (self.seconds or 0) / QUARTER_SECONDS if self.gone is None else self.gone
        return self.quarter - 1 + share

    @property
    def left(self) -> int:
        """Seconds left, for files; where the clock counts something else, a quarter counts as 15 minutes."""
        if self.seconds is not None:
            return self.seconds
        return int(QUARTER_SECONDS * (1 - (self.gone or 0.0)) + ROUNDING)


@frozen(kw_only=True, slots=False)
class Called(Event):
    """A coach's call was revealed."""

    side: Side
    kind: str
    option: str
    role: str = ""
    """offense or defense for the call of the play itself; empty for anything called besides."""


@frozen(kw_only=True, slots=False)
class CellRead(Event):
    """A cell of a chart was read."""

    side: Side
    """Whose chart it is."""
    part: str
    """offense, defense, special, or the name of a game-wide table."""
    column: str
    row: str
    text: str
    colour: str


@frozen(kw_only=True, slots=False)
class CardTurned(Event):
    """A card was turned up from a deck."""

    side: Side
    deck: str
    card: int
    title: str
    left: int
    """How many are still face down."""


@frozen(kw_only=True, slots=False)
class Ruled(Event):
    """A step of the reasoning that a person can check by hand."""

    sentence: str
    """With {} where the figures go."""
    figures: tuple[Any, ...] = ()
    """A Side among them is told by the name of its team."""
    news: bool = False
    """Whether the log tells it too, such as the story of a rare play."""

    def told(self, names: Mapping[Side, str]) -> str:
        """The sentence, with the names of the teams."""
        return filled(self.sentence, *(names[one] if isinstance(one, Side) else one for one in self.figures))

    def __str__(self) -> str:
        return self.told(NAMELESS)


@frozen(kw_only=True, slots=False)
class BallMoved(Event):
    """The ball went from one place to another."""

    side: Side
    """Who had or kicked it."""
    start: int
    end: int
    how: str
    """run, pass, kickoff, punt, return ..., or drive (several plays of which only the end is told); see
    `kernel/ways.py`."""
    thrown: bool = False
    """For a ball that came free: whether it had been passed there."""

    @property
    def gain(self) -> int:
        """Yards toward the opponents' goal line; negative where the ball went back."""
        return self.end - self.start if self.side is Side.HOME else self.start - self.end


@frozen(kw_only=True, slots=False)
class Credited(Event):
    """A player is credited with what he did."""

    side: Side
    player: str
    """What tells him from his team-mates, such as a number."""
    name: str
    what: str
    """rush, pass, reception, sack, interception, recovery, kick_return, punt, field_goal ..."""
    yards: int = 0
    good: bool = True
    """Whether an attempt succeeded: a pass was caught, a kick made."""
    touchdown: bool = False
    lost: bool = False
    """Whether it gave the ball away: a pass was intercepted, a fumble lost."""


@frozen(kw_only=True, slots=False)
class PassFell(Event):
    """A pass was incomplete."""

    side: Side


@frozen(kw_only=True, slots=False)
class Intercepted(Event):
    """A pass was intercepted by `side`."""

    side: Side
    ball: int


@frozen(kw_only=True, slots=False)
class Fumbled(Event):
    """The ball came free: a fumble, a muff or a blocked kick of `side`."""

    side: Side
    ball: int
    how: str = "fumble"
    """fumble, muff, block, or a word of the game's own."""


@frozen(kw_only=True, slots=False)
class Recovered(Event):
    """A free ball was recovered by `side`."""

    side: Side
    ball: int


@frozen(kw_only=True, slots=False)
class PossessionChanged(Event):
    """`side` has the ball now."""

    side: Side
    ball: int


@frozen(kw_only=True, slots=False)
class FirstDown(Event):
    """The line to gain was reached, or a first down awarded."""

    side: Side
    ball: int


@frozen(kw_only=True, slots=False)
class Scored(Event):
    """Points were scored."""

    side: Side
    points: int
    how: str
    """touchdown, field_goal, safety, extra_point, two_points, try_return, try_safety, or the game's own."""


@frozen(kw_only=True, slots=False)
class KickFailed(Event):
    """A field goal or a try for extra points failed."""

    side: Side
    how: str


@frozen(kw_only=True, slots=False)
class FlagThrown(Event):
    """A foul by `side`."""

    side: Side
    foul: str


@frozen(kw_only=True, slots=False)
class PenaltyMarked(Event):
    """A foul by `side` was accepted and marked off."""

    side: Side
    foul: str
    yards: int
    play_stands: bool = False
    """Whether the play counts as well as the penalty."""


@frozen(kw_only=True, slots=False)
class PlayCancelled(Event):
    """Fouls of both sides offset: nothing of the play counts, and it is played again."""


@frozen(kw_only=True, slots=False)
class ClockRan(Event):
    """Time of the play came off the clock; `seconds` may be negative when a play is shortened later."""

    seconds: int
    left: int


@frozen(kw_only=True, slots=False)
class TimeoutTaken(Event):
    """A charged timeout."""

    side: Side
    left: int


@frozen(kw_only=True, slots=False)
class PeriodEnded(Event):
    """A quarter, half or overtime period is over."""

    quarter: int


@frozen(kw_only=True, slots=False)
class GameEnded(Event):
    """The final whistle."""

    home: int
    away: int


def start_of(happened: Iterable[object]) -> PlayStarted | None:
    """The event that started a play; None as long as it has not been told."""
    return next((event for event in happened if isinstance(event, PlayStarted)), None)
