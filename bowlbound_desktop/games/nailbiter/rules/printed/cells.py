"""Cells of the play tables: a result, and other results under conditions."""

import re
from collections.abc import Mapping
from typing import Any, TypeAlias

from attrs import evolve, frozen

from bowlbound_desktop.kernel.errors import FileError

CONDITIONS = ("under two", "goal line", "inside 10", "long yardage", "1st down", "long pass", "deep pass")
_FACES = re.compile(r"[1-6]\+[1-6]")
_NUMBER = re.compile(r"[+-]?\d+")


@frozen(kw_only=True)
class Result:
    """The result of a cell."""

    kind: str = "gain"
    """gain, inches, long, touchdown, sack, incomplete, intercepted, flag, rush (covered or pressure), C1, C2,
    C3, at, interference, fair-catch or muff."""
    yards: int = 0
    """Gained; the length of an interception; the yard line of "at" and "interference"."""
    measured: bool = False
    """Whether the cell gives its own number."""
    out: bool = False
    strip: bool = False
    fumble: bool = False
    parenthesis: bool = False
    hurting: bool = False
    time_out: bool = False
    no_return: bool = False
    end_zone: bool = False
    back: bool = False
    """Whether it is fumbled back to the other side, which falls on it."""
    challenge: bool = False
    run: bool = False


KINDS = ("inches", "long", "touchdown", "incomplete", "intercepted", "flag", "rush", "C1", "C2", "C3", "at")
_WORDS: Mapping[str, Mapping[str, Any]] = {
    **{kind: {"kind": kind} for kind in (*KINDS, "sack", "interference", "fair-catch", "muff")},
    "ob": {"out": True},
    "strip": {"strip": True},
    "fumble": {"fumble": True},
    "X": {"hurting": True},
    "time-out": {"time_out": True},
    "no-return": {"no_return": True},
    "end-zone": {"end_zone": True},
    "back": {"back": True},
    "challenge": {"challenge": True},
    "run": {"run": True},
}


@frozen
class Cell:
    """A cell with its notes."""

    text: str
    result: Result
    notes: tuple[tuple[str, Result], ...] = ()

    def read(self, circumstances: frozenset[str]) -> Result:
        """The result of the first note that holds, else the plain one."""
        return next((result for when, result in self.notes if when in circumstances), self.result)

    def looks_at_faces(self, circumstances: frozenset[str]) -> bool:
        """Whether the result depends on the faces of the dice."""
        if any(_FACES.fullmatch(when) for when, _ in self.notes):
            return True
        return self.read(circumstances).kind == "rush"


Column: TypeAlias = Mapping[int, Cell]


def parse_cell(text: str) -> Cell:
    """Read a cell; every word of it must be known."""
    plain, *notes = (part.strip() for part in text.split(";"))
    return Cell(text, _result(plain, text), tuple(_note(note, text) for note in notes))


def _note(note: str, text: str) -> tuple[str, Result]:
    when, _, result = (part.strip() for part in note.partition(":"))
    if when not in CONDITIONS and not _FACES.fullmatch(when):
        raise FileError(f'the cell "{text}" has an unknown condition "{when}"')
    return when, _result(result, text)


def _result(plain: str, text: str) -> Result:
    inside = re.fullmatch(r"\((.*)\)", plain)
    result = Result(parenthesis=inside is not None)
    for word in (inside[1] if inside else plain).split():
        if _NUMBER.fullmatch(word):
            result = evolve(result, yards=int(word), measured=True)
        elif word in _WORDS:
            result = evolve(result, **_WORDS[word])
        else:
            raise FileError(f'the cell "{text}" has an unknown word "{word}"')
    return evolve(result, yards=-result.yards) if result.kind == "sack" else result
