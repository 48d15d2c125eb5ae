"""Plays 1 to 9: offensive dice, defensive dice, Priority Chart, spot (BR-V-8, BR-V-9, BR-VI-12)."""

from attrs import evolve, frozen

from bowlbound_desktop.kernel.procedure import Procedure
from bowlbound_desktop.rules.bowlbound.asking import ruled
from bowlbound_desktop.rules.bowlbound.carry_out import carry_out
from bowlbound_desktop.rules.bowlbound.cells import INCOMPLETE, Cell, Kind
from bowlbound_desktop.rules.bowlbound.defenses import PASSES, WHITE_DEFENSE, Defense, can_trap, defend
from bowlbound_desktop.rules.bowlbound.ending import Ending
from bowlbound_desktop.rules.bowlbound.fouls import Foul
from bowlbound_desktop.rules.bowlbound.game import Game
from bowlbound_desktop.rules.bowlbound.hurry_up import STANDING, Snap
from bowlbound_desktop.rules.bowlbound.penalties import Settled, as_trapped, cancel, no_play, settle
from bowlbound_desktop.rules.bowlbound.reading import Reading, offense_source, offset, read_column
from bowlbound_desktop.rules.bowlbound.results import Meeting, Result, meet
from bowlbound_desktop.rules.bowlbound.weather import wind_stops_pass
from bowlbound_desktop.rules.bowlbound.wild_card import PREFIX, right

PASS_OF = {"SOP": "7", "BLP": "8"}
FOURTH_DOWN_PRICE = HURRY_PRICE = 2
BAD_SNAP_LOSS = -2


@frozen(kw_only=True)
class Call:
    """Both coaches' calls and what was declared."""

    play: str
    defense: str
    snap: Snap = STANDING
    free: bool = False
    """A fake: no price is taken from its result (C-AR-25)."""
    fouls: tuple[Foul, ...] = ()
    """Those of the kick that became a fake."""


@frozen(kw_only=True)
class Thrown:
    """The offensive result after all its dice: which column counts and whether it is a pass."""

    reading: Reading
    column: str
    option_pass: str = ""

    @property
    def passed(self) -> bool:
        """Passes, option passes, and runs but the option that became a scramble or a trap (AR-II-2-C)."""
        kept = self.column != "5" and self.reading.cell.word in ("QR", "QT")
        return self.column in PASSES or kept


def run_or_pass(game: Game, call: Call) -> Procedure[Settled]:
    """An ordinary play."""
    wild = call.defense.startswith(PREFIX)
    if wild and call.play != "5" and right(call.defense, call.play):
        return (yield from named(game, passed=call.play in PASSES))
    source = offense_source(game, call.play)
    reading = yield from read_column(
        game, source, snapped=call.free, hurried=call.snap.hurried, fouls=call.fouls
    )
    return (yield from resolve(game, call, Thrown(reading=reading, column=call.play)))


def named(game: Game, *, passed: bool) -> Procedure[Settled]:
    """The Wild Card named the play: no gain, or incomplete (AR-II-1-C-iv, -v)."""
    rule = "AR-II-1-C-v" if passed else "AR-II-1-C-iv"
    yield ruled(rule, "the Wild Card named the play: {}", "incomplete" if passed else "no gain")
    ending = yield from carry_out(
        game, Result(kind="incomplete" if passed else "yards"), STANDING, passed=passed
    )
    return (yield from settle(game, ending.dead, ()))


def resolve(game: Game, call: Call, thrown: Thrown) -> Procedure[Settled]:
    """From the offensive result to the settled play."""
    reading = thrown.reading
    match reading.stopped:
        case "no play":
            return (yield from no_play(game, reading.fouls[0]))
        case "bad snap":
            return (yield from bad_snap(game, BAD_SNAP_LOSS))
    if reading.cell.kind is Kind.OPTION_PASS:
        thrown = yield from _option_pass(game, call, thrown)
        reading = thrown.reading
    if call.play == "5" and call.defense.startswith(PREFIX) and right(call.defense, "5", thrown.option_pass):
        return (yield from named(game, passed=bool(thrown.option_pass)))  # AR-II-1-C-vi
    if offset(reading.fouls):
        return (yield from cancel(game))
    if reading.stopped == "interference":
        return (yield from _interfered(game, call, thrown))
    return (yield from _combined(game, call, thrown))


