"""Scoreboard and field in the middle of a play, according to its events so far."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from attrs import evolve, frozen

from bowlbound_desktop.kernel import events as e
from bowlbound_desktop.kernel.clock import clock_text
from bowlbound_desktop.kernel.field import END_LINE, FIELD, Side
from bowlbound_desktop.kernel.requests import Event
from bowlbound_desktop.kernel.system import FieldPicture, Scoreboard


@frozen(kw_only=True)
class Live:
    """A scoreboard and a field."""

    board: Scoreboard
    picture: FieldPicture


def follow(live: Live, events: Iterable[Event], place: Callable[[int], str]) -> Live:
    """Scoreboard and field after some events; `place` puts a spot into words."""
    for event in events:
        change = _CHANGES.get(type(event))
        if change is not None:
            live = change(live, event)
    ball = live.picture.ball
    if ball is None:
        return live
    return evolve(live, board=evolve(live.board, ball=place(ball)))


def _at(live: Live, ball: int, side: Side) -> Live:
    ball = max(-END_LINE, min(FIELD + END_LINE, ball))
    picture = evolve(live.picture, ball=ball, offense=side)
    return evolve(live, picture=picture, board=evolve(live.board, possession=side))


def _moved(live: Live, event: e.BallMoved) -> Live:
    return _at(live, event.end, event.side)


def _changed_hands(live: Live, event: Any) -> Live:
    return _at(live, event.ball, event.side)


def _scored(live: Live, event: e.Scored) -> Live:
    board = live.board
    period = board.period or len(board.lines[event.side])
    lines = {side: line + (0,) * (period - len(line)) for side, line in board.lines.items()}
    line = lines[event.side]
    lines[event.side] = (*line[: period - 1], line[period - 1] + event.points, *line[period:])
    totals = {**board.totals, event.side: board.totals[event.side] + event.points}
    return evolve(live, board=evolve(board, lines=lines, totals=totals))


def _clock(live: Live, event: e.ClockRan) -> Live:
    board = evolve(live.board, clock=clock_text(event.left), seconds=event.left)
    return evolve(live, board=board)


def _timeout(live: Live, event: e.TimeoutTaken) -> Live:
    timeouts = {**live.board.timeouts, event.side: event.left}
    return evolve(live, board=evolve(live.board, timeouts=timeouts))


_CHANGES: Mapping[type[Event], Callable[[Live, Any], Live]] = {
    e.BallMoved: _moved,
    e.Intercepted: _changed_hands,
    e.Recovered: _changed_hands,
    e.PossessionChanged: _changed_hands,
    e.Scored: _scored,
    e.ClockRan: _clock,
    e.TimeoutTaken: _timeout,
}
