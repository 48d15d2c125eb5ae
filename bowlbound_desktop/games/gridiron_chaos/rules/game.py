"""The state of a game between two plays."""

from attrs import field, frozen

from bowlbound_desktop.games.gridiron_chaos.rules.options import Options
from bowlbound_desktop.games.gridiron_chaos.rules.roster import Roster
from bowlbound_desktop.games.gridiron_chaos.rules.tables import Tables
from bowlbound_desktop.kernel.clock import Clock
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.gridiron import FIRST_DOWN_YARDS, Gridiron, TwoTeams
from bowlbound_desktop.kernel.score import Score

TIMEOUTS, OVERTIME_TIMEOUTS = 3, 2
LAST_QUARTER, OVERTIME = 4, 5
LATE_PERIODS = (2, LAST_QUARTER, OVERTIME)
"""Periods with a two-minute warning."""
TWO_MINUTES = 120
KICKOFF_LINE, FREE_KICK_LINE, TRY_LINE = 30, 20, 97
"""GC-R15, GC-K1."""


@frozen(kw_only=True)
class Setup(TwoTeams[Roster]):
    """What stays the same for the whole game."""

    options: Options
    tables: Tables = field(repr=False, eq=False)


@frozen(kw_only=True, slots=False)  # a dictionary is copied several times faster than slots
class Game(Gridiron):
    """Everything that a play starts from. Places are yards from the goal line of `offense`."""

    setup: Setup = field(repr=False)
    next: str = "toss"
    """toss, kickoff, free-kick, scrimmage, try, second-half or end."""
    offense: Side = Side.HOME
    """The side that puts the ball in play; the kickers before a kickoff or free kick."""
    y: int = KICKOFF_LINE
    down: int = 1
    line: int = KICKOFF_LINE + FIRST_DOWN_YARDS
    """Where the first down is; 100 when the goal line comes first."""
    clock: Clock = Clock()
    """At 0:00 before a play it is an extra play (GC-R35), or a try with no time left."""
    score: Score = Score()
    timeouts: tuple[int, int] = (TIMEOUTS, TIMEOUTS)
    """Left to the home and the away side."""
    receives: Side = Side.AWAY
    """Who receives the second half (GC-R36)."""
    advantage: str = ""
    """L, T or M while the letter is live for the coming snap (GC-11)."""
    quarterback_out: tuple[int, int] = (0, 0)
    """The last quarter that the quarterback of the home and the away side misses (GC-R27)."""
    return_yards: int = 0
    """Yards that the next kickoff return gains by fouls, or loses if negative (GC-R45)."""

    @property
    def tables(self) -> Tables:
        """What is printed."""
        return self.setup.tables

    @property
    def quarter(self) -> int:
        """The period; 5 is overtime."""
        return self.clock.quarter

    @property
    def two_minutes(self) -> bool:
        """Whether two minutes or less are left in a period that has a warning (GC-10)."""
        return self.quarter in LATE_PERIODS and self.clock.seconds <= TWO_MINUTES

    def name(self, side: Side) -> str:
        """What a side is called."""
        return self.setup.team(side).face.short

    def trails(self, side: Side) -> bool:
        """Whether a side trails; in a tie the home side does (GC-X1, GC-X5)."""
        lead = self.score.lead(side)
        return lead < 0 or (lead == 0 and side is Side.HOME)

    def quarterback(self, side: Side) -> str:
        """The slot of the quarterback in use (GC-R27)."""
        out = self.quarterback_out[0 if side is Side.HOME else 1]
        return "QB2" if out >= self.quarter else "QB"

    def own(self, side: Side, y: int) -> int:
        """A place of the offense's count in the count of `side`, and the other way round."""
        return y if side is self.offense else FIELD - y

    def kickoff_by(self, side: Side) -> "Game":
        """The next play is a kickoff by `side`."""
        return self.kick("kickoff", side, KICKOFF_LINE)

    def free_kick_by(self, side: Side) -> "Game":
        """The next play is a free kick by `side`."""
        return self.kick("free-kick", side, FREE_KICK_LINE)
