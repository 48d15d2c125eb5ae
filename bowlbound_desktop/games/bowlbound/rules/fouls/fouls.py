"""Fouls: who is guilty, and how many yards they cost (BR-VI-4-B)."""

from attrs import frozen

from bowlbound_desktop.games.bowlbound.rules.charts.cells import Cell, Kind
from bowlbound_desktop.games.bowlbound.rules.dice import OFFENSE
from bowlbound_desktop.games.bowlbound.rules.game import Elevens
from bowlbound_desktop.games.bowlbound.rules.plays.yardage import amount_yards
from bowlbound_desktop.kernel.asking import ruled
from bowlbound_desktop.kernel.events import FlagThrown
from bowlbound_desktop.kernel.field import Side
from bowlbound_desktop.kernel.procedure import Procedure, roll

BAD_SNAP = "bad snap"
FALSE_START = "false start"
EARLY = "early five"
"""The value of a foul by the returners before they had the ball: five yards (AR-I-4-A)."""


@frozen(kw_only=True, cache_hash=True)
class Foul:
    """A foul as it was rolled."""

    by: Side
    value: str
    """5, 5A, 5Y, 10, 15 or another number of yards; PI for pass interference; or a word of AR-I-4-A."""
    yards: int
    """For interference: how far downfield."""
    phase: str = "scrimmage"
    """scrimmage, kick, kickoff or return."""
    text: str = ""
    """As printed."""
    rolled: bool = False
    """Whether its yards were rolled on the penalty table."""
    start: int = 0
    """Where the return began and (in `end`) ended, in yards from the returners' goal line."""
    end: int = 0
    returner: Side | None = None

    @property
    def interference(self) -> bool:
        """Defensive pass interference."""
        return self.value == "PI"

    @property
    def from_end_of_gain(self) -> bool:
        """Whether it may be marked from the end of a gain (BR-VI-4-B-†)."""
        return self.value in ("5Y", "15")

    @property
    def name(self) -> str:
        """The foul with the yards it costs: OFF S for which 15 was rolled is OFF 15."""
        if self.interference:
            return f"PI {self.yards}"
        guilty = self.text.split()[0] if " " in self.text else self.text[:3]
        return f"{guilty} {self.value}"


def call_foul(
    game: Elevens, side: Side, cell: Cell, phase: str, *, hurried: bool, fixed: bool
) -> Procedure[Foul]:
    """Throw the flag; S and R are rolled at once (BR-VI-4-B), unless a rule has fixed the yards."""
    if cell.kind is Kind.INTERFERENCE:
        yards = yield from amount_yards(game, side, cell.amount, "yardage")
        foul = Foul(by=side.opponent, value="PI", yards=yards, phase=phase, text=cell.text)
    else:
        value = cell.penalty if fixed else (yield from _value(game, side, cell, phase, hurried))
        by = side if cell.word == "OFF" or value == FALSE_START else side.opponent
        rolled = rolls_yardage(game, cell) and not fixed
        foul = Foul(by=by, value=value, yards=_yards(value), phase=phase, text=cell.text, rolled=rolled)
    yield FlagThrown(rule="PC-1", side=foul.by, foul=foul.name)
    return foul


def _yards(value: str) -> int:
    digits = value.rstrip("AYX")
    return int(digits) if digits.isdigit() else 5


def rolls_yardage(game: Elevens, cell: Cell) -> bool:
    """Whether the yards of this foul are found on the penalty table."""
    method = game.options.penalty_method
    return method == "advanced" or (method == "chart" and cell.penalty in ("S", "R"))


def _printed(game: Elevens, value: str) -> str:
    """5X is 5Y (LG-14); the classic edition knows neither, nor 5A (C-BR-13)."""
    if not game.edition.short_codes:
        return value.rstrip("AYX")
    return "5Y" if value == "5X" else value


def _value(game: Elevens, side: Side, cell: Cell, phase: str, hurried: bool) -> Procedure[str]:
    """The yardage of a printed penalty, by the method in use."""
    method, printed = game.options.penalty_method, cell.penalty
    if method == "advanced":
        printed = "R" if phase == "return" else "S"
    if printed not in ("S", "R"):
        return _printed(game, printed)
    foul = f"{cell.word} {printed}"
    if method == "quick":
        return str(game.edition.quick_penalties[foul])
    total = yield from roll(side, OFFENSE, "penalty")
    table = "no_huddle" if hurried and game.edition.hurry == "table" else game.edition.penalty_table
    value = game.tables.penalties[table][foul][total]
    yield ruled("BR-VI-4-B", "{} on a penalty roll of {} is {}", foul, total, value)
    return value
