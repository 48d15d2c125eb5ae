"""What the charts say of a run or pass: offensive and defensive result combined (BR-IV-2-D, BR-V-9)."""

from attrs import evolve, frozen

from bowlbound_desktop.games.bowlbound.rules.charts.cells import BLANK, KICK_RESULTS, Cell, Kind
from bowlbound_desktop.games.bowlbound.rules.fouls.fouls import Foul
from bowlbound_desktop.games.bowlbound.rules.game import Elevens
from bowlbound_desktop.games.bowlbound.rules.plays.priority import combine, priority_rule
from bowlbound_desktop.games.bowlbound.rules.plays.reading import PURPOSES, offense_source, read_column
from bowlbound_desktop.games.bowlbound.rules.plays.yardage import amount_yards
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.procedure import Procedure

SAID = {
    "O": "the offense's result stands",
    "D": "the defense's result stands",
    "ADD": "the two are added",
    "TD": "touchdown",
    "INC": "incomplete",
    "INT O": "intercepted at the offense's yardage",
    "INT D": "intercepted at the defense's yardage",
    "INT MIN": "intercepted at the smaller yardage",
    "F O": "fumble at the offense's yardage",
    "F D": "fumble at the defense's yardage",
    "F 1": "fumble one yard deep in the end zone",
    "B": "roll for the breakaway",
    "B +D": "roll for the breakaway and add the defense's number",
    "QR": "roll for the quarterback's run",
    "QR +D": "roll for the quarterback's run and add the defense's number",
    "QT": "roll for the trapped quarterback",
}


SENSELESS = (*KICK_RESULTS, Kind.OPTION_PASS)
"""Results without meaning when two results are combined; a chart with them is odd, but can be played."""


@frozen(kw_only=True)
class Result:
    """The combined result of the charts, still to be carried out on the field."""

    kind: str = "yards"
    """yards, incomplete, touchdown, interception or fumble."""
    yards: int = 0
    marked: bool = False
    """Whether the play ends out of bounds (LG-5)."""
    firm: bool = False
    """In parentheses, so that the weather does not change it (R-43)."""
    trapped: bool = False
    """The passer ran or was caught: QR or QT."""
    deep: bool = False
    """The fumble is one yard deep in the defenders' end zone (PC, F against a touchdown)."""
    fouls: tuple[Foul, ...] = ()


@frozen(kw_only=True)
class BothResults:
    """An offensive and a defensive result about to be combined."""

    offense: Cell
    defense: Cell
    passed: bool
    price: int = 0
    """Yards off the offensive result (C-AR-06, C-AR-07)."""
    hurried: bool = False
    fouls: tuple[Foul, ...] = ()
    """Those of the play so far, which a foul in a column may offset at once (C-BR-08)."""


def meet(game: Elevens, meeting: BothResults) -> Procedure[Result]:
    """Combine the two results by the Priority Chart and roll what it asks for."""
    if meeting.offense.kind in SENSELESS or meeting.defense.kind in SENSELESS:
        meeting = evolve(meeting, offense=_sensible(meeting.offense), defense=_sensible(meeting.defense))
    action = combine(game, meeting.offense, meeting.defense)
    rule = priority_rule(game, meeting.offense, meeting.defense)
    yield ruled(rule, "{} against {}: {}", _shown(meeting.offense), _shown(meeting.defense), SAID[action])
    match action.split():
        case ["O"]:
            return (yield from _alone(game, meeting))
        case ["ADD"]:
            return (yield from _added(game, meeting))
        case ["D"]:
            yards = yield from amount_yards(game, game.defense, meeting.defense.amount, "defense_yardage")
            return Result(yards=yards, marked=meeting.defense.marked, firm=True)
        case ["TD"]:
            return Result(kind="touchdown")
        case ["INC"]:
            return _incomplete(meeting)
        case ["INT", whose]:
            return (yield from _interception(game, meeting, whose))
        case ["F", whose]:
            return (yield from _fumble(game, meeting, whose))
        case [column, *added]:
            return (yield from _in_column(game, meeting, column, bool(added)))
    raise AssertionError(action)


