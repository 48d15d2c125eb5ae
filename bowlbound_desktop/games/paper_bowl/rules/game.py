"""The state of a game between two plays."""

from attrs import field, frozen

from bowlbound_desktop.games.paper_bowl.rules.cards import Box
from bowlbound_desktop.games.paper_bowl.rules.options import Options
from bowlbound_desktop.kernel.cards import Deck
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.gridiron import FIRST_DOWN_YARDS, Gridiron, TwoTeams
from bowlbound_desktop.kernel.score import Score
from bowlbound_desktop.kernel.team_face import TeamFace

TIMEOUTS, OVERTIME_TIMEOUTS = 3, 2
LAST_QUARTER = 4
RED_ZONE = 20
KICKOFF_LINE = 35
"""Where the ball stands for a kickoff; only the picture shows it."""
TRY_LINE = 97


@frozen(kw_only=True)
class Setup(TwoTeams[TeamFace]):
    """What stays the same for the whole game."""

    options: Options
    box: Box = field(repr=False)


@frozen(kw_only=True, slots=False)  # a dictionary is copied several times faster than slots
class Game(Gridiron):
    """Everything that a play starts from. Places are yards from the goal line of `offense`."""

    setup: Setup = field(repr=False)
    next: str = "toss"
    """toss, kickoff, scrimmage, try, second-half or end."""
    offense: Side = Side.HOME
    """The side that puts the ball in play; the kickers before a kickoff."""
    y: int = KICKOFF_LINE
    down: int = 1
    line: int = KICKOFF_LINE + FIRST_DOWN_YARDS
    """Where the first down is; 100 when the goal line comes first."""
    quarter: int = 1
    """5 and more are overtime."""
    played: int = 0
    """Event cards of this quarter that were turned up: its clock (PB-24)."""
    discards: tuple[int, ...] = ()
    """Event cards turned up since the deck was shuffled, for everybody to see."""
    score: Score = Score()
    timeouts: tuple[int, int] = (TIMEOUTS, TIMEOUTS)
    """Left to the home and the away side in this half."""
    receives: Side = Side.AWAY
    """Who receives the second half (PB-10)."""
    had_ball: tuple[bool, bool] = (False, False)
    """Which sides have finished a possession in this overtime (PB-26)."""

    @property
    def options(self) -> Options:
        """The rules in force."""
        return self.setup.options

    @property
    def box(self) -> Box:
        """The cards."""
        return self.setup.box

    @property
    def in_red_zone(self) -> bool:
        """Whether the red-zone numbers count (PBR-05)."""
        return self.to_goal <= RED_ZONE

    @property
    def cards_a_quarter(self) -> int:
        """How many plays this quarter has (PB-24, PB-26)."""
        whole = len(self.box.events)
        return whole // 2 if self.options.length == "short" and self.quarter <= LAST_QUARTER else whole

    @property
    def left(self) -> int:
        """Plays left in the quarter."""
        return self.cards_a_quarter - self.played

    @property
    def deck(self) -> Deck:
        """The event cards that still lie face down."""
        return self.box.deck.without(self.discards)

    def name(self, side: Side) -> str:
        """What a side is called."""
        return self.setup.team(side).short

    def kickoff_by(self, side: Side) -> "Game":
        """The next play is a kickoff by `side`."""
        return self.kick("kickoff", side, KICKOFF_LINE)
