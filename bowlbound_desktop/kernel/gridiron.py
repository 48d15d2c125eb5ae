"""What every football game has: two teams, and between two plays a ball, chains and timeouts."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Generic, Self, TypeVar

from attrs import frozen

from bowlbound_desktop.kernel.changing import Changing
from bowlbound_desktop.kernel.field import FIELD, Side
from bowlbound_desktop.kernel.score import Score

FIRST_DOWN_YARDS = 10
LAST_DOWN = 4

Team = TypeVar("Team")


@frozen(kw_only=True)
class TwoTeams(Generic[Team]):
    """The two teams; the base of each game's setup, which stays the same for a whole game."""

    home: Team
    away: Team

    def team(self, side: Side) -> Team:
        """One of the teams."""
        return self.home if side is Side.HOME else self.away

    @property
    def teams(self) -> Mapping[Side, Team]:
        """Both of them."""
        return {side: self.team(side) for side in Side}


class Gridiron(Changing):
    """The state of any football game between two plays; the base of each game's own frozen class."""

    if TYPE_CHECKING:  # fields of the system's own frozen class

        @property
        def next(self) -> str:
            """The play that comes next, or `end`."""

        @property
        def down(self) -> int:
            """The down that comes next."""

        @property
        def quarter(self) -> int:
            """The period."""

        @property
        def score(self) -> Score:
            """Points of both sides by period."""

        @property
        def offense(self) -> Side:
            """The side that puts the ball in play."""

        @property
        def y(self) -> int:
            """Where the ball is, in yards from the goal line of `offense`."""

        @property
        def line(self) -> int:
            """Where the first down is; 100 when the goal line comes first."""

        @property
        def timeouts(self) -> tuple[int, int]:
            """Left to the home and the away side."""

    @property
    def defense(self) -> Side:
        """The side without the ball."""
        return self.offense.opponent

    @property
    def to_go(self) -> int:
        """Yards to the line to gain."""
        return self.line - self.y

    @property
    def distance(self) -> int:
        """Yards to go; inches count as one."""
        return max(1, self.to_go)

    @property
    def to_goal(self) -> int:
        """Yards to the opponents' goal line."""
        return FIELD - self.y

    @property
    def and_goal(self) -> bool:
        """Whether the goal line is the line to gain."""
        return self.line >= FIELD

    @property
    def inches(self) -> bool:
        """Whether only inches are to go: games that measure them put the line to gain at the ball."""
        return self.to_go == 0

    def timeouts_of(self, side: Side) -> int:
        """Timeouts left to a side."""
        return self.timeouts[0] if side is Side.HOME else self.timeouts[1]

    def less_timeout(self, side: Side) -> Self:
        """The game after a side has spent a timeout."""
        home, away = self.timeouts
        return self.change(timeouts=(home - 1, away) if side is Side.HOME else (home, away - 1))

    def spot(self, y: int | None = None) -> int:
        """The ball, or the place `y` yards from the offense's goal line, in yards from the home goal line."""
        own = self.y if y is None else y
        return own if self.offense is Side.HOME else FIELD - own

    def series(self, side: Side, y: int) -> Self:
        """First and ten, or goal, for `side`, `y` yards from its own goal line."""
        line = min(FIELD, y + FIRST_DOWN_YARDS)
        return self.change(next="scrimmage", offense=side, y=y, down=1, line=line)

    def kick(self, what: str, side: Side, y: int) -> Self:
        """The next play is a kick by `side`, `y` yards from its own goal line."""
        return self.change(next=what, offense=side, y=y, down=1, line=y + FIRST_DOWN_YARDS)

    def with_points(self, side: Side, points: int) -> Self:
        """The game after `side` has scored."""
        return self.change(score=self.score.add(side, self.quarter, points))
