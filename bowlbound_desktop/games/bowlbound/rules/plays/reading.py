"""Reading a column of a chart, and rolling again after each penalty (BR-VI-4-A)."""

from attrs import frozen

from bowlbound_desktop.games.bowlbound.rules.charts.cell_reads import read
from bowlbound_desktop.games.bowlbound.rules.charts.cells import INCOMPLETE, Cell, Kind
from bowlbound_desktop.games.bowlbound.rules.charts.chart import Column
from bowlbound_desktop.games.bowlbound.rules.dice import OFFENSE
from bowlbound_desktop.games.bowlbound.rules.fouls.fouls import BAD_SNAP, FALSE_START, Foul, call_foul
from bowlbound_desktop.games.bowlbound.rules.game import Elevens
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Procedure, roll

FLAGS = (Kind.FOUL, Kind.INTERFERENCE)
PURPOSES = {"B": "breakaway", "QR": "qb_run", "QT": "qb_trap"}


@frozen
class Reading:
    """The result of a column, after rolling again for every penalty."""

    cell: Cell
    total: int
    fouls: tuple[Foul, ...] = ()
    stopped: str = ""
    """no play, bad snap, interference or offset (C-BR-08), where that ended the rolling."""


@frozen(kw_only=True)
class Source:
    """A column to be read: whose it is, its name, and the purpose of its roll."""

    side: Side
    part: str
    column: str
    cells: Column
    purpose: str
    phase: str = "scrimmage"
    rule: str = "BR-IV-2-A"


def offense_source(game: Elevens, column: str, purpose: str = "play") -> Source:
    """A column of the offense's chart."""
    cells = game.chart(game.offense).offense[column]
    return Source(side=game.offense, part="offense", column=column, cells=cells, purpose=purpose)


def special_source(game: Elevens, side: Side, column: str, phase: str) -> Source:
    """A column of a special-team chart (BR-IV-2-C)."""
    return Source(
        side=side,
        part="special",
        column=column,
        cells=game.chart(side).special[column],
        purpose=column,
        phase=phase,
        rule="BR-IV-2-C",
    )


def read_column(
    game: Elevens,
    source: Source,
    *,
    snapped: bool = False,
    hurried: bool = False,
    fouls: tuple[Foul, ...] = (),
) -> Procedure[Reading]:
    """Roll until the result is no foul (BR-VI-4-A-i, -ii); `snapped` says that the play is already on.

    `fouls` are those of the play so far; the reading has them before its own.
    """
    total = yield from roll(source.side, OFFENSE, source.purpose, source.column)
    return (yield from read_on(game, source, total, snapped=snapped, hurried=hurried, fouls=fouls))


def read_on(
    game: Elevens,
    source: Source,
    total: int,
    *,
    snapped: bool,
    hurried: bool,
    fouls: tuple[Foul, ...],
) -> Procedure[Reading]:
    """Go on from a total already thrown."""
    while True:
        cell = source.cells[total - 10]
        yield read(source.rule, source.side, source.part, source.column, total, cell)
        if cell.kind not in FLAGS:
            return Reading(cell, total, fouls)
        fouls, stopped = yield from flag(game, source, cell, fouls, snapped=snapped, hurried=hurried)
        if stopped:
            return Reading(INCOMPLETE if stopped == "interference" else cell, total, fouls, stopped)
        total = yield from roll(source.side, OFFENSE, source.purpose, source.column)


def flag(
    game: Elevens,
    source: Source,
    cell: Cell,
    fouls: tuple[Foul, ...],
    *,
    snapped: bool,
    hurried: bool,
    fixed: bool = False,
) -> Procedure[tuple[tuple[Foul, ...], str]]:
    """One more foul, and what ends the rolling if it does."""
    foul = yield from call_foul(game, source.side, cell, source.phase, hurried=hurried, fixed=fixed)
    if stopped := _no_play(game, foul, bool(fouls) or snapped):
        return (foul,), stopped
    fouls += (foul,)
    if foul.interference and game.edition.pi_ends_chain:
        yield ruled("BR-VI-4-A-iii", "interference ends the rolling: the pass is incomplete")
        return fouls, "interference"
    if game.edition.pen_offset == "immediate" and offset(fouls):
        return fouls, "offset"
    return fouls, ""


def _no_play(game: Elevens, foul: Foul, snapped: bool) -> str:
    """Fouls that leave no play to roll for; R-10 for a 5A rolled on a re-roll."""
    if snapped:
        return ""
    if foul.value == BAD_SNAP:
        return BAD_SNAP  # AR-I-4-A-i
    if foul.phase == "kickoff" and foul.rolled and foul.text.startswith("OFF") and foul.value in ("5", "5A"):
        return "out of bounds" if game.edition.penalty_table == "consolidated" else ""  # BR-VI-4-B-^
    return "no play" if foul.value in ("5A", FALSE_START) else ""  # BR-VI-4-B-$, AR-I-4-A-ii


def offset(fouls: tuple[Foul, ...]) -> bool:
    """Whether both sides fouled."""
    return len(fouls) > 1 and len({foul.by for foul in fouls}) == 2
