"""The defensive result: formations A-F, Run, Pass and Nickel defenses (BR-IV-2-B, AR-II-2, AR-II-3)."""

from attrs import frozen

from bowlbound_desktop.games.bowlbound.rules.calls.wild_card import PREFIX, guessed_wrong, wrong
from bowlbound_desktop.games.bowlbound.rules.charts.cell_reads import read
from bowlbound_desktop.games.bowlbound.rules.charts.cells import BLANK, INCOMPLETE, Cell, Kind, parse_cell
from bowlbound_desktop.games.bowlbound.rules.charts.chart import FORMATIONS, Column
from bowlbound_desktop.games.bowlbound.rules.dice import DEFENSE
from bowlbound_desktop.games.bowlbound.rules.game import Elevens
from bowlbound_desktop.games.bowlbound.rules.plays.lineup import Lineup
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.procedure import Procedure, roll

PASSES = ("6", "7", "8", "9")
COVERED_PASSES = ("7", "8", "9")
STOPPED = parse_cell("(0)")
NICKEL = parse_cell("2")


@frozen
class Defense:
    """What the defense makes of the play."""

    cell: Cell = BLANK
    doubled: bool = False
    """A guess without entitlement went wrong: the gain counts twice (AR-II-1-C-vii)."""


WHITE_DEFENSE = Defense()


def defend(
    lineup: Lineup, call: str, play: str, *, option_pass: str = "", passed: bool
) -> Procedure[Defense]:
    """The result of the defense's call; `play` is the column to read, 7 or 8 for an option pass."""
    if call.startswith(PREFIX):
        yield ruled("AR-II-1-C-vii", "the Wild Card named the wrong play")
        return Defense(*wrong(lineup.options, lineup.entitled, red_zone=lineup.red_zone))
    match call:
        case "R":
            return (yield from _run_defense(lineup, play, passed))
        case "P":
            return (yield from _pass_defense(lineup, play, passed))
        case "Q":
            return (yield from _nickel(lineup, play, passed))
    if call not in FORMATIONS or option_pass:
        return WHITE_DEFENSE  # the red-zone blank, or PC-2
    return Defense((yield from _formation(lineup, call, play)))


def formation_column(game: Elevens, formation: str, play: str) -> Column:
    """What a formation gives against a play, by the total of the defensive dice."""
    return game.chart(game.defense).defense[formation][play]


def _formation(game: Elevens, formation: str, play: str) -> Procedure[Cell]:
    """A cell of the defensive chart, in the column of the offensive play."""
    total = yield from roll(game.defense, DEFENSE, "defense", f"{formation}.{play}")
    cell = formation_column(game, formation, play)[total - 1]
    yield read("BR-IV-2-B", game.defense, "defense", play, f"{formation}{total}", cell)
    return cell


def _run_defense(lineup: Lineup, play: str, passed: bool) -> Procedure[Defense]:
    """R stops a run on a total of 1 (AR-II-2-A)."""
    if passed:
        yield ruled("AR-II-2-C", "Run defense against a pass")
        return Defense(*guessed_wrong(lineup.options, lineup.entitled))
    total = yield from roll(lineup.defense, DEFENSE, "defense", f"R.{play}")
    yield ruled("AR-II-2-A", "Run defense on {}: {}", total, "(0)" if total == 1 else "no change")
    return Defense(STOPPED if total == 1 else BLANK)


def _pass_defense(lineup: Lineup, play: str, passed: bool) -> Procedure[Defense]:
    """P breaks up a pass on a total of 1 (AR-II-2-B)."""
    if not passed:
        yield ruled("AR-II-2-C", "Pass defense against a run")
        return Defense(*guessed_wrong(lineup.options, lineup.entitled))
    return Defense((yield from _broken_up(lineup, "P", play)))


def _broken_up(game: Elevens, call: str, play: str) -> Procedure[Cell]:
    if play not in COVERED_PASSES:
        return BLANK
    total = yield from roll(game.defense, DEFENSE, "defense", f"{call}.{play}")
    rule = "AR-II-2-B" if call == "P" else "AR-II-3"
    yield ruled(rule, "{} defense on {}: {}", call, total, "incomplete" if total == 1 else "no change")
    return INCOMPLETE if total == 1 else BLANK


def _nickel(lineup: Lineup, play: str, passed: bool) -> Procedure[Defense]:
    """Q gives two yards to every run and breaks up passes on a total of 1 (AR-II-3)."""
    if passed:
        return Defense((yield from _broken_up(lineup, "Q", play)))
    yield ruled("AR-II-3", "Nickel defense against a run: two yards more")
    return Defense(NICKEL)


def can_trap(game: Elevens, call: str, play: str) -> bool:
    """Whether the defense's call can give QR or QT against this play (R-11)."""
    if call not in FORMATIONS:
        return False
    return any(cell.kind is Kind.COLUMN for cell in formation_column(game, call, play))
