"""A play from one of the six columns: finds its cell, what replaces it, and carries it out (GC-4)."""

from attrs import evolve

from bowlbound_desktop.games.gridiron_chaos.rules.breaks import break_away
from bowlbound_desktop.games.gridiron_chaos.rules.cells import Cell, WholeRow
from bowlbound_desktop.games.gridiron_chaos.rules.dice import SUM, TENS
from bowlbound_desktop.games.gridiron_chaos.rules.fouls.enforcement import Foul
from bowlbound_desktop.games.gridiron_chaos.rules.fouls.penalties import mark_printed
from bowlbound_desktop.games.gridiron_chaos.rules.game import Game
from bowlbound_desktop.games.gridiron_chaos.rules.outcome import Outcome, at_snap
from bowlbound_desktop.games.gridiron_chaos.rules.plays.calls import ADVANTAGES
from bowlbound_desktop.games.gridiron_chaos.rules.plays.gains import Gain, advance, incomplete
from bowlbound_desktop.games.gridiron_chaos.rules.plays.rare_plays import rare_play
from bowlbound_desktop.games.gridiron_chaos.rules.rows import FoulRow
from bowlbound_desktop.games.gridiron_chaos.rules.telling import read
from bowlbound_desktop.games.gridiron_chaos.rules.turnovers.interceptions import intercepted
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.procedure import Procedure, roll

DIAMOND_LINE = 10
CHAINS_MADE = 6
"""The highest roll that makes the first down in row 16 (GC-X6)."""


def column_play(game: Game, column: str) -> Procedure[Outcome]:
    """Roll in the column; flag, rare play and scoreboard come first (section 3)."""
    out = at_snap(game, column)
    thrown = yield from _throw(game, column)
    flagged = _is(game, thrown, "flag")
    if flagged:
        yield ruled("GC-X4, GC-R7", "flag down: the play is rolled again, the penalty after it")
        thrown = yield from _throw(game, column)
        while _rolled_again(game, column, thrown):
            yield ruled("GC-R40", "row {} is rolled again under a flag", thrown)
            thrown = yield from _throw(game, column)
    if _is_rare(game, thrown):
        return (yield from rare_play(out))
    cell = yield from _cell(game, column, thrown)
    if flagged:
        out = out.change(flag="passing" if cell.passing else "running", stopped=True)
    return (yield from _carry_out(out, cell, ADVANTAGES.get(game.advantage) == column))


def _throw(game: Game, column: str) -> Procedure[int]:
    thrown = yield from roll(game.offense, TENS, "play", column)
    yield read(game, "play_calls", thrown, "GC-4", column)
    return thrown


def _is(game: Game, thrown: int, what: str) -> bool:
    row = game.tables.play_calls[thrown]
    return isinstance(row, WholeRow) and row.what == what


def _is_rare(game: Game, thrown: int) -> bool:
    """Whether a throw is a rare play, or a scoreboard row in a tie (GC-X2, GC-R1)."""
    tied = game.score.lead(game.offense) == 0
    return _is(game, thrown, "rare") or (tied and _is(game, thrown, "scoreboard"))


def _rolled_again(game: Game, column: str, thrown: int) -> bool:
    """Whether a throw is rolled again after a flag row (GC-R40)."""
    if _is(game, thrown, "flag") or _is_rare(game, thrown):
        return True
    row = game.tables.play_calls[thrown]
    return not isinstance(row, WholeRow) and row[column].kind == "interference"


def _cell(game: Game, column: str, thrown: int) -> Procedure[Cell]:
    """Find the cell of a row; a scoreboard row leads to another one (GC-X2)."""
    row = game.tables.play_calls[thrown]
    if isinstance(row, WholeRow):
        trailing = game.score.lead(game.offense) < 0
        other = row.trailing if trailing else row.leading
        yield ruled("GC-X2", "the side that {} uses row {}", "trails" if trailing else "leads", other)
        yield read(game, "play_calls", other, "GC-X2", column)
        row = game.tables.play_calls[other]
        assert not isinstance(row, WholeRow)
    return (yield from _replaced(game, row[column]))