def _sensible(cell: Cell) -> Cell:
    return BLANK if cell.kind in SENSELESS else cell


def _shown(cell: Cell) -> str:
    return cell.text or f"a {cell.colour} box"


def _incomplete(meeting: BothResults) -> Result:
    """Black against a run is no gain (trap 13)."""
    return Result(kind="incomplete") if meeting.passed else Result()


def _offense_yards(game: Elevens, meeting: BothResults) -> Procedure[int]:
    yards = yield from amount_yards(game, game.offense, meeting.offense.amount, "yardage")
    if meeting.price:
        yield ruled("C-AR-06", "{} yards off the offensive result of {}", meeting.price, yards)
    return yards - meeting.price


def _alone(game: Elevens, meeting: BothResults) -> Procedure[Result]:
    """The offensive result stands."""
    yards = yield from _offense_yards(game, meeting)
    return Result(yards=yards, marked=meeting.offense.marked, firm=bool(meeting.offense.bracket))


def _added(game: Elevens, meeting: BothResults) -> Procedure[Result]:
    """Both yardages are added (PC-8 for brackets on both sides)."""
    offense = yield from _offense_yards(game, meeting)
    defense = yield from amount_yards(game, game.defense, meeting.defense.amount, "defense_yardage")
    yield ruled("BR-IV-2-D", "{} and {} make {} yards", offense, defense, offense + defense)
    return Result(yards=offense + defense, marked=meeting.offense.marked or meeting.defense.marked)


def _interception(game: Elevens, meeting: BothResults, whose: str) -> Procedure[Result]:
    """At the offense's, the defense's or the smaller yardage (R-06)."""
    yards: list[int] = []
    if whose in ("O", "MIN"):
        yards.append((yield from amount_yards(game, game.offense, meeting.offense.amount, "yardage")))
    if whose in ("D", "MIN"):
        amount = meeting.defense.amount
        yards.append((yield from amount_yards(game, game.defense, amount, "defense_yardage")))
    return Result(kind="interception", yards=min(yards))


def _fumble(game: Elevens, meeting: BothResults, whose: str) -> Procedure[Result]:
    """A fumble is never undone by the defense, only moved (R-03, R-08)."""
    if whose == "1":
        return Result(kind="fumble", deep=True)
    bare = meeting.defense.kind is Kind.FUMBLE and meeting.defense.text.rstrip("*† ") == "F"
    if bare and meeting.offense.kind is Kind.TOUCHDOWN:  # the end of the offense's yards is the end zone
        return Result(kind="fumble", deep=True)
    if whose == "O" or bare:
        yards = yield from amount_yards(game, game.offense, meeting.offense.amount, "yardage")
    else:
        yards = yield from amount_yards(game, game.defense, meeting.defense.amount, "defense_yardage")
    return Result(kind="fumble", yards=yards)


def _in_column(game: Elevens, meeting: BothResults, column: str, adds: bool) -> Procedure[Result]:
    """Roll in the B, QR or QT column (BR-VI-2, PC-5, PC-6)."""
    source = offense_source(game, column, PURPOSES[column])
    reading = yield from read_column(game, source, snapped=True, hurried=meeting.hurried, fouls=meeting.fouls)
    fouls = reading.fouls[len(meeting.fouls) :]
    if reading.stopped:
        return Result(kind="incomplete", trapped=column != "B", fouls=fouls)
    cell = BLANK if reading.cell.kind is Kind.COLUMN else reading.cell
    extra = meeting.defense if adds and not cell.bracket and cell.kind in (Kind.YARDS, Kind.BLANK) else BLANK
    inner = evolve(meeting, offense=cell, defense=extra, passed=True)
    result = yield from meet(game, inner)
    return evolve(result, trapped=column != "B", fouls=fouls)
