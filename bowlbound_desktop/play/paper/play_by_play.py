"""Every play of a game as a row under the heading of its drive."""

from collections.abc import Iterator, Sequence

from attrs import evolve, frozen

from bowlbound_desktop.kernel.events import Called, PlayStarted, Scored, start_of
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.nouns import counted
from bowlbound_desktop.kernel.requests import Happening
from bowlbound_desktop.play.counting.drives import DriveLine, drives_of
from bowlbound_desktop.play.narrate import Narrator
from bowlbound_desktop.play.paper.game_log import GameLog, quarter_label
from bowlbound_desktop.play.paper.grid import Column, PaperGrid, Row

COLUMNS = (
    Column("No", 0.1, "right", whole=True),
    Column("Time", 0.1, "right", whole=True),
    Column("Situation", snug=True),
    Column("Calls", snug=True),
    Column("What came of it"),
    Column("Score", 0.1, "right", whole=True),
)
PLAYS = "Play by play"
_WITH_SIDE = (PlayStarted, Called)
"""Events whose side is the one that has the ball."""


@frozen(kw_only=True)
class PlayLine:
    """One play."""

    number: int
    period: str
    clock: str
    team: str
    situation: str
    calls: str
    result: str
    visitors: int
    home: int
    """The score after the play."""
    scored: bool = False
    drive: int | None = None
    """Which drive it belongs to; None for kicks and tries."""


def play_lines(log: GameLog) -> tuple[PlayLine, ...]:
    """All plays about which there is something to tell."""
    score = dict.fromkeys(Side, 0)
    drive_numbers = _drive_numbers(drives_of(log.record()))
    lines = []
    for number, happened in enumerate(log.plays, 1):
        start = start_of(happened)
        scores = [event for event in happened if isinstance(event, Scored)]
        for scored in scores:
            score[scored.side] += scored.points
        drive = next(drive_numbers, None) if start is not None and start.down else None
        line = _line(log.narrator, number, happened, start, score)
        if any((line.situation, line.calls, line.result)):
            lines.append(evolve(line, scored=bool(scores), drive=drive))
    return tuple(lines)


def _line(
    narrator: Narrator,
    number: int,
    happened: Sequence[Happening],
    start: PlayStarted | None,
    score: dict[Side, int],
) -> PlayLine:
    situation, calls, result = narrator.columns(happened)
    return PlayLine(
        number=number,
        period="" if start is None else quarter_label(start.quarter),
        clock="" if start is None else start.time,
        team=next((narrator.names[event.side] for event in happened if isinstance(event, _WITH_SIDE)), ""),
        situation=situation,
        calls=calls,
        result=result,
        visitors=score[Side.AWAY],
        home=score[Side.HOME],
    )


def _drive_numbers(drives: Sequence[DriveLine]) -> Iterator[int]:
    """The drive of each play from scrimmage, in order."""
    for number, drive in enumerate(drives):
        yield from [number] * drive.snaps


def play_grid(log: GameLog) -> PaperGrid:
    """The play-by-play for paper."""
    drives, told = drives_of(log.record()), -1
    rows: list[Row] = []
    for line in play_lines(log):
        if line.drive is not None and line.drive > told:
            told = line.drive
            rows.append(Row((_heading(log, drives[told]),), group=True))
        rows.append(_row(line))
    return PaperGrid(title=PLAYS, columns=COLUMNS, rows=tuple(rows), size=7.0)


def _heading(log: GameLog, drive: DriveLine) -> str:
    yards, plays = counted(drive.yards, "yard"), counted(drive.plays, "play")
    where = log.narrator.place(drive.start)
    told = f"{log.names[drive.side]} from {where}, {drive.began}: {plays}, {yards}"
    return f"{told}, {drive.result.lower()}" if drive.result else told


def _row(line: PlayLine) -> Row:
    time = f"{line.period} {line.clock}".strip()
    situation = line.situation if line.drive is not None else f"{line.team} {line.situation}".strip()
    score = f"{line.visitors}–{line.home}" if line.scored else ""
    cells = (str(line.number), time, situation, line.calls, line.result, score)
    return Row(cells, strong=line.scored)