def _replaced(game: Game, cell: Cell) -> Procedure[Cell]:
    """Replace a cell by first down, two minutes or diamond; the last one that applies (GC-R37, GC-R41)."""
    printed = cell
    if printed.first_down is not None and game.down == 1:
        yield ruled("GC-R37", "on first down the result is another one")
        cell = printed.first_down
    if printed.late and game.two_minutes:
        yield ruled("GC-10", "in the last two minutes the result is {}", printed.late)
        cell = printed.fallen if printed.late == "INC" else printed.gaining(int(printed.late))
    if printed.diamond and game.to_goal <= DIAMOND_LINE:
        yield ruled("GC-9", "a diamond at or inside the 10: nothing comes of it")
        cell = printed.gaining(0) if printed.kind == "run" else printed.fallen
    return cell


def _carry_out(out: Outcome, cell: Cell, helped: bool) -> Procedure[Outcome]:
    """Carry out a cell; an advantage removes fumbles and interceptions (GC-11, GC-R20)."""
    if helped:
        yield ruled("GC-11", "the advantage of {}: no turnover", out.game.advantage)
    match cell.kind:
        case "incomplete":
            return (yield from incomplete(out))
        case "interception" if helped:
            return (yield from incomplete(out))
        case "interception":
            assert isinstance(cell.gain, int)
            return (yield from intercepted(out, out.game.y + cell.gain, may_return=not cell.no_return))
        case "interference":
            return (yield from _interference(out, cell))
    gain = yield from _gain(out, cell)
    return (yield from advance(out, evolve(gain, fumble=gain.fumble and not helped)))


def _interference(out: Outcome, cell: Cell) -> Procedure[Outcome]:
    """Mark off the foul that is printed in long pass 34 (GC-R25, GC-R46)."""
    assert isinstance(cell.gain, int)
    row = FoulRow(
        foul="pass interference",
        by="defense",
        yards=cell.gain,
        mark="previous",
        down="first",
        first_down=True,
        whole=True,
    )
    return (yield from mark_printed(out, Foul(side=out.offense.opponent, row=row)))


def _gain(out: Outcome, cell: Cell) -> Procedure[Gain]:
    """Find the yards of a run, pass or sack."""
    game = out.game
    plain = Gain(kind=cell.kind, yards=0, letter=cell.letter, out=cell.out, fumble=cell.fumble)
    match cell.gain:
        case "BREAK":
            return (yield from _break(out, plain))
        case "TD":
            return evolve(plain, yards=game.to_goal)
        case "CHAINS":
            return evolve(plain, yards=(yield from _chains(game)))
        case "SHORT":
            yield ruled("GC-X7", "tackled one yard short of the marker")
            return evolve(plain, yards=game.to_go - 1)
        case "FIRST":
            yield ruled("GC-X8", "the gain is exactly to the marker")
            return evolve(plain, yards=game.to_go)
        case yards:
            return evolve(plain, yards=int(yards))


def _break(out: Outcome, plain: Gain) -> Procedure[Gain]:
    """Roll for a break, the whole gain; it is out of bounds only without a fumble (GC-X3, GC-R28)."""
    row = yield from break_away(out.game, out.offense)
    yards = out.game.to_goal if row.yards == "TD" else row.yards
    return evolve(
        plain, yards=yards, fumble=bool(row.fumble), taker=row.fumble, out=plain.out and not row.fumble
    )


def _chains(game: Game) -> Procedure[int]:
    """Bring in the chains (GC-X6, GC-R22)."""
    thrown = yield from roll(game.offense, SUM, "chains")
    made = thrown <= CHAINS_MADE
    yield ruled("GC-X6", "{} brings in the chains: {}", thrown, "first down" if made else "a yard short")
    return game.to_go if made else game.to_go - 1
