"""What the charts say of plays 1 to 9: offensive dice, defensive dice, Priority Chart (BR-V-8, BR-V-9)."""

from attrs import evolve, frozen

from bowlbound_desktop.games.bowlbound.rules.calls.hurry_up import STANDING, Snap
from bowlbound_desktop.games.bowlbound.rules.calls.wild_card import PREFIX, right
from bowlbound_desktop.games.bowlbound.rules.charts.cells import INCOMPLETE, Cell, Kind
from bowlbound_desktop.games.bowlbound.rules.fouls.fouls import Foul
from bowlbound_desktop.games.bowlbound.rules.fouls.penalties import as_trapped
from bowlbound_desktop.games.bowlbound.rules.plays.defenses import PASSES, WHITE_DEFENSE, can_trap, defend
from bowlbound_desktop.games.bowlbound.rules.plays.lineup import Lineup
from bowlbound_desktop.games.bowlbound.rules.plays.reading import Reading, offense_source, offset, read_column
from bowlbound_desktop.games.bowlbound.rules.plays.results import BothResults, Result, meet
from bowlbound_desktop.games.bowlbound.rules.weather.weather import wind_stops_pass
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.procedure import Procedure

PASS_OF = {"SOP": "7", "BLP": "8"}
FOURTH_DOWN_PRICE = HURRY_PRICE = 2


@frozen(kw_only=True, slots=False)
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


@frozen(kw_only=True)
class Verdict:
    """The result of the charts, to be carried out on the field."""

    result: Result = Result()
    passed: bool = False
    doubled: bool = False
    """Whether the gain counts twice (AR-II-1-C-vii)."""
    fouls: tuple[Foul, ...] = ()
    stopped: str = ""
    """named, no play, bad snap or offset, where there is no result."""


OFFSET = Verdict(stopped="offset")


def consult(lineup: Lineup, call: Call) -> Procedure[Verdict]:
    """What the charts say of a call: the offensive dice, then what the defense makes of their result."""
    if call.play != "5" and right(call.defense, call.play):
        return Verdict(stopped="named", passed=call.play in PASSES)
    reading = yield from _read(lineup, call, call.play, "play", snapped=call.free, fouls=call.fouls)
    if reading.fouls or reading.stopped:
        return (yield from from_reading(lineup, call, Thrown(reading=reading, column=call.play)))
    key = lineup, "result", call.play, call.defense, call.snap.hurried, call.free, reading.cell
    return (
        yield from lineup.setup.memory.recall(
            key, lambda: from_reading(lineup, call, Thrown(reading=reading, column=call.play))
        )
    )


def _read(
    lineup: Lineup, call: Call, column: str, purpose: str, *, snapped: bool, fouls: tuple[Foul, ...]
) -> Procedure[Reading]:
    """The offensive dice in a column."""
    hurried = call.snap.hurried
    return lineup.setup.memory.recall(
        (lineup, "read", column, purpose, snapped, hurried, fouls),
        lambda: read_column(
            lineup, offense_source(lineup, column, purpose), snapped=snapped, hurried=hurried, fouls=fouls
        ),
    )


def from_reading(lineup: Lineup, call: Call, thrown: Thrown) -> Procedure[Verdict]:
    """From the offensive result to the verdict."""
    reading = thrown.reading
    if reading.stopped in ("no play", "bad snap"):
        return Verdict(stopped=reading.stopped, fouls=reading.fouls)
    if reading.cell.kind is Kind.OPTION_PASS:
        thrown = yield from _option_pass(lineup, call, thrown)
        reading = thrown.reading
    if call.play == "5" and call.defense.startswith(PREFIX) and right(call.defense, "5", thrown.option_pass):
        return Verdict(stopped="named", passed=bool(thrown.option_pass))  # AR-II-1-C-vi
    if offset(reading.fouls):
        return OFFSET
    if reading.stopped == "interference":
        return (yield from _interfered(lineup, call, thrown))
    return (yield from _combined(lineup, call, thrown))


def _option_pass(lineup: Lineup, call: Call, thrown: Thrown) -> Procedure[Thrown]:
    """SOP and BLP are rolled again under play 7 or 8 (BR-VI-12)."""
    word = thrown.reading.cell.word
    column = PASS_OF[word]
    yield ruled("BR-VI-12", "{}: roll again under play {}", word, column)
    if call.defense.startswith(PREFIX) and right(call.defense, "5", word):
        return evolve(thrown, column=column, option_pass=word)
    fouls = thrown.reading.fouls
    again = yield from _read(lineup, call, column, "option_pass", snapped=True, fouls=fouls)
    return Thrown(reading=again, column=column, option_pass=word)


def _interfered(lineup: Lineup, call: Call, thrown: Thrown) -> Procedure[Verdict]:
    """After interference the pass is incomplete, unless the defense has QR or QT (BR-VI-4-A-iii, R-11)."""
    fouls, defense = thrown.reading.fouls, WHITE_DEFENSE
    if not thrown.option_pass and can_trap(lineup, call.defense, thrown.column):
        defense = yield from defend(lineup, call.defense, thrown.column, passed=True)
    if defense.cell.kind is not Kind.COLUMN:
        return Verdict(result=Result(kind="incomplete"), passed=True, fouls=fouls)
    meeting = BothResults(offense=INCOMPLETE, defense=defense.cell, passed=True, hurried=call.snap.hurried)
    result = yield from meet(lineup, meeting)
    fouls = as_trapped(lineup, (*fouls, *result.fouls), trapped=result.trapped)
    return Verdict(result=result, passed=True, fouls=fouls)


def _combined(lineup: Lineup, call: Call, thrown: Thrown) -> Procedure[Verdict]:
    """The two results meet on the Priority Chart."""
    passed = thrown.passed
    column = thrown.column if thrown.option_pass else call.play
    defense = yield from defend(lineup, call.defense, column, option_pass=thrown.option_pass, passed=passed)
    cell = yield from against_the_wind(lineup, thrown)
    meeting = BothResults(
        offense=cell,
        defense=defense.cell,
        passed=passed,
        price=price(lineup, call.snap, free=call.free),
        hurried=call.snap.hurried,
        fouls=thrown.reading.fouls,
    )
    result = yield from meet(lineup, meeting)
    fouls = as_trapped(lineup, (*thrown.reading.fouls, *result.fouls), trapped=result.trapped)
    if offset(fouls):
        return OFFSET
    return Verdict(result=result, passed=passed, doubled=defense.doubled, fouls=fouls)


def against_the_wind(lineup: Lineup, thrown: Thrown) -> Procedure[Cell]:
    """Medium and long passes against the strongest wind (AR-VI, R-43)."""
    cell = thrown.reading.cell
    if thrown.column not in ("8", "9") or cell.kind is not Kind.YARDS or cell.bracket:
        return cell
    if not wind_stops_pass(lineup, cell.amount.yards):
        return cell
    yield ruled("AR-VI", "the pass of {} yards falls short in the wind", cell.amount.yards)
    return INCOMPLETE


def price(lineup: Lineup, snap: Snap, *, free: bool = False) -> int:
    """Yards off the offensive result in the classic edition (C-AR-06, C-AR-07)."""
    if free:
        return 0
    late = FOURTH_DOWN_PRICE if lineup.fourth else 0
    return late + (HURRY_PRICE if snap.hurried and lineup.edition.hurry == "minus2" else 0)
