"""The state of a game between two plays."""

from typing import Any

from attrs import field, frozen

from bowlbound_desktop.kernel.clock import Clock
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.score import Score
from bowlbound_desktop.rules.bowlbound.chart import TeamChart
from bowlbound_desktop.rules.bowlbound.edition import Edition
from bowlbound_desktop.rules.bowlbound.options import Options
from bowlbound_desktop.rules.bowlbound.tables import Tables

FIRST_DOWN_YARDS = 10
TIMEOUTS = 3


@frozen(kw_only=True)
class Setup:
    """What stays the same for the whole game."""

    home: TeamChart
    away: TeamChart
    options: Options
    edition: Edition
    tables: Tables = field(repr=False)

    def chart(self, side: Side) -> TeamChart:
        """The charts of one side."""
        return self.home if side is Side.HOME else self.away


@frozen
class Conditions:
    """Weather of the day, by class, and who has the wind this quarter (AR-VI)."""

    precipitation: str = "A"
    wind: str = "A"
    wind_with: Side | None = None


@frozen
class Overtime:
    """An extra period: who starts it and whether the second series is on (R-50)."""

    period: int
    first: Side
    second_series: bool = False
    chooser: Side = Side.HOME
    """Who chose, or in later periods is to choose, to begin or to wait."""


@frozen(kw_only=True, slots=False)  # a dictionary is copied several times faster than slots
class Game:
    """Everything that a play starts from. Places are yards from the goal line of `offense`."""

    setup: Setup = field(repr=False)
    next: str = "toss"
    """toss, kickoff, free-kick, scrimmage, try, second-half or end."""
    offense: Side = Side.HOME
    """The side that puts the ball in play; the kickers before a kickoff."""
    y: int = 30
    down: int = 1
    line: int = 40
    """Where the first down is; 100 when the goal line comes first."""
    clock: Clock = Clock()
    score: Score = Score()
    timeouts: tuple[int, int] = (TIMEOUTS, TIMEOUTS)
    """Left to the home and the away side in this half."""
    last_seconds: int = 0
    """What the play before took."""
    last_dead: str = ""
    """How the play before ended, for alternate timing: referee, interrupted or continuous."""
    chooser: Side = Side.AWAY
    """Who chooses to kick or receive for the second half."""
    kickoff_yards: int = 0
    """Penalty yards waiting for the next kickoff, in the kickers' favour."""
    conditions: Conditions = Conditions()
    hurried: str = ""
    """no_huddle during a hurried play; that or spike before it, where a quarter was kept alive by it."""
    extra_play: bool = False
    """The quarter is prolonged at 0:00 (BR-VI-4-C-viii)."""
    overtime: Overtime | None = None

    @property
    def defense(self) -> Side:
        """The side without the ball."""
        return self.offense.opponent

    @property
    def options(self) -> Options:
        """The rules in force."""
        return self.setup.options

    @property
    def edition(self) -> Edition:
        """The rule book in force."""
        return self.setup.edition

    @property
    def tables(self) -> Tables:
        """The game-wide tables."""
        return self.setup.tables

    @property
    def to_go(self) -> int:
        """Yards to the line to gain."""
        return self.line - self.y

    @property
    def and_goal(self) -> bool:
        """Whether the goal line is the line to gain."""
        return self.line >= FIELD

    def chart(self, side: Side) -> TeamChart:
        """The charts of one side."""
        return self.setup.home if side is Side.HOME else self.setup.away

    def name(self, side: Side) -> str:
        """What a side is called."""
        return self.chart(side).school

    def timeouts_of(self, side: Side) -> int:
        """Timeouts left to a side."""
        return self.timeouts[0] if side is Side.HOME else self.timeouts[1]

    def spot(self, y: int | None = None) -> int:
        """A place of the offence as yards from the home goal line, for events."""
        own = self.y if y is None else y
        return own if self.offense is Side.HOME else FIELD - own

    def change(self, **changes: Any) -> "Game":
        """The game with some fields changed."""
        new = object.__new__(Game)
        vars(new).update(vars(self), **changes)
        return new

    def series(self, side: Side, y: int) -> "Game":
        """First and ten, or and goal, for `side` at `y` of its own count (section 1)."""
        line = min(FIELD, y + FIRST_DOWN_YARDS)
        return self.change(next="scrimmage", offense=side, y=y, down=1, line=line)
