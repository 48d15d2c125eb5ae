"""The scorepad, blank or filled in with the marks of a game."""

from collections import Counter
from collections.abc import Callable, Mapping

from attrs import field, frozen

from bowlbound_desktop.kernel.clock import QUARTERS
from bowlbound_desktop.kernel.events import PlayStarted, TimeoutTaken
from bowlbound_desktop.kernel.field import VISITORS_FIRST, Side
from bowlbound_desktop.kernel.system import Scorepad
from bowlbound_desktop.play.counting.drives import DriveLine, drives_of
from bowlbound_desktop.play.paper.clock_boxes import PaperClockBox, blank_boxes, clock_boxes
from bowlbound_desktop.play.paper.facts import Facts
from bowlbound_desktop.play.paper.game_log import GameLog, period_label
from bowlbound_desktop.play.paper.grid import PaperGrid
from bowlbound_desktop.play.paper.rosters import blank_rosters, filled_rosters
from bowlbound_desktop.play.paper.scoring import ScoreRow, line_score, scoring

HALVES = ("1st half", "2nd half")
OVERTIME = "Overtime"


@frozen
class TeamMarks:
    """What a scoresheet says of one team."""

    name: str = ""
    short: str = ""
    """For where there is little room."""
    colour: str = ""
    points: Mapping[str, int] = field(factory=dict)
    """By the label of the period."""
    total: int | None = None
    timeouts: Mapping[str, int] = field(factory=dict)
    """Taken, by half."""
    downs: Mapping[int, int] = field(factory=dict)
    """How often each down was played."""


@frozen(kw_only=True)
class Scoresheet:
    """Every mark of the sheet."""

    title: str
    game: str
    pad: Scorepad
    teams: Mapping[Side, TeamMarks]
    periods: tuple[str, ...]
    """Columns of the line score."""
    clock: Mapping[int, tuple[PaperClockBox, ...]]
    halves: tuple[str, ...] = HALVES
    scores: tuple[ScoreRow, ...] = ()
    drives: tuple[DriveLine, ...] = ()
    place: Callable[[int], str] = str
    """Names a place on the field."""
    standing: str = ""
    possession: Side | None = None
    """Who has the ball in a game that is not over."""
    down: int = 0
    """Which circle has the coin, in a game that is not over."""
    ball: str = ""
    facts: Facts = ()
    """When, in what weather, by which rules, and who coached."""
    rosters: tuple[PaperGrid, ...] = ()
    """The players of both sides, in games that have rosters."""

    @property
    def blank(self) -> bool:
        """Whether nobody has written on it yet."""
        return not self.standing


def blank_scoresheet(game: str, pad: Scorepad) -> Scoresheet:
    """The scorepad as it comes out of the box."""
    return Scoresheet(
        title=f"{game} scorepad",
        game=game,
        pad=pad,
        teams={side: TeamMarks() for side in VISITORS_FIRST},
        periods=(*_quarters(pad), "OT"),
        clock=blank_boxes(pad),
        rosters=blank_rosters(pad),
    )


def filled_scoresheet(log: GameLog) -> Scoresheet:
    """The scoresheet of a game as far as it has been played."""
    lines = line_score(log)
    extra = tuple(sorted({number for line in lines.values() for number in line if number > QUARTERS}))
    return Scoresheet(
        title=log.title,
        game=log.game,
        pad=log.pad,
        teams={side: _marks(log, side, lines[side]) for side in VISITORS_FIRST},
        periods=(*_quarters(log.pad), *map(period_label, extra)),
        clock=clock_boxes(log),
        halves=(*HALVES, OVERTIME) if extra else HALVES,
        scores=scoring(log),
        drives=drives_of(log.record()),
        place=log.narrator.place,
        standing=log.standing,
        possession=None if log.over else log.board.possession,
        down=0 if log.over else log.board.down_number,
        ball=log.board.ball,
        facts=log.facts,
        rosters=filled_rosters(log),
    )


def _quarters(pad: Scorepad) -> tuple[str, ...]:
    return tuple(map(period_label, range(1, pad.periods + 1)))


def _marks(log: GameLog, side: Side, line: Mapping[int, int]) -> TeamMarks:
    face = log.board.teams[side]
    return TeamMarks(
        name=face.name,
        short=log.names[side],
        colour=face.colours[0],
        points={period_label(number): points for number, points in line.items()},
        total=sum(line.values()),
        timeouts=_timeouts(log, side),
        downs=_downs(log, side),
    )


def half_of(period: int) -> str:
    """The half that a period's timeouts belong to."""
    return OVERTIME if period > QUARTERS else HALVES[period > QUARTERS // 2]


def _timeouts(log: GameLog, side: Side) -> Mapping[str, int]:
    taken = [
        half_of(start.quarter)
        for event, start in log.timed()
        if isinstance(event, TimeoutTaken) and event.side is side and start is not None
    ]
    return Counter(taken)


def _downs(log: GameLog, side: Side) -> Mapping[int, int]:
    starts = (event for event, _ in log.timed() if isinstance(event, PlayStarted))
    return Counter(start.down for start in starts if start.down and start.side is side)
