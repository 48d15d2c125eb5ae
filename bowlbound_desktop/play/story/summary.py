"""The page at half-time and at the end: who leads and how, as plain values."""

from collections.abc import Iterator, Mapping

from attrs import frozen

from bowlbound_desktop.kernel.clock import clock_text
from bowlbound_desktop.kernel.events import PeriodEnded
from bowlbound_desktop.kernel.field import VISITORS_FIRST, Side
from bowlbound_desktop.kernel.system import Scoreboard
from bowlbound_desktop.play.counting.drives import drives_of
from bowlbound_desktop.play.counting.record import Record
from bowlbound_desktop.play.counting.statistics import BoxLine, tallied
from bowlbound_desktop.play.paper.game_log import read_log
from bowlbound_desktop.play.paper.scoring import ScoreRow, scoring
from bowlbound_desktop.play.session import Session
from bowlbound_desktop.play.story.rating_points import RatedGame, rated_game

HALF = 2
"""The quarter that ends the first half."""


@frozen
class Bar:
    """One figure of both sides, and the visitors' share of it."""

    name: str
    away: str
    home: str
    share: float


@frozen(kw_only=True)
class GameSummary:
    """A game that pauses or is over."""

    over: bool
    words: str
    """Who won, or who leads."""
    board: Scoreboard
    bars: tuple[Bar, ...]
    scores: tuple[ScoreRow, ...]
    best_drive: str
    rated: RatedGame | None = None
    """What it is worth for the rating of the coaches."""


def summary_of(session: Session) -> GameSummary | None:
    """The page for a game that is over, or whose first half is; None while it is played."""
    if not (session.over or _is_half_time(session)):
        return None
    log = read_log(session)
    record = log.record()
    return GameSummary(
        over=session.over,
        words=_words(log.board.totals, log.names, session.over),
        board=log.board,
        bars=tuple(bars(record)),
        scores=scoring(log),
        best_drive=best_drive(record, log.names),
        rated=rated_game(session),
    )


def _is_half_time(session: Session) -> bool:
    """Whether the last play ended the first half, and nobody has answered since."""
    if not session.plays or any(isinstance(item, tuple) for item in session.happened()):
        return False
    last = session.events(session.plays - 1)
    return any(isinstance(event, PeriodEnded) and event.quarter == HALF for event in last)


def _words(points: Mapping[Side, int], names: Mapping[Side, str], over: bool) -> str:
    lead = points[Side.HOME] - points[Side.AWAY]
    if not lead:
        return "A tie" if over else "All square"
    side = Side.HOME if lead > 0 else Side.AWAY
    return f"{names[side]} {'win' if over else 'lead'} by {abs(lead)}"


def bars(record: Record) -> Iterator[Bar]:
    """Figures of both sides; those that are zero for both are left out."""
    lines = tallied(record.events(), record.ways)
    columns = [_figures(lines[side]) for side in VISITORS_FIRST]
    for name in columns[0]:
        (away, away_text), (home, home_text) = (column[name] for column in columns)
        if away or home:
            yield Bar(name, away_text, home_text, max(0.0, min(1.0, _share(away, home))))


def _share(away: float, home: float) -> float:
    away, home = max(0.0, away), max(0.0, home)
    return away / (away + home) if away + home else 0.5


def _figures(line: BoxLine) -> dict[str, tuple[float, str]]:
    return {
        "First downs": (line.first_downs, str(line.first_downs)),
        "Total yards": (line.yards, str(line.yards)),
        "Rushing": (line.rush_yards, f"{line.rushes} for {line.rush_yards}"),
        "Passing": (line.pass_yards, f"{line.completions} of {line.passes}, {line.pass_yards}"),
        "Returns": (line.return_yards, f"{line.returns} for {line.return_yards}"),
        "Turnovers": (line.turnovers, str(line.turnovers)),
        "Third downs": (line.third_downs_made, f"{line.third_downs_made} of {line.third_downs}"),
        "Penalties": (line.penalty_yards, f"{line.penalties} for {line.penalty_yards}"),
        "Possession": (line.possession, clock_text(line.possession)),
    }


def best_drive(record: Record, names: Mapping[Side, str]) -> str:
    """The longest drive among those that scored, or the longest of all; empty where there was none."""
    drives = drives_of(record)
    scored = [drive for drive in drives if drive.result in _good(record)]
    found = max(scored or drives, key=lambda drive: drive.yards, default=None)
    return "" if found is None else f"{names[found.side]}: {found.words}"


def _good(record: Record) -> frozenset[str]:
    """The results of drives that scored."""
    return frozenset(points.told.capitalize() for points in record.ways.scores.values() if points.counts)
