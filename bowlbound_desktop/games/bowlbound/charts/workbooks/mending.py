"""Restores texts of cells that spreadsheets have changed."""

import re
from collections.abc import Iterator

from attrs import frozen

from bowlbound_desktop.games.bowlbound.charts.entry import parse_entry
from bowlbound_desktop.games.bowlbound.charts.sheet import tidy
from bowlbound_desktop.games.bowlbound.charts.spelling import capital, usual
from bowlbound_desktop.games.bowlbound.charts.workbooks.values import SheetCell
from bowlbound_desktop.games.bowlbound.rules.charts.cells import CellError

_ENCODINGS = ("cp1252", "latin-1", "mac_roman")
_CUT_DAGGER = re.compile(r"(?<=[0-9A-Z)\]])\s*(?:â€|â\x80|‚Ä)\s*\Z")
_LONE_DAGGER = re.compile(r"(?<=[0-9A-Z)\]])\s*[åÜ‡]\Z")
"""The dagger of one old encoding read as another."""
_SPACED = re.compile(r"([-+–−(\[])\s+|\s+([)\]])")
_INNER = re.compile(r"\s+(?=[*†])")
_SIGNED = re.compile(r"-\((.+)\)")
_FORMULA = re.compile(r"=([-+](?:DS|X|T[0-3]|[0-9]+))")
_MINUS = {ord("–"): "-", ord("−"): "-"}
LARGEST = 999


@frozen
class Mended:
    """A restored text, and what had to be guessed or is wrong about it."""

    text: str
    doubts: tuple[str, ...] = ()
    wrong: str = ""
    """Why the cell cannot be read."""


def mended(cell: SheetCell, column: str) -> Mended:
    """The text of a result as far as it can be told without its colour."""
    if cell.day is not None:
        return _from_date(cell)
    if cell.formula and (not cell.text or cell.text.startswith("#")):
        return _from_formula(cell)
    return _from_text(cell.text, column)


def _from_date(cell: SheetCell) -> Mended:
    number = cell.number or 0.0
    if abs(number) <= LARGEST and number == int(number):
        return Mended(str(int(number)), (f"a number shown as a date: read as {int(number)}",))
    assert cell.day is not None
    spoken = f"{cell.day.day} {cell.day:%B %Y}"
    return Mended("", wrong=f"the spreadsheet made a date of it ({spoken}): type the result again as text")


def _from_formula(cell: SheetCell) -> Mended:
    match = _FORMULA.fullmatch(cell.formula.replace(" ", "").upper())
    if match is None:
        return Mended("", wrong=f"the formula {cell.formula[:20]} has no result: type the result as text")
    return Mended(match[1], (f"the spreadsheet made a formula of it: read as {match[1]}",))


def _from_text(text: str, column: str) -> Mended:
    for candidate, doubt in _candidates(text, column):
        try:
            parse_entry(candidate, column)
        except CellError:
            continue
        return Mended(candidate, (doubt,) if doubt else ())
    return Mended(tidy(text))


def _candidates(text: str, column: str) -> Iterator[tuple[str, str]]:
    """What the text may have been, the likeliest first, and what had to be guessed."""
    plain = tidy(text)
    if "|" in text:  # written with its colour, so that it stays exactly as it is
        yield text, ""
    common = usual(plain).translate(_MINUS)
    yield common, ""
    close = _INNER.sub("", _SPACED.sub(r"\1\2", common))
    outside = _SIGNED.sub(r"(-\1)", close)
    for found in (close, outside, capital(outside, column)):
        yield found, ""
    for found in _recoded(text):
        read = usual(tidy(found)).translate(_MINUS)
        yield read, f'wrong encoding: "{plain[:12]}" read as "{read}"'


def _recoded(text: str) -> Iterator[str]:
    """The text where its bytes were read in a wrong encoding."""
    for encoding in _ENCODINGS:
        try:
            yield text.encode(encoding).decode("utf-8")
        except UnicodeError:
            continue
    yield _CUT_DAGGER.sub("†", text)
    yield _LONE_DAGGER.sub("†", text)
