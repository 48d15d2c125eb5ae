"""The state of a game between two plays."""

from typing import TYPE_CHECKING, Any

from attrs import field, frozen

from bowlbound_desktop.games.bowlbound.rules.charts.chart import TeamChart
from bowlbound_desktop.games.bowlbound.rules.edition import Edition
from bowlbound_desktop.games.bowlbound.rules.options import Options
from bowlbound_desktop.games.bowlbound.rules.tables import Tables
from bowlbound_desktop.kernel.clock import Clock
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.gridiron import Gridiron, TwoTeams
from bowlbound_desktop.kernel.memory import Memory
from bowlbound_desktop.kernel.score import Score

TIMEOUTS = 3


@frozen(kw_only=True)
class Setup(TwoTeams[TeamChart]):
    """What stays the same for the whole game."""

    options: Options
    edition: Edition
    tables: Tables = field(repr=False)
    lineups: dict[Any, Any] = field(factory=dict, init=False, eq=False, repr=False)
    """A cache of line-ups of these teams; see lineup.py."""
    memory: Memory = field(factory=Memory, init=False, eq=False, repr=False)
    """A cache of what their charts said."""


class Elevens:
    """Two elevens that face each other: all that most readings of a chart depend on."""

    if TYPE_CHECKING:  # fields of the frozen classes that have them

        @property
        def setup(self) -> Setup:
            """What stays the same for the whole game."""

        @property
        def offense(self) -> Side:
            """The side that puts the ball in play."""

        @property
        def defense(self) -> Side:
            """The other side."""

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

    def chart(self, side: Side) -> TeamChart:
        """The charts of one side."""
        return self.setup.home if side is Side.HOME else self.setup.away


@frozen(cache_hash=True)
class Conditions:
    """The weather of the day, by class, and who has the wind in this quarter (AR-VI)."""

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
    """Who chose (or, in later periods, will choose) whether to have the ball first or second."""


@frozen(kw_only=True, slots=False)  # a dictionary is copied several times faster than slots
class Game(Elevens, Gridiron):
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
    """Seconds that the play before took."""
    last_dead: str = ""
    """How the play before ended, for alternate timing: referee, interrupted or continuous."""
    chooser: Side = Side.AWAY
    """Who chooses to kick or receive for the second half."""
    kickoff_yards: int = 0
    """Penalty yards waiting for the next kickoff, in the kickers' favour."""
    conditions: Conditions = Conditions()
    hurried: str = ""
    """no_huddle during a hurried play; no_huddle or spike before a play that only hurrying made possible."""
    extra_play: bool = False
    """Whether the quarter goes on for a play at 0:00 (BR-VI-4-C-viii)."""
    overtime: Overtime | None = None

    @property
    def quarter(self) -> int:
        """The period."""
        return self.clock.quarter

    def name(self, side: Side) -> str:
        """What a side is called."""
        return self.chart(side).school
