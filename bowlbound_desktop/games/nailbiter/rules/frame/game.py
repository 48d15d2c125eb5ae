"""The state of a game between two plays."""

from attrs import field, frozen

from bowlbound_desktop.games.nailbiter.rules.frame.options import BY_WINS, Options
from bowlbound_desktop.games.nailbiter.rules.printed.tables import COUNTED, Entry, Tables
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.gridiron import FIRST_DOWN_YARDS, Gridiron, TwoTeams
from bowlbound_desktop.kernel.score import Score
from bowlbound_desktop.kernel.team_face import TeamFace

TIMEOUTS, OVERTIME_TIMEOUTS = 3, 2
HALF_TIME, LAST_QUARTER, OVERTIME = 2, 4, 5
KICKOFF_LINE, SAFETY_KICK_LINE, TOUCHBACK, TRY_LINE = 30, 20, 20, 97
LAUNCH_LINE = 70
"""The defense's 30, from which on there are no more launches."""
STARTER, BACKUP, THIRD = "starter", "backup", "third"
NONE, BLITZ, PLAY_CLOCK = "none", "blitz", "play_clock"
KICKS = ("kickoff", "safety-kick")
FAVORED_BY, HEAVILY_BY = 2, 4
"""How many more wins make a favourite, and a heavy one."""
SIDE_OF = {side.value: side for side in Side}
"""The side of an option's value."""


@frozen(kw_only=True)
class Setup(TwoTeams[TeamFace]):
    """What stays the same for the whole game."""

    options: Options
    tables: Tables = field(repr=False)

    @property
    def coached(self) -> Side:
        """The side with a coach."""
        return SIDE_OF[self.options.coached]

    @property
    def favored(self) -> Side | None:
        """The favored side; None for even teams."""
        if self.options.favored == BY_WINS:
            return self._by_wins()
        return SIDE_OF.get(self.options.favored)

    def _by_wins(self) -> Side | None:
        """The side that is favored by more wins (NB-A1)."""
        more = self.options.more_wins
        if abs(more) < FAVORED_BY:
            return None
        return Side.HOME if more > 0 else Side.AWAY

    @property
    def lucky(self) -> Side:
        """The side that gets a favourite's breaks: the favourite, or the home side of even teams (NB-A1)."""
        return self.favored or Side.HOME

    @property
    def heavy(self) -> bool:
        """Whether the favourite is heavily favored, which matters for rare plays only (NB-A1)."""
        if self.options.favored == BY_WINS:
            return abs(self.options.more_wins) >= HEAVILY_BY
        return self.options.heavy and self.favored is not None

    def rating(self, side: Side) -> str:
        """favored, underdog or even."""
        if self.favored is None:
            return "even"
        return "favored" if side is self.favored else "underdog"


@frozen(kw_only=True, slots=False)  # a dictionary is copied several times faster than slots
class Game(Gridiron):
    """Everything that a play starts from. Places are yards from the goal line of `offense`."""

    setup: Setup = field(repr=False)
    next: str = "kickoff"
    """kickoff, safety-kick, launch, jolt, rare, scrimmage, try or end."""
    offense: Side = Side.AWAY
    """The side that puts the ball in play; the kickers before a kickoff."""
    y: int = KICKOFF_LINE
    down: int = 1
    line: int = KICKOFF_LINE + FIRST_DOWN_YARDS
    """Where the first down is; 100 when the goal line comes first; at the ball when inches are to go."""
    quarter: int = 1
    """5 is overtime."""
    entry: int = 1
    """The first possession of the quarter's list that is not crossed out, from 1."""
    seconds: int | None = None
    """Left in a drill; None outside."""
    score: Score = Score()
    timeouts: tuple[int, int] = (TIMEOUTS, TIMEOUTS)
    """Left to the home and the away side in this half."""
    pending: str = NONE
    """none, blitz or play_clock: a mark of the launch for the key play."""
    inside_30: bool = False
    """Whether the drive has been at or inside the defense's 30 (NB-A8)."""
    counts: tuple[int, ...] = (0,) * len(COUNTED)
    """Calls made by the coach, in the order of COUNTED (NB-A16)."""
    called: tuple[int, int] = (0, 0)
    """Blitzes and goal line defenses called by the coach."""
    penalty_run: bool = False
    """Whether the ghost's run for an overly cautious defense is due (NB-A16)."""
    strings: tuple[str, str] = (STARTER, STARTER)
    """The quarterback of the home and the away side: starter, backup or third."""
    kickoff_penalty: int = 0
    """Yards that come off the next kickoff's return (NB-R63)."""
    hurting: Side | None = None
    """The side whose quarterback took an X on the last play."""
    unlimited: tuple[str, ...] = ()
    """runs, passes: what no longer has a count (NB-B19)."""
    exhausted: tuple[str, ...] = ()
    """Plays that cannot be called any more."""

    @property
    def options(self) -> Options:
        """The options of the game."""
        return self.setup.options

    @property
    def tables(self) -> Tables:
        """The tables."""
        return self.setup.tables

    @property
    def coached(self) -> Side:
        """The side with a coach."""
        return self.setup.coached

    @property
    def ghost(self) -> Side:
        """The side without a coach."""
        return self.setup.coached.opponent

    @property
    def behind(self) -> int:
        """M of the odds tables: the points that the ghost is behind."""
        return -self.score.lead(self.ghost)

    @property
    def drill(self) -> bool:
        """Whether a two-minute drill is on."""
        return self.seconds is not None

    @property
    def possession(self) -> Entry:
        """The entry of the tracker that is in use."""
        return self.tables.tracker[self.quarter][self.entry - 1]

    @property
    def owner(self) -> Side:
        """The side whose entry it is."""
        return self.coached if self.possession.coached else self.ghost

    @property
    def late(self) -> bool:
        """Q4 from the ghost's last normal possession on, and overtime (NB-G)."""
        return self.quarter >= OVERTIME or (self.quarter == LAST_QUARTER and self.entry >= LAST_QUARTER)

    def name(self, side: Side) -> str:
        """What a side is called."""
        return self.setup.team(side).short

    def string(self, side: Side) -> str:
        """The quarterback of a side: starter, backup or third."""
        return self.strings[0] if side is Side.HOME else self.strings[1]

    def with_string(self, side: Side, string: str) -> "Game":
        """The game with another quarterback."""
        home, away = self.strings
        return self.change(strings=(string, away) if side is Side.HOME else (home, string))

    def count(self, call: str) -> int:
        """How often the coach has called a play."""
        return self.counts[COUNTED.index(call)]

    def with_count(self, call: str) -> "Game":
        """The game with one more call of a play by the coach."""
        place = COUNTED.index(call)
        return self.change(counts=(*self.counts[:place], self.counts[place] + 1, *self.counts[place + 1 :]))

    def kickoff_by(self, side: Side, what: str = "kickoff") -> "Game":
        """The next play is a kickoff or safety kick by `side`."""
        y = KICKOFF_LINE if what == "kickoff" else SAFETY_KICK_LINE
        return self.kick(what, side, y).change(pending=NONE, inside_30=False, hurting=None)

    def made(self, y: int, inches: bool = False) -> bool:
        """Whether a ball dead at `y` is a first down; inches gained convert inches only (NB-B4)."""
        return y > self.y or inches if self.inches else y >= self.line