def _option_pass(game: Game, call: Call, thrown: Thrown) -> Procedure[Thrown]:
    """SOP and BLP are rolled again under play 7 or 8 (BR-VI-12)."""
    word = thrown.reading.cell.word
    column = PASS_OF[word]
    yield ruled("BR-VI-12", "{}: roll again under play {}", word, column)
    if call.defense.startswith(PREFIX) and right(call.defense, "5", word):
        return evolve(thrown, column=column, option_pass=word)
    source = offense_source(game, column, "option_pass")
    fouls = thrown.reading.fouls
    again = yield from read_column(game, source, snapped=True, hurried=call.snap.hurried, fouls=fouls)
    return Thrown(reading=again, column=column, option_pass=word)


def _interfered(game: Game, call: Call, thrown: Thrown) -> Procedure[Settled]:
    """After interference the pass is incomplete, unless the defence has QR or QT (BR-VI-4-A-iii, R-11)."""
    fouls, defense = thrown.reading.fouls, WHITE_DEFENSE
    if not thrown.option_pass and can_trap(game, call.defense, thrown.column):
        defense = yield from defend(game, call.defense, thrown.column, passed=True)
    if defense.cell.kind is not Kind.COLUMN:
        return (yield from _finish(game, call, Result(kind="incomplete"), fouls, passed=True))
    meeting = Meeting(offense=INCOMPLETE, defense=defense.cell, passed=True, hurried=call.snap.hurried)
    result = yield from meet(game, meeting)
    fouls = as_trapped(game, (*fouls, *result.fouls), trapped=result.trapped)
    return (yield from _finish(game, call, result, fouls, passed=True))


def _combined(game: Game, call: Call, thrown: Thrown) -> Procedure[Settled]:
    """The two results meet on the Priority Chart."""
    passed = thrown.passed
    column = thrown.column if thrown.option_pass else call.play
    defense = yield from defend(game, call.defense, column, option_pass=thrown.option_pass, passed=passed)
    cell = yield from against_the_wind(game, thrown)
    meeting = Meeting(
        offense=cell,
        defense=defense.cell,
        passed=passed,
        price=price(game, call),
        hurried=call.snap.hurried,
        fouls=thrown.reading.fouls,
    )
    result = yield from meet(game, meeting)
    fouls = as_trapped(game, (*thrown.reading.fouls, *result.fouls), trapped=result.trapped)
    if offset(fouls):
        return (yield from cancel(game))
    return (yield from _finish(game, call, result, fouls, passed=passed, defense=defense))


def against_the_wind(game: Game, thrown: Thrown) -> Procedure[Cell]:
    """Medium and long passes against the strongest wind (AR-VI, R-43)."""
    cell = thrown.reading.cell
    if thrown.column not in ("8", "9") or cell.kind is not Kind.YARDS or cell.bracket:
        return cell
    if not wind_stops_pass(game, cell.amount.yards):
        return cell
    yield ruled("AR-VI", "the pass of {} yards falls short in the wind", cell.amount.yards)
    return INCOMPLETE


def price(game: Game, call: Call) -> int:
    """Yards off the offensive result in the classic edition (C-AR-06, C-AR-07)."""
    if call.free:
        return 0
    late = FOURTH_DOWN_PRICE if game.options.fourth_down_minus2 and game.down == 4 else 0
    return late + (HURRY_PRICE if call.snap.hurried and game.edition.hurry == "minus2" else 0)


def _finish(
    game: Game,
    call: Call,
    result: Result,
    fouls: tuple[Foul, ...],
    *,
    passed: bool,
    defense: Defense = WHITE_DEFENSE,
) -> Procedure[Settled]:
    """Carry the result out on the field and settle the fouls, all dice being thrown (trap 22)."""
    ending = yield from carry_out(game, result, call.snap, passed=passed, doubled=defense.doubled)
    return (yield from settle(game, ending.dead, (*fouls, *ending.fouls)))


def bad_snap(game: Game, loss: int) -> Procedure[Settled]:
    """A hurried snap goes astray: a fumble, no penalty (AR-I-4-A-i)."""
    yield ruled("AR-I-4-A-i", "bad snap: a fumble {} yards behind the line", -loss)
    ending: Ending = yield from carry_out(game, Result(kind="fumble", yards=loss), STANDING, passed=False)
    return (yield from settle(game, ending.dead, ending.fouls))
