"""Rolls on the play tables: notes, flags, calls beyond their count, the rush (NB-B9 to NB-B14, NB-A16)."""

from collections.abc import Mapping

from attrs import evolve, frozen

from bowlbound_desktop.games.nailbiter.rules.frame.dice import faced, faces_of, total_of
from bowlbound_desktop.games.nailbiter.rules.frame.game import Game
from bowlbound_desktop.games.nailbiter.rules.printed.cells import Cell, Column, Result
from bowlbound_desktop.games.nailbiter.rules.printed.tables import PASSES, RUNS
from bowlbound_desktop.games.nailbiter.rules.printed.telling import told
from bowlbound_desktop.kernel.asking import choose, ruled
from bowlbound_desktop.kernel.field import FIELD
from bowlbound_desktop.kernel.procedure import Procedure, roll

COVERED = "6+3"
AWAY = "away"
SHORT_YARDAGE = LAST_YARDS = 2
LONG_YARDAGE = 20
INSIDE_10 = 10
AGAINST_BLITZ = 9
LONG_GAIN_WORTH, TOUCHDOWN_WORTH, INCHES_WORTH = 50, 100, 0.5
LATE_DOWNS = (3, 4)


@frozen(kw_only=True)
class Snap:
    """A call about to be rolled."""

    call: str
    blitz: bool = False
    """Whether the defense blitzes."""
    goal_line: bool = False
    """Whether the coach plays a goal line defense."""
    twice: bool = False
    """Whether it is rolled twice and the worse result kept (NB-A16)."""


def circumstances(game: Game, snap: Snap) -> frozenset[str]:
    """The conditions of notes that hold for this snap (NB-B18, NB-R6)."""
    held: Mapping[str, bool] = {
        "under two": game.drill,
        "goal line": snap.goal_line,
        "inside 10": game.to_goal < INSIDE_10,
        "long yardage": game.down in LATE_DOWNS and game.to_go >= LONG_YARDAGE,
        "1st down": game.down == 1,
        "long pass": snap.call == "long_pass",
        "deep pass": snap.call == "deep_pass",
    }
    return frozenset(name for name, holds in held.items() if holds)


def read_play(game: Game, snap: Snap) -> Procedure[tuple[Result, bool]]:
    """Roll for a called play: its result, and whether there was a flag (NB-R11, NB-R74)."""
    result = yield from read_once(game, snap)
    if snap.twice:
        second = yield from read_once(game, snap)
        result = worse(game, result, second)
        yield ruled("NB-A16, NB-R25", "called too often: the worse of both throws, {}", result.kind)
    flagged = result.kind == "flag"
    while result.kind == "flag":
        yield ruled("NB-B9, NB-R11", "a flag: the play is thrown again, the penalty comes after it")
        result = yield from read_once(game, snap)
    return result, flagged


def read_once(game: Game, snap: Snap) -> Procedure[Result]:
    """Roll once on the table of the call."""
    purpose, column = table_of(game, snap)
    return (yield from read_column(game, snap, purpose, column))


def table_of(game: Game, snap: Snap) -> tuple[str, Column]:
    """The table of a call; only the five passes use the blitz table (NB-R46)."""
    if snap.call in RUNS:
        return "rushing", game.tables.rushing[snap.call]
    if snap.call in PASSES:
        if snap.blitz:
            return "blitz", game.tables.rush["blitz"]
        return "passing", game.tables.passing[snap.call]
    return snap.call, game.tables.specials[snap.call]


def read_column(game: Game, snap: Snap, purpose: str, column: Column) -> Procedure[Result]:
    """Roll on a column and read its cell."""
    held = circumstances(game, snap)
    dice = faced(frozenset(total for total, cell in column.items() if cell.looks_at_faces(held)))
    name = snap.call if purpose in ("rushing", "passing") else purpose
    shown = yield from roll(game.offense, dice, purpose, name)
    total = total_of(shown, dice)
    yield told(game.offense, purpose, total, column[total].text, name)
    result = _with_faces(column[total], held, faces_of(shown, dice))
    if result.parenthesis:
        result = yield from _parenthesis(game, snap, result)
    return _with_footer(game, snap, result)


def _with_faces(cell: Cell, held: frozenset[str], faces: str) -> Result:
    """The result of a cell by its notes; 6+3 and 5+4 are the two kinds of rush (NB-B12)."""
    result = cell.read(held | {faces})
    if result.kind != "rush":
        return result
    return evolve(result, kind="covered" if faces == COVERED else "pressure")


def _with_footer(game: Game, snap: Snap, result: Result) -> Result:
    """The result with the length printed below the called pass's column (NB-B11, NB-B13)."""
    footer = game.tables.footers.get(snap.call, {})
    if result.kind in footer:
        return evolve(result, kind="gain", yards=footer[result.kind])
    if result.kind == "intercepted" and not result.measured and not result.end_zone:
        return evolve(result, yards=footer["interception"])
    return result


def _parenthesis(game: Game, snap: Snap, result: Result) -> Procedure[Result]:
    """Apply a parenthesis: stopped for no gain, or else a gain against a blitz (NB-B14, NB-R26, NB-R69)."""
    if stopped_short(game, snap):
        yield ruled("NB-B14, NB-R26", "a parenthesis: stopped for no gain")
        return Result()
    if snap.blitz:
        yield ruled("NB-B14, NB-R69", "a parenthesis against a blitz: {} yards", AGAINST_BLITZ)
        return Result(yards=AGAINST_BLITZ)
    return result


def stopped_short(game: Game, snap: Snap) -> bool:
    """Whether a run in parentheses is stopped (NB-B14)."""
    if game.offense is game.ghost:
        return snap.goal_line
    short = game.down in LATE_DOWNS and game.distance <= SHORT_YARDAGE
    return short or game.to_goal <= LAST_YARDS


def rush(game: Game, snap: Snap, result: Result) -> Procedure[Result]:
    """Settle a rush: the coach throws the ball away or dares, the ghost always dares (NB-B12)."""
    if result.kind not in ("covered", "pressure"):
        return result
    dare = "throw" if result.kind == "covered" else "run"
    chosen = dare
    if game.offense is game.coached:
        chosen = yield from choose(game.coached, result.kind, (AWAY, dare), AWAY)
    if chosen == AWAY:
        yield ruled("NB-B12", "{}: the ball is thrown away", result.kind)
        return Result(kind="incomplete")
    follow = yield from read_column(game, snap, result.kind, game.tables.rush[result.kind])
    run = result.kind == "pressure" and follow.kind != "sack"
    return evolve(follow, run=run)


def worse(game: Game, first: Result, second: Result) -> Result:
    """The less favorable of two throws; equal ones keep the first (NB-R25)."""
    lost = [one.fumble or one.kind == "intercepted" for one in (first, second)]
    if any(lost):
        return first if lost[0] else second
    return second if worth(game, second) < worth(game, first) else first


def worth(game: Game, result: Result) -> float:
    """The worth of a result in yards, for comparing two (NB-R25)."""
    match result.kind:
        case "gain" | "sack":
            return result.yards
        case "inches":
            return INCHES_WORTH
        case "long":
            return LONG_GAIN_WORTH + result.yards
        case "touchdown":
            return TOUCHDOWN_WORTH
        case "at" | "interference":
            return FIELD - result.yards - game.y
    return 0
