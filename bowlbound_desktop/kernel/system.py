"""What a front end may know of a game system."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeVar, runtime_checkable

from attrs import field, frozen

from bowlbound_desktop.kernel.field import VISITORS_FIRST, Side
from bowlbound_desktop.kernel.procedure import Procedure
from bowlbound_desktop.kernel.team_face import TeamFace

G = TypeVar("G")


@frozen
class TableCell:
    """One cell of a table to show: its text and the role of its colour."""

    text: str
    colour: str = ""
    """green, red, white, yellow, black, or empty for plain."""


@frozen(kw_only=True)
class Table:
    """A chart or a reference table, ready to be shown."""

    key: str
    """offense, defense, special, priority, timing, …"""
    title: str
    part: str = ""
    """Which of a team's charts it is, for a page that names the team already."""
    side: Side | None = None
    """Whose chart it is; None for a table of the game itself."""
    columns: tuple[str, ...]
    rows: tuple[str, ...]
    cells: tuple[tuple[TableCell, ...], ...]
    notes: tuple[str, ...] = ()
    main: bool = False
    """Whether both sides call from this table of the game; it lies open before a call."""


@frozen(kw_only=True)
class ClockBox:
    """One box of a clock that is struck off box by box: a possession, ten seconds, a letter."""

    text: str
    mark: str = ""
    """A short word below the text, such as JOLT."""
    state: str = "open"
    """gone (struck off), now (the coming one, lit) or open."""
    side: Side | None = None
    """Whose box it is."""
    spoken: str = ""
    """The same in words."""


@frozen
class ClockGroup:
    """Boxes that belong together, such as those of a quarter."""

    title: str
    boxes: tuple[ClockBox, ...]


@frozen(kw_only=True)
class Scoreboard:
    """Everything that the scoreboard shows."""

    teams: Mapping[Side, TeamFace]
    lines: Mapping[Side, tuple[int, ...]]
    """Points by period, for each side up to the last overtime in which it scored; see `line`."""
    totals: Mapping[Side, int]
    timeouts: Mapping[Side, int]
    quarter: str
    clock: str
    possession: Side | None
    down: str
    """"3rd and 5", "Kickoff", "Final" …"""
    ball: str
    """"Michigan State 44" or empty."""
    notes: tuple[str, ...] = ()
    period: int = 0
    """The quarter by its number, overtime periods from 5 on; 0 where there are no periods."""
    seconds: int | None = None
    """Left in the period; None where the clock counts something else."""
    down_number: int = 0
    """Which down is to be played; 0 where none is."""
    to_go: int = 0
    """Yards to the line to gain; 0 where no down is to be played."""
    strip: tuple[ClockGroup, ...] = ()
    """The clock as boxes, for games that do not count minutes and seconds."""

    def line(self, side: Side) -> tuple[int, ...]:
        """Points of a side in every period that either side has points in."""
        periods = max(map(len, self.lines.values()))
        return self.lines[side] + (0,) * (periods - len(self.lines[side]))

    @property
    def score_words(self) -> str:
        """Both totals with the teams' short names, the visitors first."""
        return ", ".join(f"{self.teams[side].short} {self.totals[side]}" for side in VISITORS_FIRST)


@frozen(kw_only=True)
class FieldPicture:
    """What is on the field, in yards from the home goal line; None for what is not there."""

    ball: int | None = None
    line_of_scrimmage: int | None = None
    line_to_gain: int | None = None
    offense: Side | None = None
    teams: Mapping[Side, TeamFace] = field(factory=dict)


@frozen(kw_only=True)
class Scorepad:
    """How the scorepad of a game is laid out."""

    periods: int = 4
    sets: int = 15
    """Groups of clock boxes in a period."""
    boxes: int = 6
    """Clock boxes in a group."""
    seconds: int = 10
    """How many seconds a box of the clock stands for."""
    timeouts: int = 3
    """Timeouts per half."""
    downs: int = 4
    counts: str = "seconds"
    """What a box stands for: seconds, plays from scrimmage, possessions, or entries, each with its label."""
    clock: str = "A box is ten seconds, a set of six a minute."
    """One sentence on the boxes."""
    labels: Mapping[int, Mapping[int, str]] = field(factory=dict)
    """What is printed in boxes of the clock, by period and by the number of the box, from 0."""
    overtime: bool = False
    """Whether the blank pad has a clock for overtime too."""
    roster: tuple[str, ...] = ()
    """Slots of a team, each with a line for the player's name and what he did."""
    drives: int = 0
    """Lines for drives on the blank pad."""

    @property
    def period(self) -> int:
        """Seconds of a period."""
        return self.sets * self.boxes * self.seconds


@frozen(kw_only=True)
class Card:
    """A card as it is printed: everything that a front end needs to draw it."""

    group: str
    """Cards of one back: play, defense, event, timeout …"""
    name: str
    """Its number or key, different from all others of its group."""
    title: str
    text: str = ""
    lines: tuple[tuple[str, str], ...] = ()
    """Figures on it, each with what it is for."""
    picture: str = ""
    """The name of a drawing."""


@frozen(kw_only=True)
class Pile:
    """A deck in use: how many cards lie face down, and those turned up so far, in that order."""

    title: str
    left: int
    discards: tuple[Card, ...] = ()


@runtime_checkable
class PlaysCards(Protocol):
    """A system whose calls are cards, or that draws cards from a deck."""

    def faces(self) -> Sequence[Card]:
        """Every card of the box; a card that occurs several times is listed as often."""

    def card_of(self, kind: str, option: str) -> Card | None:
        """The card that an answer plays; None where it plays none."""

    def drawn(self, deck: str, number: int) -> Card:
        """A card of a deck."""

    def pile(self, game: Any) -> Pile:
        """The deck of a game between plays."""


class RuleSystem(Protocol[G]):
    """A game system as the table sees it."""

    @property
    def key(self) -> str:
        """The name in files: "bowlbound", "bowlbound-classic", …"""

    @property
    def title(self) -> str:
        """The name for people."""

    @property
    def options(self) -> type:
        """A frozen attrs class of rule options; the new-game form is built from it."""

    @property
    def presets(self) -> Mapping[str, Mapping[str, Any]]:
        """Named sets of option values."""

    def read_options(self, chosen: Mapping[str, Any]) -> Any:
        """Options by name over the system's defaults."""

    def new_game(self, home: Any, away: Any, options: Any) -> G:
        """A game before its first play."""

    def next_play(self, game: G) -> Procedure[G] | None:
        """The procedure that comes next; None when the game is over."""

    def scoreboard(self, game: G) -> Scoreboard:
        """The scoreboard of a game between plays."""

    def picture(self, game: G) -> FieldPicture:
        """The field of a game between plays."""

    def tables(self, game: G) -> Sequence[Table]:
        """Charts and reference tables to show."""

    def consequence(self, game: G) -> str:
        """A game in a few words, for a button: "1st and 10 at B 26"."""

    def faults(self, game: G) -> Iterator[str]:
        """What in a game no play could have left, and why; saves may have been written by other programs."""


@runtime_checkable
class HasCards(Protocol):
    """A game with tables, cards or legends to print."""

    def cards(self) -> Sequence[Table]:
        """All of them, without a game."""


@runtime_checkable
class HasCharts(Protocol):
    """A game whose teams have charts to print."""

    def team_tables(self, team: Any) -> Sequence[Table]:
        """The charts of one team."""

    def team_facts(self, team: Any) -> Sequence[str]:
        """What is printed around a team's charts, its name first."""

    def forms(self) -> Sequence[Table]:
        """A team's charts, blank, to fill in by hand."""
