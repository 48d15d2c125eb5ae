"""The state of a game of the probe, and its teams."""

from attrs import field, frozen

from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.gridiron import FIRST_DOWN_YARDS, Gridiron, TwoTeams
from bowlbound_desktop.kernel.options import option, switch
from bowlbound_desktop.kernel.score import Score
from bowlbound_desktop.kernel.team_face import TeamFace

START = 60
"""Where every possession begins."""
POSSESSIONS = (Side.HOME, Side.AWAY, Side.HOME, Side.AWAY)
"""The clock: who has the ball, possession by possession, in a quarter."""
SLOTS = ("passer", "back", "end", "kicker", "safety")
COACHED = Side.HOME


@frozen(kw_only=True)
class Options:
    """The rule options."""

    quarters: int = option(4, 2, rule="PR-1", text="Quarters", words=("Four", "Two"))
    lucky_kicks: bool = switch(rule="PR-7", text="Kicks never fail")


PRESETS = {"whole": {}, "half": {"quarters": 2}}


@frozen(kw_only=True)
class Roster:
    """A team: its face, and a name for every slot."""

    face: TeamFace
    names: tuple[str, ...]

    def name(self, slot):
        return self.names[SLOTS.index(slot)]


@frozen(kw_only=True)
class Setup(TwoTeams[Roster]):
    """What stays the same for the whole game."""

    options: Options


@frozen(kw_only=True, slots=False)
class Game(Gridiron):
    """Everything a play starts from."""

    setup: Setup = field(repr=False)
    next: str = "scrimmage"
    offense: Side = POSSESSIONS[0]
    y: int = START
    down: int = 1
    line: int = START + FIRST_DOWN_YARDS
    quarter: int = 1
    entry: int = 1
    """The number of the current possession in the quarter, from 1."""
    score: Score = Score()
    timeouts: tuple[int, int] = (0, 0)

    def name(self, side):
        return self.setup.team(side).face.short
