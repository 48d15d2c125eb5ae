"""Chart cells and their notation (bowl-bound.md section 4)."""

import re
from enum import Enum
from functools import lru_cache

from attrs import evolve, field, frozen

from bowlbound_desktop.kernel.errors import BowlboundError

COLOURS = ("green", "red", "white", "yellow", "black")
VARIABLES = ("DS", "X", "T0", "T1", "T2", "T3")
_LONGEST = 24
_LARGEST = 999


class CellError(BowlboundError, ValueError):
    """Text that is no chart cell; `position` counts its characters from 1."""

    def __init__(self, text: str, position: int, reason: str) -> None:
        super().__init__(f'"{_shown(text)}", character {position}: {reason}')
        self.text, self.position, self.reason = text, position, reason


def _shown(text: str) -> str:
    """The text, short enough for a sentence."""
    short = text if len(text) <= _LONGEST else text[:_LONGEST] + "…"
    return short if short.isprintable() else ascii(short)[1:-1]


class Kind(Enum):
    """What a cell says."""

    BLANK = "blank"
    YARDS = "yards"
    TOUCHDOWN = "touchdown"
    COLUMN = "column"
    INCOMPLETE = "incomplete"
    INTERCEPTION = "interception"
    FUMBLE = "fumble"
    FOUL = "foul"
    INTERFERENCE = "interference"
    OPTION_PASS = "option pass"
    NO_GOOD = "no good"
    SHANK = "shank"
    LONG_PUNT = "long punt"
    BLOCK = "block"


KICK_RESULTS = (Kind.BLOCK, Kind.NO_GOOD, Kind.SHANK, Kind.LONG_PUNT)
"""Results that mean nothing on the charts of offense and defense."""


@frozen(cache_hash=True)
class Amount:
    """Yards: a number, or a token that takes its own throw (LG-7)."""

    sign: int = 1
    number: int = 0
    variable: str = ""

    @property
    def yards(self) -> int:
        """The signed number; variable amounts have none until they are thrown."""
        return self.sign * self.number


ZERO = Amount()


@frozen(cache_hash=True)
class Cell:
    """One box of a chart: what is printed in it, its colour and what that means."""

    text: str
    colour: str
    kind: Kind = field(repr=False)
    amount: Amount = field(default=ZERO, repr=False)
    bracket: str = field(default="", repr=False)
    """"()" or "[]" around yards or a touchdown."""
    word: str = field(default="", repr=False)
    """The column (B, QR, QT), the guilty side (OFF, DEF, PI) or the option pass (SOP, BLP)."""
    penalty: str = field(default="", repr=False)
    """Yards of an OFF or DEF foul as printed: 5, 15, S, R, 5A, 5Y, 5X."""
    marked: bool = field(default=False, repr=False)
    """Whether it has * or † (LG-5)."""

    def __str__(self) -> str:
        return self.text


_BODY = re.compile(
    r"""
      (?P<touchdown>\(TD\)|\[TD\]|TD)
    | (?P<column>B|QR|QT)
    | (?P<incomplete>INC)
    | INT[ ]?(?P<interception>[-+–−]?(?:[0-9]+|DS|X|T[0-3]))
    | F(?:[ ]?(?P<fumble>[-+–−](?:[0-9]+|DS|X|T[0-3])))?
    | (?P<guilty>OFF|DEF)[ ]?(?P<penalty>5[AYX]|[0-9]+|S|R)
    | PI[ ]?(?P<interference>[-+–−]?(?:[0-9]+|DS|X|T[0-3]))
    | (?P<option_pass>SOP|BLP)
    | BK[ ]?(?P<block>[-–−](?:[0-9]+|DS|X|T[0-3]))
    | (?P<kick>NG|FG|KO)
    | (?P<open>[(\[])?(?P<yards>[-+–−]?(?:[0-9]+|DS|X|T[0-3]))(?P<close>[)\]])?
    """,
    re.VERBOSE,
)
_KICKS = {"NG": Kind.NO_GOOD, "FG": Kind.SHANK, "KO": Kind.LONG_PUNT}
_STARTS = {"INT": "the yards of the interception are missing", "PI": "the yards of the foul are missing"} | {
    "OFF": "the penalty must be a number, S, R, 5A, 5Y or 5X",
    "DEF": "the penalty must be a number, S, R, 5A, 5Y or 5X",
    "BK": "a blocked kick needs a loss, as in BK -7",
}
_MARKS = re.compile(r" *[*†]*\Z")


@lru_cache(maxsize=4096)
def parse_cell(text: str, colour: str | None = None) -> Cell:
    """Read a cell; without a colour it gets the one that the legend gives its text."""
    if len(text) > _LONGEST:
        raise CellError(text, _LONGEST + 1, f"a cell has at most {_LONGEST} characters")
    if colour is not None and colour not in COLOURS:
        raise CellError(text, 1, f"the colour must be one of {', '.join(COLOURS)}")
    body = _MARKS.sub("", text, count=1)
    marked = text[len(body) :].strip() != ""
    if not body:
        return _empty(text, colour, marked)
    match = _BODY.fullmatch(body)
    if match is None:
        raise CellError(text, *_complaint(body))
    return _coloured(_meaning(text, match), match, colour, marked)


def _coloured(cell: Cell, match: re.Match[str], colour: str | None, marked: bool) -> Cell:
    own = colour or _legend(cell)
    amount = cell.amount
    if cell.kind is Kind.YARDS and own == "red" and match["yards"][0] not in "+-–−":
        amount = _signed(-1, amount.number, amount.variable)
    return evolve(cell, colour=own, amount=amount, marked=marked)


