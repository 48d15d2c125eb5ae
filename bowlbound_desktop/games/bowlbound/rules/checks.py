"""Checks a saved game of Bowl Bound, so that no rule meets a value that no play could have left."""

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from bowlbound_desktop.games.bowlbound.rules.game import TIMEOUTS, Game
from bowlbound_desktop.kernel.field import FIELD

PERIODS = 60
"""More quarters and overtime periods than any game has."""
POINTS = 500

Check: TypeAlias = tuple[str, Callable[[Game], Any], Callable[[Any], bool], str]
"""A field's name, how to get its value, whether that is valid, and what it should be."""


def _within(low: int, high: int) -> Callable[[Any], bool]:
    return lambda value: low <= value <= high


def _one_of(*values: Any) -> Callable[[Any], bool]:
    return lambda value: value in values


def _each(within: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda values: all(map(within, values))


def _line_score(line: tuple[int, ...]) -> bool:
    return 4 <= len(line) <= PERIODS and _each(_within(0, POINTS))(line)


NEXT = ("toss", "kickoff", "free-kick", "scrimmage", "try", "second-half", "end")
CLASSES = ("A", "B", "C")
CHECKS: tuple[Check, ...] = (
    ("next", lambda game: game.next, _one_of(*NEXT), f"one of {', '.join(NEXT)}"),
    ("y", lambda game: game.y, _within(1, FIELD - 1), "a yard line from 1 to 99"),
    ("down", lambda game: game.down, _within(1, 4), "a down from 1 to 4"),
    ("line", lambda game: game.line, _within(1, FIELD), "a yard line from 1 to 100"),
    ("clock.quarter", lambda game: game.clock.quarter, _within(1, PERIODS), f"a quarter from 1 to {PERIODS}"),
    ("score.home", lambda game: game.score.home, _line_score, "the points of four quarters or more"),
    ("score.away", lambda game: game.score.away, _line_score, "the points of four quarters or more"),
    (
        "timeouts",
        lambda game: game.timeouts,
        _each(_within(0, TIMEOUTS)),
        f"two numbers from 0 to {TIMEOUTS}",
    ),
    ("last_seconds", lambda game: game.last_seconds, _within(0, 900), "a time of 0 to 900 seconds"),
    (
        "last_dead",
        lambda game: game.last_dead,
        _one_of("", "referee", "interrupted", "continuous"),
        "referee, interrupted or continuous",
    ),
    ("hurried", lambda game: game.hurried, _one_of("", "no_huddle", "spike"), "no_huddle or spike"),
    ("kickoff_yards", lambda game: game.kickoff_yards, _within(-FIELD, FIELD), "a penalty of the field"),
    (
        "conditions.precipitation",
        lambda game: game.conditions.precipitation,
        _one_of(*CLASSES),
        "A, B or C",
    ),
    ("conditions.wind", lambda game: game.conditions.wind, _one_of(*CLASSES), "A, B or C"),
    (
        "overtime.period",
        lambda game: game.overtime.period if game.overtime else 1,
        _within(1, PERIODS),
        f"a period from 1 to {PERIODS}",
    ),
)


def faults(game: Game) -> Iterator[str]:
    """Every value in a game that no play could have left, and why."""
    for where, value, fits, should_be in CHECKS:
        if not fits(value(game)):
            yield f"{where}: {_shown(value(game))} is not {should_be}"
    if game.next == "scrimmage" and game.line <= game.y:
        yield f"line: {game.line} is behind the ball at {game.y}"


def _shown(value: Any) -> str:
    if isinstance(value, tuple):
        return ", ".join(ascii(one)[:40] for one in value[:8])
    return ascii(value)[:40]
