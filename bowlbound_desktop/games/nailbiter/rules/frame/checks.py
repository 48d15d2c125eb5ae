"""Checks a saved game of Nailbiter, so that no rule meets a value that no play leads to."""

from collections.abc import Iterator

from bowlbound_desktop.games.nailbiter.rules.frame.game import (
    BACKUP,
    BLITZ,
    NONE,
    OVERTIME,
    OVERTIME_TIMEOUTS,
    PLAY_CLOCK,
    STARTER,
    THIRD,
    TIMEOUTS,
    TRY_LINE,
    Game,
)
from bowlbound_desktop.games.nailbiter.rules.printed.tables import COUNTED
from bowlbound_desktop.kernel.checks import place_faults, score_faults, timeout_faults
from bowlbound_desktop.kernel.field import FIELD

NEXT = ("kickoff", "safety-kick", "launch", "jolt", "rare", "scrimmage", "try", "end")
LONGEST_DRILL = 120
CALLS = 200


def faults(game: Game) -> Iterator[str]:
    """The values of the game that no play leads to, and why."""
    yield from _place_faults(game)
    yield from _clock_faults(game)
    yield from _carried_faults(game)
    yield from timeout_faults(game, TIMEOUTS if game.quarter < OVERTIME else OVERTIME_TIMEOUTS)
    yield from score_faults(game, range(4, OVERTIME + 1), "four or five quarters")


def _place_faults(game: Game) -> Iterator[str]:
    yield from place_faults(game, NEXT)
    if not game.y <= game.line <= FIELD:
        yield f"line: {game.line} is not a yard line from the ball to 100"
    if game.next == "try" and game.y != TRY_LINE:
        yield f"y: a try is made from the {FIELD - TRY_LINE}"


def _clock_faults(game: Game) -> Iterator[str]:
    if game.quarter not in game.tables.tracker:
        yield f"quarter: {game.quarter} is not a quarter from 1 to {OVERTIME}"
        return
    entries = game.tables.tracker[game.quarter]
    if not 1 <= game.entry <= len(entries):
        yield f"entry: {game.entry} is not a possession from 1 to {len(entries)}"
        return
    if game.seconds is None:
        return
    if not 0 <= game.seconds <= LONGEST_DRILL or game.seconds % 10:
        yield f"seconds: {game.seconds} is not a time of a drill"
    if entries[game.entry - 1].mark != "drill" and game.next != "end":
        yield "seconds: this possession has no drill"


def _carried_faults(game: Game) -> Iterator[str]:
    if game.pending not in (NONE, BLITZ, PLAY_CLOCK):
        yield "pending: must be one of none, blitz, play_clock"
    if len(game.counts) != len(COUNTED) or not all(0 <= count <= CALLS for count in game.counts):
        yield f"counts: these are not {len(COUNTED)} numbers of calls"
    if not all(0 <= count <= CALLS for count in game.called):
        yield "called: these are not two numbers of calls"
    if not all(string in (STARTER, BACKUP, THIRD) for string in game.strings):
        yield "strings: these are not two of starter, backup, third"
    if not 0 <= game.kickoff_penalty <= FIELD:
        yield f"kickoff_penalty: {game.kickoff_penalty} is not a penalty"
    if not all(word in ("runs", "passes") for word in game.unlimited):
        yield "unlimited: must be among runs, passes"
    if not all(word in ("long_pass", "line_run") for word in game.exhausted):
        yield "exhausted: must be among long_pass, line_run"
