"""Returns of kicks, interceptions and free balls (BR-V-5, BR-VI-5, BR-VI-9, BR-VI-10)."""

from attrs import evolve, frozen

from bowlbound_desktop.games.bowlbound.rules.charts.cells import Cell, Kind
from bowlbound_desktop.games.bowlbound.rules.clock.alternate_timing import tens
from bowlbound_desktop.games.bowlbound.rules.clock.dead_ball import Dead
from bowlbound_desktop.games.bowlbound.rules.clock.ending import Ending
from bowlbound_desktop.games.bowlbound.rules.fouls.fouls import EARLY, Foul
from bowlbound_desktop.games.bowlbound.rules.game import Game
from bowlbound_desktop.games.bowlbound.rules.loose_ball import free_ball
from bowlbound_desktop.games.bowlbound.rules.plays.reading import Reading, Source, read_column, special_source
from bowlbound_desktop.games.bowlbound.rules.plays.yardage import amount_yards
from bowlbound_desktop.games.bowlbound.rules.weather.weather import weathered_return
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.events import BallMoved
from bowlbound_desktop.kernel.field import FIELD, Side, Spot
from bowlbound_desktop.kernel.procedure import Procedure


@frozen(kw_only=True)
class Limits:
    """What a correct guess takes from a kickoff return (AR-III-1-b, R-65), or a short drop adds to one."""

    less: int = 0
    most: int | None = None
    td_free: bool = True
    least: int | None = None

    def apply(self, yards: int) -> int:
        """Subtract first, then cap."""
        yards -= self.less
        if self.most is not None:
            yards = min(yards, self.most)
        return yards if self.least is None else max(yards, self.least)


FREE = Limits()


def run_back(
    game: Game, side: Side, start: int, column: str, rows: tuple[str, ...], limits: Limits = FREE
) -> Procedure[Ending]:
    """`side` returns the ball from `start` with a column of its special-team chart."""
    source = special_source(game, side, column, "return")
    return (yield from run_back_from(game, source, start, rows, limits))


def run_back_from(
    game: Game, source: Source, start: int, rows: tuple[str, ...], limits: Limits
) -> Procedure[Ending]:
    """A return read from any column."""
    side = source.side
    reading = yield from read_column(game, source, snapped=True, hurried=bool(game.hurried))
    if reading.cell.kind is Kind.COLUMN:
        reading = yield from _breakaway(game, side, reading)
    if reading.stopped == "offset":
        return Ending(
            Dead(side=side, y=start, changed=True, rows=rows), _placed(reading.fouls, side, start, start)
        )
    if reading.cell.kind is Kind.FUMBLE:
        return (yield from _fumbled(game, source, start, reading.cell, reading.fouls, rows))
    yards = yield from return_yards(game, source, reading.cell, start, limits)
    dead = yield from end_of_return(game, side, start, start + yards, rows)
    return Ending(dead, _placed(reading.fouls, side, start, start + yards))


def return_yards(game: Game, source: Source, cell: Cell, start: int, limits: Limits) -> Procedure[int]:
    """Yards of a return that was not fumbled."""
    if cell.kind is Kind.TOUCHDOWN:
        if limits.most is not None and not limits.td_free:
            return limits.most
        return FIELD - start
    yards = yield from amount_yards(game, source.side, cell.amount, "yardage")
    return limits.apply((yield from weathered_return(game, source.column, yards)))


def _breakaway(game: Game, side: Side, squib: Reading) -> Procedure[Reading]:
    """B on the squib table: the returners' own B column is the return (R-63)."""
    cells = game.chart(side).offense["B"]
    source = Source(side=side, part="offense", column="B", cells=cells, purpose="breakaway", phase="return")
    return (yield from read_column(game, source, snapped=True, fouls=squib.fouls))


def end_of_return(game: Game, side: Side, start: int, end: int, rows: tuple[str, ...]) -> Procedure[Dead]:
    """Where a return leaves the ball (BR-VI-13-C, -F-i)."""
    yield BallMoved(
        rule="BR-V-5",
        side=side,
        start=Spot.seen_from(side, start).yards,
        end=Spot.seen_from(side, min(end, FIELD)).yards,
        how="return",
    )
    how = "down"
    if end >= FIELD:
        how = "touchdown"
    elif end <= 0:
        how = "touchback" if start <= 0 else "safety"
        yield ruled(
            "BR-VI-13-F-i", "the return ends in the returners' own end zone: {}", how, news=how == "touchback"
        )
    seconds = game.tables.alternate.returns["attempted"] + tens(end - start)
    return Dead(side=side, y=end, how=how, changed=True, rows=rows, returning=seconds, live=False)


def _fumbled(
    game: Game, source: Source, start: int, cell: Cell, fouls: tuple[Foul, ...], rows: tuple[str, ...]
) -> Procedure[Ending]:
    """A fumbled return: the figure is yards of return; a bare F is at its start (R-08, R-26)."""
    side = source.side
    yards = yield from amount_yards(game, side, cell.amount, "yardage")
    end = start + yards
    simple = bool(fouls) and game.options.xl_fumble_simplification and source.column == "interception_return"
    gained = gained_there(start, end)
    ending = yield from free_ball.free_ball(game, side, end, "fumble", returnable=not simple, gained=gained)
    seconds = game.tables.alternate.returns
    returning = seconds["attempted"] + tens(yards) + seconds["muff"] + ending.dead.returning
    changed = ending.dead.changed or side is not game.offense  # the offense may fumble its own advance
    rows = (*rows, *ending.dead.rows)
    dead = ending.dead.change(changed=changed, rows=rows, returning=returning, live=False)
    return Ending(dead, (*_placed(fouls, side, start, end), *ending.fouls))


def gained_there(start: int, end: int) -> bool:
    """Whether a return that is fumbled began in the returners' own end zone and has not left it (R-71)."""
    return start <= 0 and end <= 0


def _placed(fouls: tuple[Foul, ...], side: Side, start: int, end: int) -> tuple[Foul, ...]:
    """The fouls of a return with the place where they are marked."""
    return tuple(_place(foul, side, start, min(end, FIELD)) for foul in fouls)


def _place(foul: Foul, side: Side, start: int, end: int) -> Foul:
    if foul.value == EARLY:  # before the change of possession, so from the previous spot
        return evolve(foul, value="5", phase="scrimmage")
    return evolve(foul, start=start, end=end, returner=side)
