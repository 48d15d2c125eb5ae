"""A game as data, the same for every system: box score, drives, and every play."""

from collections.abc import Sequence
from typing import Any

from bowlbound_desktop.kernel import events as e
from bowlbound_desktop.kernel.field import VISITORS_FIRST, Side
from bowlbound_desktop.kernel.requests import Event
from bowlbound_desktop.kernel.ways import Ways
from bowlbound_desktop.play.counting.drives import drives_of
from bowlbound_desktop.play.counting.players import FIGURES, player_lines
from bowlbound_desktop.play.counting.statistics import tallied
from bowlbound_desktop.play.paper.game_log import GameLog
from bowlbound_desktop.play.play_ends import stands

Row = dict[str, Any]
DRIVE = ("side", "quarter", "seconds", "start", "end", "plays", "yards", "time", "result")
"""Columns of a drive."""
PLAYER = ("side", "team", "player", "name", "what", *FIGURES)
"""Columns of a player."""
PLAY = (
    *(
        "number",
        "quarter",
        "seconds",
        "side",
        "what",
        "down",
        "to_go",
        "ball",
        "offense_call",
        "defense_call",
    ),
    *("counts", "yards", "first_down", "took", "home_points", "away_points", "text"),
)
"""Columns of a play."""


def box_rows(log: GameLog) -> list[Row]:
    """The box score, one row per side, visitors first."""
    lines = tallied(log.record().events(), log.ways)
    return [
        {"side": side.value, "team": log.board.teams[side].name, **lines[side].values()}
        for side in VISITORS_FIRST
    ]


def player_rows(log: GameLog) -> list[Row]:
    """What players did, one row per player and kind; none where a game names no players."""
    return [
        {"side": line.side.value, "team": log.board.teams[line.side].name}
        | {name: getattr(line, name) for name in PLAYER[2:]}
        for line in player_lines(log.record().events(), log.ways)
    ]


def drive_rows(log: GameLog) -> list[Row]:
    """The drives in their order."""
    return [
        {"side": drive.side.value} | {name: getattr(drive, name) for name in DRIVE[1:]}
        for drive in drives_of(log.record())
    ]


def play_rows(log: GameLog) -> list[Row]:
    """Every play that put the ball in play, places counted from the home goal line."""
    rows: list[Row] = []
    score = dict.fromkeys(Side, 0)
    for happened in log.plays:
        events = [item for item in happened if isinstance(item, Event)]
        for event in events:
            if isinstance(event, e.Scored):
                score[event.side] += event.points
        if start := e.start_of(events):
            said = log.narrator.summary(happened)
            rows.append(_play_row(len(rows) + 1, start, events, log.ways) | _after(score, said))
    return rows


def _play_row(number: int, start: e.PlayStarted, events: Sequence[Event], ways: Ways) -> Row:
    calls = {event.role: event.option for event in events if isinstance(event, e.Called)}
    return {
        "number": number,
        "quarter": start.quarter,
        "seconds": start.left,
        "side": start.side.value,
        "what": start.what,
        "down": start.down,
        "to_go": "inches" if start.inches else start.to_go,
        "ball": start.ball,
        "offense_call": calls.get("offense", ""),
        "defense_call": calls.get("defense", ""),
        "counts": stands(events),
        "yards": tallied(events, ways)[start.side].yards,
        "first_down": any(isinstance(event, e.FirstDown) for event in events),
        "took": sum(event.seconds for event in events if isinstance(event, e.ClockRan)),
    }


def _after(score: dict[Side, int], said: str) -> Row:
    return {"home_points": score[Side.HOME], "away_points": score[Side.AWAY], "text": said}


def game_data(log: GameLog) -> Row:
    """All of it; players only where the game names them."""
    players = player_rows(log)
    return {
        "game": log.game,
        "standing": log.standing,
        "over": log.over,
        "box": box_rows(log),
        "drives": drive_rows(log),
        "plays": play_rows(log),
        **({"players": players} if players else {}),
    }
