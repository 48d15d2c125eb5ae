"""The cells of the Play Calls, and how they are parsed from their words."""

import re

from attrs import evolve, frozen

from bowlbound_desktop.kernel.errors import ChartError

RUNS = ("LR", "ER", "DW", "DV", "QBS", "RVS")
PASSES = ("SHVL", "FF", "SCR")
RUN_COLUMNS = ("run", "short_yardage")
COLUMNS = (*RUN_COLUMNS, "short", "medium", "long", "trick")
TITLES = ("Running play", "Short yardage", "Short pass", "Medium pass", "Long pass", "Trick play")
OUTCOMES = ("SACK", "QB", "INC", "INT", "INTERFERENCE")
GAINS = ("BREAK", "TD", "CHAINS", "SHORT", "FIRST")
LETTER = re.compile("[A-P]|AA|BB|CC|DD")
YARDS = re.compile(r"-?\d{1,2}")


@frozen(kw_only=True)
class Cell:
    """One result of the Play Calls."""

    text: str
    """The words of the table."""
    kind: str
    """run, sneak, pass, quarterback (a run on a pass call), sack, incomplete, interception, interference."""
    style: str = ""
    """LR, RVS, FF …, if one is printed."""
    gain: int | str = 0
    """Yards, or one of BREAK, TD, CHAINS, SHORT, FIRST."""
    letter: str = ""
    out: bool = False
    """Out of bounds."""
    fumble: bool = False
    no_return: bool = False
    diamond: bool = False
    late: str = ""
    """What it becomes in the last two minutes: 1 or INC."""
    first_down: "Cell | None" = None
    """What it becomes on first down."""

    @property
    def passing(self) -> bool:
        """Whether a flag on it is a flag on a passing play (GC-X4)."""
        return self.kind not in ("run", "sneak")

    def gaining(self, gain: int | str) -> "Cell":
        """Another gain instead, without the cell's mark and fumble (GC-R41)."""
        kind = self.kind if self.kind in ("run", "sneak", "quarterback") else "pass"
        return evolve(self, kind=kind, gain=gain, out=False, fumble=False)

    @property
    def fallen(self) -> "Cell":
        """The same pass, incomplete."""
        return evolve(self, kind="incomplete", gain=0, out=False, fumble=False)


@frozen(kw_only=True)
class WholeRow:
    """A row that reads the same in every column."""

    what: str
    """rare, flag or scoreboard."""
    trailing: int = 0
    """The row of the side that trails."""
    leading: int = 0


def parse_whole_row(text: str) -> WholeRow:
    """RARE, FLAG, or SCOREBOARD with its two rows."""
    match text.split():
        case ["RARE"]:
            return WholeRow(what="rare")
        case ["FLAG"]:
            return WholeRow(what="flag")
        case ["SCOREBOARD", trailing, leading] if trailing.isdigit() and leading.isdigit():
            return WholeRow(what="scoreboard", trailing=int(trailing), leading=int(leading))
    raise ChartError(f'"{text}" is not a row of the Play Calls')


def parse_cell(text: str, column: str) -> Cell:
    """A cell from its words; every word must be known."""
    kind = "run" if column in RUN_COLUMNS else "pass"
    cell = Cell(text=text, kind=kind)
    for word in text.split():
        cell = _with_word(cell, word)
    return cell


def _with_word(cell: Cell, word: str) -> Cell:
    if word in RUNS or word in PASSES:
        return evolve(cell, style=word, kind=_kind_of_style(word))
    if word in OUTCOMES:
        return evolve(cell, kind=_KINDS[word])
    if word in GAINS or YARDS.fullmatch(word):
        return evolve(cell, gain=word if word in GAINS else int(word))
    if LETTER.fullmatch(word):
        return evolve(cell, letter=word)
    return _with_mark(cell, word)


def _with_mark(cell: Cell, word: str) -> Cell:
    match word.split(":"):
        case ["◊"]:
            return evolve(cell, diamond=True)
        case ["ob"]:
            return evolve(cell, out=True)
        case ["FUMBLE"]:
            return evolve(cell, fumble=True)
        case ["no-return"]:
            return evolve(cell, no_return=True)
        case ["2min", ("1" | "INC") as late]:
            return evolve(cell, late=late)
        case ["1st", gain, *letter]:
            return evolve(cell, first_down=_alternative(cell, gain, *letter))
    raise ChartError(f'"{word}" is not a word of the Play Calls (in "{cell.text}")')


def _alternative(cell: Cell, gain: str, letter: str | None = None) -> Cell:
    """The result on first down, with the letter of the cell unless it has its own."""
    other = cell.gaining(gain if gain == "TD" else int(gain))
    return other if letter is None else evolve(other, letter=letter)


def _kind_of_style(word: str) -> str:
    if word == "QBS":
        return "sneak"
    return "run" if word in RUNS else "pass"


_KINDS = {
    "SACK": "sack",
    "QB": "quarterback",
    "INC": "incomplete",
    "INT": "interception",
    "INTERFERENCE": "interference",
}