def _empty(text: str, colour: str | None, marked: bool) -> Cell:
    """A box with nothing but perhaps a mark (LG-24, LG-25)."""
    kind = Kind.INCOMPLETE if colour == "black" else Kind.BLANK
    return Cell(text=text, colour=colour or "white", kind=kind, marked=marked)


def _meaning(text: str, match: re.Match[str]) -> Cell:
    """The cell that a matched text means, before its colour is known."""
    if touchdown := match["touchdown"]:
        return Cell(text, "", Kind.TOUCHDOWN, bracket=touchdown.replace("TD", ""))
    if column := match["column"]:
        return Cell(text, "", Kind.COLUMN, word=column)
    if match["incomplete"]:
        return Cell(text, "", Kind.INCOMPLETE)
    if guilty := match["guilty"]:
        if match["penalty"].isdigit():
            _number(text, match["penalty"], match.start("penalty"))
        return Cell(text, "", Kind.FOUL, word=guilty, penalty=match["penalty"])
    if option_pass := match["option_pass"]:
        return Cell(text, "", Kind.OPTION_PASS, word=option_pass)
    if kick := match["kick"]:
        return Cell(text, "", _KICKS[kick])
    return _with_amount(text, match)


def _with_amount(text: str, match: re.Match[str]) -> Cell:
    for name in ("interception", "fumble", "interference", "block", "yards"):
        if match[name]:
            amount = _amount(text, match[name], match.start(name))
            word = "PI" if name == "interference" else ""
            return Cell(text, "", Kind(name), amount, bracket=_bracket(text, match), word=word)
    return Cell(text, "", Kind.FUMBLE)


def _bracket(text: str, match: re.Match[str]) -> str:
    bracket = (match["open"] or "") + (match["close"] or "")
    if bracket not in ("", "()", "[]"):
        raise CellError(text, len(match[0]), "the closing bracket does not match")
    return bracket


def _amount(text: str, written: str, at: int) -> Amount:
    digits = written.lstrip("+-–−")
    sign = -1 if written[0] in "-–−" else 1
    if digits in VARIABLES:
        return Amount(sign, 0, "X" if digits == "T0" else digits)
    return _signed(sign, _number(text, digits, at))


def _signed(sign: int, number: int, variable: str = "") -> Amount:
    """An amount whose zero has no sign, so that equal yards are equal amounts."""
    return Amount(sign if number or variable else 1, number, variable)


def _number(text: str, digits: str, at: int) -> int:
    if len(digits) > 3:
        raise CellError(text, at + 1, f"a number on a chart is at most {_LARGEST}")
    return int(digits)


def _complaint(body: str) -> tuple[int, str]:
    """Where the notation breaks, and why."""
    legal = next((end for end in range(len(body) - 1, 0, -1) if _BODY.fullmatch(body[:end])), 0)
    start = next((start for start in _STARTS if body.startswith(start)), "")
    if len(start) > legal:
        return len(start) + 1, _STARTS[start]
    if legal:
        return legal + 1, f'"{_shown(body[legal:])}" does not belong here'
    if _BODY.fullmatch(body.strip().upper()):
        return 1, "results stand in capitals and begin at the first character"
    return 1, "this is not a result of a chart"


_RED = {Kind.INTERCEPTION, Kind.FUMBLE, Kind.BLOCK, Kind.SHANK, Kind.NO_GOOD}
_FIXED = {
    Kind.TOUCHDOWN: "green",
    Kind.INCOMPLETE: "black",
    Kind.FOUL: "yellow",
    Kind.INTERFERENCE: "yellow",
    Kind.OPTION_PASS: "white",
    Kind.LONG_PUNT: "green",
}
_COLUMNS = {"B": "green", "QR": "white", "QT": "red"}


def _legend(cell: Cell) -> str:
    """The colour that the legend gives a text."""
    if cell.kind in _RED:
        return "red"
    if cell.kind is Kind.COLUMN:
        return _COLUMNS[cell.word]
    if cell.kind is not Kind.YARDS:
        return _FIXED[cell.kind]
    if cell.amount.variable or cell.amount.number:
        return "green" if cell.amount.sign > 0 else "red"
    return "red" if cell.bracket else "white"


def legend_colour(text: str) -> str:
    """The colour that the legend gives this text."""
    return parse_cell(text).colour


BLANK = parse_cell("")
INCOMPLETE = parse_cell("INC")


_RULES = {
    Kind.BLANK: "LG-24",
    Kind.YARDS: "LG-1",
    Kind.TOUCHDOWN: "LG-6",
    Kind.COLUMN: "LG-19",
    Kind.INCOMPLETE: "LG-17, LG-25",
    Kind.INTERCEPTION: "LG-18",
    Kind.FUMBLE: "LG-16",
    Kind.FOUL: "LG-9",
    Kind.INTERFERENCE: "LG-15",
    Kind.OPTION_PASS: "LG-8",
    Kind.NO_GOOD: "LG-20",
    Kind.SHANK: "LG-22",
    Kind.LONG_PUNT: "LG-23",
    Kind.BLOCK: "LG-21",
}
_FOULS = {"S": "LG-10", "R": "LG-11", "5A": "LG-12", "5Y": "LG-13", "5X": "LG-14"}


@lru_cache(maxsize=4096)
def legend_rule(cell: Cell) -> str:
    """The lines of the legend that explain a cell."""
    rules = [_FOULS.get(cell.penalty, _RULES[cell.kind])]
    if cell.amount.variable:
        rules.append("LG-7")
    if cell.marked:
        rules.append("LG-5")
    return ", ".join(rules)
